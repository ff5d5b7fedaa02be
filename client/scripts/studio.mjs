/** Where pictures and films are taken: a real server with a fresh store, Debian's Chromium, and a person at a table for whom a bot plays on. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const ROOT = join(import.meta.dirname, "../..");
const PROGRAM = process.env.CHROMIUM ?? ["/usr/bin/chromium", "/usr/bin/chromium-browser"].find(existsSync);
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-sync"];

/** What most pictures want of the settings: others' moves at once, nothing asked about. */
export const QUICK = { speed: 0, soundAsked: true, skipped: true, coach: false };

function addressOf(server) {
    return new Promise((resolve, reject) => {
        let said = "";
        server.stdout.on("data", (piece) => {
            said += piece;
            const address = said.match(/Motherlode is open: (\S+)/)?.[1];
            if (address) resolve(address);
        });
        server.stderr.on("data", (piece) => (said += piece));
        server.on("exit", (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
}

/** Opens server and browser, lets `work` use them, and closes both. */
export async function inStudio(work) {
    const data = mkdtempSync(join(tmpdir(), "motherlode-studio-"));
    const server = spawn(join(ROOT, ".venv/bin/python"), [join(ROOT, "tests/client/house.py"), data], { cwd: ROOT });
    const browser = await chromium.launch({ executablePath: PROGRAM, args: FLAGS });
    try {
        await work(browser, await addressOf(server));
    } finally {
        await browser.close();
        const gone = new Promise((resolve) => server.on("exit", resolve));
        server.kill("SIGTERM");
        await gone;
        rmSync(data, { recursive: true, force: true });
    }
}

/** A person with a browser of their own. */
export async function person(browser, address, options = {}, settings = QUICK) {
    const context = await browser.newContext({ baseURL: address, locale: "en-GB", reducedMotion: "reduce", ...options });
    await context.addInitScript((kept) => localStorage.setItem("motherlode-settings", JSON.stringify(kept)), settings);
    const page = await context.newPage();
    page.on("pageerror", (error) => console.error(`error: ${error.message}`));
    const asking = { headers: { origin: address } };
    const api = {
        async get(path) {
            return (await context.request.get(path)).json();
        },
        async post(path, data) {
            const answer = await context.request.post(path, { data, ...asking });
            if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
            return answer.json();
        },
    };
    await page.goto("/");
    await api.post("/api/me/guest", { name: "Ada" });
    return { page, api };
}

/** A table of this game against quick bots. */
export async function newTable(api, game, seats, options = {}) {
    const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", bot: "greedy" }));
    const { id } = await api.post("/api/tables", {
        game,
        options,
        chairs: [{ kind: "me" }, ...bots],
        start: true,
        public: false,
        hints: true,
    });
    return id;
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A bot plays for this person until they are asked and `enough` says so of what they see; false if the match ended before. */
export async function playUntil(api, id, enough) {
    const view = () => api.get(`/api/tables/${id}/view?viewer=0`);
    const tell = (type, more = {}) => api.post(`/api/tables/${id}/${type}`, { type, id: crypto.randomUUID(), seat: 0, ...more });
    let isAway = false;
    for (let now = await view(); ; now = await view()) {
        if (now.outcome) return false;
        const isThere = enough(now);
        if (isThere && !isAway && now.legal.length) return true;
        if (isThere && isAway) await tell("return").then(() => (isAway = false));
        if (!isThere && !isAway && now.legal.length) await tell("handover", { bot: "easy" }).then(() => (isAway = true));
        await pause(5);
    }
}

/** Opens the table and waits until this person is asked, or the match is over. */
export async function atTable(page, id) {
    await page.goto(`/table/${id}`);
    await page.locator(".play.asked, #outcome-title").first().waitFor();
}
