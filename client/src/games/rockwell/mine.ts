/** The mine as a drawing: four rings of eight tiles around the core, the entrances in the corners. Angles in turns, clockwise. */
import type { Spot } from "../kit/zoom.svelte";

export const SIZE = 1120;
export const MIDDLE = SIZE / 2;
export const SECTORS = 8;
export const RINGS = ["a", "b", "c", "d"];
/** Outer radius of each ring, and of the core. */
export const RADII = [548, 456, 364, 246, 98] as const;
export const CORE = RADII[4];
/** The radius of a crew. */
export const CREW = 28;
const GAP = 2.5;
const ENTRANCE = 688;
/** How much nearer to the mine crews of twice the size stand at an entrance, so that none lies across the border. */
const INWARDS = 76;
/** The power stands at the beginning of a tile. The outer rings are long: crews stand beside it, in the inner ones below. */
const LONG_RINGS = 2;
const CORNERS = [44, 44, 40, 37] as const;
const RIM = 25;
/** How far the rows of crews lie below the outer rim. */
const ROWS = [[46], [46], [80], [90, 122]] as const;
const APART = 60;
/** What crews leave free of a row: before the first, and after the last. */
const MARGINS = [
  [80, 8],
  [80, 8],
  [6, 6],
  [2, 2],
] as const;
/** How far the power reaches into a row below it: crews stand beside it where the row is long enough. */
const BESIDE = 78;
/** How far from the middle of a crew its owner's letter stands. */
const LETTER = 30;

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

  /** A spot of a tile by the way along the ring from its beginning, clockwise, and the depth below its outer rim. */
  inside(tile: string, along: number, depth: number): Spot {
    const radius = RADII[cellOf(tile).ring]! - depth;
    return spotAt(this.start(cellOf(tile)) + along / (2 * Math.PI * radius), radius);
  }

  /** How far a spot lies beyond the nearer side of a tile; negative between them. */
  aside(tile: string, { x, y }: Spot): number {
    const beyond = (end: 0 | 1) => {
      const side = spotAt(this.start(cellOf(tile)) + end / SECTORS, 1);
      const across = (side.x - MIDDLE) * (y - MIDDLE) - (side.y - MIDDLE) * (x - MIDDLE);
      return end ? across : -across;
    };
    return Math.max(beyond(0), beyond(1));
  }

  /** Where the power of a tile is shown. */
  plate(tile: string): Spot {
    const { ring } = cellOf(tile);
    return this.inside(tile, CORNERS[ring]!, RIM + (isLong(tile) ? 20 : 8));
  }

  /** Where the ores of an opened tile lie: two by two where it is long, else in a row at the rim. */
  ores(tile: string, count: number): Spot[] {
    const step = 37;
    return Array.from({ length: count }, (_, i) => {
      if (!isLong(tile)) return this.inside(tile, arc(tile, RIM) / 2 + (i - (count - 1) / 2) * step, RIM + 4);
      const inColumn = Math.min(2, count - Math.floor(i / 2) * 2);
      return this.inside(tile, 36 + Math.floor(i / 2) * step, 46 + ((i % 2) - (inColumn - 1) / 2) * step);
    });
  }

  /** Where the name of a tile stands, or its shaft: at its end. */
  sign(tile: string): Spot {
    const depth = isLong(tile) ? RIM : RIM + 3;
    return this.inside(tile, arc(tile, depth) - (cellOf(tile).ring === 3 ? 26 : 34), depth);
  }

  /** A cave dug into a tile, with rough rounded walls: its outline, or that of its floor, `deeper` inside the walls. */
  cave(tile: string, deeper = 0): string {
    const { ring, sector } = cellOf(tile);
    const height = RADII[ring]! - RADII[ring + 1]!;
    const rough = (i: number) => 8.5 + deeper + ((i * 7 + sector * 5 + ring * 3) % 5) * 1.7;
    const wall = (count: number, at: (part: number, i: number) => Spot) =>
      Array.from({ length: count }, (_, i) => at((i + 0.5) / count, i));
    const across = (part: number, depth: number) => this.inside(tile, 12 + part * (arc(tile, depth) - 24), depth);
    return rounded([
      ...wall(9, (part, i) => across(part, rough(i))),
      ...wall(3, (part, i) => this.inside(tile, arc(tile, part * height) - rough(i + 3) - 2, 12 + part * (height - 24))),
      ...wall(8, (part, i) => across(1 - part, height - rough(i + 6))),
      ...wall(3, (part, i) => this.inside(tile, rough(i + 8) + 2, height - 12 - part * (height - 24))),
    ]);
  }

  /** A line along the lower wall of a cave, so far above or below the middle of its track. */
  track(tile: string, aside = 0): string {
    const depth = RADII[cellOf(tile).ring]! - RADII[cellOf(tile).ring + 1]! - 27 + aside;
    const radius = RADII[cellOf(tile).ring]! - depth;
    const [from, to] = [this.inside(tile, 24, depth), this.inside(tile, arc(tile, depth) - 24, depth)];
    return `M${from.x},${from.y}A${radius},${radius} 0 0 1 ${to.x},${to.y}`;
  }

  /** The timber that holds up a cave: two sets, each a post from wall to wall. */
  props(tile: string): string {
    const { ring } = cellOf(tile);
    const height = RADII[ring]! - RADII[ring + 1]!;
    const post = (part: number) => {
      const [from, to] = [12, height - 12].map((depth) => this.inside(tile, part * arc(tile, depth), depth));
      return `M${from!.x},${from!.y}L${to!.x},${to!.y}`;
    };
    return post(0.36) + post(0.7);
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

  /** Where this number of crews stand at a place, drawn larger than usual by `size`. */
  crewSpots(place: string, count: number, size = 1): Spot[] {
    if (place === "core") return around(this.spot(place), count, CORE * 0.62);
    if (ENTRANCES.includes(place))
      return grid(this.entrance(place, ENTRANCE - INWARDS * (size - 1)), count, count > 4 ? 3 : 2, APART * size);
    return isEdge(place) ? this.onEdge(place, count, size) : this.rows(place, count, size);
  }

  /** Where the letter of an owner stands, seen from the crew: across the row, so that no neighbour hides it, and below the lamp. */
  letter(place: string, { x, y }: Spot): Spot {
    if (place === "core" || ENTRANCES.includes(place)) return { x: -22, y: 20 };
    const far = Math.hypot(x - MIDDLE, y - MIDDLE);
    const outwards = { x: (x - MIDDLE) / far, y: (y - MIDDLE) / far };
    const across = isEdge(place) ? { x: -outwards.y, y: outwards.x } : outwards;
    const down = across.y < 0 ? -LETTER : LETTER;
    return { x: round(across.x * down), y: round(across.y * down) };
  }

  private onEdge(edge: string, count: number, size: number): Spot[] {
    const { turn, outer, inner } = this.edge(edge);
    const step = Math.min(APART * 0.8 * size, Math.max(0, outer - inner - APART * size) / Math.max(1, count - 1));
    const first = (outer + inner) / 2 + (step * (count - 1)) / 2;
    return Array.from({ length: count }, (_, i) => spotAt(turn, first - i * step));
  }

  private rows(tile: string, count: number, size: number): Spot[] {
    const [upper, lower] = ROWS[cellOf(tile).ring]!;
    const most = room(tile, upper, size);
    if (lower === undefined || count <= most) return this.row(tile, upper, count, size);
    const first = Math.round((count * most) / (most + room(tile, lower, size)));
    return [...this.row(tile, upper, first, size), ...this.row(tile, lower, count - first, size)];
  }

  /** Around the middle of the tile, if what else lies on it leaves room; closer together where there are many. */
  private row(tile: string, depth: number, count: number, size: number): Spot[] {
    const [usual, after] = MARGINS[cellOf(tile).ring]!;
    const wanted = APART * size * (count - 1) + 2 * CREW * size;
    const before = BESIDE + wanted + after <= arc(tile, depth) ? Math.max(usual, BESIDE) : usual;
    const [from, to] = [before + CREW * size, arc(tile, depth) - after - CREW * size];
    const step = count > 1 ? Math.min(APART * size, (to - from) / (count - 1)) : 0;
    const wide = step * (count - 1);
    const middle = Math.max(arc(tile, depth) / 2, from + wide / 2);
    return Array.from({ length: count }, (_, i) => this.inside(tile, middle - wide / 2 + i * step, depth));
  }
}

