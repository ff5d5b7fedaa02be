/** Animated WebP without a library: Chromium encodes the frames, of which only what changed is kept, and they are put into one file here. */
const ANIMATED = 0x02;
const REPLACE = 0x02;

const chunk = (name, body) => {
    const head = Buffer.alloc(8);
    head.write(name, 0, "latin1");
    head.writeUInt32LE(body.length, 4);
    return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
};

function put24(buffer, value, at) {
    buffer.writeUIntLE(value, at, 3);
}

/** The picture inside a still WebP: its chunks without the wrapping and without what holds for the whole file. */
function inside(still) {
    const kept = [];
    for (let at = 12; at < still.length;) {
        const length = 8 + still.readUInt32LE(at + 4);
        const end = at + length + (length % 2);
        if (still.toString("latin1", at, at + 3) === "VP8" && still[at + 3] !== 0x58) kept.push(still.subarray(at, end));
        at = end;
    }
    return Buffer.concat(kept);
}

function frame({ x, y, width, height, ms, still }) {
    const head = Buffer.alloc(16);
    [x / 2, y / 2, width - 1, height - 1, ms].forEach((value, i) => put24(head, value, i * 3));
    head[15] = REPLACE;
    return chunk("ANMF", Buffer.concat([head, inside(still)]));
}

export function animated(width, height, frames) {
    const canvas = Buffer.alloc(10);
    canvas[0] = ANIMATED;
    put24(canvas, width - 1, 4);
    put24(canvas, height - 1, 7);
    const body = Buffer.concat([Buffer.from("WEBP"), chunk("VP8X", canvas), chunk("ANIM", Buffer.alloc(6)), ...frames.map(frame)]);
    return Buffer.concat([Buffer.from("RIFF"), Buffer.from(new Uint32Array([body.length]).buffer), body]);
}

/** In the page: each picture cut down to what differs from the one before it, encoded. Pictures that are alike become one. */
export async function encode(page, shots, width, height, quality) {
    return page.evaluate(
        async ({ shots, width, height, quality }) => {
            const canvas = new OffscreenCanvas(width, height);
            const pen = canvas.getContext("2d", { willReadFrequently: true });
            const frames = [];
            let last = null;
            for (const { data, ms } of shots) {
                const bytesOf = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
                const picture = await createImageBitmap(new Blob([bytesOf], { type: "image/jpeg" }));
                pen.drawImage(picture, 0, 0, width, height);
                const pixels = pen.getImageData(0, 0, width, height).data;
                const box = last ? changed(pixels, last) : { x: 0, y: 0, width, height };
                if (!box) {
                    frames.at(-1).ms += ms;
                    continue;
                }
                const part = new OffscreenCanvas(box.width, box.height);
                part.getContext("2d", { alpha: false }).drawImage(canvas, -box.x, -box.y);
                const blob = await part.convertToBlob({ type: "image/webp", quality });
                const bytes = new Uint8Array(await blob.arrayBuffer());
                frames.push({ ...box, ms, still: btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), "")) });
                last = pixels;
            }
            return frames;

            /** The smallest box, at even places, that holds every pixel that is clearly another one. */
            function changed(now, before) {
                let [left, top, right, bottom] = [width, height, -1, -1];
                for (let y = 0; y < height; y++)
                    for (let x = 0; x < width; x++) {
                        const i = (y * width + x) * 4;
                        const gap =
                            Math.abs(now[i] - before[i]) + Math.abs(now[i + 1] - before[i + 1]) + Math.abs(now[i + 2] - before[i + 2]);
                        if (gap <= 36) continue;
                        [left, right] = [Math.min(left, x), Math.max(right, x)];
                        [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
                    }
                if (right < 0) return null;
                const [x, y] = [left - (left % 2), top - (top % 2)];
                return { x, y, width: right - x + 1, height: bottom - y + 1 };
            }
        },
        { shots, width, height, quality },
    );
}
