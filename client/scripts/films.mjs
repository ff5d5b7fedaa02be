/** Films the others' moves between two decisions in each game, as animated pictures in docs/screens.
 * Run by hand in client/: node scripts/films.mjs [GAME ...]. The scenes are played slowly, so that a busy machine draws enough of
 * them, and the films show them at their true speed.
 */
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { atTable, inStudio, newTable, person, playUntil } from "./studio.mjs";
import { animated, encode } from "./webp.mjs";

const SCREENS = process.env.SCREENS ?? join(import.meta.dirname, "../../docs/screens");
const SIZE = { width: 1200, height: 750 };
const FILM = { width: 800, height: 500 };
/** A film is never longer than this, in milliseconds, and has at most so many pictures a second. */
const LONGEST = 12_000;
const RATE = 10;
/** How much slower than normal the scenes are played while they are recorded. */
const SLOWER = 10;
const MOST = 2_000_000;

const MOMENTS = {
    thebes: { seats: 3, after: 14 },
    rockwell: { seats: 3, after: 40 },
    cavum: { seats: 3, after: 45 },
    rawsiko: { seats: 4, after: 70 },
};

/** Takes choices of the list until others' moves are being shown. */
async function untilOthersMove(page) {
    for (let number = 0; number < 60; number++) {
        await page.locator(".play.holding, .play.asked").first().waitFor();
        if (await page.locator(".play.holding").isVisible()) return;
        await page
            .locator("[data-action]")
            .last()
            .evaluate((button) => button.click());
        await page.waitForTimeout(150);
    }
}

/** The pictures that the page draws from now on until the person is asked, with how long each was seen. */
async function record(page) {
    const session = await page.context().newCDPSession(page);
    const shots = [];
    session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
        const at = (metadata.timestamp * 1000) / SLOWER;
        if (!shots.length || at - shots.at(-1).at >= 1000 / RATE) shots.push({ data, at });
        void session.send("Page.screencastFrameAck", { sessionId });
    });
    await session.send("Page.startScreencast", { format: "jpeg", quality: 92, maxWidth: SIZE.width, maxHeight: SIZE.height });
    await page
        .locator(".play.asked")
        .waitFor({ timeout: LONGEST * SLOWER })
        .catch(() => undefined);
    await page.waitForTimeout(1500);
    await session.send("Page.stopScreencast");
    return shots.map(({ data, at }, i) => ({ data, ms: Math.round(Math.min(2000, (shots[i + 1]?.at ?? at + 1500) - at)) }));
}

async function film(browser, address, game) {
    const { seats, after } = MOMENTS[game];
    const settings = { speed: 1 / SLOWER, soundAsked: true, skipped: true, coach: false };
    const { page, api } = await person(browser, address, { viewport: SIZE, reducedMotion: "no-preference" }, settings);
    const id = await newTable(api, game, seats);
    await playUntil(api, id, (update) => update.ply >= after);
    await atTable(page, id);
    await untilOthersMove(page);
    const shots = await record(page);
    const place = join(SCREENS, `${game}-turn.webp`);
    for (const quality of [0.7, 0.55, 0.4]) {
        const frames = await encode(page, shots, FILM.width, FILM.height, quality);
        const stills = frames.map((each) => ({ ...each, still: Buffer.from(each.still, "base64") }));
        writeFileSync(place, animated(FILM.width, FILM.height, stills));
        if (statSync(place).size < MOST) break;
    }
    console.info(`${game}: ${shots.length} pictures, ${statSync(place).size} bytes`);
    await page.context().close();
}

const games = process.argv.slice(2);
await inStudio(async (browser, address) => {
    for (const game of games.length ? games : Object.keys(MOMENTS)) await film(browser, address, game);
});
