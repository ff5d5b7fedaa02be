/** The stage in all four games: layout at six sizes, what others do step by step, and the strip. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { isTooWide, serious } from "./axe";
import { fine, launch, movesSent, person, QUICK, SIZES } from "./browser";
import { answered, atTable, standing, turn } from "./playing";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const GAMES = ["thebes", "rockwell", "cavum", "rawsiko"];
const UNLISTED = { ...QUICK, list: false };
const SHOWN = { ...UNLISTED, speed: 1 };

/** Takes a choice of the list, whether the list is in sight or not. */
const choose = (page: Page, number = 0) =>
  page
    .locator("[data-action]")
    .nth(number)
    .evaluate((button: HTMLElement) => button.click());

async function playOne(page: Page, number = 0): Promise<void> {
  const before = await standing(page);
  await page.locator("[data-action]").first().waitFor({ state: "attached" });
  await choose(page, number % (await page.locator("[data-action]").count()));
  await answered(page, before);
}

interface Measured {
  share: number;
  frame: number[];
  outside: string[];
  small: string[];
  tiny: string[];
  covered: string[];
  cut: string[];
  many: string[];
  overlaid: string[];
  newest: string[];
}

/** What the layout promises, measured in the page. */
const measure = (page: Page): Promise<Measured> =>
  page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && boxOf(element).width > 1;
    const label = (element: Element) => element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40) ?? "";
    const frame = document.querySelector('[data-at="frame"]')!;
    const { left, top, width, height } = boxOf(frame);

    const needed = [frame, document.querySelector(".play .head")!, document.querySelector(".play .tools")!];
    const outside = needed.filter((each) => boxOf(each).bottom > innerHeight + 1 || boxOf(each).right > innerWidth + 1);

    const pressed = [...document.querySelectorAll(".tools button, .tools summary, [data-choice], .tabs button")].filter(visible);
    const small = pressed.filter((each) => boxOf(each).height < 40);

    const texts = document.createTreeWalker(document.querySelector(".stage")!, NodeFilter.SHOW_TEXT);
    const tiny = new Set<string>();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const owner = node.parentElement!;
      if (!node.textContent!.trim() || owner.closest('svg, .unseen, [data-at="frame"]') || !visible(owner)) continue;
      if (parseFloat(getComputedStyle(owner).fontSize) < 11) tiny.add(node.textContent!.trim());
    }

    // What one can press is not covered by something that lies over the board. What a map is zoomed past is out of sight, not covered.
    const controls = [...frame.querySelectorAll('[role="button"]:not([aria-disabled]), button:not(:disabled, [aria-disabled])')];
    const over = (each: Element) => {
      const { left: x, top: y, width: wide, height: high } = boxOf(each);
      const [middleX, middleY] = [x + wide / 2, y + high / 2];
      const drawing = boxOf(each.closest("svg") ?? frame);
      const isIn = (box: DOMRect) => middleX > box.left && middleX < box.right && middleY > box.top && middleY < box.bottom;
      const hit = isIn(boxOf(frame)) && isIn(drawing) ? document.elementFromPoint(middleX, middleY) : null;
      return hit && !each.contains(hit) && !hit.contains(each) && hit.closest("svg") !== each.closest("svg") ? hit : null;
    };
    const covered = controls
      .filter(visible)
      .map((each) => [each, over(each)] as const)
      .filter((pair): pair is readonly [Element, Element] => pair[1] !== null);
    // Every answer of a question is whole, unless the sheet of a phone was lowered.
    const ask = document.querySelector(".play .ask")!;
    const answers = [...ask.querySelectorAll("button, input, select")].filter(visible);
    const isCut = (each: Element) => boxOf(each).bottom > boxOf(ask).bottom + 2 || boxOf(each).top < boxOf(ask).top - 2;
    const cut = innerWidth < 900 ? [] : answers.filter(isCut);
    // One's own pieces lie under nothing that is laid over the board, and the newest line of the log is in sight.
    const isDrawing = (hit: Element) => hit.closest("svg") && !hit.closest("button");
    const overlaid = [...frame.querySelectorAll("[data-own]")].filter(visible).filter((each) => {
      const hit = over(each);
      return hit && !isDrawing(hit) && !hit.closest("[data-own]");
    });
    const shown = [...document.querySelectorAll('[data-room="usual"] .play .buttons [data-choice]')];
    const list = document.querySelector(".log")!;
    const newest = [...list.querySelectorAll(".line")]
      .slice(-1)
      .filter((line) => visible(line) && boxOf(line).bottom > boxOf(list).bottom + 1);
    return {
      many: shown.slice(4).map(label),
      overlaid: overlaid.map((each) => `${label(each)} under ${over(each)!.outerHTML.slice(0, 200)}`),
      newest: newest.map(label),
      share: (width * height) / (innerWidth * innerHeight),
      frame: [left, top, width, height].map(Math.round),
      outside: outside.map(label),
      small: small.map(label),
      tiny: [...tiny],
      cut: cut.map(label),
      covered: covered.map(([each, hit]) => `${label(each)} under ${hit.outerHTML.slice(0, 200)}`),
    };
  });

