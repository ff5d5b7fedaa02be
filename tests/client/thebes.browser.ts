/** Whole games of Thebes against bots: with the mouse, by keyboard alone, with a finger on a phone; its board at every size;
 * a dig as it is shown.
 */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { fine, launch, movesSent, person, playNow, SIZES } from "./browser";
import { answered, byKeyboard, byMouse, playOn, standing, tabTo, turn } from "./playing";

const ON_BOARD = ".dig button.main, .trip-answers button, .board [role=button]:not([aria-disabled]), .board .pile button.can";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** By mouse on the board; who can only pass does that in the bar, and is asked whether they mean it. */
async function byMouseOrPass(page: Page, number: number): Promise<void> {
  await page.locator(`${ON_BOARD}, .play [data-choice]`).first().waitFor();
  if (await page.locator(ON_BOARD).count()) return byMouse(page, number);
  await page.locator(".play [data-choice]").click();
  await page.locator("dialog[open] button.bad").click();
}

/** By finger on the board and in the sheet, as with the mouse; nothing is hovered over or dragged. */
async function byFinger(page: Page, number: number): Promise<void> {
  await page.locator(`${ON_BOARD}, .play [data-choice]`).first().waitFor();
  const things = page.locator(ON_BOARD);
  const count = await things.count();
  if (!count) {
    await page.locator(".play [data-choice]").tap();
    return page.locator("dialog[open] button.bad").tap();
  }
  const panel = page.locator(".dig button.main, .trip-answers button").first();
  if (await panel.isVisible()) return panel.tap();
  const thing = things.nth((number * 5) % count);
  const mark = thing.locator(".halo");
  await ((await mark.count()) ? mark : thing).tap();
}

/** Takes cards until a site can be dug at; its mark. */
async function untilDig(page: Page) {
  const site = page.locator(".place.can:not(.city) circle").first();
  for (let number = 0; (await turn(page)) && !(await site.count()); number++) {
    const before = await standing(page);
    const cards = page.locator(".offer.can");
    await cards.nth(number % (await cards.count())).click();
    const onFoot = page.locator(".trip-answers button").first();
    await page.waitForFunction(
      (was) => document.querySelector(".trip-answers") !== null || document.querySelector<HTMLElement>(".table")!.dataset.number !== was,
      before.split(" ")[0]!,
    );
    if (await onFoot.count()) await onFoot.click();
    await answered(page, before);
  }
  return site;
}

/** What of the board is where, in one screen. */
function measured(page: Page) {
  return page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().toJSON() as DOMRect;
    const [frame, bar, map] = [box(".frame"), box(".bar"), box(".map-sheet")];
    const inside = (one: DOMRect) =>
      one.left >= frame.left - 1 && one.right <= frame.right + 1 && one.top >= frame.top - 1 && one.bottom <= frame.bottom + 1;
    const pawn = box('[data-at="pawn-0"]');
    const top = document.elementFromPoint(pawn.x + pawn.width / 2, pawn.y + pawn.height / 2);
    return {
      share: (frame.width * frame.height) / (innerWidth * innerHeight),
      overflow: document.documentElement.scrollWidth - innerWidth,
      barInSight: bar.top >= frame.bottom - 1 && bar.bottom <= innerHeight + 1,
      mapInside: inside(map),
      mapShare: map.width / frame.width,
      firstCardInside: inside(box('[data-at="slot-1"]')),
      pawnOnTop: top?.closest(".world") !== null,
      bagsInSight: inside(box(".bags")) && box(".bags").height > 0,
    };
  });
}

const frameOf = (page: Page) =>
  page.locator(".frame").evaluate((frame) => {
    const { x, y, width, height } = frame.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join();
  });

test("map, cards and decision are in one screen at every size, and a dig moves nothing", async () => {
  const page = await person(browser, { viewport: { width: 1440, height: 900 } }, { speed: 0, soundAsked: true, coach: false });
  await playNow(page);
  const site = await untilDig(page);
  const places: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() => measured(page), `at ${width}`)
      .toMatchObject({
        overflow: 0,
        barInSight: true,
        mapInside: true,
        firstCardInside: true,
        pawnOnTop: true,
      });
    const found = await measured(page);
    if (width >= 1024)
      expect({ width, ...found, bagsInSight: true }).toEqual({
        width,
        ...found,
      });
    if (width >= 1024) expect(found.share).toBeGreaterThanOrEqual(0.45);
    expect(found.mapShare).toBeGreaterThan(0.6);
    places.push(await frameOf(page));
  }
  await site.dispatchEvent("click");
  await page.locator(".dig button.main").waitFor();
  for (const [i, [width, height]] of SIZES.entries()) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => frameOf(page), `at ${width}`).toBe(places[i]);
    expect(await page.locator(".dig-sheet .wheel").isVisible()).toBe(true);
  }
  fine(page);
});

