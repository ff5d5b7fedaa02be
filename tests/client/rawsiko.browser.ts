/** RAWsiko in a real browser: a whole game on the map, six sizes, where the panels lie, fingers, keys, scenes, contrast. */
import axe from "axe-core";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { ADDRESS, fine, launch, person, playNow, SIZES } from "./browser";
import { answered, playOn, standing, tabTo } from "./playing";
import { mouse } from "./pressing";

/** Moves of others at once; no list over the board. */
const PLAIN = { speed: 0, soundAsked: true };

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const open = (page: Page) => page.locator(".badge.can .pill-hit");
const confirm = (page: Page) => page.locator(".move-panel .confirm");
const end = (page: Page) => page.locator(".end-phase");

/** A table with quick bots, opened. */
async function sitDown(page: Page, bots: number, options: object): Promise<void> {
  await page.goto("/");
  const api = page.context().request;
  const origin = { headers: { origin: ADDRESS } };
  await api.post("/api/me/guest", { data: { name: "Ada" }, ...origin });
  const chairs = [{ kind: "me" }, ...Array.from({ length: bots }, () => ({ kind: "bot", bot: "greedy" }))];
  const table = await (
    await api.post("/api/tables", {
      data: { game: "rawsiko", chairs, options, start: true },
      ...origin,
    })
  ).json();
  await page.goto(`/table/${table.id}`);
}

/** The shortest game there is. */
const SHORT = { turns: 3, seat_order: "as_listed" };

/** How many go; leaving nobody behind is asked once more. */
async function send(page: Page, press: (button: Locator) => Promise<void>): Promise<void> {
  await press(confirm(page));
  if (await page.locator(".move-panel .warning").isVisible()) await press(confirm(page));
}

/** Every fourth choice of an action phase ends it. */
async function endsPhase(page: Page, number: number): Promise<boolean> {
  if (!(await end(page).isVisible())) return false;
  return number % 4 === 3 || !(await open(page).count());
}

/** On the map: places, territories, moves with their panel. */
async function onTheMap(page: Page, number: number): Promise<void> {
  if (await confirm(page).isVisible()) return send(page, (button) => button.click());
  const place = page.locator(".portrait.can").first();
  if (await place.isVisible()) return place.click();
  if (await endsPhase(page, number)) return end(page).click();
  const lands = open(page);
  await lands.first().waitFor();
  await mouse.part(lands.nth((number * 7) % (await lands.count())));
}

/** With the keyboard alone: Tab to what can be chosen, Enter. */
async function byKeyboard(page: Page, number: number): Promise<void> {
  const enter = async () => page.keyboard.press("Enter");
  if (await confirm(page).isVisible()) return tabTo(page, ".move-panel .confirm").then(() => send(page, enter));
  await tabTo(page, (await endsPhase(page, number)) ? ".end-phase" : ".portrait.can, .badge.can .pill-hit");
  await enter();
}

/** By finger: what the decision bar offers, else a territory. */
async function byFinger(page: Page, number: number): Promise<void> {
  const continent = page.locator(".continent-choices button").first();
  if (await continent.isVisible()) return continent.tap();
  if (await confirm(page).isVisible()) return send(page, (button) => button.tap());
  if (await endsPhase(page, number)) return end(page).tap();
  await tapLand(page, open(page).nth(number % (await open(page).count())));
}

/** What a finger on the map may mean is offered large, and the first of it is taken. */
async function tapLand(page: Page, land: Locator): Promise<void> {
  await land.focus();
  const { x, y } = await middle(land.locator("[data-at]"));
  await page.touchscreen.tap(x, y);
  const near = page.locator("[data-near]").first();
  if (!(await near.isVisible())) return;
  expect((await near.boundingBox())!.height).toBeGreaterThanOrEqual(40);
  await near.tap();
}

