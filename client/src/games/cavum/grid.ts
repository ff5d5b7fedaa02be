/** The hexes on the drawing: pointy tops, axial coordinates; directions run anticlockwise from the east. */
export interface Spot {
  x: number;
  y: number;
}

/** From the middle of a hex to its corners. */
export const SIZE = 44;
/** From the middle of a hex to its edges. */
export const HALF = (Math.sqrt(3) / 2) * SIZE;
export const WIDTH = 13 * 2 * HALF + 64;
export const HEIGHT = 20 * SIZE + 92;

const STEPS: [number, number][] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
/** What directions are called in facts, by number. */
export const SIDES = ["to_east", "to_north_east", "to_north_west", "to_west", "to_south_west", "to_south_east"];

export const beside = (q: number, r: number, direction: number): [number, number] => [q + STEPS[direction]![0], r + STEPS[direction]![1]];

/** The direction from a cell to one beside it; -1 if it is not. */
export const directionTo = (from: [number, number], to: [number, number]) =>
  STEPS.findIndex(([q, r]) => from[0] + q === to[0] && from[1] + r === to[1]);

/** Where the middle of a cell lies. */
export const spotOf = (q: number, r: number): Spot => ({ x: WIDTH / 2 + 2 * HALF * (q + r / 2), y: HEIGHT / 2 + 1.5 * SIZE * r });

/** So far from a middle in a direction; 1 is the edge. */
export function towards(direction: number, far: number): Spot {
  const angle = (-Math.PI / 3) * direction;
  return { x: Math.cos(angle) * HALF * far, y: Math.sin(angle) * HALF * far };
}

/** How much larger a text has to be drawn to be read (11 pixels), at most so many times. */
export const legible = (unit: number, size: number, most: number) => Math.min(most, Math.max(1, 11 / (unit * size)));

/** How large a station is drawn, and what its letter has at least: 11 pixels, as far as its hex holds them. */
export const stationLegible = (unit: number) => {
  const size = legible(unit, 14, 1.55);
  return { size, least: 11 / (unit * size) };
};

/** The middle of some spots, and how near one may come (at most three times) with all of them in sight. */
export function closeUp(spots: Spot[]): [Spot, number] {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [width, height] = [right - left + 4 * SIZE, bottom - top + 4 * SIZE];
  return [{ x: (left + right) / 2, y: (top + bottom) / 2 }, Math.min(2.2, WIDTH / width, HEIGHT / height)];
}

const show = (value: number) => Number(value.toFixed(1));
export const pathOf = (points: Spot[]) => `M${points.map(({ x, y }) => `${show(x)},${show(y)}`).join("L")}Z`;

/** The outline of a hex around a spot, a little smaller or bigger. */
export function hexPath({ x, y }: Spot, scale = 1): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = Math.PI / 6 + (i * Math.PI) / 3;
    return { x: x + Math.cos(angle) * SIZE * scale, y: y + Math.sin(angle) * SIZE * scale };
  });
  return pathOf(corners);
}

/** A number from 0 to 1 that is always the same for the same numbers: rock that does not flicker. */
export function noise(...seeds: number[]): number {
  let mixed = 0x9e3779b9;
  for (const seed of seeds) {
    mixed = Math.imul(mixed ^ Math.round(seed * 1000), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    mixed ^= mixed >>> 16;
  }
  return (mixed >>> 0) / 4294967296;
}

const ARROWS: Record<string, number> = { ArrowRight: 0, ArrowUp: -Math.PI / 2, ArrowLeft: Math.PI, ArrowDown: Math.PI / 2 };

/** The cell that lies nearest in the direction of an arrow key. */
export function nearest<Found extends { q: number; r: number }>(cells: Found[], from: { q: number; r: number }, key: string): Found | null {
  const wanted = ARROWS[key];
  if (wanted === undefined) return null;
  const start = spotOf(from.q, from.r);
  let best: Found | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const { x, y } = spotOf(cell.q, cell.r);
    const far = Math.hypot(x - start.x, y - start.y);
    const off = Math.abs(
      Math.atan2(Math.sin(Math.atan2(y - start.y, x - start.x) - wanted), Math.cos(Math.atan2(y - start.y, x - start.x) - wanted)),
    );
    if (!far || off > 1.1) continue;
    const cost = far * (1 + off);
    if (cost < least) [best, least] = [cell, cost];
  }
  return best;
}
