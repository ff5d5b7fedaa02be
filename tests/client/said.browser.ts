/** What the table says, and what it must never say: why not, who thinks, who is waited for, how one stands, how to skip. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { ADDRESS, fine, launch, person, QUICK } from "./browser";
import { answered, atTable, byMouse, choices, playOn, standing, turn } from "./playing";
import { until } from "./rockwell";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const why = (page: Page) => page.locator("#why-not.shown");

/** Everything that is shown in this place from now on, each text once. */
async function collect(page: Page, place: string): Promise<() => Promise<string[]>> {
  await page.evaluate((selector) => {
    const said = new Set<string>();
    Object.assign(window, { [`said ${selector}`]: said });
    const look = () => document.querySelectorAll(selector).forEach((each) => said.add(each.textContent!.trim()));
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    look();
  }, place);
  return () => page.evaluate((selector) => [...(window as unknown as Record<string, Set<string>>)[`said ${selector}`]!], place);
}

test("no reason is told after a choice that was possible, and nobody waits for oneself", async () => {
  const page = await person(browser, { viewport: { width: 1440, height: 900 } }, { ...QUICK, list: false });
  await atTable(page, "thebes", 2);
  const [reasons, asked] = [await collect(page, "#why-not.shown"), await collect(page, "h2.question")];
  await playOn(page, byMouse, 12);
  // The pointer rests where it pressed: a moment later still nothing is said.
  await page.waitForFunction(() => !document.querySelector("[data-busy=true]"));
  expect(await why(page).count()).toBe(0);
  expect(await reasons()).toEqual([]);
  expect((await asked()).filter((text) => /Waiting for[^.]*Ada/.test(text))).toEqual([]);
  fine(page);
});

test("what is pressed too early says why: a tile before a crew in Rockwell", async () => {
  const page = await person(browser, { viewport: { width: 1440, height: 1000 } }, { ...QUICK, list: false });
  await atTable(page, "rockwell", 3);
  await until(page, /active crew/);
  const before = await standing(page);
  await page
    .locator(".tile:not(.can)")
    .first()
    .click({ position: { x: 30, y: 12 }, force: true });
  await why(page).waitFor();
  expect(await why(page).innerText()).toMatch(/R\d+\.\d+/);
  expect(await standing(page)).toBe(before);
  fine(page);
});

test("a bot that thinks is shown", async () => {
  const page = await person(browser, {}, QUICK);
  await page.goto("/");
  const api = page.context().request;
  const origin = { headers: { origin: ADDRESS } };
  await api.post("/api/me/guest", { data: { name: "Ada" }, ...origin });
  const table = { game: "thebes", chairs: [{ kind: "me" }, { kind: "bot", bot: "expert" }], start: true, public: false };
  const { id } = await (await api.post("/api/tables", { data: table, ...origin })).json();
  await page.goto(`/table/${id}`);
  const said = await collect(page, ".seats .turn");
  for (let number = 0; number < 20 && !(await said()).includes("thinks…"); number++) {
    if (!(await turn(page))) break;
    const before = await standing(page);
    await choices(page).first().click();
    await answered(page, before);
  }
  expect(await said()).toContain("thinks…");
  fine(page);
});

test("on a phone one sees who one is and how one stands, in all languages without scrolling the tabs", async () => {
  const page = await person(browser, PHONE, { ...QUICK, list: false });
  await atTable(page, "thebes", 3);
  const mine = page.locator(".tabs .standing");
  expect(await mine.innerText()).toMatch(/You are A, the red circle/);
  expect(await mine.innerText()).toMatch(/\d+ points, place \d of 3/);
  // A tap on what means nothing points to what is asked.
  await page.locator("h2.question").evaluate((question) => {
    const animate = question.animate.bind(question);
    question.animate = (...how) => ((question.dataset.reminded = "yes"), animate(...how));
  });
  await page.locator('[data-at="frame"]').tap({ position: { x: 60, y: 60 } });
  await page.locator("h2.question[data-reminded]").waitFor();
  for (const lang of ["nl", "de", "fr", "en"]) {
    await page.locator("header select").selectOption(lang);
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(lang);
    const hidden = () => page.locator(".tabs.small-only").evaluate((tabs) => tabs.scrollWidth - tabs.clientWidth);
    await expect.poll(hidden, lang).toBeLessThanOrEqual(0);
  }
  fine(page);
});

test("names on a small phone's map are large enough to read, in a lesson too", async () => {
  const page = await person(browser, PHONE, { ...QUICK, list: false });
  const sizes = () =>
    page.locator(".place-name").evaluateAll((names) =>
      names.map((name) => {
        const scale = (name as SVGTextElement).getScreenCTM()!.a;
        return parseFloat(getComputedStyle(name).fontSize) * scale;
      }),
    );
  const smallest = async () => Math.min(...(await sizes()));
  await atTable(page, "thebes", 3);
  await expect.poll(smallest).toBeGreaterThanOrEqual(11);
  await page.goto("/learn/thebes?begin");
  await page.locator(".place-name").first().waitFor();
  await expect.poll(smallest).toBeGreaterThanOrEqual(11);
  fine(page);
});

test("how to skip is said until one has skipped; moves of one kind are one chip", async () => {
  const page = await person(browser, {}, { speed: 0.5, soundAsked: true });
  await atTable(page, "rawsiko", 3);
  const how = page.getByText("A click or any key skips ahead.");
  const holding = page.locator(".play.holding");
  const act = async () => {
    await page.locator(".play.holding, .play.asked").first().waitFor();
    if (await holding.isVisible()) return;
    await page
      .locator("[data-action]")
      .first()
      .evaluate((button: HTMLElement) => button.click());
    await page.waitForFunction(() => document.querySelector(".play.holding, .table[data-busy=false] .play.asked"));
  };
  const untilTold = async () => {
    for (let number = 0; number < 60 && !(await holding.isVisible()); number++) await act();
  };
  await untilTold();
  await how.waitFor();
  await page.keyboard.press("x");
  await holding.waitFor({ state: "detached" });
  await turn(page);
  await untilTold();
  expect(await how.count()).toBe(0);
  await page.keyboard.press("x");
  const joined = page.locator(".strip .chip", { hasText: /(places|settles in) \d+ / });
  for (let number = 0; number < 60 && !(await joined.count()); number++) {
    await act();
    await page.keyboard.press("x");
  }
  const seats = await page
    .locator(".strip .chip")
    .evaluateAll((chips) => chips.map((chip) => chip.textContent!.trim().split(" places")[0]));
  expect(seats.every((seat, i) => seat !== seats[i + 1])).toBe(true);
  fine(page);
});
