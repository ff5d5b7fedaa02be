/** Two people at one table with a third watching; clocks, chat, consent, bots that stand in, giving up, playing again. */
import type { Browser, Page, WebSocketRoute } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { fine, launch, person, playNow } from "./browser";
import { answered, byPanel, choices, standing, tabTo, turn } from "./playing";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Someone who never moves, with a clock of a minute, against two bots: looked at again when the minute has gone. */
let idle: Page;

/** A match against two bots with this number of minutes for each. */
async function playLive(page: Page, minutes: number): Promise<void> {
  await page.goto("/new?game=thebes");
  await page.locator("#name").fill("Ida");
  await page.locator("#seats").selectOption("3");
  for (const seat of [1, 2]) await page.locator(`#seat-${seat}`).selectOption("bot");
  await page.getByLabel("Live", { exact: true }).check();
  await page.getByLabel("Minutes for each").fill(String(minutes));
  await page.getByLabel("Seconds more for each turn").fill("0");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.waitForURL(/\/table\//);
}

test("a clock runs while its player thinks", async () => {
  idle = await person(browser);
  await playLive(idle, 1);
  const page = await person(browser);
  await playLive(page, 60);
  await page.locator(".play.asked").waitFor();
  const clock = page.locator("li.own .clock.runs");
  const first = await clock.innerText();
  expect(first).toMatch(/^(1:00:00|\d\d:\d\d)$/);
  await expect.poll(() => clock.innerText()).not.toBe(first);
  fine(page);
});

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

/** The one who is to move among these makes a choice; false when the match is over. */
async function oneChoice(pages: Page[], number: number): Promise<boolean> {
  const asked = await Promise.any(pages.map(async (page) => (await page.locator(".play.asked, #outcome-title").first().waitFor(), page)));
  if (await asked.locator("#outcome-title").isVisible()) return false;
  const before = await standing(asked);
  await byPanel(asked, number);
  await answered(asked, before);
  return true;
}

/** What the other pages show that the first one does not, all read at the same time. */
async function differing(pages: Page[], read: (page: Page) => Promise<string | string[]>): Promise<(string | string[])[]> {
  const [first, ...others] = await Promise.all(pages.map(read));
  return others.filter((other) => String(other) !== String(first));
}

test("two browsers play each other a whole game by invitation, a third watches, one reloads in the middle", async () => {
  const [ada, ben, eve] = [await person(browser), await person(browser), await person(browser)];
  const link = await openTable(ada, false);
  await sitDown(ben, link, "Ben");
  await ada.locator(".who", { hasText: "Ben" }).waitFor();
  await ada.getByRole("button", { name: "Start the match" }).click();
  await Promise.all([ada, ben].map((page) => page.locator(".table .seats").waitFor()));
  await eve.goto(link);
  await eve.locator(".table .seats").waitFor();

  let number = 0;
  for (; number < 20; number++) expect(await oneChoice([ada, ben], number)).toBe(true);
  await ben.reload();
  await ben.locator(".table .seats").waitFor();
  while (await oneChoice([ada, ben], number)) number++;
  expect(number).toBeGreaterThan(30);

  const log = (page: Page) => page.getByRole("log", { name: "What happened" }).locator(".line").allInnerTexts();
  await Promise.all([ada, ben, eve].map((page) => page.locator("#outcome-title").waitFor()));
  await expect.poll(async () => (await log(ada)).length).toBeGreaterThan(30);
  await expect.poll(() => differing([ada, ben, eve], log)).toEqual([]);
  await expect.poll(() => differing([ada, ben, eve], (page) => page.getByRole("table").first().innerText())).toEqual([]);
  expect(await choices(eve).count()).toBe(0);
  fine(ada, ben, eve);
});

test("the lobby shows a new table at once, with the time it was opened", async () => {
  const [ada, ben] = [await person(browser), await person(browser)];
  await ben.goto("/lobby");
  await ben.getByRole("heading", { name: "Open tables" }).waitFor();
  const before = Date.now();
  const table = new URL(await openTable(ada, true)).pathname;
  const row = ben.locator("article", { has: ben.locator(`a[href="${table}"]`) });
  await row.waitFor();
  const opened = Date.parse((await row.locator("time").getAttribute("datetime"))!);
  // To the second.
  expect(opened).toBeGreaterThan(before - 1000);
  expect(opened).toBeLessThan(Date.now() + 1000);
  // One press: a seat is taken, also by somebody without a name so far.
  await row.getByRole("button", { name: /Sit down/ }).click();
  await ben.getByText(/^Guest \d+ \(you\)$/).waitFor();
  expect(new URL(ben.url()).pathname).toBe(table);
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
  const [ada, ben] = await twoSeated();

  await ada.getByRole("button", { name: /^Chat/ }).click();
  await ada.getByLabel("Say something").fill("Good luck!");
  await ada.getByRole("button", { name: "Say", exact: true }).click();
  await ben.getByRole("button", { name: "Chat 1" }).click();
  await ben.getByText("Good luck!").waitFor();
  for (const page of [ada, ben]) await page.getByRole("button", { name: "Log", exact: true }).click();

  await oneChoice([ada, ben], 1);
  const ask = (page: Page) => page.getByRole("button", { name: "Ask to take back" });
  const mover = await Promise.any([ada, ben].map(async (page) => (await ask(page).waitFor(), page)));
  const other = mover === ada ? ben : ada;
  const before = await standing(mover);
  await ask(mover).click();
  await other.getByRole("button", { name: "Agree" }).click();
  await answered(mover, before);
  await other.locator(".line", { hasText: "takes back a move" }).waitFor();
  await mover.locator(".line s").first().waitFor();
  await mover.reload();
  await mover.locator(".line s").first().waitFor();

  await openMore(ben);
  await ben.getByRole("button", { name: "Resign" }).click();
  await ben.locator("dialog[open]").getByRole("button", { name: "Resign" }).click();
  await ada.getByRole("heading", { name: "All others have resigned." }).waitFor();
  await ada.getByRole("button", { name: "Play again" }).click();
  await ada.getByRole("heading", { name: "Thebes: a table before the match" }).waitFor();
  await ben.getByRole("button", { name: "To the next match" }).click();
  await ben.getByRole("heading", { name: "Thebes: a table before the match" }).waitFor();
  fine(ada, ben);
});

test("a connection that breaks comes back by itself, and what was chosen in between is played", async () => {
  const page = await person(browser);
  const sockets: WebSocketRoute[] = [];
  // The second connection opens only when it is let through, so that the time without one can be seen.
  let letThrough = () => undefined as void;
  const again = new Promise<void>((resolve) => (letThrough = resolve));
  await page.routeWebSocket(/\/ws\/tables\//, async (socket) => {
    if (sockets.push(socket) > 1) await again;
    socket.connectToServer();
  });
  await playNow(page);
  expect(await turn(page)).toBe(true);
  const before = await standing(page);
  await sockets.at(-1)!.close();
  await page.getByRole("alert").filter({ hasText: "You are offline" }).waitFor();
  expect(await page.locator(".clock.runs, .standing .dot").count()).toBe(0);
  await byPanel(page, 1);
  await page.getByRole("alert").filter({ hasText: "Your move is kept" }).waitFor();
  letThrough();
  await answered(page, before);
  expect(sockets).toHaveLength(2);
  await page.getByRole("alert").waitFor({ state: "detached" });
});

