/** The mine as a drawing: four rings of eight tiles around the core, the entrances in the corners. Angles in turns, clockwise. */
import type { Spot } from "../zoom.svelte";

export const SIZE = 1120;
export const MIDDLE = SIZE / 2;
export const SECTORS = 8;
export const RINGS = ["a", "b", "c", "d"];
/** Outer radius of each ring, and of the core. */
export const RADII = [546, 444, 340, 226, 92] as const;
export const CORE = RADII[4];
const GAP = 2.5;
const ENTRANCE = 706;
/** How far the pieces of a tile lie below its outer rim: the plate with the power, then the rows of crews. */
const PLATE = 27;
const ONE_ROW = [74, 76, 74, 76];
/** The outer rings are long enough for all. */
const TWO_ROWS = [null, null, [60, 95], [60, 104]] as const;
const APART = 45;

export const round = (value: number) => Math.round(value * 10) / 10;

export function spotAt(turn: number, radius: number): Spot {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return { x: round(MIDDLE + radius * Math.cos(angle)), y: round(MIDDLE + radius * Math.sin(angle)) };
}

export interface Cell {
  ring: number;
  sector: number;
}

export const cellOf = (tile: string): Cell => ({ ring: RINGS.indexOf(tile[0]!), sector: Number(tile[1]) });
export const isTile = (place: string) => /^[a-d]\d$/.test(place);
export const isEdge = (place: string) => place.includes("_");
export const tilesOf = (place: string) => (isTile(place) || isEdge(place) ? place.split("_") : []);

/** The edge after each tile, clockwise. */
export const edges = (): string[] =>
  RINGS.flatMap((ring) => Array.from({ length: SECTORS }, (_, s) => `${ring}${s}_${ring}${(s + 1) % SECTORS}`));

export const ENTRANCES = ["e0", "e1", "e2", "e3"];

/** The drawing under an alignment of the rings: with `offset` each is turned half a sector against the next. */
export class Mine {
  constructor(private readonly isOffset: boolean) {}

  /** Where a tile begins. */
  private start({ ring, sector }: Cell): number {
    return (sector - (this.isOffset ? ring / 2 : 0)) / SECTORS;
  }
  private middle(tile: string): number {
    return this.start(cellOf(tile)) + 0.5 / SECTORS;
  }

  /** The outline of a tile, drawn in by `inset`. */
  outline(tile: string, inset = GAP): string {
    const cell = cellOf(tile);
    const [outer, inner] = [RADII[cell.ring]! - inset, RADII[cell.ring + 1]! + inset];
    const from = this.start(cell);
    const at = (radius: number, end: 0 | 1) => {
      const cut = inset / (2 * Math.PI * radius);
      const { x, y } = spotAt(from + (end ? 1 / SECTORS - cut : cut), radius);
      return `${x},${y}`;
    };
    return `M${at(outer, 0)}A${outer},${outer} 0 0 1 ${at(outer, 1)}L${at(inner, 1)}A${inner},${inner} 0 0 0 ${at(inner, 0)}Z`;
  }

  /** Where the power or the yield is shown; `aside` goes along the ring, clockwise. */
  plate(tile: string, aside = 0): Spot {
    const radius = RADII[cellOf(tile).ring]! - PLATE;
    return spotAt(this.middle(tile) + aside / (2 * Math.PI * radius), radius);
  }

  /** The line of an edge, from its outer to its inner end. */
  edgeLine(edge: string): [Spot, Spot] {
    const { turn, outer, inner } = this.edge(edge);
    return [spotAt(turn, outer), spotAt(turn, inner)];
  }
  private edge(edge: string) {
    const { ring, sector } = cellOf(edge);
    return { turn: this.start({ ring, sector: sector + 1 }), outer: RADII[ring]!, inner: RADII[ring + 1]! };
  }

  /** The middle of a place. */
  spot(place: string): Spot {
    if (place === "core") return { x: MIDDLE, y: MIDDLE };
    if (ENTRANCES.includes(place)) return this.entrance(place);
    if (isEdge(place)) {
      const { turn, outer, inner } = this.edge(place);
      return spotAt(turn, (outer + inner) / 2);
    }
    const { ring } = cellOf(place);
    return spotAt(this.middle(place), (RADII[ring]! + RADII[ring + 1]!) / 2);
  }
  /** Entrance i touches the tiles 2i and 2i + 1 of the outermost ring. */
  entrance(place: string, radius = ENTRANCE): Spot {
    return spotAt((2 * Number(place[1]) + 1) / SECTORS, radius);
  }

  /** Where this number of crews stand at a place. */
  crewSpots(place: string, count: number): Spot[] {
    if (place === "core") return around(this.spot(place), count, CORE * 0.56);
    if (ENTRANCES.includes(place)) return grid(this.spot(place), count, count > 4 ? 3 : 2);
    return isEdge(place) ? this.along(place, count) : this.rows(place, count);
  }

  private along(edge: string, count: number): Spot[] {
    const { turn, outer, inner } = this.edge(edge);
    const step = Math.min(APART * 0.8, (outer - inner - APART) / Math.max(1, count - 1));
    const first = (outer + inner) / 2 + (step * (count - 1)) / 2;
    return Array.from({ length: count }, (_, i) => spotAt(turn, first - i * step));
  }

  private rows(tile: string, count: number): Spot[] {
    const { ring } = cellOf(tile);
    const alone = RADII[ring]! - ONE_ROW[ring]!;
    const depths = TWO_ROWS[ring];
    if (!depths || count <= room(alone)) return this.row(tile, alone, count);
    const [outer, inner] = depths.map((depth) => RADII[ring]! - depth) as [number, number];
    const first = Math.ceil((count * room(outer)) / (room(outer) + room(inner)));
    return [...this.row(tile, outer, first), ...this.row(tile, inner, count - first)];
  }

  private row(tile: string, radius: number, count: number): Spot[] {
    const step = Math.min(APART, (room(radius) * APART) / Math.max(1, count)) / (2 * Math.PI * radius);
    return Array.from({ length: count }, (_, i) => spotAt(this.middle(tile) + (i - (count - 1) / 2) * step, radius));
  }
}

/** How many crews have room in a row of a tile. */
const room = (radius: number) => Math.floor((2 * Math.PI * radius) / SECTORS / APART - 0.1);

function around({ x, y }: Spot, count: number, radius: number): Spot[] {
  if (count === 1) return [{ x, y }];
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count - 0.25) * 2 * Math.PI;
    return { x: round(x + radius * Math.cos(angle)), y: round(y + radius * Math.sin(angle)) };
  });
}

/** In rows, turned towards the corner. */
function grid({ x, y }: Spot, count: number, wide: number): Spot[] {
  const rows = Math.ceil(count / wide);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / wide);
    const inRow = row < rows - 1 ? wide : count - row * wide;
    return { x: round(x + ((i % wide) - (inRow - 1) / 2) * APART), y: round(y + (row - (rows - 1) / 2) * APART) };
  });
}

/** The way of a crew that is being moved, from beside it to just before its goal. */
export function way(from: Spot, to: Spot): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const at = (part: number) => `${round(from.x + (to.x - from.x) * part)},${round(from.y + (to.y - from.y) * part)}`;
  return far < 50 ? "" : `M${at(26 / far)}L${at(1 - 14 / far)}`;
}
