/** Play without eyes: whole matches by roles, names and what the live region says, with the keyboard. */
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { fine, launch, person, QUICK } from "./browser";
import { atTable } from "./playing";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** The shortest match that each game offers. */
const SHORT = [
  { game: "thebes", seats: 2, options: {} },
  { game: "rockwell", seats: 2, options: { max_rounds: 1 } },
  { game: "cavum", seats: 2, options: { phases: 2 } },
  { game: "rawsiko", seats: 3, options: { turns: 3 } },
];
const MOST = 600;

const voice = (page: Page) => page.getByRole("status", { name: "What happens" });
const answers = (page: Page) => page.getByRole("region", { name: "What you can do" }).getByRole("button", { disabled: false });
const end = (page: Page) => page.getByRole("heading", { level: 2, name: /wins? with|share the victory/ });

/** Everything that the live region says from now on, as a screen reader would read it: what is added, in order. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await voice(page).evaluate((region) => {
    const said: string[] = [];
    Object.assign(window, { said });
    const hear = (changes: MutationRecord[]) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.textContent?.trim()) said.push(node.textContent.trim());
    };
    new MutationObserver(hear).observe(region, { childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

/** What a person who does not see knows of the moment. */
const known = async (page: Page) => [await voice(page).innerText(), ...(await answers(page).allInnerTexts())].join("\n");

async function press(answer: Locator): Promise<void> {
  await answer.focus();
  await answer.press("Enter");
}

/** Waits until something is asked, or the match is over; whether it goes on. */
async function asked(page: Page): Promise<boolean> {
  await answers(page).or(end(page)).first().waitFor({ state: "attached" });
  return !(await end(page).isVisible());
}

/** Each line that the log has is heard in the order of the log. */
function inOrder(heard: string[], log: string[]): string[] {
  const told = heard.filter((line) => log.includes(line));
  let place = -1;
  for (const line of told) {
    place = log.indexOf(line, place + 1);
    expect(place, `"${line}" is heard out of order`).toBeGreaterThanOrEqual(0);
  }
  return told;
}

test.each(SHORT)("a whole match of $game by roles, names and announcements alone", async ({ game, seats, options }) => {
  const page = await person(browser, {}, { ...QUICK, list: false });
  await atTable(page, game, seats, options);
  const said = await listen(page);
  let number = 0;
  for (; number < MOST && (await asked(page)); number++) {
    const before = await known(page);
    const count = await answers(page).count();
    await press(answers(page).nth((number * 7) % count));
    await expect.poll(async () => (await end(page).isVisible()) || (await known(page)) !== before).toBe(true);
  }
  expect(await end(page).count(), `${number} choices`).toBe(1);
  const log = (await page.getByRole("log", { name: "What happened" }).innerText()).split("\n").map((line) => line.trim());
  const told = inOrder(await said(), log);
  for (let bot = 2; bot <= seats; bot++) expect(told.some((line) => line.includes(`Quick bot ${bot}`))).toBe(true);
  console.info(`${game}: ${number} choices, ${told.length} of ${log.length} lines heard`);
  fine(page);
});
