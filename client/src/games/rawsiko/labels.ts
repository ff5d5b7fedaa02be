/** Where the labels of the territories stand: name, army and materials of each in a block, none over another. */
import { widthOf } from "./letters";
import { arrowPath, crossesCut, shapeOf, type Frame, type Point } from "./map/world";

/** Heights in pixels, the same on every screen and at every zoom. */
export const NAME = 13;
export const PILL = 20;
export const CHIP = 15;
/** Between the materials of a territory, and between those of neighbours. */
const GAP = 2;
const APART = 5;
/** The size of all letters, in pixels. */
const SIZE = 11;
const PER_ROW = 3;
/** Between the tip of an arrow and the label it points at. */
const ARROW_GAP = 3;

export interface Label {
  /** The middle of the block, or the spot of the obstacle, in units of the map. */
  at: Point;
  /** In pixels. */
  width: number;
  height: number;
  /** How far the block was moved out of its room, in pixels. */
  moved: number;
}

export interface Chip {
  material: string;
  /** The left upper corner, in pixels from the middle of the block. */
  x: number;
  y: number;
  width: number;
}

export interface Wanted {
  id: string;
  name: string;
  materials: string[];
  spot: Point;
  /** Where its middle may be as well. */
  room: Frame;
}

/** Something else on the map: it gives way, but less than a label. */
export interface Obstacle {
  id: string;
  spot: Point;
  /** In pixels; `drop`: how far its middle lies below the spot. */
  width: number;
  height: number;
  drop: number;
}

export const chipWidth = (material: string) => Math.round(8 + widthOf(material, SIZE));

/** Three in a row, four in two rows. */
export function chipRows(materials: string[]): string[][] {
  const perRow = materials.length > PER_ROW ? 2 : PER_ROW;
  return Array.from({ length: Math.ceil(materials.length / perRow) }, (_, i) => materials.slice(i * perRow, (i + 1) * perRow));
}

const rowWidth = (row: string[]) => row.reduce((sum, material) => sum + chipWidth(material) + GAP, -GAP);

/** The size of a block: what it holds above each other. Room for an army is kept where there is none, so that nothing moves when one comes. */
export function blockSize({ name, materials }: Pick<Wanted, "name" | "materials">): { width: number; height: number } {
  const rows = chipRows(materials);
  const width = Math.max(widthOf(name, SIZE) + 1, 40, ...rows.map(rowWidth));
  return { width: Math.round(width), height: NAME + PILL + rows.length * (CHIP + 1) };
}

/** How far a label may leave the room of its territory and still seem to stand on it, in pixels. */
const FAR = 8;

/** Whether a label needs a line to its territory: it had to move away, or stands on the sea. */
export const isAway = (id: string, { moved }: Label) => shapeOf(id).aside || moved > FAR;

/** Where the army of a label stands on the map, at this many pixels to a unit of it. */
export const armyAt = ({ at: [x, y], height }: Label, unit: number): Point => [x, y + (NAME + PILL / 2 - height / 2) / unit];

/** How far the edge of a label is from its army in this direction, in pixels. */
export function edgeFrom({ width, height }: Label, [dx, dy]: Point): number {
  const above = NAME + PILL / 2;
  const far = Math.hypot(dx, dy) || 1;
  const across = (width / 2 / Math.abs(dx || 1e-9)) * far;
  const along = ((dy < 0 ? above : height - above) / Math.abs(dy || 1e-9)) * far;
  return Math.min(across, along);
}

/** The arrow from army to army, up to the label of the second; none across the cut of the map. */
export function arrowBetween(source: string, target: string, labels: Map<string, Label>, unit: number): string {
  if (crossesCut(source, target)) return "";
  const to = labels.get(target)!;
  const [[x, y], [endX, endY]] = [armyAt(labels.get(source)!, unit), armyAt(to, unit)];
  return arrowPath([x, y], [endX, endY], (edgeFrom(to, [x - endX, y - endY]) + ARROW_GAP) / unit);
}

/** The chips of a block, row by row below the pill. */
export function chipsOf(materials: string[], height: number): Chip[] {
  return chipRows(materials).flatMap((row, line) => {
    let x = -rowWidth(row) / 2;
    const y = -height / 2 + NAME + PILL + 1 + line * (CHIP + 1);
    return row.map((material) => {
      const chip = { material, x, y, width: chipWidth(material) };
      x += chip.width + GAP;
      return chip;
    });
  });
}

