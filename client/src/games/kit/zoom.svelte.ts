/** Zooming and panning a drawing by its view box: buttons, pinch, drag, keys and Ctrl with the wheel. */
import { inputMode } from "../../lib/input-mode.svelte";

const STEP = 1.5;
/** What a finger may travel and still mean a click, in pixels. */
const TREMBLE = 8;
const GLIDE = 260;

/** A spot of the drawing. */
export interface Spot {
  x: number;
  y: number;
}

/** What is in sight. */
export interface Look {
  left: number;
  top: number;
  scale: number;
}

export class Zoom {
  scale = $state(1);
  /** What is in sight at a scale of 1: here the whole drawing. */
  protected window: { width: number; height: number } = $state.raw({ width: 0, height: 0 });
  protected left = $state(0);
  protected top = $state(0);
  private readonly fingers = new Map<number, Spot>();
  private travelled = 0;
  private glide = 0;

  /** With `isStill` the buttons and keys glide there unless it says not to; else everything is there at once. */
  constructor(
    readonly width: number,
    readonly height: number,
    private readonly isStill: () => boolean = () => true,
  ) {
    this.window = { width, height };
  }

  get box(): string {
    return [this.left, this.top, this.wide, this.high].map((each) => Math.round(each * 100) / 100).join(" ");
  }
  protected get wide(): number {
    return this.window.width / this.scale;
  }
  protected get high(): number {
    return this.window.height / this.scale;
  }
  /** The scale at which the whole is in sight. */
  protected get least(): number {
    return 1;
  }
  protected get most(): number {
    return 5;
  }
  get isWhole(): boolean {
    return this.scale <= this.least * 1.001;
  }
  get isClosest(): boolean {
    return this.scale >= this.most;
  }
  /** Whether the finger that was just lifted had moved the drawing, so that it meant no click. */
  get hasDragged(): boolean {
    return this.travelled > TREMBLE;
  }

  in = () => this.to(this.around(STEP));
  out = () => this.to(this.around(1 / STEP));
  whole = () => this.to(this.around(0));

  /** Zooms at once, keeping a spot (else the middle) where it is. */
  by(factor: number, fixed?: Spot): void {
    this.now(this.around(factor, fixed));
  }

  /** Brings a spot into sight if it is outside. */
  show({ x, y }: Spot, margin = 60): void {
    if (!this.sees({ x, y }, margin, margin)) this.centre({ x, y });
  }

  /** Forgets the drag, so that the next click counts. */
  rest(): void {
    this.travelled = 0;
  }

  /** Where on the drawing a point of the screen is. */
  spotAt(frame: Element, x: number, y: number): Spot {
    const place = frame.getBoundingClientRect();
    return { x: this.left + ((x - place.left) / place.width) * this.wide, y: this.top + ((y - place.top) / place.height) * this.high };
  }

  /** Whether a spot is in sight and not too near the edge. */
  protected sees({ x, y }: Spot, beside: number, above: number): boolean {
    const [right, bottom] = [this.left + this.wide, this.top + this.high];
    return x > this.left + beside && x < right - beside && y > this.top + above && y < bottom - above;
  }

  protected middle(): Spot {
    return { x: this.left + this.wide / 2, y: this.top + this.high / 2 };
  }

  protected centre({ x, y }: Spot): void {
    this.now({ left: x - this.wide / 2, top: y - this.high / 2, scale: this.scale });
  }

  protected bounded(scale: number): number {
    return Math.min(this.most, Math.max(this.least, scale));
  }

  private around(factor: number, { x, y }: Spot = this.middle()): Look {
    const scale = this.bounded(this.scale * factor);
    const ratio = this.scale / scale;
    return { left: x - (x - this.left) * ratio, top: y - (y - this.top) * ratio, scale };
  }

  /** Glides there, or is there at once. */
  protected to(goal: Look): void {
    cancelAnimationFrame(this.glide);
    if (this.isStill()) return this.put(goal);
    const from = { left: this.left, top: this.top, scale: this.scale };
    let start = 0;
    const step = (now: number) => {
      start ||= now;
      const part = Math.min(1, (now - start) / GLIDE);
      const eased = part * (2 - part);
      const between = (key: keyof Look) => from[key] + (goal[key] - from[key]) * eased;
      this.put({ left: between("left"), top: between("top"), scale: between("scale") });
      if (part < 1) this.glide = requestAnimationFrame(step);
    };
    this.glide = requestAnimationFrame(step);
  }