/** A question that needs more room opens the bar over the board; its handle lowers it again. */
async function lower(page: Page): Promise<void> {
  const open = page.locator(".play.fitting .pull");
  if (!(await open.isVisible())) return;
  await open.click();
  await page.locator(".play.fitting").waitFor({ state: "detached" });
}

describe.each(GAMES)("%s", (game) => {
  test("fits six screens: the board first, the decision beside it, nothing too small, nothing moves during a turn", async () => {
    const page = await person(browser, { viewport: { width: 1440, height: 900 } }, UNLISTED);
    await atTable(page, game);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      if (width < 900) await lower(page);
      const clean = { outside: [], small: [], tiny: [], covered: [], cut: [], many: [], overlaid: [], newest: [], wide: false };
      await expect
        .poll(async () => {
          const { share: _, frame: __, ...wrong } = await measure(page);
          return { ...wrong, wide: await isTooWide(page) };
        }, `${game} at ${width}x${height}`)
        .toEqual(clean);
      const { share, frame } = await measure(page);
      console.info(`${game} at ${width}x${height}: the board's frame takes ${Math.round(share * 100)} % of the screen`);
      if (width >= 1024) expect(share).toBeGreaterThan(0.45);
      for (let number = 0; number < 4 && (await turn(page)); number++) {
        await playOne(page, number);
        expect((await measure(page)).frame, `${game} at ${width} after a choice`).toEqual(frame);
      }
    }
    fine(page);
  });
});

test("on a phone the sheet opens as far as the desk needs, and the board stays where it is", async () => {
  const page = await person(browser, { viewport: { width: 390, height: 844 }, hasTouch: true }, UNLISTED);
  await atTable(page, "rockwell");
  await page.locator(".play.fitting").waitFor();
  const hidden = () => page.locator(".ask").evaluate((part) => part.scrollHeight - part.clientHeight);
  const bid = () => page.locator(".play.fitting").boundingBox();
  expect(await hidden()).toBeLessThanOrEqual(1);
  const [{ frame }, open] = [await measure(page), (await bid())!];
  expect(open.y).toBeLessThan(frame[1]! + frame[3]!);
  expect(open.y + open.height).toBeLessThanOrEqual(844);
  await lower(page);
  expect((await page.locator(".play").boundingBox())!.y).toBeGreaterThanOrEqual(frame[1]! + frame[3]! - 1);
  expect((await measure(page)).frame).toEqual(frame);
  fine(page);
});

test("sounds are asked about once, in the decision bar, where they cover nothing", async () => {
  const page = await person(browser, { viewport: { width: 390, height: 844 } }, { speed: 0 });
  await atTable(page, "thebes");
  const asks = page.getByRole("group", { name: "Small sounds" });
  expect(await asks.evaluate((group) => Boolean(group.closest(".play")))).toBe(true);
  expect((await measure(page)).covered).toEqual([]);
  await asks.getByRole("button", { name: "No, thanks" }).click();
  await asks.waitFor({ state: "detached" });
  await page.reload();
  await turn(page);
  expect(await asks.count()).toBe(0);
  // The switch stays within reach; so does the list of choices, which is remembered.
  const tools = page.locator(".play .tools");
  await tools.getByRole("button", { name: "Sound", exact: true, pressed: false }).waitFor();
  expect(await page.locator(".choices.listed").count()).toBe(0);
  await tools.getByRole("button", { name: "List of choices" }).click();
  await page.reload();
  await page.locator(".choices.listed [data-action]").first().waitFor();
  fine(page);
});

test("what gives something up asks first, and only then is it a move", async () => {
  const page = await person(browser, {}, UNLISTED);
  const sent = movesSent(page);
  await atTable(page, "thebes", 2);
  const passes = page.locator("[data-choice].plain");
  // It is offered among few choices only.
  for (let number = 0; number < 80 && !(await passes.count()); number++) {
    await playOne(page);
    await turn(page);
  }
  const moves = sent.length;
  await passes.first().click();
  const sure = page.locator("dialog[open]");
  await sure.getByRole("button", { name: "Cancel" }).click();
  await sure.waitFor({ state: "detached" });
  expect(sent.length).toBe(moves);
  const before = await standing(page);
  await passes.first().click();
  await sure.locator("button.bad").click();
  await answered(page, before);
  expect(sent.length).toBe(moves + 1);
  fine(page);
});

