/** Somebody who only follows the words: from the front page to the end of the first lesson, by mouse, keyboard, phone. */
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { fine, launch, person, playNow, QUICK } from "./browser";
import { byPanel, choices, standing, tabTo } from "./playing";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const GAMES = ["thebes", "rockwell", "cavum", "rawsiko"];
/** With `LONG=1` (`make test-long`) in all languages and all lessons; otherwise in one language, the first lessons. */
const LANGUAGES = process.env.LONG ? ["en-GB", "nl-NL", "de-DE", "fr-FR"] : ["en-GB"];
const ALL_LESSONS = process.env.LONG ? GAMES.flatMap((game) => LANGUAGES.map((locale) => [game, locale] as const)) : [];

const speech = (page: Page) => page.locator("section.speech");
const readOn = (page: Page) => speech(page).locator(".ways button.main");
const isOver = (page: Page) => page.locator("#lesson-done").isVisible();

/** What is said, how far the lesson is, and how far the gesture; at the end of a lesson nothing is said any more. */
const moment = async (page: Page) => [...(await speech(page).allInnerTexts()), await standing(page)].join(" ");

async function enter(page: Page, game: string): Promise<void> {
  await page.goto("/");
  await page.locator(`[data-game=${game}] a.main`).click();
  await speech(page).waitFor();
}

async function offered(page: Page, game: string): Promise<{ lessons: number }> {
  const games = (await (await page.request.get("/api/games")).json()) as { id: string; lessons: number }[];
  return games.find(({ id }) => id === game)!;
}

type Act = (page: Page, number: number) => Promise<void>;
/** A coached match included, with moves that are not chosen well. */
const MOST_STEPS = 600;

/** Goes through the lesson by reading, and doing what is asked for; how often something was asked for. */
async function follow(page: Page, read: Act, act: Act): Promise<number> {
  for (let asked = 0, steps = 0; steps < MOST_STEPS; steps++) {
    await page.locator("#lesson-done, section.speech .ways button:enabled:not(.plain), .play.asked").first().waitFor();
    if (await isOver(page)) return asked;
    const before = await moment(page);
    const isRead = await readOn(page).isVisible();
    await (isRead ? read(page, steps) : act(page, steps));
    asked += Number(!isRead);
    await expect.poll(async () => (await isOver(page)) || (await moment(page)) !== before).toBe(true);
  }
  throw new Error("the lesson does not end");
}

/** A lit switch only shows something: what is asked for is done by the other lit things. */
const LIT = ".frame [role=button].lit:not([aria-disabled]), .frame button.lit:enabled:not([aria-pressed])";
const ASKED_FOR = ".play .buttons .right, .actions .right";

const showMe = (page: Page) => speech(page).locator(".ways button:enabled:not(.plain)").first();

/** What is asked for: the thing that is lit on the board, a button of the bar, or a line of the list. */
async function clickRight(page: Page): Promise<void> {
  await showMe(page).click();
  const isLit = (await page.locator(LIT).count()) === 1;
  await page
    .locator(isLit ? LIT : `${ASKED_FOR}, ${LIT}`)
    .first()
    .click();
}

/** What is asked for, as the list marks it; in a coached match everything is right. What is to be read may come while one looks. */
async function clickRightOrAnything(page: Page, number: number): Promise<void> {
  await showMe(page).or(choices(page)).filter({ visible: true }).first().waitFor();
  if (await readOn(page).isVisible()) return readOn(page).click();
  const isTaught = await showMe(page).isVisible();
  await (isTaught ? page.locator(ASKED_FOR).first().click() : byPanel(page, number));
}

/** Whether a finger on its middle meets it: a board may be zoomed past it or draw something over it. */
function isInSight(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  return met !== null && thing.contains(met);
}

/** On a phone the list of choices lies over the board: it is opened where nothing else is lit. */
async function tapRight(page: Page): Promise<void> {
  await showMe(page).tap();
  const shown = page.locator(`${LIT}, .play .buttons .right`);
  if ((await shown.count()) === 1 && (await shown.evaluate(isInSight))) return shown.tap();
  const sheet = page.locator(".pull[aria-expanded=true]");
  if (await sheet.isVisible()) await sheet.tap();
  const list = page.locator(".menu").getByRole("button", { name: "List of choices" });
  if ((await list.getAttribute("aria-pressed")) === "false") await list.tap();
  await page.locator(".actions .right").first().tap();
}

async function enterOn(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press("Enter");
}

test.each(GAMES.flatMap((game) => LANGUAGES.map((locale) => [game, locale] as const)))(
  "%s: a newcomer is offered a lesson first, and ends it by mouse (%s)",
  async (game, locale) => {
    const page = await person(browser, { locale });
    await enter(page, game);
    expect(await page.locator("html").getAttribute("lang")).toBe(locale.slice(0, 2));
    const asked = await follow(page, (each) => readOn(each).click(), clickRight);
    expect(asked).toBeGreaterThan(0);
    expect(await page.locator("main").innerText()).not.toMatch(/[{}]|undefined/);
    await page.goto("/");
    // Who has done a lesson is offered the next one first, and a match beside it.
    const goOn = page.locator(`[data-game=${game}] a.go-on.main`);
    expect(await goOn.innerText()).toMatch(/ 2\b/);
    await page.locator(`[data-game=${game}] button.play-now:not(.main)`).waitFor();
    await goOn.click();
    await speech(page).waitFor();
    fine(page);
  },
);

