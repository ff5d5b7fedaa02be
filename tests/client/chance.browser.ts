/** Two people make the seed of their match together: hashes in the waiting room, bytes by themselves, a check at the end. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { fine, launch, person, playNow } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Part {
  hash: string;
  given: boolean;
  part: string;
}

/** The table as the server shows it to everyone. */
async function shown(page: Page): Promise<{ status: string; commitment: string; parts: Part[] }> {
  const id = new URL(page.url()).pathname.split("/").at(-1);
  return (await page.context().request.get(`/api/tables/${id}`)).json();
}

async function openTable(page: Page, seats: number): Promise<string> {
  await page.goto("/new?game=thebes");
  await page.locator("#name").fill("Ada");
  await page.locator("#seats").selectOption(String(seats));
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/table\//);
  return page.getByLabel("Invitation link").inputValue();
}

async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Your name").fill("Ben");
  await page
    .getByRole("button", { name: /Sit here/ })
    .first()
    .click();
  await page.getByText("Ben (you)").waitFor();
}

async function resign(page: Page): Promise<void> {
  await page.locator('summary[aria-label="More"]').click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "Resign" }).click();
}

test("both see all hashes before the match, and at the end that their bytes are in the seed", async () => {
  const [ada, ben] = [await person(browser), await person(browser)];
  const link = await openTable(ada, 2);
  const { commitment, parts: first } = await shown(ada);
  expect(first.map(({ hash, given }) => [hash.length, given])).toEqual([[64, false]]);
  await sitDown(ben, link);
  await expect
    .poll(async () => (await shown(ada)).parts.map(({ given, part }) => [given, part]))
    .toEqual([
      [true, ""],
      [true, ""],
    ]);
  const hashes = [commitment, ...(await shown(ada)).parts.map(({ hash }) => hash)];
  for (const page of [ada, ben]) {
    await page.locator("summary", { hasText: "Where the dice and draws come from" }).click();
    await expect.poll(() => page.locator(".hashes code").allInnerTexts()).toEqual(hashes);
    await page.getByText("can read the seed of a running match").waitFor();
  }
  await ada.getByRole("button", { name: "Start the match" }).click();
  await Promise.all([ada, ben].map((page) => page.locator(".table .seats").waitFor()));
  await resign(ben);
  for (const page of [ada, ben]) {
    await page.locator("summary", { hasText: "Was the draw fair?" }).click();
    await page.getByText("Checked in this browser: your bytes are in the seed, and all hashes are right.").waitFor();
    await page.getByText("can read the seed of a running match").waitFor();
  }
  const { parts } = await shown(ada);
  expect(new Set(parts.map(({ part }) => part)).size).toBe(2);
  fine(ada, ben);
});

test("one who is not there sends the bytes at the next visit", async () => {
  const [ada, ben] = [await person(browser), await person(browser)];
  const link = await openTable(ada, 3);
  await sitDown(ben, link);
  await ben.goto("/lobby");
  await ada.getByRole("button", { name: /Seat this bot/ }).click();
  const start = ada.getByRole("button", { name: "Start the match" });
  await ada.getByText("Waiting for the random bytes of Ben").waitFor();
  await expect.poll(async () => (await shown(ada)).parts.map(({ given }) => given)).toEqual([true, false]);
  expect(await start.isDisabled()).toBe(true);
  await ada.getByRole("button", { name: "Start without waiting" }).waitFor();
  await ben.goto(link);
  await expect.poll(() => start.isEnabled()).toBe(true);
  await start.click();
  await ada.locator(".table .seats").waitFor();
  fine(ada, ben);
});

test("a match against bots begins with one click and holds the bytes of its player", async () => {
  const page = await person(browser);
  await playNow(page);
  expect((await shown(page)).parts.map(({ hash, given }) => [hash.length, given])).toEqual([[64, true]]);
  fine(page);
});