/** Everything that the captions say from now on, in order. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const look = () => {
      const text = document.querySelector(".caption > span")?.textContent?.trim();
      if (text && text !== said.at(-1)) said.push(text);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

const lines = (page: Page) => page.locator(".log .line").allInnerTexts();
const HOLDING = ".play.holding";
const chips = (page: Page) => page.locator(".strip .chip");

/** Moves until others have moved after it; they are being shown now. */
async function untilOthersMove(page: Page): Promise<void> {
  for (let number = 0; number < 60; number++) {
    await page.locator(`${HOLDING}, .play.asked`).first().waitFor();
    if (await page.locator(HOLDING).isVisible()) return;
    const before = await standing(page);
    await choose(page);
    await page.waitForFunction((was) => {
      const table = document.querySelector<HTMLElement>(".table")!;
      const isHolding = document.querySelector(".play.holding");
      return isHolding || (table.dataset.busy === "false" && `${table.dataset.number} ${table.dataset.step}` !== was);
    }, before);
  }
  throw new Error("nobody else has moved");
}

test("what others do is told line by line in order, with the log, and stays in the strip", async () => {
  const page = await person(browser, { reducedMotion: "no-preference" }, SHOWN);
  await atTable(page, "thebes", 4);
  const said = await listen(page);
  await untilOthersMove(page);
  const during = await lines(page);
  await page.locator(".play.asked").waitFor();
  // What became of one's own score is said as well; it is no event of the log.
  const [told, log] = [(await said()).filter((text) => !text.startsWith("Ada now has")), await lines(page)];
  expect(told.length).toBeGreaterThan(1);
  expect(during.length).toBeLessThan(log.length);
  // In the order of the log, each one; some lines are said more than once.
  let place = -1;
  for (const text of told) {
    place = log.indexOf(text, place + 1);
    expect(place, text).toBeGreaterThanOrEqual(0);
  }
  expect(await chips(page).count()).toBeGreaterThan(0);
  fine(page);
});

test("a key or a click ends it all and does nothing else", async () => {
  const page = await person(browser, { reducedMotion: "no-preference" }, { ...SHOWN, speed: 0.5 });
  const sent = movesSent(page);
  await atTable(page, "thebes", 4);
  await untilOthersMove(page);
  const moves = sent.length;
  // What is no part of the match can be used meanwhile.
  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "Close" }).click();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await page.keyboard.press("x");
  await page.locator(HOLDING).waitFor({ state: "detached" });
  await turn(page);
  await untilOthersMove(page);
  const before = sent.length;
  await page.locator('[data-at="frame"]').click({ position: { x: 300, y: 200 } });
  await page.locator(HOLDING).waitFor({ state: "detached" });
  expect(sent.length).toBe(before);
  expect(moves).toBeGreaterThan(0);
  expect(await page.locator(".announcer p").count()).toBeLessThanOrEqual(1);
  fine(page);
});

test("a chip of the strip shows its move again, from before it", async () => {
  const page = await person(browser, {}, SHOWN);
  await atTable(page, "thebes", 4);
  await untilOthersMove(page);
  await page.keyboard.press("Escape");
  await turn(page);
  const log = await lines(page);
  expect(await chips(page).count()).toBeGreaterThan(0);
  await chips(page).first().click();
  await page.locator(HOLDING).waitFor();
  expect((await lines(page)).length).toBeLessThan(log.length);
  await page.locator(".play.asked").waitFor();
  expect(await lines(page)).toEqual(log);
  // A key steps on to the next one, which comes into sight.
  await page.keyboard.press("w");
  await page.waitForFunction(() => {
    const [strip, now] = [".strip", ".strip .now"].map((part) => document.querySelector(part)?.getBoundingClientRect());
    return strip && now && now.left >= strip.left - 1 && now.left < strip.right;
  });
  await page.locator(".play.asked").waitFor();
  expect(await serious(page)).toEqual([]);
  fine(page);
});

test("after a reload the strip tells what happened since one's last move", async () => {
  const page = await person(browser, {}, UNLISTED);
  await atTable(page, "thebes", 4);
  for (let number = 0; number < 40 && !(await chips(page).count()); number++) {
    await playOne(page);
    await turn(page);
  }
  const before = await chips(page).allInnerTexts();
  await page.reload();
  await turn(page);
  await expect.poll(() => chips(page).allInnerTexts()).toEqual(before);
  fine(page);
});

test("with reduced motion nothing flies, and captions are shown all the same", async () => {
  const page = await person(browser, { reducedMotion: "reduce" }, SHOWN);
  await atTable(page, "thebes", 4);
  await page.evaluate(() => {
    const flown = { count: 0 };
    Object.assign(window, { flown });
    new MutationObserver(() => (flown.count += document.querySelectorAll(".flying").length)).observe(document.body, {
      subtree: true,
      childList: true,
    });
  });
  const said = await listen(page);
  await untilOthersMove(page);
  await page.locator(".play.asked").waitFor();
  expect((await said()).length).toBeGreaterThan(0);
  expect(await page.evaluate(() => (window as unknown as { flown: { count: number } }).flown.count)).toBe(0);
  fine(page);
});