/** A closed line through the middles between these corners, round at each. */
function rounded(corners: Spot[]): string {
  const middles = corners.map(({ x, y }, i) => {
    const next = corners[(i + 1) % corners.length]!;
    return `${round((x + next.x) / 2)},${round((y + next.y) / 2)}`;
  });
  const bends = corners.map(({ x, y }, i) => `Q${x},${y} ${middles[i]}`);
  return `M${middles.at(-1)}${bends.join("")}Z`;
}

const isLong = (tile: string) => cellOf(tile).ring < LONG_RINGS;

/** How long a tile is at a depth below its outer rim. */
const arc = (tile: string, depth: number) => (2 * Math.PI * (RADII[cellOf(tile).ring]! - depth)) / SECTORS;

/** How many crews have room in a row of a tile. */
function room(tile: string, depth: number, size: number): number {
  const [before, after] = MARGINS[cellOf(tile).ring]!;
  return Math.max(1, Math.floor((arc(tile, depth) - before - after + 4) / (APART * size)));
}

function around({ x, y }: Spot, count: number, radius: number): Spot[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count - 0.25) * 2 * Math.PI;
    return { x: round(x + radius * Math.cos(angle)), y: round(y + radius * Math.sin(angle)) };
  });
}

/** In rows, turned towards the corner. */
function grid({ x, y }: Spot, count: number, wide: number, apart: number): Spot[] {
  const rows = Math.ceil(count / wide);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / wide);
    const inRow = row < rows - 1 ? wide : count - row * wide;
    return { x: round(x + ((i % wide) - (inRow - 1) / 2) * apart), y: round(y + (row - (rows - 1) / 2) * apart) };
  });
}

/** The way of a crew that is being moved, from beside it to just before its goal. */
export function way(from: Spot, to: Spot, before = 16): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const at = (part: number) => `${round(from.x + (to.x - from.x) * part)},${round(from.y + (to.y - from.y) * part)}`;
  return far < 54 + before ? "" : `M${at(34 / far)}L${at(1 - before / far)}`;
}
