/** Rules in hand: the rulebook, why something is not possible, the rules of a decision, languages at once. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { fine, launch, person, playNow } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test("the rulebook is searched, and its clauses lead to each other", async () => {
  const page = await person(browser);
  await page.goto("/rules/thebes#T6.13");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("T6.13");
  await page.getByLabel("Search the rules").fill("zeppelin");
  const clauses = page.locator(".clauses li");
  await expect.poll(async () => (await clauses.allInnerTexts()).every((text) => /zeppelin/i.test(text))).toBe(true);
  expect(await clauses.count()).toBeGreaterThan(2);
  await page.getByLabel("Search the rules").fill("");
  await page.locator("#T2\\.12 span a").first().click();
  await page.waitForURL(/#T6\.13$/);
  fine(page);
});

test("the rules in brief have drawings, lead into the rulebook, and print without the frame", async () => {
  const page = await person(browser, { locale: "nl-NL" });
  await page.goto("/rules/cavum?short");
  const drawings = page.locator("figure img");
  await drawings.first().waitFor();
  for (const drawing of await drawings.all()) {
    await drawing.scrollIntoViewIfNeeded();
    await expect.poll(() => drawing.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  }
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("header").first().isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("link", { name: "C17.2" }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("C17.2");
  fine(page);
});

test("where a language has no rulebook yet, the English one is shown and said to be so", async () => {
  const page = await person(browser, { locale: "fr-FR" });
  await page.goto("/rules/lode");
  await page.getByRole("note").waitFor();
  expect(await page.getByRole("note").innerText()).toMatch(/anglais/i);
  fine(page);
});

test("languages are switched at once, in the middle of a match", async () => {
  const page = await person(browser);
  await playNow(page);
  const question = page.locator(".question");
  for (const [lang, word] of [
    ["de", /Wochen/],
    ["fr", /semaines/],
    ["nl", /weken/],
    ["en", /weeks/],
  ] as const) {
    await page.locator("header select").selectOption(lang);
    await expect.poll(() => question.innerText()).toMatch(word);
    expect(await page.locator("html").getAttribute("lang")).toBe(lang);
  }
  fine(page);
});

test("what is forbidden says why when it is focused, and leads into the rulebook", async () => {
  const page = await person(browser);
  await playNow(page);
  await page.getByLabel(/Also show what is not possible/).check();
  // What is listed then must not come to lie under the pointer, which asks as the focus does.
  await page.mouse.move(0, 0);
  await page.locator("[data-forbidden]").first().waitFor();
  const dig = page.locator("button[data-forbidden]", { hasText: "Egypt" });
  await dig.focus();
  const why = page.locator("#why-not");
  await expect.poll(() => why.innerText()).toMatch(/Without special knowledge of Egypt/);
  expect(await why.getByRole("link").getAttribute("href")).toBe("/rules/thebes#T8.8");
  await page.locator("[data-forbidden]", { hasText: "Use the shovel" }).hover();
  await expect.poll(() => why.innerText()).toMatch(/shovel/i);
  fine(page);
});

test("? shows the rules of the decision", async () => {
  const page = await person(browser);
  await playNow(page);
  await page.locator("body").press("?");
  const dialog = page.locator("dialog[open]");
  await dialog.getByRole("link", { name: "T5.1" }).first().waitFor();
  expect(await dialog.locator("li").count()).toBeGreaterThan(4);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  fine(page);
});
