/** The zoom of the world. Labels keep their size, so its scale is pixels to a unit of the map, and the window is what the screen gives. */
import { Zoom } from "../kit/zoom.svelte";
import type { Frame, Point } from "./map/world";

/** Below the first no material could be read, above the second nothing is gained. */
const LEGIBLE = 0.44;
const CLOSEST = 2.6;
/** As near as a frame is shown. */
const NEAR = 1.2;
/** What a territory takes with its name and materials, in pixels. */
const NAMED = { width: 96, height: 56 };

export class Camera extends Zoom {
  /** How large the reader wants text, by what is usual. */
  private text = $state(1);

  /** Pixels to a unit of the map where text is as large as usual: labels grow with the text of the page. */
  get unit(): number {
    return this.scale / this.text;
  }
  /** The whole world, or as much of it as can be read. */
  protected override get least(): number {
    return Math.max(LEGIBLE * this.text, Math.min(this.window.width / this.width, this.window.height / this.height));
  }
  protected override get most(): number {
    return CLOSEST * this.text;
  }
  /** Whether all of the world is in sight. */
  get showsAll(): boolean {
    return this.wide >= this.width - 1 && this.high >= this.height - 1;
  }

  /** Shows as many frames as fit together, as near as they do. */
  frame(frames: Frame[]): void {
    const { width, height } = this.window;
    const [left, top, right, bottom] = around(mostWithin(frames, width / this.least, height / this.least));
    const scale = this.bounded(Math.min(width / (right - left), height / (bottom - top), NEAR * this.text));
    this.to({ left: (left + right - width / scale) / 2, top: (top + bottom - height / scale) / 2, scale });
  }

  /** Brings spots into sight at once if one of them is outside: all of them, or the last where they do not fit. */
  reveal(...spots: Point[]): void {
    if (!spots.length || spots.every((spot) => this.names(spot))) return;
    const [x, y] = this.fits(spots) ? [middle(span(spots, 0)), middle(span(spots, 1))] : spots.at(-1)!;
    this.centre({ x, y });
  }

  private fits(spots: Point[]): boolean {
    return length(span(spots, 0)) < this.wide * 0.88 && length(span(spots, 1)) < this.high * 0.88;
  }

  /** Whether the territory at this spot is in sight with its label. */
  private names([x, y]: Point): boolean {
    const beside = Math.min(this.wide * 0.2, NAMED.width / 2 / this.unit);
    const above = Math.min(this.high * 0.2, NAMED.height / 2 / this.unit);
    return this.sees({ x, y }, beside, above);
  }

  /** The window or the text has got another size: what is in the middle stays there, and the whole stays whole. */
  reshape(width: number, height: number, text = 1): void {
    const wasWhole = this.isWhole;
    const { x, y } = this.middle();
    this.window = { width, height };
    this.text = text;
    const scale = wasWhole ? this.least : this.bounded(this.scale);
    this.now({ left: x - width / scale / 2, top: y - height / scale / 2, scale });
  }

  /** A spot of the map in pixels of the window. */
  pixels([x, y]: Point): Point {
    return [(x - this.left) * this.scale, (y - this.top) * this.scale];
  }
}

const around = (frames: Frame[]): Frame => [
  Math.min(...frames.map(([left]) => left)),
  Math.min(...frames.map(([, top]) => top)),
  Math.max(...frames.map(([, , right]) => right)),
  Math.max(...frames.map(([, , , bottom]) => bottom)),
];

/** The most frames that one window of this size holds; the last one if it holds none. */
function mostWithin(frames: Frame[], width: number, height: number): Frame[] {
  const within = (left: number, top: number) =>
    frames.filter((each) => each[0] >= left && each[1] >= top && each[2] <= left + width && each[3] <= top + height);
  const groups = frames.flatMap(([left]) => frames.map(([, top]) => within(left, top)));
  const most = groups.reduce((one, other) => (other.length > one.length ? other : one), []);
  return most.length ? most : frames.slice(-1);
}

/** The least and the greatest of some spots along an axis. */
const span = (spots: Point[], axis: 0 | 1): Point => [
  Math.min(...spots.map((spot) => spot[axis])),
  Math.max(...spots.map((spot) => spot[axis])),
];
const middle = ([least, greatest]: Point) => (least + greatest) / 2;
const length = ([least, greatest]: Point) => greatest - least;
