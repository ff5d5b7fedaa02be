/** Every page: axe finds nothing serious in either theme; nothing is too wide; accounts; policy, sizes and speed. */
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { isTooWide, serious } from "./axe";
import { fine, finished, launch, person, playNow } from "./browser";
import { byPanel, playOn, turn } from "./playing";

const SCREENS = process.env.SCREENS;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function shoot(page: Page, name: string): Promise<void> {
  if (SCREENS) await page.screenshot({ path: join(SCREENS, `${name}.png`) });
}

/** Goes to each kind of page in turn. */
const PAGES: Record<string, (page: Page) => Promise<unknown>> = {
  front: (page) => page.goto("/").then(() => page.locator(".games li").first().waitFor()),
  lobby: (page) => page.goto("/lobby").then(() => page.getByRole("heading", { level: 2 }).first().waitFor()),
  new: async (page) => {
    await page.goto("/new?game=thebes");
    await page.locator("details details > summary").click();
  },
  rules: (page) => page.goto("/rules/thebes").then(() => page.locator("#T1\\.1").waitFor()),
  account: (page) => page.goto("/account").then(() => page.getByRole("heading", { level: 2 }).first().waitFor()),
  credits: (page) => page.goto("/credits").then(() => page.locator("dl").waitFor()),
  rights: (page) => page.goto("/rights").then(() => page.locator("dl").waitFor()),
  missing: (page) => page.goto("/nowhere").then(() => page.getByText("There is nothing here").waitFor()),
  settings: async (page) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Settings" }).click();
  },
  waiting: async (page) => {
    await page.goto("/new?game=thebes");
    await page.getByRole("button", { name: "Open the table" }).click();
    await page.getByRole("heading", { name: "Invite" }).waitFor();
  },
  table: (page) => playNow(page),
  forbidden: async (page) => {
    await playNow(page);
    await page.getByLabel(/Also show what is not possible/).check();
    await page.locator("[data-forbidden]", { hasText: "Egypt" }).focus();
    await page.locator("#why-not.shown").waitFor();
  },
  dig: async (page) => {
    await playNow(page);
    const dig = page.locator("[data-action]", { hasText: /^Dig in/ }).first();
    await playOn(page, byPanel, 40, async () => (await dig.count()) > 0);
    await dig.click();
    await page.locator(".board .odds").waitFor();
  },
  curtain: async (page) => {
    await page.goto("/new?game=lode");
    await page.locator("#name").fill("Ada");
    await page.locator("#seat-1").selectOption("me");
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.getByRole("alertdialog").waitFor();
  },
  final: async (page) => {
    await page.goto(`/table/${await finished(page)}`);
    await page.locator("#outcome-title").waitFor();
  },
  hint: async (page) => {
    await playNow(page);
    await page.getByRole("button", { name: /^Hint/ }).click();
    await page.locator(".hints").waitFor();
  },
  boardless: (page) => playNow(page, "Lode"),
};

