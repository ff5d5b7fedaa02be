/** Help on everything, in Chromium: by mouse, with a finger, by keys, in each game. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "playwright-core";

import { fine, launch, person, playNow } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const SETTINGS = { speed: 0, soundAsked: true };
const THINGS = [
  ["Thebes", "[data-at=pile]", "draw pile"],
  ["Rockwell", "[data-at=board_1] h2", "Board I"],
  ["Cavum", "[data-at=city-south] rect", "spaces"],
  ["RAWsiko", ".hourglass", "turn counter"],
] as const;

test.each(THINGS)("%s: what the mouse rests on explains itself and leads to its clause", async (game, thing, said) => {
  const page = await person(browser, { viewport: { width: 1440, height: 900 } }, SETTINGS);
  await playNow(page, game);
  await page.locator(thing).first().hover({ force: true });
  const help = page.locator("#thing-help.shown");
  await help.waitFor();
  expect(await help.innerText()).toContain(said);
  expect(await help.locator("a").getAttribute("href")).toMatch(/^\/rules\/\w+#[A-Z]\d+\.\d+$/);
  await page.keyboard.press("Escape");
  await expect.poll(() => help.count()).toBe(0);
  fine(page);
});

test("on a phone a tap explains a card while everything does, and takes it otherwise", async () => {
  const page = await person(browser, { viewport: { width: 390, height: 844 }, hasTouch: true }, SETTINGS);
  await playNow(page);
  const number = await page.locator(".stage").getAttribute("data-number");
  const card = page.locator(".offer.can").first();
  await page.getByRole("button", { name: "What is this?" }).tap();
  await card.tap();
  await page.locator("#thing-help.shown a").waitFor();
  expect(await page.locator(".stage").getAttribute("data-number")).toBe(number);
  await page.getByRole("button", { name: "What is this?" }).tap();
  await card.tap();
  await expect.poll(() => page.locator(".stage").getAttribute("data-number")).not.toBe(number);
  fine(page);
});
