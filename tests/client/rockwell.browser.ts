/** Rockwell in a real browser: whole games with mouse, keyboard and finger, one bid however composed, sealed bids, a dragged crew, a phone, contrast. */
import axe from "axe-core";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { fine, launch, person, QUICK } from "./browser";
import { answered, playOn, standing } from "./playing";
import { finger, keys } from "./pressing";
import { onTheBoard, playAgainst, ready, shortGame, until, WIDE } from "./rockwell";

/** Moves of others at once, and only the board to play on. */
const BOARD_ONLY = { ...QUICK, list: false };

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test("a whole game against three bots with the mouse on the board", async () => {
  const page = await person(browser, WIDE);
  await playAgainst(page, 4);
  expect(await playOn(page, onTheBoard)).toBeGreaterThan(25);
  expect(await page.locator("[aria-labelledby=outcome-title] tbody tr").count()).toBe(4);
  expect(await page.locator(".company .screen").count()).toBe(4);
  fine(page);
});

test("two players and the AI of the box, played through with the mouse", async () => {
  const page = await person(browser, WIDE);
  await page.goto("/new?game=rockwell");
  await page.locator("#name").fill("Ada");
  await page.getByLabel("Seat 2").selectOption("bot");
  await page.locator("details details > summary").click();
  await page.getByLabel("Most rounds").fill("5");
  await page.locator("form button.main").click();
  await page.waitForURL(/\/table\//);
  await page.locator(".world").waitFor();
  expect(await page.getByRole("img", { name: /^Crew of AI at/ }).count()).toBe(4);
  expect(await playOn(page, onTheBoard)).toBeGreaterThan(20);
  expect(await page.locator("[aria-labelledby=outcome-title] tbody tr").count()).toBe(2);
  const log = page.getByRole("log", { name: "What happened" });
  await expect.poll(() => log.innerText()).toContain("The AI moves a crew");
  fine(page);
});

test("a whole game of two rounds by keyboard alone", async () => {
  const page = await person(browser, { viewport: { width: 1440, height: 900 } }, BOARD_ONLY);
  await shortGame(page, 3, 2);
  expect(await playOn(page, (each, number) => onTheBoard(each, number, keys))).toBeGreaterThan(12);
  expect(await page.locator("[aria-labelledby=outcome-title] tbody tr").count()).toBe(3);
  fine(page);
});

test("a whole game of two rounds with a finger on a phone", async () => {
  const page = await person(browser, { viewport: { width: 390, height: 844 }, hasTouch: true }, BOARD_ONLY);
  await shortGame(page, 3, 2);
  expect(await playOn(page, (each, number) => onTheBoard(each, number, finger))).toBeGreaterThan(12);
  expect(await page.locator("[aria-labelledby=outcome-title] tbody tr").count()).toBe(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  fine(page);
});

/** Two people at a table for two; all that the second's socket brings. */
async function twoAtATable(): Promise<{ ada: Page; ben: Page; frames: string[] }> {
  const [ada, ben] = [await person(browser, WIDE), await person(browser, WIDE)];
  const frames: string[] = [];
  ben.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
  await ada.goto("/new?game=rockwell");
  await ada.locator("#name").fill("Ada");
  await ada.getByLabel(/Shown in the lobby/).uncheck();
  await ada.getByRole("button", { name: "Open the table" }).click();
  await ada.waitForURL(/\/table\//);
  await ben.goto(await ada.getByLabel("Invitation link").inputValue());
  await ben.getByLabel("Your name").fill("Ben");
  await ben.getByRole("button", { name: /Sit here/ }).click();
  await ada.locator(".who", { hasText: "Ben" }).waitFor();
  await ada.getByRole("button", { name: "Start the match" }).click();
  await Promise.all([ada, ben].map((page) => page.locator(".bid .main").waitFor()));
  return { ada, ben, frames };
}

const sealed = (page: Page, name: string) => page.locator(".ready-list li", { hasText: name }).locator(".sealed");

/** A line of chat: a socket brings everything in order, so when it is there, all that was sent before is there. */
async function mark(page: Page, text: string, frames: string[]): Promise<number> {
  const line = page.getByLabel("Say something");
  if (!(await line.isVisible())) await page.locator(".rail").getByRole("button", { name: "Chat" }).click();
  await line.fill(text);
  await page.getByRole("button", { name: "Say", exact: true }).click();
  const place = () => frames.findIndex((frame) => frame.includes(`"${text}"`));
  await expect.poll(place).toBeGreaterThanOrEqual(0);
  await page.locator(".rail").getByRole("button", { name: "Log", exact: true }).click();
  return place();
}

/** What Ben's socket brings from before Ada lays her bid until he sees that she is ready. */
async function heardOfBid(bid: (page: Page) => Promise<void>) {
  const { ada, ben, frames } = await twoAtATable();
  const before = await mark(ada, "Before.", frames);
  await bid(ada);
  await ready(ada, ".bid");
  await ada.locator(".bid .main").click();
  await expect.poll(() => sealed(ben, "Ada").innerText()).toContain("ready");
  const after = await mark(ada, "After.", frames);
  return { ada, ben, heard: frames.slice(before + 1, after) };
}

test("a sealed bid between two browsers: the other learns that it is there, and nothing else", async () => {
  const rich = await heardOfBid(async (page) => {
    await page.getByRole("button", { name: /^Lay down \$1,000/ }).click();
    await page.getByRole("button", { name: /^Lay down \$500/ }).click();
    await page.getByRole("button", { name: /^Lay down 1: Copper/ }).click();
  });
  const poor = await heardOfBid(async () => undefined);
  // As many messages, each as long, whatever was bid.
  expect(rich.heard.map((frame) => frame.length)).toEqual(poor.heard.map((frame) => frame.length));
  const told = rich.heard.map((frame) => JSON.parse(frame)).filter(({ type }) => type === "update");
  expect(told.map(({ view }) => view.seats[0].ready)).toEqual([true]);
  expect(told.map(({ view, events }) => [events, view.phase])).toEqual([[[], "auction"]]);
  // What is not Ben's own and not printed on the boards holds no money, offer or value at all.
  const {
    legal: _,
    prompt: __,
    view: {
      prices: ___,
      seats: [hers],
      ...rest
    },
  } = told[0];
  expect(JSON.stringify([hers, rest, rich.heard.filter((frame) => !frame.includes('"update"'))])).not.toMatch(
    /offer|money|value|screen|bid_/,
  );

  const { ada, ben } = rich;
  expect(await ben.locator("main").innerText()).not.toMatch(/2,100|1,500|Ada has bid/);
  expect(await sealed(ada, "Ben").innerText()).toContain("choosing");
  await ben.getByRole("button", { name: /^Lay down \$100/ }).click();
  expect(await ada.locator("main").innerText()).not.toContain("Ben has bid");
  await ready(ben, ".bid");
  await ben.locator(".bid .main").click();
  for (const page of [ada, ben]) {
    await page.locator(".log-part .line", { hasText: "Ada has bid $2,100 (1 copper; $1,500)" }).waitFor();
    await page.locator(".log-part .line", { hasText: "Ben has bid $100" }).waitFor();
  }
  fine(ada, ben, poor.ada, poor.ben);
});

async function middle(thing: Locator): Promise<{ x: number; y: number }> {
  const box = (await thing.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("one bid, however it is composed: in the list, on the desk, by clearing it", async () => {
  const page = await person(browser, WIDE);
  await playAgainst(page, 3);
  await page.locator(".bid .main").waitFor();
  const listed = (name: RegExp) => page.locator(".actions [data-action]", { hasText: name }).first();
  const bid = (text: string) => expect.poll(() => page.locator(".bid .main").innerText()).toContain(text);
  const asked = (text: string) => expect.poll(() => page.locator("h2.question").innerText()).toContain(text);
  await listed(/^Add 1 to the bid: Zinc/).click();
  await bid("Bid $400 (1 zinc; $0)");
  await page.getByRole("button", { name: /^Lay down \$500/ }).click();
  await bid("Bid $900 (1 zinc; $500)");
  await asked("$900 (1 zinc; $500)");
  await listed(/^Add \$100 to the bid/).click();
  await bid("Bid $1,000 (1 zinc; $600)");
  await asked("$1,000 (1 zinc; $600)");
  await page.getByRole("button", { name: /^Take back \$500/ }).click();
  await bid("Bid $500 (1 zinc; $100)");
  await asked("$500 (1 zinc; $100)");
  await page.locator(".bid").getByRole("button", { name: "Clear" }).click();
  await bid("Bid $0 (nothing; $0)");
  await page.getByRole("button", { name: /^Lay down 1: Copper/ }).click();
  await bid("Bid $600 (1 copper; $0)");
  await page.locator(".bid .main").click();
  await page.locator(".log-part .line", { hasText: "Ada has bid $600 (1 copper; $0)" }).waitFor();
  fine(page);
});

test("a crew is dragged onto a tile, which shows the strength it would have before it is let go", async () => {
  const page = await person(browser, WIDE);
  await playAgainst(page, 2);
  await until(page, /choose your active crew/);
  const [from, to] = [await middle(page.locator(".crew.can .shape").first()), await middle(page.locator("[data-place=a0] .sum"))];
  const before = await standing(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.locator("[data-place=a0].can .sum.ahead").waitFor();
  await expect.poll(() => page.locator(".aim").innerText()).toMatch(/A0 \(strength there \d of [34]\)/);
  await page.mouse.up();
  await answered(page, before);
  await page
    .locator(".log-part .line", { hasText: /Ada moves a crew of strength 1: Entrance E0 → A0/ })
    .or(page.locator(".crew.active[data-place=a0]"))
    .first()
    .waitFor();
  fine(page);
});

test("on a phone nothing is too wide, and the mine is zoomed", async () => {
  const page = await person(browser, { viewport: { width: 360, height: 740 }, hasTouch: true, locale: "nl-NL" }, { ...QUICK, list: false });
  await playAgainst(page, 2);
  const width = async () => Number((await page.locator(".world .ground").getAttribute("viewBox"))!.split(" ")[2]);
  const whole = await width();
  // The desk of a bid opens the sheet over what lies below the mine; its handle lowers it.
  await page.locator(".pull").tap();
  await page.getByRole("button", { name: "Dichterbij" }).tap();
  await expect.poll(width).toBeLessThan(whole);
  await page.getByRole("button", { name: "De hele mijn" }).tap();
  await expect.poll(width).toBe(whole);
  await ready(page, ".bid");
  await page.locator(".bid .main").tap();
  await page.locator(".chair.can").first().tap();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  fine(page);
});

test.each(["light", "dark"] as const)("contrast and names are good in the %s theme", async (colorScheme) => {
  const page = await person(browser, { ...WIDE, colorScheme });
  await playAgainst(page, 4);
  await page.evaluate(axe.source);
  const faults = () =>
    page.evaluate(() =>
      (globalThis as unknown as { axe: typeof axe }).axe
        .run({ include: ["main"] })
        .then((result) => result.violations.map(({ id, nodes }) => [id, nodes.length, nodes[0]?.html])),
    );
  expect(await faults()).toEqual([]);
  await until(page, /choose your active crew/);
  expect(await faults()).toEqual([]);
  await until(page, /Market|Workshop/);
  await page.locator(".tab.of-cards").click();
  await page.locator(".piles").waitFor();
  expect(await faults()).toEqual([]);
  fine(page);
});
