/** Two people at one table with a third watching; invitations, chat, taking back by consent, giving up, playing again. */
import type { Browser, Page, WebSocketRoute } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { fine, launch, person, playNow } from "./browser";
import { answered, byPanel, choices, standing, tabTo, turn } from "./playing";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Opens a table with a free seat; its address for the others. */
async function openTable(page: Page, isPublic: boolean): Promise<string> {
  await page.goto("/new?game=thebes");
  await page.locator("#name").fill("Ada");
  if (!isPublic) await page.getByLabel(/Shown in the lobby/).uncheck();
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/table\//);
  return page.getByLabel("Invitation link").inputValue();
}

async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: /Sit here/ }).click();
  await page.getByText(`${name} (you)`).waitFor();
}

/** Whoever is to move among these makes a choice. */
async function oneChoice(pages: Page[], number: number): Promise<void> {
  const asked = await Promise.any(pages.map(async (page) => (await page.locator(".play.asked").waitFor(), page)));
  const before = await standing(asked);
  await byPanel(asked, number);
  await answered(asked, before);
}

test("two browsers play each other by invitation, a third watches, one reloads in the middle", async () => {
  const [ada, ben, eve] = [await person(browser), await person(browser), await person(browser)];
  const link = await openTable(ada, false);
  await sitDown(ben, link, "Ben");
  await ada.locator(".who", { hasText: "Ben" }).waitFor();
  await ada.getByRole("button", { name: "Start the match" }).click();
  await Promise.all([ada, ben].map((page) => page.locator(".table .seats").waitFor()));
  await eve.goto(link);
  await eve.locator(".table .seats").waitFor();

  for (let number = 0; number < 8; number++) await oneChoice([ada, ben], number);
  await ben.reload();
  await ben.locator(".table .seats").waitFor();
  for (let number = 0; number < 8; number++) await oneChoice([ada, ben], number);

  const log = (page: Page) => page.getByRole("log", { name: "What happened" }).locator(".line").allInnerTexts();
  await expect.poll(async () => (await log(ada)).join("\n")).toBe((await log(ben)).join("\n"));
  await expect.poll(async () => (await log(eve)).join("\n")).toBe((await log(ada)).join("\n"));
  expect(await choices(eve).count()).toBe(0);
  fine(ada, ben, eve);
});

test("the lobby shows a new table at once, with the time it was opened", async () => {
  const [ada, ben] = [await person(browser), await person(browser)];
  await ben.goto("/lobby");
  await ben.getByRole("heading", { name: "Open tables" }).waitFor();
  const table = new URL(await openTable(ada, true)).pathname;
  const row = ben.locator("article", { has: ben.locator(`a[href="${table}"]`) });
  await row.waitFor();
  const opened = Date.parse((await row.locator("time").getAttribute("datetime"))!);
  expect(Math.abs(Date.now() - opened)).toBeLessThan(60_000);
  await row.getByRole("link", { name: /Sit down/ }).click();
  await ben.getByRole("heading", { name: "Invite" }).waitFor();
  fine(ada, ben);
});

test("a line of the log lights up, also by keyboard", async () => {
  const page = await person(browser);
  await playNow(page);
  await tabTo(page, ".log");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  expect(await page.evaluate(() => document.activeElement?.className)).toContain("line");
  await page.locator(".board .lit").first().waitFor();
  fine(page);
});

test("chat, asking to take back, resigning, playing again", async () => {
  const [ada, ben] = [await person(browser), await person(browser)];
  await sitDown(ben, await openTable(ada, true), "Ben");
  await ada.getByRole("button", { name: "Start the match" }).click();
  await Promise.all([ada, ben].map((page) => page.locator(".table .seats").waitFor()));

  await ada.locator("summary", { hasText: "Chat" }).click();
  await ada.getByLabel("Say something").fill("Good luck!");
  await ada.getByRole("button", { name: "Say", exact: true }).click();
  await ben.getByText("Good luck!").waitFor();

  await oneChoice([ada, ben], 1);
  const mover = (await ada.getByRole("button", { name: "Ask to take back" }).isVisible()) ? ada : ben;
  const other = mover === ada ? ben : ada;
  const before = await standing(mover);
  await mover.getByRole("button", { name: "Ask to take back" }).click();
  await other.getByRole("button", { name: "Agree" }).click();
  await answered(mover, before);
  await other.locator(".line", { hasText: "takes back a move" }).waitFor();

  await ben.locator("summary", { hasText: "More" }).click();
  await ben.getByRole("button", { name: "Resign" }).click();
  await ben.locator("dialog[open]").getByRole("button", { name: "Resign" }).click();
  await ada.getByRole("heading", { name: "All others have given up." }).waitFor();
  await ada.getByRole("button", { name: "Play again" }).click();
  await ada.getByRole("heading", { name: "Thebes: a table before the match" }).waitFor();
  await ben.getByRole("button", { name: "To the next match" }).click();
  await ben.getByRole("heading", { name: "Thebes: a table before the match" }).waitFor();
  fine(ada, ben);
});

test("a connection that breaks comes back by itself, and what was chosen in between is played", async () => {
  const page = await person(browser);
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/ws\/tables\//, (line) => {
    lines.push(line);
    line.connectToServer();
  });
  await playNow(page);
  expect(await turn(page)).toBe(true);
  const before = await standing(page);
  await lines.at(-1)!.close();
  await page.getByRole("alert").filter({ hasText: "The connection is lost" }).waitFor();
  await byPanel(page, 1);
  await answered(page, before);
  expect(lines).toHaveLength(2);
  expect(await page.getByRole("alert").count()).toBe(0);
});