test.each(ALL_LESSONS)("%s: one lesson leads to the next, up to a match with a coach that ends (%s)", async (game, locale) => {
  const page = await person(browser, { locale });
  await enter(page, game);
  const next = page.locator("section.card button.main");
  const lessons = (await offered(page, game)).lessons;
  for (let done = 1; done <= lessons; done++) {
    await follow(page, (each) => readOn(each).click(), clickRightOrAnything);
    expect(await page.locator("main").innerText()).not.toMatch(/[{}]|undefined/);
    if (done === lessons) break;
    await next.click();
    await page.locator("#lesson-done").waitFor({ state: "detached" });
    await speech(page).waitFor();
  }
  await page.locator("section.card a.main").waitFor();
  fine(page);
});

test.each(GAMES)("%s: the first lesson by keyboard alone", async (game) => {
  const page = await person(browser, { viewport: { width: 1280, height: 800 } });
  await page.goto("/");
  await enterOn(page, `[data-game=${game}] a.main`);
  await speech(page).waitFor();
  const read: Act = (each) => enterOn(each, "section.speech .ways button.main");
  const asked = await follow(page, read, (each) => enterOn(each, `${ASKED_FOR}, ${LIT}`));
  expect(asked).toBeGreaterThan(0);
  await tabTo(page, "#main section.card .main");
  fine(page);
});

test.each(GAMES)("%s: the first lesson on a phone", async (game) => {
  const page = await person(browser, PHONE, { ...QUICK, list: false });
  await enter(page, game);
  const asked = await follow(page, (each) => readOn(each).tap(), tapRight);
  expect(asked).toBeGreaterThan(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
  fine(page);
});

test("a wrong turn is answered with a sentence and its rule, and nothing happens", async () => {
  const page = await person(browser);
  await enter(page, "thebes");
  while (await readOn(page).isVisible()) {
    const before = await moment(page);
    await readOn(page).click();
    await expect.poll(() => moment(page)).not.toBe(before);
  }
  const before = await standing(page);
  await page.locator(".actions [data-action]:not(.right)").first().click();
  await speech(page).locator(".answer").waitFor();
  expect(await speech(page).locator(".answer").innerText()).toMatch(/congress/i);
  expect(await speech(page).locator(".answer a").getAttribute("href")).toMatch(/^\/rules\/thebes#T/);
  expect(await standing(page)).toBe(before);
  fine(page);
});

test("a lesson that was left is resumed where it was, or begun again; what was said can be read again", async () => {
  const page = await person(browser);
  await enter(page, "thebes");
  const first = await speech(page).locator(".text").innerText();
  await readOn(page).click();
  await expect.poll(() => speech(page).locator(".text").innerText()).not.toBe(first);
  const second = await speech(page).locator(".text").innerText();
  await speech(page).getByRole("button", { name: "Back" }).click();
  expect(await speech(page).locator(".text").innerText()).toBe(first);
  await speech(page).getByRole("link", { name: "All lessons" }).click();
  await page
    .getByRole("button", { name: /^Go on: The aim/ })
    .first()
    .click();
  await expect.poll(() => speech(page).locator(".text").innerText()).toBe(second);
  await page.goto("/learn/thebes");
  await page.getByRole("button", { name: /^From the start/ }).click();
  await expect.poll(() => speech(page).locator(".text").innerText()).toBe(first);
  // Neither among my games nor in the lobby.
  await page.goto("/");
  await page.locator("[data-game=thebes]").waitFor();
  expect(await page.locator(".own-games").count()).toBe(0);
  fine(page);
});

test("a first match says how one wins and what each question is for, until it is sent away; a second one does not", async () => {
  const page = await person(browser, PHONE, { ...QUICK, list: false });
  const isTeaching: boolean[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.type === "coached") isTeaching.push(message.coaching);
    }),
  );
  await playNow(page, "Thebes");
  const guide = page.getByRole("region", { name: "Your first match" });
  await guide.getByText("most points at the end").waitFor();
  await guide.getByText("collect books on one or two sites").waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await guide.getByRole("button", { name: "No coach" }).click();
  await guide.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("A coach in my first match").check();
  await guide.waitFor();
  await playNow(page, "Thebes");
  await expect.poll(() => isTeaching.at(-1)).toBe(false);
  await expect.poll(() => guide.count()).toBe(0);
  fine(page);
});

test("a match that nobody set up is for three, Thebes for two, against easy bots", async () => {
  const page = await person(browser, {}, { ...QUICK, list: false });
  await page.goto("/");
  for (const [game, seats] of [
    ["thebes", "2"],
    ["rockwell", "3"],
    ["cavum", "3"],
    ["rawsiko", "3"],
  ]) {
    await page.locator(`[data-game=${game}] button.play-now`).click();
    expect(await page.locator("#quick-seats").inputValue()).toBe(seats);
    expect(await page.locator("#quick-bot").inputValue()).toBe("easy");
    await page.keyboard.press("Escape");
  }
  fine(page);
});
