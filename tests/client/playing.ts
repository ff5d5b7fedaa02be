/** How a person plays a match to its end in the browser: by mouse, or by keyboard alone. */
import type { Locator, Page } from "playwright-core";

import { ADDRESS } from "./browser";

/** Where the match stands for this page: the number of the move, and the steps of the unfinished gesture. */
export const standing = (page: Page) =>
  page.locator(".table").evaluate((table: HTMLElement) => `${table.dataset.number} ${table.dataset.step}`);

const over = (page: Page) => page.locator("#outcome-title");
export const choices = (page: Page) => page.locator("[data-action]");
const ASKED = ".play.asked";

/** Waits until it is this person's turn; whether the match goes on. */
export async function turn(page: Page): Promise<boolean> {
  await page.locator(`${ASKED}, #outcome-title`).first().waitFor();
  return !(await over(page).isVisible());
}

/** At a table of this game against quick bots, when it is this person's turn; the table's id. */
export async function atTable(page: Page, game: string, seats = 3, options: Record<string, number | string> = {}): Promise<string> {
  await page.goto("/");
  const api = page.context().request;
  const origin = { headers: { origin: ADDRESS } };
  await api.post("/api/me/guest", { data: { name: "Ada" }, ...origin });
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", bot: "greedy" }));
  const request = { game, options, chairs: [{ kind: "me" }, ...bots], start: true, public: false };
  const answer = await api.post("/api/tables", { data: request, ...origin });
  if (!answer.ok()) throw new Error(await answer.text());
  const { id } = await answer.json();
  await page.goto(`/table/${id}`);
  await turn(page);
  return id;
}

/** Something came of it: another position, a next step of the gesture, a curtain, or the end. */
export async function answered(page: Page, before: string): Promise<void> {
  await page.waitForFunction((was) => {
    const table = document.querySelector<HTMLElement>(".table");
    if (!table || document.querySelector("#outcome-title")) return true;
    return table.dataset.busy === "false" && `${table.dataset.number} ${table.dataset.step}` !== was;
  }, before);
}

/** Makes choices until the match is over, enough were made, or something has come true; how many there were. */
export async function playOn(
  page: Page,
  choose: (page: Page, number: number) => Promise<void>,
  most = 1000,
  enough: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<number> {
  for (let number = 0; number < most; number++) {
    if (!(await turn(page)) || (await enough())) return number;
    const before = await standing(page);
    await choose(page, number);
    await answered(page, before);
  }
  return most;
}

const IN_PANEL = ".dig button.main, .trip-answers button";
const ON_BOARD = ".board [role=button]:not([aria-disabled]), .board .pile button.can";

/** By mouse on the board: digs and trips in their panel, else one of the things that can be chosen. */
export async function byMouse(page: Page, number: number): Promise<void> {
  await page.locator(`${IN_PANEL}, ${ON_BOARD}`).first().waitFor();
  const panel = page.locator(IN_PANEL).first();
  if (await panel.isVisible()) return panel.click();
  const thing = await nth(page.locator(ON_BOARD), number);
  const mark = thing.locator("circle").first();
  await ((await mark.count()) ? mark : thing).click();
}

/** By mouse in the panel that every game has. */
export async function byPanel(page: Page, number: number): Promise<void> {
  await nth(choices(page), number).then((button) => button.click());
}

async function nth(things: Locator, number: number): Promise<Locator> {
  await things.first().waitFor();
  // The map comes first: every other choice is a dig where one is possible.
  return things.nth(number % 2 ? number % (await things.count()) : 0);
}

/** With the keyboard alone: Tab until something that acts has the focus, arrows to vary, Enter. */
export async function byKeyboard(page: Page, number: number): Promise<void> {
  await tabTo(page, ".actions [data-action], .dig button.main, .trip-answers button");
  if (await focusIs(page, ".actions [data-action]")) for (let i = 0; i < number % 3; i++) await page.keyboard.press("ArrowDown");
  if (!(await focusIs(page, "[data-action], button.main, .trip-answers button"))) await tabTo(page, "[data-action]");
  await page.keyboard.press("Enter");
}

const focusIs = (page: Page, selector: string) => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

export async function tabTo(page: Page, selector: string, most = 150): Promise<void> {
  for (let i = 0; i < most; i++) {
    if (await focusIs(page, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${selector} is not reached by Tab`);
}
