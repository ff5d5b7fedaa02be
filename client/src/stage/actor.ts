/** The actor of a scene: finds named things on the stage and moves copies of them over it, at the speed of the person. */
import { mount, tick, unmount } from "svelte";

import { isSeen, named, placeOf } from "./named";
import type { Actor, Box, DrawnPiece, Flight, Moment, Piece, Place } from "./scene";

/** Where a thing came from and went to: kept as a ghost until the person acts. */
export interface Ghost {
  from: string;
  to: string;
  seat: number;
}

/** What an actor needs of the director. */
export interface Crew {
  /** The stage with everything that has a name; null before it is there. */
  root(): HTMLElement | null;
  /** How many real milliseconds one of normal speed takes; 0: everything happens at once. */
  pace(): number;
  /** Nothing moves; what would arrive lights up. */
  still(): boolean;
  light(names: string[]): void;
  caption(text: string): void;
  show(): void;
  ghost(ghost: Ghost): void;
}

const FLIGHT = 450;
const EASE = "cubic-bezier(0.4, 0, 0.2, 1)";

export class StageActor implements Actor {
  isOver = false;
  private readonly endings = new Set<() => void>();

  constructor(
    readonly moment: Moment,
    private readonly crew: Crew,
  ) {}

  /** Ends the scene: everything that moves arrives at once. */
  end(): void {
    this.isOver = true;
    for (const ending of [...this.endings]) ending();
    this.endings.clear();
  }

  element(name: string): Element | null {
    return named(this.crew.root(), name);
  }

  at(name: string): Box | null {
    const element = this.element(name);
    return element && isSeen(element) ? this.boxOf(element) : null;
  }

  private boxOf(element: Element): Box {
    const { left, top, width, height } = placeOf(element);
    const origin = this.layer!.getBoundingClientRect();
    return { x: left - origin.left, y: top - origin.top, width, height };
  }

  private get layer(): HTMLElement | null {
    return this.crew.root()?.querySelector<HTMLElement>(".flights") ?? null;
  }

  private spot(place: Place): Box | null {
    return typeof place === "string" ? this.at(place) : { ...place, width: 0, height: 0 };
  }

  wait(ms: number): Promise<void> {
    const time = ms * this.crew.pace();
    if (this.isOver || time <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.endings.delete(done);
        resolve();
      };
      const timer = setTimeout(done, time);
      this.endings.add(done);
    });
  }

  light(...names: string[]): void {
    if (!this.isOver) this.crew.light(names);
  }

  caption(text: string): void {
    if (!this.isOver) this.crew.caption(text);
  }

  async show(): Promise<void> {
    if (!this.isOver) this.crew.show();
    await tick();
  }

  async fly(piece: Piece, from: Place, to: Place, flight: Flight = {}): Promise<void> {
    if (flight.ghost ?? true) this.leaveGhost(from, to);
    await this.travel(piece, [from, to], flight);
  }

  async move(name: string, path: Place[], flight: Flight = {}): Promise<void> {
    const [first, last] = [path[0], path.at(-1)];
    if (first && last && (flight.ghost ?? true)) this.leaveGhost(path.length > 1 ? first : name, last);
    const thing = this.element(name);
    const restore = hide(this.canMove ? thing : null);
    this.endings.add(restore);
    await this.travel(name, [name, ...path.filter((place) => place !== name)], flight);
    await this.show();
    this.endings.delete(restore);
    restore();
  }

  private get canMove(): boolean {
    return !this.isOver && !this.crew.still() && this.crew.pace() > 0;
  }

  private leaveGhost(from: Place, to: Place): void {
    if (typeof from === "string" && typeof to === "string") this.crew.ghost({ from, to, seat: this.moment.seat });
  }

  /** A copy travels through the places; with reduced motion the last one lights up for as long. */
  private async travel(piece: Piece, places: Place[], flight: Flight): Promise<void> {
    const way = places.filter((place) => this.spot(place));
    const ms = (flight.ms ?? FLIGHT) * Math.max(1, way.length - 1);
    if (!this.canMove || way.length < 2) {
      const last = places.at(-1);
      if (typeof last === "string") this.light(last);
      return this.wait(ms);
    }
    let boxes = way.map((place) => this.spot(place)!);
    const start = boxes[0]!;
    const [copy, remove] = this.copyOf(piece, start);
    // A board that zooms or pans meanwhile takes the way along.
    const ahead = () => {
      boxes = way.map((place, i) => this.spot(place) ?? boxes[i]!);
      return keyframes(copy!, boxes, flight, middleOf(start));
    };
    if (copy) await this.animate(copy, ahead, ms);
    remove();
  }

  /** A thing to fly, laid on the layer where the flight begins; and how to take it away. */
  private copyOf(piece: Piece, at: Box): [HTMLElement | null, () => void] {
    const holder = document.createElement("div");
    holder.className = "flying";
    const remove = typeof piece === "string" ? this.copyNamed(piece, holder) : drawPiece(piece, holder);
    if (!remove) return [null, () => undefined];
    this.layer!.append(holder);
    const { offsetWidth: width, offsetHeight: height } = holder;
    holder.style.left = `${at.x + at.width / 2 - width / 2}px`;
    holder.style.top = `${at.y + at.height / 2 - height / 2}px`;
    return [holder, () => (remove(), holder.remove())];
  }

  private copyNamed(name: string, holder: HTMLElement): (() => void) | null {
    const thing = this.element(name);
    if (!thing) return null;
    const { width, height } = thing.getBoundingClientRect();
    holder.style.width = `${width}px`;
    holder.style.height = `${height}px`;
    holder.append(thing instanceof SVGGraphicsElement && !(thing instanceof SVGSVGElement) ? inSvg(thing) : anonymous(thing));
    return () => undefined;
  }

  private async animate(element: Element, frames: () => Keyframe[], ms: number): Promise<void> {
    const duration = ms * this.crew.pace();
    if (this.isOver || !element.animate || duration <= 0) return;
    const animation = element.animate(frames(), { duration, easing: EASE, fill: "forwards" });
    const finish = () => animation.finish();
    const rest = keepAiming(animation, frames);
    this.endings.add(finish);
    await animation.finished.catch(() => undefined);
    this.endings.delete(finish);
    rest();
  }

  async flip(name: string, ms = 500): Promise<void> {
    const thing = this.element(name);
    if (!thing || !this.canMove) {
      this.light(name);
      await this.show();
      return this.wait(ms);
    }
    await this.animate(thing, () => [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], ms / 2);
    await this.show();
    const turned = this.element(name) ?? thing;
    for (const animation of thing.getAnimations()) animation.cancel();
    await this.animate(turned, () => [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], ms / 2);
    for (const animation of turned.getAnimations()) animation.cancel();
  }

  async countUp(name: string, from: number, to: number, ms = 600): Promise<void> {
    const box = this.at(name);
    if (!box || this.isOver || this.crew.pace() <= 0) return;
    const figure = document.createElement("span");
    figure.className = "counting";
    figure.style.left = `${box.x + box.width / 2}px`;
    figure.style.top = `${box.y + box.height / 2}px`;
    this.layer!.append(figure);
    const steps = this.crew.still() ? 1 : Math.max(1, Math.min(Math.abs(to - from), 12));
    for (let i = 1; i <= steps && !this.isOver; i++) {
      figure.textContent = String(Math.round(from + ((to - from) * i) / steps));
      await this.wait(ms / steps);
    }
    figure.remove();
  }
}

