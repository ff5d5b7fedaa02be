/** Zooming and panning a drawing by its view box: buttons, pinch, drag, keys and Ctrl with the wheel. */
import { inputMode } from "../../lib/input-mode.svelte";

const MOST = 5;
const STEP = 1.5;

/** A spot of the drawing. */
export interface Spot {
  x: number;
  y: number;
}

export class Zoom {
  scale = $state(1);
  private left = $state(0);
  private top = $state(0);
  private readonly fingers = new Map<number, Spot>();
  private travelled = 0;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  get box(): string {
    return `${this.left} ${this.top} ${this.width / this.scale} ${this.height / this.scale}`;
  }
  get isWhole(): boolean {
    return this.scale === 1;
  }
  get isClosest(): boolean {
    return this.scale === MOST;
  }
  /** Whether the finger that was just lifted had moved the drawing, so that it meant no click. */
  get hasDragged(): boolean {
    return this.travelled > 6;
  }

  in = () => this.by(STEP);
  out = () => this.by(1 / STEP);
  whole = () => this.by(1 / this.scale);

  /** Zooms, keeping a spot (else the middle) where it is. */
  by(factor: number, fixed: Spot = this.middle()): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const ratio = this.scale / scale;
    this.scale = scale;
    this.moveTo(fixed.x - (fixed.x - this.left) * ratio, fixed.y - (fixed.y - this.top) * ratio);
  }

  /** Brings a spot into sight if it is outside. */
  show({ x, y }: Spot, margin = 60): void {
    const [width, height] = [this.width / this.scale, this.height / this.scale];
    const isInside = x > this.left + margin && x < this.left + width - margin && y > this.top + margin && y < this.top + height - margin;
    if (!isInside) this.moveTo(x - width / 2, y - height / 2);
  }

  private middle(): Spot {
    return { x: this.left + this.width / this.scale / 2, y: this.top + this.height / this.scale / 2 };
  }

  private moveTo(left: number, top: number): void {
    this.left = Math.min(this.width - this.width / this.scale, Math.max(0, left));
    this.top = Math.min(this.height - this.height / this.scale, Math.max(0, top));
  }

  private spotAt(frame: Element, x: number, y: number): Spot {
    const rectangle = frame.getBoundingClientRect();
    return {
      x: this.left + ((x - rectangle.left) / rectangle.width) * (this.width / this.scale),
      y: this.top + ((y - rectangle.top) / rectangle.height) * (this.height / this.scale),
    };
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
    if (this.isWhole) return;
    const [from, to] = [this.spotAt(frame, before.x, before.y), this.spotAt(frame, now.x, now.y)];
    this.moveTo(this.left + from.x - to.x, this.top + from.y - to.y);
  }

  private pinch(frame: Element, id: number, before: Spot, now: Spot): void {
    const other = [...this.fingers].find(([finger]) => finger !== id)?.[1];
    if (!other) return;
    const apart = (spot: Spot) => Math.hypot(spot.x - other.x, spot.y - other.y) || 1;
    this.by(apart(now) / apart(before), this.spotAt(frame, (now.x + other.x) / 2, (now.y + other.y) / 2));
  }

  /** Keys of the map itself: plus, minus, 0 and the arrows. */
  onkeydown = (event: KeyboardEvent) => {
    const pan = 60;
    const moves: Record<string, () => void> = {
      "+": this.in,
      "-": this.out,
      "0": this.whole,
      ArrowLeft: () => this.moveTo(this.left - pan, this.top),
      ArrowRight: () => this.moveTo(this.left + pan, this.top),
      ArrowUp: () => this.moveTo(this.left, this.top - pan),
      ArrowDown: () => this.moveTo(this.left, this.top + pan),
    };
    const move = moves[event.key];
    if (!move || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key.startsWith("Arrow") && this.isWhole) return;
    event.preventDefault();
    move();
  };
}
