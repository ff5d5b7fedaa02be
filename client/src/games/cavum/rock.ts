/** The rock of the mountain: layers round its heart, cracks and stones, always the same. */
import { HEIGHT, noise, pathOf, SIZE, spotOf, WIDTH, type Spot } from "./grid";

const CENTRE: Spot = { x: WIDTH / 2, y: HEIGHT / 2 };

/** A wobbling line round the middle, like a layer of stone that was cut through. */
function layer(ring: number): string {
  const points = Array.from({ length: 48 }, (_, i) => {
    const angle = (i * Math.PI) / 24;
    const hexagon = 1 / Math.cos(((angle + Math.PI / 6) % (Math.PI / 3)) - Math.PI / 6);
    const far = ring * SIZE * 1.6 * (0.72 * hexagon + 0.28) * (0.96 + noise(ring, i >> 1) * 0.09);
    return { x: CENTRE.x + Math.cos(angle) * far, y: CENTRE.y + Math.sin(angle) * far };
  });
  return pathOf(points);
}

export const LAYERS = [5.1, 4.35, 3.5, 2.6, 1.7].map(layer);

/** A crack runs on in three short strokes. */
function crack(number: number): string {
  const [q, r] = [noise(number, 1) * 10 - 5, noise(number, 2) * 10 - 5];
  const { x, y } = spotOf(q, r);
  const turn = noise(number, 3) * Math.PI * 2;
  const strokes = [0, 1, 2].map((i) => {
    const angle = turn + (noise(number, 4, i) - 0.5) * 1.6;
    const length = 6 + noise(number, 5, i) * 12;
    return `l${(Math.cos(angle) * length).toFixed(1)},${(Math.sin(angle) * length).toFixed(1)}`;
  });
  return Math.abs(q + r) <= 5 ? `M${x.toFixed(1)},${y.toFixed(1)}${strokes.join("")}` : "";
}

export const CRACKS = Array.from({ length: 150 }, (_, i) => crack(i)).join("");

/** A small broken stone. */
function stone(number: number): string {
  const [q, r] = [noise(number, 11) * 10.6 - 5.3, noise(number, 12) * 10.6 - 5.3];
  if (Math.abs(q + r) > 5.2) return "";
  const { x, y } = spotOf(q, r);
  const size = 1.6 + noise(number, 13) * 4;
  return pathOf(
    Array.from({ length: 5 }, (_, i) => {
      const far = size * (0.6 + noise(number, 14, i) * 0.6);
      return { x: x + Math.cos(i * 1.257) * far, y: y + Math.sin(i * 1.257) * far };
    }),
  );
}

export const STONES = Array.from({ length: 240 }, (_, i) => stone(i)).join("");

/** One of four tones for each hex, so that the grid is seen without lines. */
export const toneOf = (q: number, r: number) => Math.floor(noise(q + 20, r + 20) * 4);