/** Taps the first territory that can be chosen; its name. */
async function tapFirst(page: Page): Promise<string> {
  const land = open(page).first();
  const name = (await land.getAttribute("data-territory"))!;
  const before = await standing(page);
  await tapLand(page, land);
  await answered(page, before);
  return name;
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

/** The end: one table, two rows for each of the three players. */
async function isScored(page: Page): Promise<void> {
  await page.locator(".final-table").waitFor();
  expect(await page.locator(".final-table tbody th").count()).toBe(3);
  expect(await page.locator(".final-table .their-goals ul").count()).toBe(3);
  expect(await page.locator("table").count()).toBe(1);
  fine(page);
}

test("a whole game against two bots with the mouse on the map, and one score table at its end", async () => {
  const page = await person(browser, { viewport: { width: 1440, height: 900 } }, PLAIN);
  await sitDown(page, 2, SHORT);
  expect(await playOn(page, onTheMap)).toBeGreaterThan(20);
  await isScored(page);
});

test("a whole game with the keyboard alone", async () => {
  const page = await person(browser, { viewport: { width: 1440, height: 900 } }, PLAIN);
  await sitDown(page, 2, SHORT);
  expect(await playOn(page, byKeyboard)).toBeGreaterThan(20);
  await isScored(page);
});

test("a whole game with a finger on a phone", async () => {
  const page = await person(browser, { viewport: { width: 390, height: 844 }, hasTouch: true }, PLAIN);
  await sitDown(page, 2, SHORT);
  expect(await playOn(page, byFinger)).toBeGreaterThan(20);
  await isScored(page);
});

test("[rawsiko W18.1, W18.2, W18.5, W18.6, W18.10] the panels lie where the rulebook has them, and a move is dragged", async () => {
  const page = await person(browser, { viewport: { width: 1440, height: 900 } }, PLAIN);
  await page.goto("/new?game=rawsiko");
  const [options, players] = [await middle(page.locator(".settings")), await middle(page.locator(".players"))];
  expect(options.x).toBeLessThan(players.x);
  await playNow(page, "RAWsiko");
  await until(page, "Action phase");
  const map = (await page.locator(".map").boundingBox())!;
  const [player, status] = [await middle(page.locator(".player-panel")), await middle(page.locator(".status-panel"))];
  expect(player.y < map.y && player.x < map.x + map.width / 2).toBe(true);
  expect(status.y < map.y && status.x > map.x + map.width / 2).toBe(true);
  const goals = await middle(page.locator(".goals-button"));
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
  expect((await middle(panel)).y).toBeGreaterThan(map.y + map.height);
  await page.locator(".move-panel .cross").click();
  await panel.waitFor({ state: "detached" });
  fine(page);
});

interface Rectangle {
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The boxes of all things of a kind on the page. */
const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((things) =>
    things.map((thing): Rectangle => {
      const { left, top, right, bottom } = thing.getBoundingClientRect();
      return {
        name: thing.getAttribute("data-territory") ?? thing.className.toString(),
        left,
        top,
        right,
        bottom,
      };
    }),
  );

/** Pairs that lie over each other by more than a hair. */
function overlaps(things: Rectangle[], others = things): string[] {
  return things.flatMap((one, i) =>
    others.slice(others === things ? i + 1 : 0).flatMap((other) => {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return wide > 2 && high > 2 ? [`${one.name} ${other.name}`] : [];
    }),
  );
}

/** Own armies at their middle: what a press there would hit. */
const coveredArmies = (page: Page) =>
  page.locator(".badge.can [data-at^=land-]").evaluateAll((armies) =>
    armies.flatMap((army) => {
      const { left, top, width, height } = army.getBoundingClientRect();
      const frame = army.closest(".map")!.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isInSight = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
      const hit = document.elementFromPoint(x, y)?.closest(".badge");
      return isInSight && hit !== army.closest(".badge") ? [army.getAttribute("data-at")] : [];
    }),
  );

/** Names and codes that are wider than the room reckoned for them. */
const tooWide = (page: Page) =>
  page.locator(".badge text:not(.count)").evaluateAll((texts) =>
    texts.flatMap((text) => {
      const box = text.parentElement!.querySelector("rect, path") as SVGGraphicsElement;
      const isWider = (text as SVGGraphicsElement).getBBox().width > box.getBBox().width;
      return isWider ? [text.textContent] : [];
    }),
  );

const frameOf = (page: Page) => page.locator(".game-rawsiko.board").boundingBox();

describe("layout", () => {
  let page: Page;
  beforeAll(async () => {
    page = await person(browser, { viewport: { width: 1440, height: 900 } }, { ...PLAIN, coach: false });
    await playNow(page, "RAWsiko");
    await until(page, "Action phase");
  });

  test.each(SIZES)("%i x %i: board and decision in one screen, nothing over the map, everything legible", async (width, height) => {
    await page.setViewportSize({ width, height });
    const map = page.locator(".map");
    await expect.poll(async () => (await map.boundingBox())!.width).toBeLessThanOrEqual(width);
    const frame = (await frameOf(page))!;
    const play = (await page.locator(".play").boundingBox())!;
    if (width > 1000) expect((frame.width * frame.height) / (width * height)).toBeGreaterThanOrEqual(0.45);
    else expect(frame.width).toBe(width);
    expect(play.y).toBeGreaterThanOrEqual(frame.y + frame.height - 2);
    expect(play.y + play.height).toBeLessThanOrEqual(height + 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await coveredArmies(page)).toEqual([]);
    expect(overlaps(await boxes(page, ".badge .pill"), await boxes(page, ".zoom button, .drawers button"))).toEqual([]);
    expect(overlaps(await boxes(page, ".badge .plate"))).toEqual([]);
    const sizes = await page
      .locator(".badge text")
      .evaluateAll((texts) => texts.map((text) => parseFloat(getComputedStyle(text).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
    expect(await page.locator(".chip text").count()).toBeGreaterThan(90);
    expect(await tooWide(page)).toEqual([]);
    fine(page);
  });

  test.each(SIZES)("%i x %i: the goals take room of their own and cover no army; Esc closes them", async (width, height) => {
    await page.setViewportSize({ width, height });
    const frame = await frameOf(page);
    // Where the pointer rests a note may lie that says why something is not possible.
    await page.mouse.move(0, 0);
    await page.locator(".goals-button").click();
    const drawer = page.locator(".drawer.goals");
    await drawer.waitFor();
    const [panel, map] = [(await drawer.boundingBox())!, (await page.locator(".map").boundingBox())!];
    expect(panel.x >= map.x + map.width - 1 || panel.y >= map.y + map.height - 1).toBe(true);
    expect(await frameOf(page)).toEqual(frame);
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "detached" });
  });

  test("the board's box does not move during a turn", async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const frame = await frameOf(page);
    for (let number = 0; number < 12; number++) {
      const before = await standing(page);
      await onTheMap(page, number);
      await answered(page, before);
      await page.locator(".play.asked").waitFor();
      expect(await frameOf(page)).toEqual(frame);
    }
  });
});

test("on a phone the map goes to what is asked about, and a finger on several territories gets them large", async () => {
  const page = await person(browser, { viewport: { width: 360, height: 740 }, hasTouch: true }, { ...PLAIN, coach: false });
  await playNow(page, "RAWsiko");
  const width = async () => Number((await page.locator(".world").getAttribute("viewBox"))!.split(" ")[2]);
  await page.locator(".continent-choices button").first().tap();
  await page.locator(".badge.can").first().waitFor();
  await expect.poll(width).toBeLessThan(760);
  const farther = page.getByRole("button", { name: "Zoom out" });
  while (await farther.isEnabled()) await farther.tap();
  await expect.poll(width).toBeGreaterThan(780);
  await page.getByRole("button", { name: "Show what matters now" }).tap();
  await expect.poll(width).toBeLessThan(760);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await playOn(page, byFinger, 40, async () => (await page.locator(".phase").textContent()) === "Action phase");
  expect(await page.locator(".phase").textContent()).toBe("Action phase");
  fine(page);
});

/** A flight between these territories is held on its way and the map zoomed about its corner: how far, as soon as the map is at
 * rest, what flies is from where it is due.
 */
const strayed = (page: Page, from: string, to: string) =>
  page.evaluate(
    ([source, target]) =>
      new Promise<number>((resolve, reject) => {
        const world = document.querySelector(".world")!;
        const middleOf = (thing: Element) => {
          const { left, top, width, height } = thing.getBoundingClientRect();
          return [left + width / 2, top + height / 2] as const;
        };
        const at = (territory: string) => middleOf(document.querySelector(`.badge [data-at="land-${territory}"]`)!);
        const stray = (flying: Element, part: number) => {
          const [[x, y], [ax, ay], [bx, by]] = [middleOf(flying), at(source!), at(target!)];
          return Math.hypot(x - ax - part * (bx - ax), y - ay - part * (by - ay));
        };
        const zoom = () => {
          const { left: clientX, top: clientY } = world.getBoundingClientRect();
          world.dispatchEvent(new WheelEvent("wheel", { deltaY: -200, ctrlKey: true, clientX, clientY }));
        };
        const shown: string[] = [];
        const look = () => {
          const flight = document.querySelector(".flying")?.getAnimations()[0];
          if (!flight && shown.length) return reject(new Error("it arrived before the map was at rest"));
          flight?.pause();
          if (flight && !shown.length) zoom();
          if (flight) shown.push(world.getAttribute("viewBox")!);
          const isAtRest = shown.length > 3 && new Set(shown.slice(-3)).size === 1;
          if (!isAtRest) return void requestAnimationFrame(look);
          const effect = flight!.effect as KeyframeEffect;
          resolve(stray(effect.target!, effect.getComputedTiming().progress!));
          flight!.play();
        };
        look();
      }),
    [from, to],
  );

test("on a phone an army on its way stays between its territories while the map zooms", async () => {
  const page = await person(browser, { viewport: { width: 390, height: 844 }, hasTouch: true }, { ...PLAIN, coach: false });
  await playNow(page, "RAWsiko");
  await playOn(page, byFinger, 60, async () => (await page.locator(".phase").textContent()) === "Action phase");
  const [from, to] = [await tapFirst(page), await tapFirst(page)];
  await confirm(page).waitFor();
  await page.getByLabel("How fast moves of others are shown").selectOption("0.5");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const watching = strayed(page, from, to);
  await send(page, (button) => button.tap());
  expect(await watching).toBeLessThan(1);
  fine(page);
});

test("a turn with the keyboard alone, in the order of play", async () => {
  const page = await person(browser, { viewport: { width: 1440, height: 900 } }, PLAIN);
  await playNow(page, "RAWsiko");
  await until(page, "Action phase");
  await tabTo(page, ".pill-hit");
  await page.keyboard.press("Enter");
  await page.locator(".phase:text('where to')").waitFor();
  await tabTo(page, ".badge.can .pill-hit");
  await page.keyboard.press("Enter");
  await confirm(page).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain("confirm");
  await page.keyboard.press("Enter");
  if (await page.locator(".move-panel .warning").isVisible()) await page.keyboard.press("Enter");
  await page.locator(".move-panel").waitFor({ state: "detached" });
  await page.locator(".end-phase").focus();
  const before = await standing(page);
  await page.keyboard.press("Enter");
  await answered(page, before);
  fine(page);
});

test("what the bots do is told in order, line by line, and a key ends it", async () => {
  const page = await person(
    browser,
    { viewport: { width: 1440, height: 900 }, reducedMotion: "no-preference" },
    { speed: 1, soundAsked: true },
  );
  await sitDown(page, 3, { seat_order: "as_listed" });
  for (const pick of [page.locator(".portrait.can"), open(page)]) {
    await pick.first().waitFor();
    const before = await standing(page);
    await pick.first().click();
    await answered(page, before);
  }
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(globalThis, { told });
    new MutationObserver(() => {
      const text = document.querySelector(".caption span")?.textContent;
      if (text && text !== told.at(-1)) told.push(text);
    }).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  const told = () => page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
  await open(page).first().click();
  await page.locator(".play.holding").waitFor();
  const bots = async () => (await told()).filter((line) => /^Quick bot . chooses a continent/.test(line)).map((line) => line.slice(0, 11));
  await expect.poll(async () => (await bots()).slice(0, 3)).toEqual(["Quick bot 2", "Quick bot 3", "Quick bot 4"]);
  await page.keyboard.press("Escape");
  await page.locator(".play.asked:not(.holding)").waitFor();
  expect(await page.locator(".portrait.taken").count()).toBe(7);
  expect(await page.locator(".portrait.can").count()).toBeGreaterThan(0);
  fine(page);
});

test.each(["light", "dark"] as const)("contrast and names are good in the %s theme", async (colorScheme) => {
  const page = await person(browser, {
    viewport: { width: 1440, height: 900 },
    colorScheme,
  });
  await playNow(page, "RAWsiko");
  await until(page, "Action phase");
  await page.locator(".goals-button").click();
  await page.evaluate(axe.source);
  const found = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe
      .run(".game-rawsiko")
      .then((result) => result.violations.map(({ id, nodes }) => [id, nodes.length, nodes[0]?.html])),
  );
  expect(found).toEqual([]);
  fine(page);
});
