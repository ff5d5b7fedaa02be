/** The rock of the mountain: layers that were cut through, cracks and stones, always the same. */
import { HEIGHT, noise, pathOf, spotOf, WIDTH, type Spot } from "./grid";

const BANDS = 15;
const SLOPE = 0.09;

/** The upper edge of a layer: a slow wave that leans to one side. */
function edge(band: number): Spot[] {
  const y = (HEIGHT * (band + 0.3)) / BANDS - (SLOPE * WIDTH) / 2;
  return Array.from({ length: 25 }, (_, i) => {
    const wave = Math.sin(i / 2.7 + band * 0.8) * 9 + (noise(band, i) - 0.5) * 9;
    return { x: (WIDTH * i) / 24, y: y + (SLOPE * WIDTH * i) / 24 + wave };
  });
}

/** From its edge down to the next one. */
const layer = (band: number) => pathOf([...edge(band), ...edge(band + 1).reverse()]);

export const LAYERS = Array.from({ length: BANDS + 2 }, (_, i) => layer(i - 1));

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

export const CRACKS = Array.from({ length: 110 }, (_, i) => crack(i)).join("");

/** A small broken stone. */
function stone(number: number): string {
  const [q, r] = [noise(number, 11) * 10.6 - 5.3, noise(number, 12) * 10.6 - 5.3];
  if (Math.abs(q + r) > 5.2) return "";
  const { x, y } = spotOf(q, r);
  const size = 1.4 + noise(number, 13) * 3.2;
  return pathOf(
    Array.from({ length: 5 }, (_, i) => {
      const far = size * (0.6 + noise(number, 14, i) * 0.6);
      return { x: x + Math.cos(i * 1.257) * far, y: y + Math.sin(i * 1.257) * far };
    }),
  );
}

export const STONES = Array.from({ length: 200 }, (_, i) => stone(i)).join("");
