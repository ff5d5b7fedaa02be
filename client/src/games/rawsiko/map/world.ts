/** The map that `scripts/map-rawsiko.mjs` cut out of the atlas. */
import type { Link, Territory } from "../types.gen";
import cut from "./map.json";

export type Point = [number, number];
/** Left, top, right, bottom. */
export type Frame = [number, number, number, number];

export interface Shape {
  path: string;
  frame: Frame;
  anchor: Point;
  /** Where the badge stands. */
  spot: Point;
  /** Whether that is outside the shape. */
  aside: boolean;
  /** Around the spot, within the shape: the middle of a label may be anywhere in it. */
  room: Frame;
}

interface World {
  width: number;
  height: number;
  graticule: string;
  territories: Record<string, Shape>;
  closed: Record<string, string>;
  /** Where the land of two continents meets. */
  borders: string;
  continents: Record<string, Point>;
  china: Point;
  routes: Record<string, Point[][]>;
}

export const world = cut as unknown as World;

export function shapeOf(territory: string): Shape {
  const shape = world.territories[territory];
  if (!shape) throw new Error(`${territory} is not on the map`);
  return shape;
}

/** What a ring of light goes around: pieces below this size would be nothing but ring. */
const SPECK = 14;

const outlines = new Map<string, string>();

/** The outline of a territory without its smallest islands. */
export function outlineOf(territory: string): string {
  if (!outlines.has(territory)) outlines.set(territory, withoutSpecks(shapeOf(territory).path));
  return outlines.get(territory)!;
}

function withoutSpecks(path: string): string {
  const pieces = path.split(/(?=M)/);
  const large = pieces.filter((piece) => sizeOf(piece) >= SPECK);
  return (large.length ? large : pieces).join("");
}

/** What a piece spans at most. */
function sizeOf(piece: string): number {
  let [x, y] = [0, 0];
  const points = [...piece.matchAll(/(-?[\d.]+)[, ]?(-?[\d.]+)/g)].map(([, dx, dy]): Point => [(x += Number(dx)), (y += Number(dy))]);
  const spans = [0, 1].map((axis) => Math.max(...points.map((each) => each[axis]!)) - Math.min(...points.map((each) => each[axis]!)));
  return Math.max(...spans);
}

/** A sea link as a path: drawn by hand from coast to coast, else straight from badge to badge. */
export function routePath({ between }: Pick<Link, "between">): string {
  const [a, b] = between;
  const ways = world.routes[`${a} ${b}`] ?? world.routes[`${b} ${a}`] ?? [[shapeOf(a).spot, shapeOf(b).spot]];
  return ways.map(smooth).join("");
}

/** A line through its points, rounded at the bends. */
function smooth(points: Point[]): string {
  if (points.length < 3) return `M${points.join("L")}`;
  const middles = points.slice(1, -2).map((point, i) => half(point, points[i + 2]!));
  const ends = [...middles, points.at(-1)!];
  return `M${points[0]}${points
    .slice(1, -1)
    .map((point, i) => `Q${point} ${ends[i]}`)
    .join("")}`;
}

const half = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** An arrow's line from badge to badge, bent a little and ended short of it. */
export function arrowPath(from: Point, to: Point, short: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const left = 1 - Math.min(0.45, short / (Math.hypot(dx, dy) || 1));
  const end: Point = [from[0] + dx * left, from[1] + dy * left];
  const [cx, cy] = half(from, end);
  return `M${from}Q${cx - dy * 0.12},${cy + dx * 0.12} ${end}`;
}

/** Whether the way between two territories crosses the cut: its arrow would circle the world and is left out. */
export const crossesCut = (source: string, target: string) =>
  (world.routes[`${source} ${target}`] ?? world.routes[`${target} ${source}`] ?? []).length > 1;

/** What a territory spans with its label's spot, and a margin. */
export function frameAround(territory: string, margin = 46): Frame {
  const { frame, spot } = shapeOf(territory);
  const [[left, top, right, bottom], [x, y]] = [frame, spot];
  return [Math.min(left, x) - margin, Math.min(top, y) - margin, Math.max(right, x) + margin, Math.max(bottom, y) + margin];
}

const KEYS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The next territory in the direction of an arrow key: near, and not too far to the side. */
export function beside(territories: Territory[], from: string, key: string): string | null {
  const way = KEYS[key];
  if (!way) return null;
  const [x, y] = shapeOf(from).spot;
  let [best, least]: [string | null, number] = [null, Infinity];
  for (const { id } of territories) {
    const [dx, dy] = [shapeOf(id).spot[0] - x, shapeOf(id).spot[1] - y];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1] + dy * way[0]);
    const far = along + 2 * aside + (aside > 2 * along ? world.width : 0);
    if (along > 4 && far < least) [best, least] = [id, far];
  }
  return best;
}