test("a dig shows its tokens one by one before the total", async () => {
  const page = await person(
    browser,
    { viewport: { width: 1440, height: 900 }, reducedMotion: "no-preference" },
    { speed: 0, soundAsked: true },
  );
  await playNow(page);
  const site = await untilDig(page);
  await page.evaluate(() => localStorage.setItem("motherlode-settings", JSON.stringify({ speed: 2, soundAsked: true })));
  await page.reload();
  await turn(page);
  await site.click();
  const weeks = page.locator(".dig input[type=range]");
  await weeks.fill((await weeks.getAttribute("max"))!);
  // Every change of what lies on the sea is written down: how many tokens, and whether a total is told.
  await page.evaluate(() => {
    const seen: [number, boolean][] = [];
    (window as unknown as { seen: typeof seen }).seen = seen;
    const look = () => {
      const unfolding = document.querySelector(".latest.unfolding");
      if (!unfolding) return;
      const waste = Number(unfolding.querySelector(".waste")?.textContent?.replace(/\D/g, "") ?? 0);
      seen.push([unfolding.querySelectorAll(".drawn:not(.waste)").length + waste, document.querySelector(".counting") !== null]);
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  const tokens = Number((await page.locator(".dig button.main").innerText()).match(/(\d+) token/)![1]);
  await page.locator(".dig button.main").click();
  await expect.poll(() => page.locator(".latest:not(.unfolding)").filter({ hasText: "Ada dug" }).count()).toBe(1);
  const seen = await page.evaluate(() => (window as unknown as { seen: [number, boolean][] }).seen);
  const counts = seen.map(([count]) => count);
  expect(counts[0]).toBe(0);
  expect(counts).toEqual([...counts].sort((one, other) => one - other));
  const told = seen.findIndex(([, isTold]) => isTold);
  expect(told).toBeGreaterThan(0);
  expect(seen[told]![0]).toBeGreaterThanOrEqual(tokens - 1);
  fine(page);
});

test("a whole game with the mouse on the board", async () => {
  const page = await person(browser, {
    viewport: { width: 1440, height: 900 },
  });
  await playNow(page);
  expect(await playOn(page, byMouseOrPass)).toBeGreaterThan(10);
  await page.getByRole("table").waitFor();
  expect(await page.locator("tbody tr").count()).toBe(2);
  fine(page);
});

test("a whole game by keyboard alone", async () => {
  const page = await person(browser, {
    viewport: { width: 1280, height: 800 },
  });
  await page.goto("/");
  await tabTo(page, "[data-game=thebes] button.play-now");
  await page.keyboard.press("Enter");
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);
  expect(await playOn(page, byKeyboard)).toBeGreaterThan(10);
  await tabTo(page, "#main .main");
  fine(page);
});

test("what a card is for is read beside it, at every size and for every card", async () => {
  const page = await person(browser, { viewport: { width: 1440, height: 900 } }, { speed: 0, soundAsked: true });
  await playNow(page);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (let slot = 1; slot <= 4; slot++) {
      await page.locator(`[data-at="slot-${slot}"]`).focus();
      await page.keyboard.press("i");
      const help = (await page.locator("#thing-help.shown").boundingBox())!;
      const card = (await page.locator(`[data-at="slot-${slot}"]`).boundingBox())!;
      expect([width, slot, help.width > 200, help.height < 260]).toEqual([width, slot, true, true]);
      expect(help.x >= 0 && help.y >= 0 && help.x + help.width <= width && help.y + help.height <= height).toBe(true);
      const isBeside = help.x >= card.x + card.width || help.x + help.width <= card.x;
      expect(isBeside || help.y >= card.y + card.height || help.y + help.height <= card.y).toBe(true);
      await page.keyboard.press("Escape");
    }
  }
  fine(page);
});

test("a whole game with a finger on a phone, in Dutch, with one message per choice", async () => {
  const phone = {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    locale: "nl-NL",
  };
  const page = await person(browser, phone, { speed: 0, soundAsked: true });
  const moves = movesSent(page);
  await playNow(page);
  expect(await page.locator("html").getAttribute("lang")).toBe("nl");
  const choices = await playOn(page, byFinger);
  expect(choices).toBeGreaterThan(10);
  expect(moves).toHaveLength(choices);
  const text = await page.locator("main").innerText();
  expect(text).toContain("Totaal");
  expect(text).not.toMatch(/[{}…]|undefined/);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  fine(page);
});
