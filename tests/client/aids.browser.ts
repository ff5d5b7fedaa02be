/** What helps a player: hints of a bot where the table allows them, small sounds, a question before a move is sent. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { fine, launch, movesSent, person, playNow, QUICK } from "./browser";
import { answered, byPanel, standing, turn } from "./playing";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test("h asks a bot: its best candidates, what it expects, lit up on the board, and taken over", async () => {
  const page = await person(browser);
  await playNow(page);
  expect(await turn(page)).toBe(true);
  await page.locator("body").press("h");
  const hint = page.getByRole("region", { name: "What a strong bot would do" });
  await hint.waitFor();
  const shown = await hint.locator("li").allInnerTexts();
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.length).toBeLessThanOrEqual(3);
  const shares = shown.map((text) => Number(/wins about (\d+) %/.exec(text)![1]));
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  expect(shown[0]).toMatch(/(about .* points?|changes little by itself)(: [+−].*)?; leaves \d+ weeks/);
  await page.locator(".board .lit").first().waitFor();
  const before = await standing(page);
  await hint
    .getByRole("button", { name: /^Do this/ })
    .first()
    .click();
  await answered(page, before);
  await hint.waitFor({ state: "detached" });
  fine(page);
});

test("in the middle of a choice a hint goes on from there", async () => {
  const page = await person(browser);
  await playNow(page, "rawsiko");
  expect(await turn(page)).toBe(true);
  const before = await standing(page);
  await byPanel(page, 0);
  await answered(page, before);
  const middle = await standing(page);
  await page.locator("body").press("h");
  const hint = page.getByRole("region", { name: "What a strong bot would do" });
  await hint.waitFor();
  expect(await standing(page)).toBe(middle);
  await hint
    .getByRole("button", { name: /^Do this/ })
    .first()
    .click();
  await answered(page, middle);
  await hint.waitFor({ state: "detached" });
  expect(await standing(page)).not.toBe(before);
  fine(page);
});

test("where hints are not allowed there are none", async () => {
  const page = await person(browser);
  await page.goto("/new?game=thebes");
  await page.locator("#name").fill("Ada");
  await page.locator("#seat-1").selectOption("bot");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  expect(await turn(page)).toBe(true);
  expect(await page.getByRole("button", { name: "Hint" }).count()).toBe(0);
  await page.locator("body").press("h");
  expect(await page.getByText("Thinking").count()).toBe(0);
  fine(page);
});

/** The answers of the coach, as they come. */
function coachAnswers(page: Page): { alternative: object | null }[] {
  const answers: { alternative: object | null }[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.type === "coached") answers.push(message);
    }),
  );
  return answers;
}

/** Changes the cards, which is nearly always worse than to take one, until the coach has something better. */
async function wasteWeeks(page: Page, answers: { alternative: object | null }[]): Promise<void> {
  // It has greeted: what it answers from now on is about moves.
  await page.getByRole("region", { name: "Your first match" }).waitFor();
  do {
    expect(await turn(page)).toBe(true);
    const heard = answers.length;
    await page
      .locator(".board")
      .getByRole("button", { name: /^Swap the display/ })
      .click();
    await expect.poll(() => answers.length, { timeout: 120_000 }).toBe(heard + 1);
  } while (!answers.at(-1)!.alternative);
}

test("the coach says afterwards what else was there, on a phone in full, until it is sent away or switched off", async () => {
  const page = await person(browser, { viewport: { width: 390, height: 844 } }, { ...QUICK, list: false });
  const answers = coachAnswers(page);
  await playNow(page);
  await wasteWeeks(page, answers);
  const line = page.getByRole("region", { name: "Coach" });
  await line.waitFor();
  expect(await line.innerText()).toMatch(/^You could also have chosen: .+\. That was worth about (one point|\d+ points) more: \+/);
  const isInSight = (said: Element) => said.getBoundingClientRect().bottom <= said.closest(".ask")!.getBoundingClientRect().bottom + 1;
  await expect.poll(() => line.evaluate(isInSight)).toBe(true);
  await line.getByRole("button", { name: "Close" }).click();
  await line.waitFor({ state: "detached" });
  await page.reload();
  await wasteWeeks(page, answers);
  await line.getByRole("button", { name: "No coach" }).click();
  await line.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Settings" }).click();
  expect(await page.getByLabel("A coach in my first match").isChecked()).toBe(false);
  fine(page);
});

/** Counts the sounds a page starts. */
async function listening(): Promise<Page> {
  const page = await person(browser);
  await page.addInitScript(() => {
    const heard = Object.assign(globalThis, { sounds: 0 });
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...times: [number?]) {
      heard.sounds += 1;
      start.apply(this, times);
    };
  });
  return page;
}

test("sounds are off until they are switched on, and stay on", async () => {
  const page = await listening();
  const sounds = () => page.evaluate(() => (globalThis as unknown as { sounds: number }).sounds);
  const move = async () => {
    expect(await turn(page)).toBe(true);
    const before = await standing(page);
    await byPanel(page, 1);
    await answered(page, before);
  };
  await playNow(page);
  await move();
  // Until the bots have moved: their moves sound too.
  expect(await turn(page)).toBe(true);
  expect(await sounds()).toBe(0);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Small sounds").check();
  await expect.poll(sounds).toBe(1);
  await page.reload();
  await move();
  await expect.poll(sounds).toBeGreaterThan(0);
  fine(page);
});

test("who wants to be asked first sends no move without saying yes", async () => {
  const page = await person(browser);
  const moves = movesSent(page);
  await playNow(page);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Ask before a move is sent").check();
  await page.keyboard.press("Escape");
  expect(await turn(page)).toBe(true);
  const yes = page.getByRole("button", { name: "Make this move" });
  // Until the gesture is whole: every choice is a step of it.
  for (let step = 0; !(await yes.isVisible()); step++) {
    const before = await standing(page);
    await byPanel(page, 0);
    await answered(page, before);
    expect(step).toBeLessThan(9);
  }
  expect(moves).toEqual([]);
  const before = await standing(page);
  await yes.click();
  await answered(page, before);
  expect(moves.map(({ whole }) => whole ?? true)).toEqual([true]);
  fine(page);
});
