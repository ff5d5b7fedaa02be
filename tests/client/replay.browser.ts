/** Replaying a finished match by slider, buttons and keys; bringing a record of one's own. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { fine, finished, launch, person, SIZES } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const position = async (page: Page) => (await page.getByLabel("Move", { exact: true }).getAttribute("aria-valuetext"))!;

test("slider, buttons and keys show the match as it stood; its record can be brought again", async () => {
  const page = await person(browser);
  const id = await finished(page);
  await page.goto(`/replay/${id}`);
  await expect.poll(() => position(page)).toMatch(/^Move 0 of \d+$/);
  const plies = Number((await position(page)).match(/\d+$/)![0]);
  expect(plies).toBeGreaterThan(20);

  await page.locator("body").press("ArrowRight");
  await page.getByRole("button", { name: "Forward", exact: true }).click();
  await expect.poll(() => position(page)).toBe(`Move 2 of ${plies}`);
  await page.locator("body").press("ArrowLeft");
  await expect.poll(() => position(page)).toBe(`Move 1 of ${plies}`);
  await page.getByLabel("Move", { exact: true }).fill("15");
  await expect.poll(() => position(page)).toBe(`Move 15 of ${plies}`);
  await page.locator('[data-at="frame"]').click({ position: { x: 2, y: 2 } });
  await page.locator("body").press("End");
  await page.getByRole("columnheader", { name: "Total" }).waitFor();
  fine(page);

  // Among one's own games it stands with its winner, all points, and the way to the next one.
  await page.goto("/");
  const own = page.getByRole("region", { name: "Your games" }).getByRole("article").first();
  await own.getByText(/wins? with \d+ points|share the victory/).waitFor();
  expect(await own.locator(".points span").count()).toBeGreaterThanOrEqual(2);
  expect(await own.getByRole("button", { name: /^Play again/ }).count()).toBe(1);

  const record = await (await page.context().request.get(`/api/tables/${id}/record`)).body();
  await page.goto("/lobby");
  await page.getByLabel("Record (JSON file)").setInputFiles({ name: "match.json", mimeType: "application/json", buffer: record });
  await page.waitForURL(/\/replay\//);
  expect(page.url()).not.toContain(id);
  await expect.poll(() => position(page)).toBe(`Move 0 of ${plies}`);
  fine(page);
});

/** Parts of the replay's bar that are not wholly in it, and what is too low for a finger. */
const misfits = (page: Page) =>
  page.locator(".controls").evaluate((bar) => {
    const { left, right, top, bottom } = bar.getBoundingClientRect();
    const parts = [...bar.querySelectorAll(".caption, .slim, button, input, select, .at")].filter((part) => part.checkVisibility());
    const isOut = (box: DOMRect) => box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1;
    const isLow = (part: Element) => part.matches("button, select") && part.getBoundingClientRect().height < 40;
    const wrong = parts.filter((part) => isOut(part.getBoundingClientRect()) || isLow(part));
    return {
      wrong: wrong.map((part) => part.outerHTML.slice(0, 80)),
      isInScreen: bottom <= innerHeight + 1,
      isWide: document.documentElement.scrollWidth > innerWidth,
    };
  });

test("on six screens the bar is slim and whole; a turn of the list, a line of the log and the speed are a press away", async () => {
  const page = await person(browser, {}, { speed: 1, soundAsked: true });
  await page.goto(`/replay/${await finished(page)}?ply=12`);
  await expect.poll(() => position(page)).toMatch(/^Move 12 of \d+$/);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const key of ["ArrowLeft", "End", "Home"]) {
      await page.locator("body").press(key);
      const where = `${width}x${height} after ${key}`;
      await expect.poll(async () => ({ where, ...(await misfits(page)) })).toEqual({ where, wrong: [], isInScreen: true, isWide: false });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const turns = page.getByLabel("Jump to…");
  await expect.poll(() => turns.locator("option").count()).toBeGreaterThan(10);
  const ply = (await turns.locator("option").nth(8).getAttribute("value"))!;
  await turns.selectOption(ply);
  await expect.poll(() => position(page)).toMatch(new RegExp(`^Move ${ply} of`));
  await page.locator(".log .line").first().click();
  await expect.poll(() => position(page)).toMatch(/^Move [01] of/);
  await page.getByLabel("How fast moves of others are shown").selectOption("0");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(async () => Number((await position(page)).match(/\d+/)![0])).toBeGreaterThan(4);
  fine(page);
});

test("a file that is no record is refused with a reason", async () => {
  const page = await person(browser);
  await page.goto("/account");
  await page.getByLabel("Your name").fill("Eve");
  await page.getByRole("button", { name: "Come in" }).click();
  await page.getByText("That is your name now.").waitFor();
  await page.goto("/lobby");
  const file = { name: "x.json", mimeType: "application/json", buffer: Buffer.from("not json") };
  await page.getByLabel("Record (JSON file)").setInputFiles(file);
  await page.getByRole("alert").waitFor();
  expect(await page.getByRole("alert").innerText()).toBe("This file is no record.");
  fine(page);
});
