/** What part of the world is shown: zoom and pan by buttons, wheel with Ctrl, pinch, drag and keys. */
import type { Frame, Point } from "./map/world";

/** Pixels to a unit of the map: below the first no material could be read, above the second nothing is gained. */
const LEGIBLE = 0.44;
const CLOSEST = 2.6;
const STEP = 1.5;
const GLIDE = 260;
/** What a territory takes with its name and materials, in pixels. */
const NAMED = { width: 96, height: 56 };

interface Look {
  left: number;
  top: number;
  unit: number;
}

export class Camera {
  /** Pixels to a unit of the map. */
  unit = $state(0.6);
  private left = $state(0);
  private top = $state(0);
  private frame = $state.raw({ width: 960, height: 634 });
  private readonly fingers = new Map<number, Point>();
  private travelled = 0;
  private glide = 0;

  constructor(
    readonly width: number,
    readonly height: number,
    private readonly isStill: () => boolean,
  ) {}

  get box(): string {
    return [this.left, this.top, this.wide, this.high].map((each) => Math.round(each * 100) / 100).join(" ");
  }
  private get wide(): number {
    return this.frame.width / this.unit;
  }
  private get high(): number {
    return this.frame.height / this.unit;
  }
  /** The whole world, or as much of it as can be read. */
  private get farthest(): number {
    return Math.max(LEGIBLE, Math.min(this.frame.width / this.width, this.frame.height / this.height));
  }
  get isWhole(): boolean {
    return this.unit <= this.farthest * 1.001;
  }
  get isClosest(): boolean {
    return this.unit >= CLOSEST;
  }
  /** Whether all of the world is in sight. */
  get showsAll(): boolean {
    return this.wide >= this.width - 1 && this.high >= this.height - 1;
  }
  /** Whether the finger that was just lifted had moved the map, so that it meant no click. */
  get hasDragged(): boolean {
    return this.travelled > 8;
  }

  /** Forgets the drag, so that the next click counts. */
  rest(): void {
    this.travelled = 0;
  }

  in = () => this.to(this.around(STEP));
  out = () => this.to(this.around(1 / STEP));
  whole = () => this.to(this.around(0));

  /** Shows a frame, as near as it fits. */
  show([left, top, right, bottom]: Frame): void {
    const unit = this.bounded(Math.min(this.frame.width / (right - left), this.frame.height / (bottom - top), 1.2));
    const [wide, high] = [this.frame.width / unit, this.frame.height / unit];
    this.to({ left: (left + right - wide) / 2, top: (top + bottom - high) / 2, unit });
  }

  /** Brings spots into sight at once if one of them is outside: all of them, or the last where they do not fit. */
  reveal(...spots: Point[]): void {
    if (!spots.length || spots.every((spot) => this.sees(spot))) return;
    const [x, y] = this.fits(spots) ? [middle(span(spots, 0)), middle(span(spots, 1))] : spots.at(-1)!;
    this.now({ left: x - this.wide / 2, top: y - this.high / 2, unit: this.unit });
  }

  private fits(spots: Point[]): boolean {
    return length(span(spots, 0)) < this.wide * 0.88 && length(span(spots, 1)) < this.high * 0.88;
  }

  private sees([x, y]: Point): boolean {
    const beside = Math.min(this.wide * 0.2, NAMED.width / 2 / this.unit);
    const above = Math.min(this.high * 0.2, NAMED.height / 2 / this.unit);
    return x > this.left + beside && x < this.left + this.wide - beside && y > this.top + above && y < this.top + this.high - above;
  }

  /** The window has got another size: what is in the middle stays there, and the whole stays whole. */
  reshape(width: number, height: number): void {
    const wasWhole = this.isWhole;
    const [x, y] = this.middle();
    this.frame = { width, height };
    const unit = wasWhole ? this.farthest : this.bounded(this.unit);
    this.now({ left: x - width / unit / 2, top: y - height / unit / 2, unit });
  }

  pointAt(frame: Element, x: number, y: number): Point {
    const place = frame.getBoundingClientRect();
    return [this.left + (x - place.left) / this.unit, this.top + (y - place.top) / this.unit];
  }