/** Hides a thing while its copy travels. */
function hide(thing: Element | null): () => void {
  const styled = thing as HTMLElement | SVGElement | null;
  if (styled) styled.style.opacity = "0";
  return () => styled?.style.removeProperty("opacity");
}

/** A copy without names, since what is looked for is the thing; it is seen while the thing is hidden, and has no state. */
function anonymous(thing: Element): Element {
  const copy = thing.cloneNode(true) as HTMLElement | SVGElement;
  copy.style.removeProperty("opacity");
  for (const halo of copy.querySelectorAll(".halo")) halo.remove();
  for (const each of [copy, ...copy.querySelectorAll("[data-at], [id]")]) {
    each.removeAttribute("data-at");
    each.removeAttribute("id");
    each.removeAttribute("tabindex");
  }
  return copy;
}

/** A part of a drawing as a drawing of its own. */
function inSvg(thing: SVGGraphicsElement): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const { x, y, width, height } = thing.getBBox();
  svg.setAttribute("viewBox", `${x} ${y} ${width || 1} ${height || 1}`);
  const copy = anonymous(thing) as SVGGraphicsElement;
  copy.removeAttribute("transform");
  copy.style.removeProperty("transform");
  svg.append(copy);
  return svg;
}

function drawPiece({ draw, props = {}, width = 40, height = width }: DrawnPiece, holder: HTMLElement): () => void {
  holder.style.width = `${width}px`;
  holder.style.height = `${height}px`;
  const drawn = mount(draw, { target: holder, props });
  return () => void unmount(drawn);
}

/** Gives the animation its frames again whenever they have changed, until it is told to rest. */
function keepAiming(animation: Animation, frames: () => Keyframe[]): () => void {
  const effect = animation.effect as KeyframeEffect | null;
  let last = JSON.stringify(frames());
  let next = requestAnimationFrame(function look() {
    const now = frames();
    if (JSON.stringify(now) !== last) effect?.setKeyframes(now);
    last = JSON.stringify(now);
    next = requestAnimationFrame(look);
  });
  return () => cancelAnimationFrame(next);
}

interface Spot {
  x: number;
  y: number;
}

const middleOf = ({ x, y, width, height }: Box): Spot => ({ x: x + width / 2, y: y + height / 2 });

/** The way through the boxes as offsets from where the copy lies. */
function keyframes(copy: HTMLElement, boxes: Box[], { scale = 1, arc = 0 }: Flight, start: Spot): Keyframe[] {
  const last = boxes.at(-1)!;
  const size = scale === "fit" ? fit(last, copy) : scale;
  const frames = boxes.map((box, i) => {
    const { x, y } = middleOf(box);
    const grown = 1 + ((size - 1) * i) / (boxes.length - 1);
    return frame(onStage(x, copy, grown) - start.x, y - start.y, grown);
  });
  if (!arc || boxes.length !== 2) return frames;
  const [from, end] = boxes.map(middleOf) as [Spot, Spot];
  const turn = frame((from.x + end.x) / 2 - start.x, (from.y + end.y) / 2 - start.y - arc, (1 + size) / 2);
  return [frames[0]!, turn, frames[1]!];
}

/** The nearest place from side to side at which the whole piece is in sight. */
function onStage(x: number, copy: HTMLElement, grown: number): number {
  const [half, width] = [(copy.offsetWidth * grown) / 2, copy.parentElement?.clientWidth ?? 0];
  return width > 2 * half ? Math.max(half, Math.min(x, width - half)) : x;
}

/** How much larger the piece is inside the place where it arrives. */
function fit({ width, height }: Box, { offsetWidth, offsetHeight }: HTMLElement): number {
  return width && height && offsetWidth && offsetHeight ? Math.min(width / offsetWidth, height / offsetHeight) : 1;
}

const frame = (x: number, y: number, scale: number): Keyframe => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` });