interface Block {
  width: number;
  height: number;
  spot: Point;
  room: Frame;
  x: number;
  y: number;
  drop: number;
  isHeavy: boolean;
}

const ROUNDS = 240;
/** How long the blocks are drawn back to their rooms, and how strongly; less strongly to their spots. */
const DRAWN = 120;
const PULL = 0.1;
const LEAN = 0.1;

/** The labels of all territories, and the obstacles, at this many pixels to a unit of the map. Blocks push each other away and are
 * drawn back to where their territories have room; the last rounds only push.
 */
export function labelsOf(
  territories: Wanted[],
  obstacles: Obstacle[],
  unit: number,
  world: { width: number; height: number },
): Map<string, Label> {
  const labels = territories.map((each) => labelBlock(each, unit));
  const blocks = [...labels, ...obstacles.map((each) => obstacleBlock(each, unit))];
  for (let round = 0; round < ROUNDS; round++) {
    const pull = PULL * (1 - round / DRAWN);
    if (pull > 0) for (const block of blocks) pullHome(block, pull);
    if (!pushApart(blocks, round) && pull <= 0) break;
    for (const block of blocks) keepInside(block, world.width * unit, world.height * unit);
  }
  return new Map([...territories, ...obstacles].map(({ id }, i) => [id, labelOf(blocks[i]!, unit)]));
}

function labelBlock(wanted: Wanted, unit: number): Block {
  const [x, y] = wanted.spot.map((each) => each * unit) as Point;
  const room = wanted.room.map((each) => each * unit) as Frame;
  return { ...blockSize(wanted), spot: [x, y], room, x, y, drop: 0, isHeavy: false };
}

function obstacleBlock({ spot, width, height, drop }: Obstacle, unit: number): Block {
  const [x, y] = [spot[0] * unit, spot[1] * unit + drop];
  return { width, height, spot: [x, y], room: [x, y, x, y], x, y, drop, isHeavy: true };
}

/** The spot of its room that a block is nearest to. */
const nearest = ({ room: [left, top, right, bottom], x, y }: Block): Point => [
  Math.min(right, Math.max(left, x)),
  Math.min(bottom, Math.max(top, y)),
];

function labelOf(block: Block, unit: number): Label {
  const [x, y] = nearest(block);
  const { width, height, drop } = block;
  return { at: [block.x / unit, (block.y - drop) / unit], width, height, moved: Math.hypot(block.x - x, block.y - y) };
}

function pullHome(block: Block, pull: number): void {
  const [x, y] = nearest(block);
  block.x += (x - block.x) * pull + (block.spot[0] - block.x) * pull * LEAN;
  block.y += (y - block.y) * pull + (block.spot[1] - block.y) * pull * LEAN;
}

/** Whether anything had to give way. */
function pushApart(blocks: Block[], round: number): boolean {
  let isMoved = false;
  for (let i = 0; i < blocks.length; i++)
    for (let j = i + 1; j < blocks.length; j++) if (push(blocks[i]!, blocks[j]!, round)) isMoved = true;
  return isMoved;
}

/** Along the side on which they overlap less, or now and then along the other, so that rows do not lock each other in. */
function push(one: Block, other: Block, round: number): boolean {
  // Asked of every pair in every round, and nearly all are far apart: nothing is made for those.
  const dx = other.x - one.x;
  const overX = (one.width + other.width) / 2 + APART - Math.abs(dx);
  if (overX <= 0) return false;
  const dy = other.y - one.y;
  const overY = (one.height + other.height) / 2 + 1 - Math.abs(dy);
  if (overY <= 0) return false;
  const bias = round % 3 === 2 ? 3 : 1;
  const axis = overX * bias < overY ? "x" : "y";
  const way = axis === "x" ? (dx < 0 ? -overX : overX) : dy < 0 ? -overY : overY;
  const share = one.isHeavy === other.isHeavy ? 0.5 : one.isHeavy ? 0.2 : 0.8;
  one[axis] -= way * share;
  other[axis] += way * (1 - share);
  return true;
}

function keepInside(block: Block, width: number, height: number): void {
  block.x = Math.min(width - block.width / 2 - 1, Math.max(block.width / 2 + 1, block.x));
  block.y = Math.min(height - block.height / 2 - 1, Math.max(block.height / 2 + 1, block.y));
}
