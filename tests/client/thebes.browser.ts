/** Whole games of Thebes against bots: with the mouse, by keyboard alone, in Dutch on a phone. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { fine, launch, movesSent, person, playNow } from "./browser";
import { byKeyboard, byMouse, byPanel, playOn, tabTo } from "./playing";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test("a whole game with the mouse on the board", async () => {
  const page = await person(browser, { viewport: { width: 1440, height: 900 } });
  await playNow(page);
  expect(await playOn(page, byMouse)).toBeGreaterThan(10);
  await page.getByRole("table").waitFor();
  expect(await page.locator("tbody tr").count()).toBe(2);
  fine(page);
});

test("a whole game by keyboard alone", async () => {
  const page = await person(browser, { viewport: { width: 1280, height: 800 } });
  await page.goto("/");
  await tabTo(page, "[data-game=thebes] button.main");
  await page.keyboard.press("Enter");
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);
  expect(await playOn(page, byKeyboard)).toBeGreaterThan(10);
  await tabTo(page, "#main .main");
  fine(page);
});

test("a whole game in Dutch on a phone, with one message per choice", async () => {
  const page = await person(browser, { viewport: { width: 360, height: 740 }, hasTouch: true, locale: "nl-NL" });
  const moves = movesSent(page);
  await playNow(page);
  expect(await page.locator("html").getAttribute("lang")).toBe("nl");
  const choices = await playOn(page, byPanel);
  expect(choices).toBeGreaterThan(10);
  expect(moves).toHaveLength(choices);
  const text = await page.locator("main").innerText();
  expect(text).toContain("Totaal");
  expect(text).not.toMatch(/[{}…]|undefined/);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  fine(page);
});