describe.each(["light", "dark"] as const)("%s", (colorScheme) => {
  test.each(Object.entries(PAGES))("%s has nothing serious for axe and fits a phone", async (name, open) => {
    const page = await person(browser, { colorScheme, viewport: { width: 1440, height: 900 } });
    await open(page);
    await shoot(page, `${name}-1440-${colorScheme}`);
    expect(await serious(page)).toEqual([]);
    for (const width of [800, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await shoot(page, `${name}-${width}-${colorScheme}`);
      await expect.poll(() => isTooWide(page)).toBe(false);
    }
    expect(await serious(page)).toEqual([]);
    fine(page);
  });

  test("the end of a match and its replay have nothing serious for axe", async () => {
    const page = await person(browser, { colorScheme });
    await playNow(page, "Lode");
    await playOn(page, byPanel);
    await shoot(page, `end-1280-${colorScheme}`);
    expect(await serious(page)).toEqual([]);
    await page.getByRole("link", { name: "Replay" }).click();
    await page.locator(".controls").waitFor();
    await shoot(page, `replay-1280-${colorScheme}`);
    expect(await serious(page)).toEqual([]);
    fine(page);
  });
});

test("an account: come in, register, sign out, sign in, sign out everywhere, delete", async () => {
  const page = await person(browser);
  const name = `Ada${Date.now() % 1e8}`;
  const says = (text: string) => page.getByRole("status").filter({ hasText: text }).waitFor();
  await page.goto("/account");
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Come in" }).click();
  await says("That is your name now.");
  const fill = async () => {
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByLabel("Password").fill("correct horse");
  };
  await fill();
  await page.getByRole("button", { name: "Register" }).click();
  await says("Your account is ready");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await says("You are signed out.");
  await fill();
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await says("You are signed in.");
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await says("You are signed out.");
  await fill();
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.locator("summary", { hasText: "Delete everything" }).click();
  await page.getByLabel("Password").fill("correct horse");
  await page.getByRole("button", { name: "Delete for good" }).click();
  await says("Everything about you has been deleted.");
  fine(page);
});

test("the theme that was chosen stays, whatever the system says", async () => {
  const page = await person(browser, { colorScheme: "light" });
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("dark", { exact: true }).check();
  await page.reload();
  await page.locator(".games li").first().waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(26, 22, 18)");
  fine(page);
});

test("the page forbids scripts in itself and requests to others, and its files are cached and compressed", async () => {
  const api = (await person(browser)).context().request;
  const page = await api.get("/");
  expect(page.headers()["content-security-policy"]).toMatch(/script-src 'self';/);
  expect(page.headers()["content-security-policy"]).toMatch(/default-src 'self';/);
  expect(await page.text()).not.toMatch(/<script(?![^>]*src=)/);
  const script = (await page.text()).match(/src="(\/assets\/[^"]+\.js)"/)![1]!;
  const file = await api.get(script);
  expect(file.headers()["cache-control"]).toMatch(/immutable/);
  expect(file.headers()["content-encoding"]).toBe("gzip");
});

/** The compressed bytes of all scripts a page has fetched so far. */
async function scripts(page: Page): Promise<number> {
  const sizes = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter((entry) => entry.name.endsWith(".js"))
      .map((entry) => entry.encodedBodySize),
  );
  return sizes.reduce((one, other) => one + other, 0);
}

/** Milliseconds since the page was called for, when its board was first painted. */
const firstBoard = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () =>
          document.querySelector("[data-action]") ? requestAnimationFrame(() => resolve(performance.now())) : requestAnimationFrame(look);
        look();
      }),
  );

/** Milliseconds from a press on the first choice of the panel until what comes of it was painted. */
const answerTime = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const stands = () => {
          const { number, step } = document.querySelector<HTMLElement>(".table")!.dataset;
          return `${number} ${step}`;
        };
        const before = stands();
        const began = performance.now();
        const look = () => void requestAnimationFrame(stands() === before ? look : () => resolve(performance.now() - began));
        document.querySelector<HTMLElement>("[data-action]")!.click();
        look();
      }),
  );

test("the lobby loads at most 200 kB of script, every board at most 150 kB more", async () => {
  const page = await person(browser);
  await page.goto("/lobby");
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  const lobby = await scripts(page);
  expect(lobby).toBeGreaterThan(10_000);
  expect(lobby).toBeLessThanOrEqual(200_000);
  const boards: Record<string, number> = {};
  for (const game of ["Rockwell", "Cavum", "Thebes", "RAWsiko"]) {
    const table = await person(browser);
    await playNow(table, game);
    boards[game] = (await scripts(table)) - lobby;
    await table.context().close();
  }
  console.info(`bytes of script: lobby ${lobby}, more for a board`, boards);
  expect(Math.max(...Object.values(boards))).toBeLessThanOrEqual(150_000);
});

test("how long a board and an answer take is told", async () => {
  const table = await person(browser);
  await playNow(table);
  const [boards, answers]: [number[], number[]] = [[], []];
  for (let number = 0; number < 5; number++) {
    await table.reload({ waitUntil: "commit" });
    boards.push(await firstBoard(table));
    expect(await turn(table)).toBe(true);
    answers.push(await answerTime(table));
  }
  const said = (times: number[]) => times.map(Math.round).join(", ");
  console.info(`milliseconds: first board ${said(boards)}; answer ${said(answers)}`);
  fine(table);
});
