/** The boards as people with other colour vision see them: one sheet, a row a game, in docs/screens.
 * Run by hand in client/: node scripts/colours.mjs [FILE].
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { atTable, inStudio, newTable, person, playUntil } from "./studio.mjs";

const [file = join(import.meta.dirname, "../../docs/screens/colours.webp")] = process.argv.slice(2);
const KINDS = ["protanopia", "deuteranopia", "tritanopia", "achromatopsia"];
const CELL = { width: 424, height: 288 };

/** Four seats, so that all marks are seen, late enough for pieces on the board. */
const MOMENTS = { thebes: 40, rockwell: 50, cavum: 60, rawsiko: 60 };

async function row(browser, address, game) {
    const { page, api } = await person(browser, address, { viewport: { width: 1440, height: 900 } });
    const id = await newTable(api, game, 4);
    await playUntil(api, id, ({ ply, legal }) => ply >= MOMENTS[game] && legal.length > 0);
    await atTable(page, id);
    const session = await page.context().newCDPSession(page);
    const shots = [];
    for (const type of KINDS) {
        await session.send("Emulation.setEmulatedVisionDeficiency", { type });
        shots.push((await page.locator('[data-at="frame"]').screenshot()).toString("base64"));
    }
    await page.context().close();
    return shots;
}

/** In the page: the pictures side by side, encoded. */
function sheet(page, rows) {
    return page.evaluate(
        async ({ rows, width, height }) => {
            const canvas = new OffscreenCanvas(width * rows[0].length, height * rows.length);
            const pen = canvas.getContext("2d");
            pen.imageSmoothingQuality = "high";
            for (const [y, shots] of rows.entries())
                for (const [x, shot] of shots.entries()) {
                    const bytes = Uint8Array.from(atob(shot), (letter) => letter.charCodeAt(0));
                    pen.drawImage(await createImageBitmap(new Blob([bytes])), x * width, y * height, width - 4, height - 4);
                }
            const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.8 });
            return btoa(Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(""));
        },
        { rows, ...CELL },
    );
}

await inStudio(async (browser, address) => {
    const rows = [];
    for (const game of Object.keys(MOMENTS)) rows.push(await row(browser, address, game));
    const { page } = await person(browser, address);
    writeFileSync(file, Buffer.from(await sheet(page, rows), "base64"));
});
