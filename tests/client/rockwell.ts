/** How a person plays Rockwell in the browser: with the mouse on board and desk. */
import { expect } from "vitest";
import type { Locator, Page } from "playwright-core";

import { answered, standing, turn } from "./playing";

export const WIDE = { viewport: { width: 1440, height: 1000 } };
export const ready = (page: Page, panel: string) =>
  page.waitForFunction((name) => document.querySelector<HTMLButtonElement>(`${name} .main`)?.disabled === false, panel);
const isThere = (thing: Locator) => thing.first().isVisible();
const pick = async (things: Locator, number: number) => things.nth(number % (await things.count()));

/** A sealed choice: now and then a note or a cube is laid first. */
async function seal(page: Page, number: number): Promise<void> {
  const lay = page.locator(".bid .banknote:not(.laid):not([aria-disabled]), .bid .stock .lay:not([aria-disabled], :disabled)");
  if (number % 2 && (await lay.count())) {
    await lay.last().click();
    await page.locator(".bid .laid").first().waitFor();
  }
  await ready(page, ".bid");
  await page.locator(".bid .main").click();
}

/** Leaves what could still be used: it is asked about first. */
async function leave(page: Page): Promise<void> {
  const button = page.locator(".leave button");
  await button.click();
  const asks = page.locator(".leave button.bad");
  if (await isThere(asks)) await asks.click();
}

async function trade(page: Page, number: number): Promise<void> {
  if (await isThere(page.locator(".market .amount"))) {
    await ready(page, ".market");
    return page.locator(".market .main").click();
  }
  const deals = page.locator(".deals button:not([aria-disabled])");
  if (number % 3 && (await deals.count())) return (await pick(deals, number)).click();
  await leave(page);
}

/** Where a place of the mine can be pressed: its plate, never a crew on it. */
const plate = (place: Locator) => place.locator(".sum, .ore, .crystal").first();

/** In the workshop; a tool that was taken up is used on a tile. */
async function work(page: Page, number: number): Promise<void> {
  const works = page.locator(".works .answers button:not([aria-disabled])");
  const button = await pick(works, number);
  if (await button.evaluate((each) => each.closest(".leave") !== null)) return leave(page);
  await button.click();
  if (await isThere(page.locator(".works [aria-pressed=true]"))) await plate(page.locator(".tile.can").first()).click();
}

/** By mouse on the board: seats, desk, crews and tiles, the deepest place first. */
export async function onTheBoard(page: Page, number: number): Promise<void> {
  if (await isThere(page.locator(".bid .main"))) return seal(page, number);
  if (await isThere(page.locator(".market"))) return trade(page, number);
  if (await isThere(page.locator(".works"))) return work(page, number);
  const chairs = page.locator(".chair.can");
  if (await isThere(chairs)) return (await pick(chairs, number)).click();
  const core = page.locator(".core.can");
  if (await isThere(core)) return plate(core).click();
  const tiles = page.locator(".tile.can");
  if (await tiles.count()) return plate(tiles.last()).click();
  // Crews are also offered on the desk: here they are taken from the mine.
  const answers = page.locator(".choice .answers > li > button:not([aria-disabled], .answer-crew, .answer-ai_crew, .answer-ai_upgrade)");
  if (await isThere(answers)) return (await pick(answers, number)).click();
  if (await isThere(page.locator(".leave button"))) return leave(page);
  await (await pick(page.locator(".crew.can"), number)).locator(".shape").click();
}

/** Until this is asked. */
export async function until(page: Page, question: RegExp, most = 80): Promise<void> {
  for (let number = 0; number < most; number++) {
    expect(await turn(page)).toBe(true);
    if (question.test(await page.locator("h2.question").innerText())) return;
    const before = await standing(page);
    await onTheBoard(page, number);
    await answered(page, before);
  }
  throw new Error(`${question} was never asked`);
}

/** From the front page to a table with this number of seats, bots on the other seats. */
export async function playAgainst(page: Page, seats: number): Promise<void> {
  await page.goto("/");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Rockwell" }) });
  await card.locator("button.main").click();
  await page.locator("#quick-name").fill("Ada");
  await page.locator("#quick-seats").selectOption(String(seats));
  await page.locator("dialog[open] button.main").click();
  await page.waitForURL(/\/table\//);
  await page.locator(".world").waitFor();
}
