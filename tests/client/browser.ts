/** Debian's Chromium, and what all browser tests check in passing: no error on a page, no request to another host. */
import { existsSync } from "node:fs";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { expect, inject } from "vitest";

export const ADDRESS = inject("address" as never) as string;

const PROGRAM = process.env.CHROMIUM ?? ["/usr/bin/chromium", "/usr/bin/chromium-browser"].find(existsSync);
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export async function launch(): Promise<Browser> {
  if (!PROGRAM) throw new Error("no Chromium here; please type: apt-get install -y chromium");
  return chromium.launch({ executablePath: PROGRAM, args: FLAGS });
}

/** What went wrong on the pages of a person; looked at by `fine`. */
const troubles = new WeakMap<Page, string[]>();

/** What most tests want of the settings: moves of others at once, the list of choices in sight. */
export const QUICK = { speed: 0, list: true, soundAsked: true };

/** The screens on which every board is looked at. */
export const SIZES = [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [412, 915],
  [390, 844],
  [360, 640],
] as const;

/** A person with a browser of their own, who has set it up like this. */
export async function person(browser: Browser, options: BrowserContextOptions = {}, settings: object = QUICK): Promise<Page> {
  const context = await browser.newContext({ baseURL: ADDRESS, locale: "en-GB", reducedMotion: "reduce", ...options });
  await context.addInitScript((kept) => {
    if (!localStorage.getItem("motherlode-settings")) localStorage.setItem("motherlode-settings", JSON.stringify(kept));
  }, settings);
  const home = options.baseURL ?? ADDRESS;
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const found: string[] = [];
  troubles.set(page, found);
  page.on("pageerror", (error) => found.push(`error: ${error.message}`));
  page.on("console", (message) => {
    const isOurs = message.type() === "error" || message.text().includes("svelte");
    if (isOurs) found.push(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && origin.replace(/^ws/, "http") !== home) found.push(`request: ${request.url()}`);
  });
  return page;
}

/** Nothing went wrong on these pages so far. */
export function fine(...pages: Page[]): void {
  for (const page of pages) expect(troubles.get(page)).toEqual([]);
}

/** The moves that a page sends from now on. */
export function movesSent(page: Page): { actions: number[]; whole?: boolean }[] {
  const moves: { actions: number[]; whole?: boolean }[] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.type === "move") moves.push(message);
    }),
  );
  return moves;
}

/** From the front page into a game with as few seats as it has, against bots that are quick. */
export async function playNow(page: Page, game = "Thebes", name = "Ada"): Promise<void> {
  await page.goto("/");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: game }) });
  await card.locator("button.play-now").click();
  await page.locator("dialog[open]").waitFor();
  const field = page.locator("#quick-name");
  if (await field.isVisible()) await field.fill(name);
  await page.locator("#quick-seats").selectOption({ index: 0 });
  const bot = page.locator("#quick-bot");
  if (await bot.locator('option[value="greedy"]').count()) await bot.selectOption("greedy");
  await page.locator("dialog[open] button.main").click();
  await page.waitForURL(/\/table\//);
  await page.locator(".play.asked").waitFor();
}

/** A match that its player hands to a bot at once, played to the end; the table's id. */
export async function finished(page: Page): Promise<string> {
  await page.goto("/");
  const api = page.context().request;
  const origin = { headers: { origin: ADDRESS } };
  await api.post("/api/me/guest", { data: { name: "Ada" }, ...origin });
  const chairs = [{ kind: "me" }, { kind: "bot", bot: "random" }];
  const table = await (await api.post("/api/tables", { data: { game: "thebes", chairs, start: true }, ...origin })).json();
  await api.post(`/api/tables/${table.id}/handover`, { data: { type: "handover", id: "h1", seat: 0, bot: "random" }, ...origin });
  await expect.poll(async () => (await (await api.get(`/api/tables/${table.id}`)).json()).status).toBe("finished");
  return table.id;
}
