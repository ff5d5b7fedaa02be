/** What part of the world is shown: zoom and pan by buttons, wheel with Ctrl, pinch, drag and keys. */
import type { Frame, Point } from "./map/world";

const CLOSEST = 8;
const STEP = 1.5;
const GLIDE = 260;

export class Camera {
  scale = $state(1);
  private left = $state(0);
  private top = $state(0);
  /** Height by width of the window onto the map. */
  ratio = $state(0.53);
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
    return this.width / this.scale;
  }
  private get high(): number {
    return this.wide * this.ratio;
  }
  get isWhole(): boolean {
    return this.scale <= 1;
  }
  get isClosest(): boolean {
    return this.scale >= CLOSEST;
  }
  /** Whether the finger that was just lifted had moved the map, so that it meant no click. */
  get hasDragged(): boolean {
    return this.travelled > 8;
  }

  /** Forgets the drag, so that the next click counts. */
  rest(): void {
    this.travelled = 0;
  }

  in = () => this.to(this.around(1 / STEP));
  out = () => this.to(this.around(STEP));
  whole = () => this.to({ left: 0, top: (this.height - this.width * this.ratio) / 2, scale: 1 });

  /** Shows a frame, as near as it fits. */
  show([left, top, right, bottom]: Frame): void {
    const wide = Math.max(right - left, (bottom - top) / this.ratio, this.width / CLOSEST);
    const scale = this.width / Math.min(wide, this.width);
    const [w, h] = [this.width / scale, (this.width / scale) * this.ratio];
    this.to({ left: (left + right - w) / 2, top: (top + bottom - h) / 2, scale });
  }

  /** Brings a spot into sight if it is outside. */
  reveal([x, y]: Point): void {
    const margin = this.wide * 0.06;
    const isInside =
      x > this.left + margin && x < this.left + this.wide - margin && y > this.top + margin && y < this.top + this.high - margin;
    if (!isInside) this.to({ left: x - this.wide / 2, top: y - this.high / 2, scale: this.scale });
  }

  /** The window has got another shape. */
  reshape(ratio: number): void {
    this.ratio = ratio;
    this.put(this.left, this.top, this.scale);
  }

  pointAt(frame: Element, x: number, y: number): Point {
    const place = frame.getBoundingClientRect();
    return [this.left + ((x - place.left) / place.width) * this.wide, this.top + ((y - place.top) / place.height) * this.high];
  }

  private around(factor: number, [x, y]: Point = [this.left + this.wide / 2, this.top + this.high / 2]) {
    const scale = Math.min(CLOSEST, Math.max(1, this.scale / factor));
    const ratio = this.scale / scale;
    return { left: x - (x - this.left) * ratio, top: y - (y - this.top) * ratio, scale };
  }

  /** Glides there, or is there at once. */
  private to(goal: { left: number; top: number; scale: number }): void {
    cancelAnimationFrame(this.glide);
    if (this.isStill()) return this.put(goal.left, goal.top, goal.scale);
    const from = { left: this.left, top: this.top, scale: this.scale };
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, (now - start) / GLIDE);
      const eased = part * (2 - part);
      const between = (a: number, b: number) => a + (b - a) * eased;
      this.put(between(from.left, goal.left), between(from.top, goal.top), between(from.scale, goal.scale));
      if (part < 1) this.glide = requestAnimationFrame(step);
    };
    this.glide = requestAnimationFrame(step);
  }

  private put(left: number, top: number, scale: number): void {
    this.scale = scale;
    this.left = Math.min(this.width - this.wide, Math.max(0, left));
    const slack = this.height - this.high;
    this.top = slack < 0 ? slack / 2 : Math.min(slack, Math.max(0, top));
  }

  private now({ left, top, scale }: { left: number; top: number; scale: number }): void {
    cancelAnimationFrame(this.glide);
    this.put(left, top, scale);
  }

  onwheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const at = this.pointAt(event.currentTarget as Element, event.clientX, event.clientY);
    this.now(this.around(Math.exp(event.deltaY / 300), at));
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
    this.now({ left: this.left + from[0] - to[0], top: this.top + from[1] - to[1], scale: this.scale });
  }

  private pinch(frame: Element, id: number, before: Point, after: Point): void {
    const other = [...this.fingers].find(([finger]) => finger !== id)?.[1];
    if (!other) return;
    const apart = ([x, y]: Point) => Math.hypot(x - other[0], y - other[1]) || 1;
    const middle = this.pointAt(frame, (after[0] + other[0]) / 2, (after[1] + other[1]) / 2);
    this.now(this.around(apart(before) / apart(after), middle));
  }

  /** Keys anywhere on the map: plus, minus, 0. */
  onkeydown = (event: KeyboardEvent) => {
    const act = { "+": this.in, "-": this.out, "0": this.whole }[event.key];
    if (!act || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    act();
  };
}
