/** Cavum in a real browser: learning games with mouse, keyboard and finger, gestures, six sizes, scenes, contrast and names. */
import axe from "axe-core";
import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { fine, launch, person as anyone, SIZES } from "./browser";
import { answered, playOn, standing, turn } from "./playing";
import { finger, mouse, type Hand } from "./pressing";

/** Moves of others at once, and only the board to play on. */
const QUIET = { speed: 0, list: false };
const person = (options: BrowserContextOptions, settings: object = QUIET) => anyone(browser, options, settings);

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** A table of one's own against bots, with the two phases of the learning game. */
async function learningGame(page: Page, bots = 1): Promise<void> {
  await page.goto("/");
  const id = await page.evaluate(async (count) => {
    const post = (path: string, body: object) =>
      fetch(`/api${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    await post("/me/guest", { name: "Ada" });
    const chairs = [{ kind: "me" }, ...Array.from({ length: count }, () => ({ kind: "bot", bot: "greedy" }))];
    const made = await post("/tables", { game: "cavum", chairs, public: false, start: true, options: { phases: 2 } });
    return ((await made.json()) as { id: string }).id;
  }, bots);
  await page.goto(`/table/${id}`);
  await page.locator(".game-cavum .mountain").waitFor();
}

const question = async (page: Page) => (await page.locator(".game-cavum .status p span").textContent()) ?? "";
const open = (page: Page) => page.locator(".cell.can");
const allowed = (page: Page, within: string) => page.locator(`:is(${within}) button:not([aria-disabled], :disabled)`);

/** One of the lit cells, a different one each time. */
async function someCell(page: Page, number: number): Promise<Locator> {
  return open(page).nth((number * 5) % (await open(page).count()));
}

async function middle(thing: Locator): Promise<{ x: number; y: number }> {
  const box = (await thing.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What a person does next, by what is asked. */
async function play(page: Page, number: number, hand: Hand): Promise<void> {
  const asked = await question(page);
  if (await page.locator(".stepper").isVisible()) return bid(page, number, hand);
  if (/choosing a piece/.test(asked)) return piece(page, number, hand);
  if (/laying a tile/.test(asked)) return place(page, number, hand);
  if (/turning/.test(asked)) return hand.part(page.locator(".lay-knob circle"));
  if (/the route/.test(asked)) return walk(page, number, hand);
  if ((await open(page).count()) > 0) return hand.part(await someCell(page, number));
  const first = allowed(page, ".ask .takes, .ask .colours, .ask .sequence-cards, .ask .orders, .offers .orders").first();
  if (await first.isVisible()) return hand.press(first);
  await decline(page, hand);
}
const byMouse = (page: Page, number: number) => play(page, number, mouse);
const byFinger = (page: Page, number: number) => play(page, number, finger);

/** The answer that is left, after that of putting the piece back; what gives something up asks first. */
async function decline(page: Page, hand: Hand): Promise<void> {
  await hand.press(allowed(page, ".ask .answer").last());
  const sure = page.locator(".asks button").first();
  if (await sure.isVisible()) await hand.press(sure);
}

/** In an auction or a sale: another number now and then, then the bid, or a pass where one may. */
async function bid(page: Page, number: number, hand: Hand): Promise<void> {
  const step = page.locator(".stepper .step:enabled");
  if (number % 3 === 0 && (await step.count())) await hand.press(step.last());
  await hand.press(number % 2 ? allowed(page, ".ask .answer").last() : page.locator(".ask .main"));
}

/** Takes a piece up by a press, or ends the turn. */
async function piece(page: Page, number: number, hand: Hand): Promise<void> {
  const end = page.locator(".build .answer button");
  if (number % 7 === 6 && (await end.isVisible())) return hand.press(end);
  const pieces = page.locator(".piece.can");
  await hand.press(pieces.nth(number % (await pieces.count())));
}

/** Lays the tile: turned by the wheel and laid by one press, or put down first; if it fits nowhere it is given up. */
async function place(page: Page, number: number, hand: Hand): Promise<void> {
  if (!(await open(page).count())) return decline(page, hand);
  const cell = await someCell(page, number);
  if (hand !== mouse) return hand.part(cell);
  await cell.hover();
  await page.locator(".ghost").waitFor();
  if (number % 2) await page.mouse.wheel(0, 100);
  await cell.click();
}

/** One cell further, or to the end. */
async function walk(page: Page, number: number, hand: Hand): Promise<void> {
  if (await open(page).count()) return hand.part(await someCell(page, number));
  await hand.press(page.locator(".route-panel button").first());
}

test("a whole learning game against a bot with the mouse on the mountain", async () => {
  const page = await person({ viewport: { width: 1440, height: 1000 } });
  await learningGame(page);
  expect(await playOn(page, byMouse)).toBeGreaterThan(40);
  expect(await page.locator("#outcome-title").innerText()).toContain("wins with");
  fine(page);
});

test("a whole learning game with a finger on a phone", async () => {
  const page = await person({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await learningGame(page);
  expect(await playOn(page, byFinger)).toBeGreaterThan(40);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  fine(page);
});

/** What answers a question; another piece is taken up only where a piece is asked for. */
const pressed = (asked: string) =>
  /choosing a piece/.test(asked)
    ? ".piece.can, .answer button"
    : ".answer button:not(.undo, .step), .take, .colour, .sequence-card, .order-card";
const answers = (asked: string) =>
  `.game-cavum .cell.can, .offers .order-card.can, .game-cavum .ask :is(${pressed(asked)}):not([aria-disabled], :disabled)`;

/** The keyboard alone: Tab to something that answers the question, Enter; a tile that sits is turned by an arrow first. */
async function byKeyboard(page: Page, number: number): Promise<void> {
  const asked = await question(page);
  if (/turning/.test(asked)) {
    await page.locator(".cell:focus").waitFor();
    if (number % 2) await page.keyboard.press("ArrowLeft");
    return page.keyboard.press("Enter");
  }
  await reach(page, answers(asked));
  for (let i = 0; i < number % 3; i++) await page.keyboard.press("Tab");
  await reach(page, answers(asked));
  await page.keyboard.press("Enter");
  if (await page.locator(".asks button:focus").isVisible()) await page.keyboard.press("Enter");
}

async function reach(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 150; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`nothing to press is reached by Tab while ${await question(page)}`);
}

test("a whole learning game by keyboard alone", async () => {
  const page = await person({ viewport: { width: 1280, height: 900 } });
  await learningGame(page);
  expect(await playOn(page, byKeyboard)).toBeGreaterThan(40);
  fine(page);
});

/** Plays on until this is asked. */
async function until(page: Page, wanted: RegExp): Promise<void> {
  for (let number = 0; number < 200; number++) {
    expect(await turn(page)).toBe(true);
    if (wanted.test(await question(page))) return;
    const before = await standing(page);
    await byMouse(page, number);
    await answered(page, before);
  }
}

test("a tile is dragged from the tray, turned by a key on the way, and laid where it is let go", async () => {
  const page = await person({ viewport: { width: 1440, height: 1000 } });
  await learningGame(page);
  await until(page, /choosing a piece/);
  const from = await middle(page.locator("[data-piece=tunnel_4]"));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 30, from.y + 20);
  await open(page).first().waitFor();
  const target = open(page).first();
  const name = await target.getAttribute("data-cell");
  const to = await middle(target);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.locator(".ghost").waitFor();
  await page.keyboard.press("r");
  await page.mouse.up();
  await page.locator(`.cell[data-cell="${name}"][aria-label*="Tunnel with 4 exits"]`).waitFor();
  await page.locator(".acts i.done").first().waitFor();
  fine(page);
});

/** Builds so that a route becomes possible: a station on a tile just laid, others in the cities it reaches. */
async function connecting(page: Page, number: number): Promise<void> {
  const asked = await question(page);
  if (/choosing a piece/.test(asked)) {
    const wanted = ["station", "tunnel_6", "tunnel_4", "tunnel_3"].map((kind) => page.locator(`.piece.can[data-piece=${kind}]`));
    const first = (await page.locator(".acts i.done").count()) ? 0 : 1;
    for (const thing of wanted.slice(first)) if (await thing.isVisible()) return thing.click();
  }
  const cities = page.locator('.cell.can[data-cell*="_"]');
  if (/a station/.test(asked) && (await cities.count())) return cities.first().click();
  await byMouse(page, number);
}

/** Plays learning games until a route can begin. */
async function atTheStart(page: Page): Promise<void> {
  for (let game = 0; game < 3; game++) {
    await learningGame(page);
    for (let number = 0; await turn(page); number++) {
      if (/the start/.test(await question(page)) && (await open(page).count())) return;
      const before = await standing(page);
      await connecting(page, number);
      await answered(page, before);
    }
  }
  throw new Error("in three games no route could begin");
}

test("a route is drawn with the pointer held down, and its last step is undone", async () => {
  const page = await person({ viewport: { width: 1440, height: 1000 } });
  await atTheStart(page);
  await open(page).first().click();
  await page.locator(".route-stones").waitFor();
  const start = await middle(page.locator(".route-end, .ring.here").first());
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const next = await middle(open(page).first());
  await page.mouse.move(next.x, next.y, { steps: 6 });
  await page.locator(".route.own .route-line").waitFor();
  await page.mouse.up();
  await page.getByRole("button", { name: "Undo the last step" }).click();
  await page.locator(".route.own .route-line").waitFor({ state: "detached" });
  fine(page);
});

test("on a phone a tile is tapped into place, brought near to be turned, and nothing is too wide", async () => {
  const page = await person({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await learningGame(page, 2);
  expect(await turn(page)).toBe(true);
  while (!/choosing a piece/.test(await question(page))) {
    const before = await standing(page);
    await allowed(page, ".ask .answer, .ask .sequence-cards").last().tap();
    await answered(page, before);
    expect(await turn(page)).toBe(true);
  }
  const width = async () => Number((await page.locator(".mountain").getAttribute("viewBox"))!.split(" ")[2]);
  const whole = await width();
  await page.locator("[data-piece=tunnel_2]").tap();
  await open(page).first().waitFor();
  await open(page).nth(1).tap();
  await page.locator(".lay-knob").waitFor();
  await expect.poll(width).toBeLessThan(whole * 0.6);
  await expect.poll(async () => (await page.locator(".lay-knob circle").boundingBox())?.width).toBeGreaterThan(30);
  await page.locator(".lay-knob circle").tap();
  await page.locator(".acts i.done").first().waitFor({ state: "attached" });
  await expect.poll(width).toBe(whole);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  fine(page);
});

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const boxOf = async (page: Page, selector: string): Promise<Box> => (await page.locator(selector).first().boundingBox())!;
const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x - 1 &&
  inner.y >= outer.y - 1 &&
  inner.x + inner.width <= outer.x + outer.width + 1 &&
  inner.y + inner.height <= outer.y + outer.height + 1;

/** The cells that may be pressed and lie under something that is not the mountain. */
const covered = (page: Page) =>
  page.locator(".cell.can").evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const { left, top, width, height } = cell.getBoundingClientRect();
        const frame = document.querySelector(".face")!.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return false;
        return !document.elementFromPoint(x, y)?.closest(".mountain");
      })
      .map((cell) => (cell as HTMLElement).dataset.cell),
  );

test("at six sizes mountain and question are in one screen, and nothing moves the frame during a turn", async () => {
  const page = await person({ viewport: { width: 1440, height: 900 } }, { ...QUIET, coach: false });
  await learningGame(page, 2);
  await until(page, /choosing a piece/);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const screen = { x: 0, y: 0, width, height };
    const frame = await boxOf(page, ".frame");
    if (width >= 1024) expect(frame.width * frame.height, `share at ${width}`).toBeGreaterThanOrEqual(0.45 * width * height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `width at ${width}`).toBeLessThanOrEqual(width);
    for (const part of [".frame", ".mountain", ".game-cavum.desk .piece"])
      expect(isInside(await boxOf(page, part), screen), `${part} at ${width}`).toBe(true);
    expect(isInside(await boxOf(page, ".mountain"), frame), `mountain at ${width}`).toBe(true);
    await page.locator("[data-piece=tunnel_2]").click();
    await open(page).first().waitFor();
    expect(await covered(page), `under something at ${width}`).toEqual([]);
    expect(await boxOf(page, ".frame"), `frame at ${width}`).toEqual(frame);
    await page.keyboard.press("Escape");
    await open(page).first().waitFor({ state: "detached" });
  }
  fine(page);
});

/** The captions of what others do, in the order in which they were shown. */
async function captionsOf(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = ((globalThis as unknown as { seen: string[] }).seen = []);
    new MutationObserver(() => {
      const text = document
        .querySelector(".play .caption")
        ?.textContent?.trim()
        .replace(/^[A-F]\s+/, "");
      if (text && seen.at(-1) !== text) seen.push(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
}

/** Plays until others are being shown. */
async function untilShown(page: Page, isEnough: () => Promise<boolean>): Promise<void> {
  for (let number = 0; !(await isEnough()); number++) {
    expect(await turn(page)).toBe(true);
    const before = await standing(page);
    await byMouse(page, number);
    await answered(page, before);
  }
}

test("a bot's turn is shown move by move, in the order of the log", async () => {
  const page = await person({ viewport: { width: 1440, height: 900 }, reducedMotion: "no-preference" }, { speed: 2, list: false });
  await learningGame(page, 1);
  const captions = await captionsOf(page);
  await untilShown(page, async () => (await captions()).some((line) => / lays on /.test(line)));
  expect(await turn(page)).toBe(true);
  const told = await page.locator(".log .line").allInnerTexts();
  let from = 0;
  for (const line of await captions()) {
    const place = told.slice(from).findIndex((each) => each.includes(line));
    expect(place, line).toBeGreaterThanOrEqual(0);
    from += place;
  }
  fine(page);
});

test("Escape ends what others do at once, and it is one's turn", async () => {
  const page = await person({ viewport: { width: 1440, height: 900 }, reducedMotion: "no-preference" }, { speed: 0.5, list: false });
  await learningGame(page, 2);
  await untilShown(page, () => page.locator(".play.holding").isVisible());
  await page.keyboard.press("Escape");
  await page.locator(".play.holding").waitFor({ state: "detached" });
  expect(await turn(page)).toBe(true);
  fine(page);
});

test.each(["light", "dark"] as const)("contrast and names are good in the %s theme", async (colorScheme) => {
  const page = await person({ viewport: { width: 1440, height: 1000 }, colorScheme });
  await learningGame(page, 3);
  expect(await turn(page)).toBe(true);
  expect(await faults(page)).toEqual([]);
  await until(page, /laying a tile/);
  expect(await faults(page)).toEqual([]);
  fine(page);
});

/** What axe finds: anything on the board, and what is serious on the rest of the page. */
async function faults(page: Page): Promise<unknown[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: tool } = globalThis as unknown as { axe: typeof axe };
    const told = ({ id, nodes }: { id: string; nodes: { html: string }[] }) => [id, nodes.length, nodes[0]?.html];
    const board = (await tool.run(".game-cavum")).violations;
    const whole = (await tool.run()).violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    return [...board, ...whole].map(told);
  });
}
