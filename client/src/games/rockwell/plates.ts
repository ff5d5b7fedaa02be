/** Where the strength of a tile is written: at the tile's beginning, unless crews stand there; then where the tile has room. */
import type { Spot } from "../kit/zoom.svelte";
import { cellOf, MIDDLE, RADII, type Mine } from "./mine";

/** Half the height of a plate. */
export const PLATE = 19;
/** How far plate and crew keep apart. */
const AIR = 3;
/** How far a plate may lie across the rim of its tile. */
const OVERHANG = 10;
/** What covering costs against lying across the rim. */
const COVERING = 3;
/** A spot farther from the usual one must be better by this part of the way. */
const FAR = 1 / 50;
const STEP = 6;

/** Half the width of a plate with this text. */
export const plateWidth = (text: string) => (text.length > 2 ? 29 + (text.length - 3) * 7 : 20);
export const sumText = (total: number, power: number, ahead: boolean) => (total || ahead ? `${total}/${power}` : String(power));

export interface Round extends Spot {
  radius: number;
}

/** A plate's shape: two half circles and what lies between them. */
export interface Shape {
  /** From its middle to those of the half circles. */
  reach: number;
  radius: number;
}

export function plateShape(text: string, boost: number): Shape {
  return { reach: (plateWidth(text) - PLATE) * boost, radius: PLATE * boost };
}

/** The way between a plate and the nearest of these; negative where they overlap. */
export function gap({ x, y }: Spot, { reach, radius }: Shape, others: Round[]): number {
  const gaps = others.map((other) => Math.hypot(Math.max(0, Math.abs(other.x - x) - reach), other.y - y) - radius - other.radius);
  return Math.min(Infinity, ...gaps);
}

export function plateSpot(mine: Mine, tile: string, shape: Shape, crews: Round[]): Spot {
  const usual = mine.plate(tile);
  const others = crews.filter(({ x, y }) => Math.hypot(x - usual.x, y - usual.y) < 320);
  if (gap(usual, shape, others) >= AIR) return usual;
  const cost = (spot: Spot) => {
    const covered = Math.max(0, AIR - gap(spot, shape, others));
    return COVERING * covered + Math.max(0, over(mine, tile, spot, shape)) + FAR * Math.hypot(spot.x - usual.x, spot.y - usual.y);
  };
  const spots = candidates(mine, tile).filter((spot) => over(mine, tile, spot, shape) <= OVERHANG);
  return spots.map((spot) => ({ spot, cost: cost(spot) })).reduce((best, each) => (each.cost < best.cost ? each : best)).spot;
}

/** How far a plate lies across the outer rim or the sides of its tile; negative inside. */
function over(mine: Mine, tile: string, { x, y }: Spot, { reach, radius }: Shape): number {
  const ends = [x - reach, x + reach].map((end) => ({ x: end, y }));
  const rim = Math.max(...ends.map((end) => Math.hypot(end.x - MIDDLE, end.y - MIDDLE))) - RADII[cellOf(tile).ring]!;
  return Math.max(rim, ...ends.map((end) => mine.aside(tile, end))) + radius;
}

function candidates(mine: Mine, tile: string): Spot[] {
  const { ring } = cellOf(tile);
  const [long, deep] = [(2 * Math.PI * RADII[ring]!) / 8, RADII[ring]! - RADII[ring + 1]!];
  const spots = [mine.plate(tile)];
  for (let depth = STEP; depth < deep / 2; depth += STEP / 2)
    for (let along = STEP; along < long; along += STEP) spots.push(mine.inside(tile, along, depth));
  return spots;
}