  protected now(look: Look): void {
    cancelAnimationFrame(this.glide);
    this.put(look);
  }

  private put({ left, top, scale }: Look): void {
    this.scale = scale;
    this.left = within(left, this.width - this.wide);
    this.top = within(top, this.height - this.high);
  }

  onwheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.by(Math.exp(-event.deltaY / 300), this.spotAt(event.currentTarget as Element, event.clientX, event.clientY));
  };

  /** The action of the drawing or of what holds it: `<svg use:zoom.attach>`. The wheel has to be able to stop the page from zooming as well. */
  attach = (frame: GlobalEventHandlers) => {
    frame.addEventListener("wheel", this.onwheel, { passive: false });
    return { destroy: () => frame.removeEventListener("wheel", this.onwheel) };
  };

  /** To be captured: the click at the end of a drag chooses nothing. */
  onclick = (event: MouseEvent) => {
    if (!this.hasDragged) return;
    event.stopPropagation();
    event.preventDefault();
  };

  /** What a key leads the focus to comes into sight, if it says where it is by `data-x` and `data-y`. What a pointer presses
   * is in sight; if it moved away under the pointer, the press would be lost. */
  onfocusin = (event: FocusEvent) => {
    const { x, y } = (event.target as SVGElement).dataset;
    if (inputMode.keyboard && !this.isWhole && x && y) this.show({ x: Number(x), y: Number(y) });
  };

  onpointerdown = (event: PointerEvent) => {
    if (this.fingers.size === 0) this.travelled = 0;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  onpointermove = (event: PointerEvent) => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const frame = event.currentTarget as Element;
    this.travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.fingers.size === 1) this.drag(frame, before, now);
    else this.pinch(frame, event.pointerId, before, now);
    this.fingers.set(event.pointerId, now);
  };

  onpointerup = (event: PointerEvent) => {
    this.fingers.delete(event.pointerId);
  };

  private drag(frame: Element, before: Spot, now: Spot): void {
    const [from, to] = [this.spotAt(frame, before.x, before.y), this.spotAt(frame, now.x, now.y)];
    this.pan(from.x - to.x, from.y - to.y);
  }

  private pan(x: number, y: number): void {
    this.now({ left: this.left + x, top: this.top + y, scale: this.scale });
  }

  private pinch(frame: Element, id: number, before: Spot, now: Spot): void {
    const other = [...this.fingers].find(([finger]) => finger !== id)?.[1];
    if (!other) return;
    const apart = (spot: Spot) => Math.hypot(spot.x - other.x, spot.y - other.y) || 1;
    this.by(apart(now) / apart(before), this.spotAt(frame, (now.x + other.x) / 2, (now.y + other.y) / 2));
  }

  /** Keys of the drawing itself: plus, minus, 0 and the arrows. */
  onkeydown = (event: KeyboardEvent) => {
    const pan = 60;
    const moves: Record<string, () => void> = {
      ArrowLeft: () => this.pan(-pan, 0),
      ArrowRight: () => this.pan(pan, 0),
      ArrowUp: () => this.pan(0, -pan),
      ArrowDown: () => this.pan(0, pan),
    };
    if (!this.isWhole && moves[event.key]) answer(event, moves[event.key]!);
    else this.onzoomkey(event);
  };

  /** Keys anywhere on it: plus, minus and 0. */
  onzoomkey = (event: KeyboardEvent) => {
    const act = { "+": this.in, "-": this.out, "0": this.whole }[event.key];
    if (act) answer(event, act);
  };
}

function answer(event: KeyboardEvent, act: () => void): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  act();
}

/** Not beyond the edges; what is smaller than the window lies in its middle. */
const within = (at: number, slack: number) => (slack < 0 ? slack / 2 : Math.min(slack, Math.max(0, at)));