  /** A spot of the map in pixels of the window. */
  pixels([x, y]: Point): Point {
    return [(x - this.left) * this.unit, (y - this.top) * this.unit];
  }

  private middle(): Point {
    return [this.left + this.wide / 2, this.top + this.high / 2];
  }

  private bounded(unit: number): number {
    return Math.min(CLOSEST, Math.max(this.farthest, unit));
  }

  private around(factor: number, [x, y]: Point = this.middle()): Look {
    const unit = this.bounded(this.unit * factor);
    const ratio = this.unit / unit;
    return { left: x - (x - this.left) * ratio, top: y - (y - this.top) * ratio, unit };
  }

  /** Glides there, or is there at once. */
  private to(goal: Look): void {
    cancelAnimationFrame(this.glide);
    if (this.isStill()) return this.put(goal);
    const from = { left: this.left, top: this.top, unit: this.unit };
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, (now - start) / GLIDE);
      const eased = part * (2 - part);
      const between = (a: number, b: number) => a + (b - a) * eased;
      this.put({ left: between(from.left, goal.left), top: between(from.top, goal.top), unit: between(from.unit, goal.unit) });
      if (part < 1) this.glide = requestAnimationFrame(step);
    };
    this.glide = requestAnimationFrame(step);
  }

  private put({ left, top, unit }: Look): void {
    this.unit = unit;
    this.left = within(left, this.width - this.wide);
    this.top = within(top, this.height - this.high);
  }

  private now(look: Look): void {
    cancelAnimationFrame(this.glide);
    this.put(look);
  }

  onwheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const at = this.pointAt(event.currentTarget as Element, event.clientX, event.clientY);
    this.now(this.around(Math.exp(-event.deltaY / 300), at));
  };

  press = (event: PointerEvent) => {
    if (this.fingers.size === 0) this.travelled = 0;
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
  };

  /** A pressed finger has moved: one pans, two zoom. */
  drag = (event: PointerEvent) => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const after: Point = [event.clientX, event.clientY];
    const frame = event.currentTarget as Element;
    this.travelled += Math.hypot(after[0] - before[0], after[1] - before[1]);
    if (this.fingers.size === 1) this.pan(frame, before, after);
    else this.pinch(frame, event.pointerId, before, after);
    this.fingers.set(event.pointerId, after);
  };

  lift = (event: PointerEvent) => {
    this.fingers.delete(event.pointerId);
  };

  private pan(frame: Element, before: Point, after: Point): void {
    const [from, to] = [this.pointAt(frame, ...before), this.pointAt(frame, ...after)];
    this.now({ left: this.left + from[0] - to[0], top: this.top + from[1] - to[1], unit: this.unit });
  }

  private pinch(frame: Element, id: number, before: Point, after: Point): void {
    const other = [...this.fingers].find(([finger]) => finger !== id)?.[1];
    if (!other) return;
    const apart = ([x, y]: Point) => Math.hypot(x - other[0], y - other[1]) || 1;
    const middle = this.pointAt(frame, (after[0] + other[0]) / 2, (after[1] + other[1]) / 2);
    this.now(this.around(apart(after) / apart(before), middle));
  }

  /** Keys anywhere on the map: plus, minus, 0. */
  onkeydown = (event: KeyboardEvent) => {
    const act = { "+": this.in, "-": this.out, "0": this.whole }[event.key];
    if (!act || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    act();
  };
}

/** Not beyond the edges; what is smaller than the window lies in its middle. */
const within = (at: number, slack: number) => (slack < 0 ? slack / 2 : Math.min(slack, Math.max(0, at)));

/** The least and the greatest of some spots along an axis. */
const span = (spots: Point[], axis: 0 | 1): Point => [
  Math.min(...spots.map((spot) => spot[axis])),
  Math.max(...spots.map((spot) => spot[axis])),
];
const middle = ([least, greatest]: Point) => (least + greatest) / 2;
const length = ([least, greatest]: Point) => greatest - least;
