/** Takes the pictures of the boards: every game at six sizes in both themes, its end, and what docs/screens shows.
 * Run by hand in client/: node scripts/pictures.mjs [FOLDER] [GAME or "pages" ...]; everything goes to FOLDER (build/pictures), the chosen ones to docs/screens.
 */
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";

import { atTable, inStudio, newTable, person, playUntil, QUICK } from "./studio.mjs";

const ROOT = join(import.meta.dirname, "../..");
const [folder = join(ROOT, "build/pictures"), ...wanted] = process.argv.slice(2);
const SCREENS = join(ROOT, "docs/screens");

const SIZES = [
    [1440, 900],
    [1024, 768],
    [768, 1024],
    [412, 915],
    [390, 844],
    [360, 640],
];
const THEMES = ["light", "dark"];

/** Moments worth a picture: how many moves to play before, and what the person is asked then. */
const MOMENTS = {
    thebes: { seats: 3, after: 30, asked: ["choose"] },
    rockwell: { seats: 3, after: 40, asked: ["crew", "move"] },
    cavum: { seats: 3, after: 60, asked: ["piece"] },
    rawsiko: { seats: 4, after: 60, asked: ["action", "invest"] },
};

/** Which of them the documentation shows. */
const SHOWN = {
    "thebes-1440-light": "table",
    "thebes-dig-1440-light": "dig",
    "thebes-dig-1440-dark": "dig-dark",
    "thebes-390-light": "phone",
    "thebes-end-1440-light": "end",
    "rockwell-1440-light": "rockwell",
    "rockwell-1440-dark": "rockwell-dark",
    "rockwell-390-light": "rockwell-phone",
    "cavum-1440-light": "cavum",
    "cavum-1440-dark": "cavum-dark",
    "cavum-390-light": "cavum-phone",
    "rawsiko-1440-light": "rawsiko",
    "rawsiko-1440-dark": "rawsiko-dark",
    "rawsiko-390-light": "rawsiko-phone",
    front: "front",
    hint: "hint",
    "why-not": "why-not",
    replay: "replay",
};

async function take(page, name) {
    const file = join(folder, `${name}.png`);
    await page.screenshot({ path: file });
    if (SHOWN[name] && !process.env.ASIDE) copyFileSync(file, join(SCREENS, `${SHOWN[name]}.png`));
}

/** The page as it is, at all sizes in both themes. Changed by media, not by settings: nothing is drawn anew. */
async function takeAll(page, name, sizes = SIZES) {
    for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        for (const theme of THEMES) {
            await page.emulateMedia({ colorScheme: theme });
            await page.waitForTimeout(400);
            await take(page, `${name}-${width}-${theme}`);
        }
    }
}

/** The same person at a desk and with a phone: a finger is told other things than a mouse. */
async function devices(browser, address) {
    const { page: desk, api } = await person(browser, address, { viewport: { width: 1440, height: 900 } });
    const storageState = await desk.context().storageState();
    const phone = await browser.newContext({
        baseURL: address,
        locale: "en-GB",
        storageState,
        isMobile: true,
        hasTouch: true,
        reducedMotion: "reduce",
    });
    return { desk, phone: await phone.newPage(), api };
}

const isPhone = ([width]) => width < 900;

async function takeBoth({ desk, phone }, name) {
    await takeAll(
        desk,
        name,
        SIZES.filter((size) => !isPhone(size)),
    );
    await takeAll(phone, name, SIZES.filter(isPhone));
}

async function takeGame(browser, address, game) {
    const { seats, after, asked } = MOMENTS[game];
    const at = await devices(browser, address);
    const { api, desk, phone } = at;
    const both = [desk, phone];
    const id = await newTable(api, game, seats);
    await playUntil(api, id, (update) => update.ply >= after && (!update.prompt || asked.includes(update.prompt.kind)));
    for (const page of both) await atTable(page, id);
    await takeBoth(at, game);
    if (game === "thebes") await takeDig(at, id);
    await api.post(`/api/tables/${id}/handover`, { type: "handover", id: "end", seat: 0, bot: "greedy" });
    for (const page of both) await page.locator("#outcome-title").waitFor({ timeout: 600_000 });
    await takeBoth(at, `${game}-end`);
    for (const page of both) await page.context().close();
}

/** Thebes with a dig on the desk: wheel, odds and what it costs. */
async function takeDig(at, id) {
    const { actions } = await at.api.get("/api/games/thebes");
    let dig = null;
    const isDig = (choice) => actions[choice.id].kind === "dig";
    if (!(await playUntil(at.api, id, ({ legal }) => !legal.length || (dig = legal.find(isDig))))) return;
    for (const page of [at.desk, at.phone]) {
        await atTable(page, id);
        await page.locator(`[data-action="${dig.id}"]`).evaluate((button) => button.click());
        await page.locator(".dig button.main").first().waitFor();
    }
    await takeBoth(at, "thebes-dig");
}

/** What is told once, at a desk: the front page, a hint, a reason, a replay. */
async function takePages(browser, address) {
    const { page, api } = await person(browser, address, { viewport: { width: 1440, height: 900 } });
    await takeFront(page);
    const id = await newTable(api, "thebes", 3);
    await playUntil(api, id, ({ ply, legal }) => ply >= 30 && legal.length > 1);
    await atTable(page, id);
    await page.keyboard.press("h");
    await page.getByRole("button", { name: "Do this" }).first().waitFor({ timeout: 60_000 });
    await take(page, "hint");
    await atTable(page, id);
    await askWhyNot(page);
    await take(page, "why-not");
    await api.post(`/api/tables/${id}/handover`, { type: "handover", id: "end", seat: 0, bot: "greedy" });
    await page.locator("#outcome-title").waitFor({ timeout: 600_000 });
    await page.goto(`/replay/${id}?ply=60`);
    await page.locator(".controls .slim").waitFor();
    await page.waitForTimeout(400);
    await take(page, "replay");
    await page.context().close();
}

/** Without the game of the tests. */
async function takeFront(page) {
    await page.route("**/api/games", async (route) => {
        const answer = await route.fetch();
        const games = await answer.json();
        await route.fulfill({ response: answer, json: games.filter(({ id }) => id !== "lode") });
    });
    await page.goto("/");
    await page.getByRole("link", { name: "Rules" }).nth(4).waitFor();
    await take(page, "front");
}

/** Presses sites of Thebes until one cannot be dug: why is told beside it. */
async function askWhyNot(page) {
    for (const site of await page.locator("[class^=site-]").all()) {
        await site.click({ force: true });
        const isTold = await page
            .locator("#why-not.shown")
            .waitFor({ timeout: 1000 })
            .then(() => true)
            .catch(() => false);
        if (isTold) return;
        await page.keyboard.press("Escape");
    }
}

const takeOf = (set) => (set === "pages" ? takePages : (browser, address) => takeGame(browser, address, set));

mkdirSync(folder, { recursive: true });
await inStudio(async (browser, address) => {
    for (const set of wanted.length ? wanted : [...Object.keys(MOMENTS), "pages"]) {
        console.info(set);
        await takeOf(set)(browser, address);
    }
});
