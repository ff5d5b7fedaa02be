/** How a person plays Rockwell in the browser, on board and desk. */
import { expect } from "vitest";
import type { Locator, Page } from "playwright-core";

import { answered, standing, turn } from "./playing";
import { mouse, type Hand } from "./pressing";

export const WIDE = { viewport: { width: 1440, height: 1000 } };
export const ready = (page: Page, panel: string) =>
  page.waitForFunction((name) => document.querySelector<HTMLButtonElement>(`${name} .main`)?.disabled === false, panel);
const isThere = (thing: Locator) => thing.first().isVisible();
const pick = async (things: Locator, number: number) => things.nth(number % (await things.count()));

/** A sealed choice: now and then a note or a cube is laid first. */
async function seal(page: Page, number: number, hand: Hand): Promise<void> {
  const lay = page.locator(".bid .banknote:not(.laid):not([aria-disabled]), .bid .stock .lay:not([aria-disabled], :disabled)");
  if (number % 2 && (await lay.count())) {
    await hand.press(lay.last());
    await page.locator(".bid .laid").first().waitFor();
  }
  await ready(page, ".bid");
  await hand.press(page.locator(".bid .main"));
}

/** Leaves what could still be used: it is asked about first. */
async function leave(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.locator(".leave button"));
  const asks = page.locator(".leave button.bad");
  if (await isThere(asks)) await hand.press(asks);
}

async function trade(page: Page, number: number, hand: Hand): Promise<void> {
  if (await isThere(page.locator(".market .amount"))) {
    await ready(page, ".market");
    return hand.press(page.locator(".market .main"));
  }
  const deals = page.locator(".deals button:not([aria-disabled])");
  if (number % 3 && (await deals.count())) return hand.press(await pick(deals, number));
  await leave(page, hand);
}

/** In the workshop; a tool that was taken up is used on a tile. */
async function work(page: Page, number: number, hand: Hand): Promise<void> {
  const works = page.locator(".works :is(.answers, .leave) button:not([aria-disabled])");
  const button = await pick(works, number);
  if (await button.evaluate((each) => each.closest(".leave") !== null)) return leave(page, hand);
  await hand.press(button);
  if (await isThere(page.locator(".works [aria-pressed=true]"))) await hand.part(page.locator(".tile.can").first());
}

/** A crew of the mine; a finger that touched several is asked which one it meant. */
async function takeCrew(page: Page, number: number, hand: Hand): Promise<void> {
  await hand.part(await pick(page.locator(".crew.can"), number));
  const near = page.locator(".loupe button").first();
  if (await near.isVisible()) await hand.press(near);
}

/** On the board: seats, desk, crews and tiles, the deepest place first. */
export async function onTheBoard(page: Page, number: number, hand: Hand = mouse): Promise<void> {
  if (await isThere(page.locator(".bid .main"))) return seal(page, number, hand);
  if (await isThere(page.locator(".market"))) return trade(page, number, hand);
  if (await isThere(page.locator(".works"))) return work(page, number, hand);
  const chairs = page.locator(".chair.can");
  if (await isThere(chairs)) return hand.press(await pick(chairs, number));
  const places = page.locator(":is(.core, .tile).can");
  if (await places.count()) return hand.part(places.last());
  // Crews are also offered on the desk: here they are taken from the mine.
  const answers = page.locator(".choice .answers > li > button:not([aria-disabled], .answer-crew, .answer-ai_crew, .answer-ai_upgrade)");
  if (await isThere(answers)) return hand.press(await pick(answers, number));
  if (await isThere(page.locator(".leave button"))) return leave(page, hand);
  await takeCrew(page, number, hand);
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
  await card.locator("button.play-now").click();
  await page.locator("#quick-name").fill("Ada");
  await page.locator("#quick-seats").selectOption(String(seats));
  await page.locator("#quick-bot").selectOption("greedy");
  await page.locator("dialog[open] button.main").click();
  await page.waitForURL(/\/table\//);
  await page.locator(".world").waitFor();
}

/** A table of one's own against bots, over after so many rounds. */
export async function shortGame(page: Page, seats: number, rounds: number): Promise<void> {
  await page.goto("/");
  const id = await page.evaluate(
    async ([count, most]) => {
      const post = (path: string, body: object) =>
        fetch(`/api${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
      await post("/me/guest", { name: "Ada" });
      const chairs = [{ kind: "me" }, ...Array.from({ length: count! - 1 }, () => ({ kind: "bot", bot: "greedy" }))];
      const made = await post("/tables", { game: "rockwell", chairs, public: false, start: true, options: { max_rounds: most } });
      return ((await made.json()) as { id: string }).id;
    },
    [seats, rounds],
  );
  await page.goto(`/table/${id}`);
  await page.locator(".world").waitFor();
}
