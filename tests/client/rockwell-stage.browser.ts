/** Rockwell on the stage: its layout at six sizes, a frame that does not move, scenes in order that can be skipped. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { fine, launch, person, QUICK, SIZES } from "./browser";
import { answered, standing, turn } from "./playing";
import { onTheBoard, playAgainst, until } from "./rockwell";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Layout {
  share: number;
  frame: number[];
  isInside: boolean;
  isBarInSight: boolean;
  tooWide: number;
  crew: number;
  covered: string[];
  smallest: number;
}

/** What a person can see of the stage: the frame's part of the screen, the mine in it, own crews that lie under something. */
const layout = (page: Page) =>
  page.evaluate((): Layout => {
    const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const [frame, world, bar] = [box(".frame"), box(".world"), box(".play")];
    const own = [...document.querySelectorAll(".crew[data-crew] .shape")].map((each) => each.getBoundingClientRect());
    const covered = own.flatMap(({ x, y, width, height }) => {
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top?.closest(".world") ? [] : [top?.outerHTML.slice(0, 80) ?? "nothing"];
    });
    const pressed = [...document.querySelectorAll<HTMLElement>(".board .chair, .board .tab, .board .zoom button, .desk button")];
    const sizes = pressed.filter((each) => each.offsetParent).map((each) => Math.min(each.offsetWidth, each.offsetHeight));
    return {
      share: (frame.width * frame.height) / (innerWidth * innerHeight),
      frame: [frame.x, frame.y, frame.width, frame.height].map(Math.round),
      isInside:
        world.left >= frame.left - 1 && world.right <= frame.right + 1 && world.top >= frame.top - 1 && world.bottom <= frame.bottom + 1,
      isBarInSight: bar.bottom <= innerHeight + 1 && bar.top >= frame.bottom - 1,
      tooWide: Math.max(
        document.documentElement.scrollWidth - innerWidth,
        document.querySelector(".frame")!.scrollWidth - Math.ceil(frame.width),
      ),
      crew: Math.min(...own.map(({ width }) => width)),
      covered,
      smallest: Math.min(...sizes),
    };
  });

test("at six sizes the mine fills the frame, nothing is too wide, no own crew lies under anything", async () => {
  const page = await person(browser, { viewport: { width: 1440, height: 900 }, hasTouch: true }, { ...QUICK, speed: 0, list: false });
  await playAgainst(page, 4);
  await until(page, /choose your active crew/);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // Pieces are drawn larger where the drawing is small: once it has been measured.
    const small = async () => {
      const { tooWide, crew, smallest } = await layout(page);
      return { width, tooWide, crew: Math.min(16, crew), smallest: Math.min(40, smallest) };
    };
    await expect.poll(small).toEqual({ width, tooWide: 0, crew: 16, smallest: 40 });
    const seen = await layout(page);
    expect({ width, ...seen, isInside: true, isBarInSight: true, covered: [] }).toEqual({ width, ...seen });
    if (width > 1000) expect(seen.share).toBeGreaterThan(0.45);
  }
  fine(page);
});

/** Answers that the bar cuts off. */
const cutAnswers = (page: Page) =>
  page.locator(".play .ask").evaluate((ask) => {
    const [top, bottom] = [ask.getBoundingClientRect().top - 2, ask.getBoundingClientRect().bottom + 2];
    const answers = [...ask.querySelectorAll("button")].filter((each) => each.checkVisibility());
    const isCut = (box: DOMRect) => box.top < top || box.bottom > bottom;
    return answers.filter((each) => isCut(each.getBoundingClientRect())).map((each) => each.textContent!.trim());
  });

test("the frame does not move during a round, whatever is asked, and every answer is whole", async () => {
  const page = await person(browser, { viewport: { width: 1024, height: 768 } }, { ...QUICK, speed: 0, list: false });
  await playAgainst(page, 3);
  const { frame } = await layout(page);
  let chosen = 0;
  for (; chosen < 25 && (await turn(page)); chosen++) {
    expect((await layout(page)).frame).toEqual(frame);
    expect(await cutAnswers(page)).toEqual([]);
    const before = await standing(page);
    await onTheBoard(page, chosen);
    await answered(page, before);
  }
  expect(chosen).toBeGreaterThan(9);
  fine(page);
});

const captions = (page: Page) =>
  page.evaluate(() => {
    const told: string[] = [];
    Object.assign(globalThis, { told });
    const read = () => {
      const text = document.querySelector(".play .caption")?.textContent?.trim();
      if (text && told.at(-1) !== text) told.push(text);
    };
    new MutationObserver(read).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
const toldSoFar = (page: Page) => page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
/** The seats are asked for, and all that led to it has been shown. */
const isAsked = async (page: Page) => {
  await page.locator(".chair.can").first().waitFor();
  await page.locator(".play.asked:not(.holding)").waitFor();
};

test("a round of bots is told move by move, in order, with the bids side by side", async () => {
  const page = await person(
    browser,
    { viewport: { width: 1440, height: 900 }, reducedMotion: "no-preference" },
    { ...QUICK, speed: 1, list: false },
  );
  await playAgainst(page, 4);
  await page.locator(".bid .main").waitFor();
  await captions(page);
  await page.locator(".bid .main").click();
  await page.locator(".bids-open li").nth(3).waitFor();
  await isAsked(page);
  // The highest bid lies first, and what is told of the seats is what the log says, in its order.
  const bids = await page.locator(".bids-open li > b").allInnerTexts();
  const values = bids.map((each) => Number(each.replace(/\D/g, "")));
  expect(values).toEqual([...values].sort((a, b) => b - a));
  const told = (await toldSoFar(page)).filter((each) => each.includes("places a vice-president"));
  const logged = (await page.locator(".log-part .line").allInnerTexts()).filter((each) => each.includes("places a vice-president"));
  expect(told.map((each) => each.replace(/^[A-D]\s*/, ""))).toEqual(logged.map((each) => each.trim()));
  fine(page);
});

test("a key ends what is being shown and does nothing else; the board is then the newest", async () => {
  const page = await person(
    browser,
    { viewport: { width: 1440, height: 900 }, reducedMotion: "no-preference" },
    { ...QUICK, speed: 0.5, list: false },
  );
  await playAgainst(page, 4);
  await page.locator(".bid .main").waitFor();
  await page.locator(".bid .main").click();
  await page.locator(".play.holding").waitFor();
  await page.keyboard.press("Escape");
  await isAsked(page);
  expect(await page.locator("h2.question").innerText()).toMatch(/vice-president/);
  fine(page);
});

test("reduced motion: the same lines are told, and nothing flies", async () => {
  const page = await person(browser, { viewport: { width: 1440, height: 900 } }, { ...QUICK, speed: 2, list: false });
  await playAgainst(page, 4);
  await page.locator(".bid .main").waitFor();
  await captions(page);
  await page.evaluate(() => {
    const layer = document.querySelector(".flights")!;
    Object.assign(globalThis, { flown: 0 });
    new MutationObserver(() => {
      (globalThis as unknown as { flown: number }).flown += layer.querySelectorAll(".flying").length;
    }).observe(layer, { childList: true, subtree: true });
  });
  await page.locator(".bid .main").click();
  await isAsked(page);
  expect(await page.locator(".bids-open li").count()).toBe(4);
  const logged = await page.locator(".log-part .line", { hasText: "vice-president" }).count();
  expect((await toldSoFar(page)).filter((each) => each.includes("vice-president"))).toHaveLength(logged);
  expect(await page.evaluate(() => (globalThis as unknown as { flown: number }).flown)).toBe(0);
  fine(page);
});