/** A press elsewhere has closed it. */
const openMore = (page: Page) => page.locator('details:not([open]) > summary[aria-label="More"]').click();

async function twoSeated(): Promise<[Page, Page]> {
  const [ada, ben] = [await person(browser), await person(browser)];
  await sitDown(ben, await openTable(ada, true), "Ben");
  await ada.getByRole("button", { name: "Start the match" }).click();
  await Promise.all([ada, ben].map((page) => page.locator(".table .seats").waitFor()));
  return [ada, ben];
}

test("a bot plays for someone who hands it the seat, until it is taken back; a match is broken off by consent", async () => {
  const [ada, ben] = await twoSeated();
  const own = (page: Page, name: string) => page.locator(".seats li", { hasText: name });
  await openMore(ada);
  await ada.getByLabel("Which bot").selectOption({ label: "Easy bot" });
  await ada.getByRole("button", { name: "Let a bot play for me" }).click();
  await own(ben, "Ada").getByText("Easy bot stands in").waitFor();
  await ben.locator(".play.asked").waitFor();
  await own(ada, "Ada").getByRole("button", { name: "Take my seat back" }).click();
  await own(ben, "Ada").getByText("here", { exact: true }).waitFor();
  await ben.locator(".line", { hasText: "Ada is back." }).waitFor();

  await openMore(ada);
  await ada.getByRole("button", { name: "Propose to break off" }).click();
  await ada.getByText("Waiting for the others to agree.").waitFor();
  const asked = ben.getByRole("alert").filter({ hasText: "Ada proposes to break off the match." });
  await asked.getByRole("button", { name: "Refuse" }).click();
  await ada.getByText("Waiting for the others to agree.").waitFor({ state: "detached" });
  await ada.getByRole("button", { name: "Propose to break off" }).click();
  await asked.getByRole("button", { name: "Agree" }).click();
  await Promise.all([ada, ben].map((page) => page.getByRole("heading", { name: "The match was broken off." }).waitFor()));
  fine(ada, ben);
});

test("whose time is up gives way to a bot, and the match goes on", async () => {
  await idle.locator(".seats li", { hasText: "Ida" }).getByText("ran out of time").waitFor();
  await idle.locator("#outcome-title").waitFor();
  const earlier = idle.getByRole("button", { name: "Show everything from the beginning" });
  if (await earlier.isVisible()) await earlier.click();
  await idle.locator(".line", { hasText: "The time of Ida is up." }).waitFor();
  const [place] = await idle.getByRole("row", { name: /Ida/ }).first().getByRole("cell").allInnerTexts();
  // Last, whatever points the bot made for her.
  expect(place).toBe("3.");
  fine(idle);
});
