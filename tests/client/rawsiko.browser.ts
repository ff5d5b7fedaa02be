/** RAWsiko in a real browser: a whole game on the map, where the panels lie, a dragged move, a phone, contrast. */
import axe from "axe-core";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { fine, launch, person, playNow } from "./browser";
import { answered, playOn, standing } from "./playing";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const open = (page: Page) => page.locator(".badge.can .pill-hit");

/** By mouse on the map: places, territories, moves with their panel; every fourth choice ends the phase. */
async function onTheMap(page: Page, number: number): Promise<void> {
  const confirm = page.locator(".move-panel .confirm");
  if (await confirm.isVisible()) {
    await confirm.click();
    if (await page.locator(".move-panel .warning").isVisible()) await confirm.click();
    return;
  }
  const battle = page.locator(".battle-panel button");
  if (await battle.isVisible()) await battle.click();
  const place = page.locator(".portrait.can").first();
  if (await place.isVisible()) return place.click();
  const end = page.locator(".player-panel button");
  if ((await end.isVisible()) && (number % 4 === 3 || !(await open(page).count()))) return end.click();
  const lands = open(page);
  await lands.nth((number * 7) % (await lands.count())).click();
}

/** Until a choice of this kind is asked for. */
async function until(page: Page, kind: string): Promise<void> {
  for (let number = 0; number < 60; number++) {
    await page.locator(".play.asked").waitFor();
    if (await page.locator(`.phase:text-matches("${kind}")`).isVisible()) return;
    const before = await standing(page);
    await onTheMap(page, 0);
    await answered(page, before);
  }
}

async function middle(thing: Locator): Promise<{ x: number; y: number }> {
  const box = (await thing.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("a whole game against two bots with the mouse on the map", async () => {
  const page = await person(browser, { viewport: { width: 1440, height: 900 } });
  await playNow(page, "RAWsiko");
  expect(await playOn(page, onTheMap)).toBeGreaterThan(30);
  await page.locator(".final-table").waitFor();
  expect(await page.locator(".final-table tbody tr").count()).toBe(6);
  fine(page);
});

test("the panels lie where the rulebook has them, and a move is dragged", async () => {
  const page = await person(browser, { viewport: { width: 1440, height: 1000 } });
  await playNow(page, "RAWsiko");
  await until(page, "Action phase");
  const map = (await page.locator(".map").boundingBox())!;
  const [player, status] = [await middle(page.locator(".player-panel")), await middle(page.locator(".status-panel"))];
  expect(player.y < map.y && player.x < map.x + map.width / 2).toBe(true);
  expect(status.y < map.y && status.x > map.x + map.width / 2).toBe(true);
  const goals = await middle(page.locator(".goals button.main"));
  expect(goals.x > map.x + map.width / 2 && goals.y > map.y + map.height / 2).toBe(true);

  const source = open(page).first();
  const from = await middle(source);
  await source.focus();
  await page.keyboard.press("Enter");
  await page.locator(".ring.chosen").first().waitFor();
  const to = await middle(open(page).first());
  await page.keyboard.press("Escape");
  await page.locator(".ring.chosen").first().waitFor({ state: "detached" });
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  const panel = page.locator(".move-panel");
  await panel.waitFor();
  const move = await middle(panel);
  expect(move.y > map.y + map.height / 2 && move.y < map.y + map.height).toBe(true);
  await page.locator(".move-panel .cross").click();
  await panel.waitFor({ state: "detached" });
  fine(page);
});

test("on a phone the map goes to what is asked about, and nothing is too wide", async () => {
  const page = await person(browser, { viewport: { width: 360, height: 740 }, hasTouch: true });
  await playNow(page, "RAWsiko");
  const width = async () => Number((await page.locator(".world").getAttribute("viewBox"))!.split(" ")[2]);
  await expect.poll(width).toBe(1600);
  await page.locator(".portrait.can").first().tap();
  await page.locator(".badge.can").first().waitFor();
  await expect.poll(width).toBeLessThan(1000);
  await page.getByRole("button", { name: "Show the whole world" }).tap();
  await expect.poll(width).toBe(1600);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  fine(page);
});

test.each(["light", "dark"] as const)("contrast and names are good in the %s theme", async (colorScheme) => {
  const page = await person(browser, { viewport: { width: 1440, height: 1000 }, colorScheme });
  await playNow(page, "RAWsiko");
  await until(page, "Action phase");
  await page.locator(".goals button.main").click();
  await page.evaluate(axe.source);
  const found = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe
      .run(".game-rawsiko")
      .then((result) => result.violations.map(({ id, nodes }) => [id, nodes.length, nodes[0]?.html])),
  );
  expect(found).toEqual([]);
  fine(page);
});