/** Counts the frames of the page while others' moves are shown, by its own clock; the median of a second. */
async function countFrames(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const gaps: number[] = [];
    Object.assign(window, { gaps });
    let last = 0;
    const look = (now: number) => {
      const isHolding = document.querySelector(".play.holding") !== null;
      if (isHolding && last) gaps.push(now - last);
      last = isHolding ? now : 0;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () =>
    page.evaluate(() => {
      const gaps = (window as unknown as { gaps: number[] }).gaps.sort((one, other) => one - other);
      return Math.round(1000 / (gaps[Math.floor(gaps.length / 2)] ?? Number.NaN));
    });
}

test("how long others take between two decisions, and how smoothly, is told", async () => {
  for (const game of ["rawsiko", "rockwell"]) {
    const page = await person(browser, { reducedMotion: "no-preference" }, SHOWN);
    await atTable(page, game, 4);
    const frames = await countFrames(page);
    const times: number[] = [];
    for (let number = 0; number < 3; number++) {
      await untilOthersMove(page);
      const began = Date.now();
      await turn(page);
      times.push(Date.now() - began);
    }
    console.info(`${game}: others' moves between two decisions took ${times.join(", ")} ms at normal speed`);
    console.info(`${game}: ${await frames()} frames a second while they were shown (median)`);
    fine(page);
    await page.context().close();
  }
});

test("keys 1 to 9 take the choices in sight", async () => {
  const page = await person(browser, {}, QUICK);
  await atTable(page, "rawsiko");
  const before = await standing(page);
  await page.keyboard.press("1");
  await answered(page, before);
  fine(page);
});

/** What is lost in the page: text that is cut off and told nowhere else, controls that cannot be brought into sight. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const label = (element: Element) =>
      `${element.className.toString()} ${element.getAttribute("aria-label") ?? element.textContent?.trim()}`;
    const visible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
    const parts = [...document.querySelectorAll(".stage *")].filter((each) => !each.closest(".choices, .unseen") && visible(each));

    const hides = (flow: string) => flow === "hidden" || flow === "clip";
    const cut = parts.filter((each) => {
      const { overflowX, overflowY } = getComputedStyle(each);
      const isCut =
        (hides(overflowX) && each.scrollWidth > each.clientWidth + 1) || (hides(overflowY) && each.scrollHeight > each.clientHeight + 1);
      return isCut && each.textContent?.trim() && !each.closest("svg, [title], [data-now], [aria-label]:not(section, aside, .stage > *)");
    });
    const controls = parts.filter((each) => each.matches("button, select, summary, input, a"));
    const unreached = controls.filter((each) => {
      each.scrollIntoView({ block: "center", inline: "center" });
      const { left, top, width, height } = each.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return !hit || !(each.contains(hit) || hit.contains(each) || (each as HTMLInputElement).labels?.[0]?.contains(hit));
    });
    return { cut: cut.map(label), unreached: unreached.map(label) };
  });

test.each(GAMES)("text of twice the size loses nothing in %s", async (game) => {
  for (const [width, height] of [SIZES[0], SIZES[4]] as const) {
    const page = await person(browser, { viewport: { width, height }, hasTouch: width < 900 }, UNLISTED);
    await atTable(page, game);
    await page.evaluate(() => (document.documentElement.style.fontSize = "212%"));
    for (let number = 0; number < 6 && (await turn(page)); number++) {
      await lower(page);
      await expect.poll(() => isTooWide(page)).toBe(false);
      await expect.poll(() => lost(page), `${game} at ${width}, choice ${number}`).toEqual({ cut: [], unreached: [] });
      await playOne(page, number);
    }
    fine(page);
    await page.context().close();
  }
});

test("your games are on the front page and counted in the header", async () => {
  const page = await person(browser, {}, UNLISTED);
  const id = await atTable(page, "thebes", 2);
  await page.goto("/");
  const mine = page.getByRole("region", { name: "Your games" }).getByRole("article").first();
  await mine.getByText("Your turn").waitFor();
  await page.getByRole("link", { name: "It is your turn in 1 game" }).waitFor();
  expect(await serious(page)).toEqual([]);
  // With the badge too all links of the header are in sight on the smallest phone.
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 640 });
  for (const lang of ["nl", "de", "fr", "en"]) {
    await page.locator("header select").selectOption(lang);
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(lang);
    await expect.poll(() => page.locator("header nav").evaluate((nav) => nav.scrollWidth - nav.clientWidth), lang).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width, height });
  await mine.getByRole("link", { name: /^Play/ }).click();
  await page.waitForURL(new RegExp(id));
  await turn(page);
  fine(page);
});
