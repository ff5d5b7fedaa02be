/** Which thing of the stage is asked about: pointed at for a while, reached by keys, pressed for long by a finger, or pressed
 * while everything explains itself. An element names its thing by `data-thing`; `data-now` says how it stands at the moment.
 */
import { inputMode } from "./input-mode.svelte";

const REST = 600;
const PRESS = 500;
/** How long an answer stays when the pointer leaves its thing: long enough to reach the answer itself. */
const STAY = 300;
/** Pixels that a finger may move in a long press. */
const FAR = 8;

export interface Asked {
  id: string;
  now: string;
  element: Element;
  /** Where the finger or the mouse is; null for the keyboard. */
  at: { x: number; y: number } | null;
  isTouch: boolean;
}

const thingAt = (target: EventTarget | null) => (target instanceof Element ? target.closest("[data-thing]") : null);
const isAnswer = (target: EventTarget | null) => target instanceof Element && target.closest("#thing-help") !== null;
/** What is no part of the match: while everything explains itself it acts as ever. */
const isFree = (target: EventTarget | null) =>
  !(target instanceof Element) || !target.closest(".stage") || target.closest("dialog, .tools, .talk, .tabs") !== null;

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

export class Asking {
  asked = $state.raw<Asked | null>(null);
  /** Everything explains itself: a press asks and does nothing else. */
  isOn = $state(false);
  private pointed: Element | null = null;
  private pressed: PointerEvent | null = null;
  private isLong = false;
  private opening: ReturnType<typeof setTimeout> | undefined;
  private closing: ReturnType<typeof setTimeout> | undefined;

  toggle = () => {
    this.isOn = !this.isOn;
    this.close();
  };

  close(): void {
    this.forget();
    this.asked = null;
  }

  private forget(): void {
    clearTimeout(this.opening);
    clearTimeout(this.closing);
    this.pressed = null;
  }

  private show(element: Element, pointer: PointerEvent | MouseEvent | null, isTouch = false): void {
    this.forget();
    if (!element.isConnected) return;
    const { thing = "", now = "" } = (element as HTMLElement | SVGElement).dataset;
    this.asked = { id: thing, now, element, at: pointer && { x: pointer.clientX, y: pointer.clientY }, isTouch };
  }

  onpointermove = (event: PointerEvent) => {
    if (event.pointerType === "mouse") return event.buttons ? undefined : this.point(event);
    if (this.pressed?.pointerId !== event.pointerId) return;
    if (Math.hypot(event.clientX - this.pressed.clientX, event.clientY - this.pressed.clientY) > FAR) this.close();
  };

  /** The mouse is on this thing, an answer, or nothing. */
  private point(event: PointerEvent): void {
    const thing = isAnswer(event.target) ? (this.asked?.element ?? null) : thingAt(event.target);
    if (thing === this.asked?.element) this.forget();
    if (thing === this.pointed) return;
    this.forget();
    this.pointed = thing;
    if (this.isOn || thing === this.asked?.element) return;
    if (this.asked) this.closing = setTimeout(() => (this.asked = null), STAY);
    if (thing) this.opening = setTimeout(() => this.show(thing, event), REST);
  }

  onpointerdown = (event: PointerEvent) => {
    this.isLong = false;
    if (isAnswer(event.target)) return;
    this.close();
    if (this.isOn && !isFree(event.target)) return event.stopImmediatePropagation();
    const thing = thingAt(event.target);
    if (event.pointerType !== "mouse" && thing && event.isPrimary) this.press(thing, event);
  };

  private press(thing: Element, event: PointerEvent): void {
    this.pressed = event;
    this.opening = setTimeout(() => {
      this.show(thing, event, true);
      [this.isLong, this.pressed] = [true, event];
    }, PRESS);
  }

  onpointerup = () => {
    if (!this.pressed) return;
    this.pressed = null;
    clearTimeout(this.opening);
  };

  /** A long press does nothing but ask. */
  onclick = (event: MouseEvent) => {
    const wasLong = this.isLong;
    this.isLong = false;
    if (wasLong) return stop(event);
    if (!this.isOn || isFree(event.target)) return;
    stop(event);
    const thing = thingAt(event.target);
    if (thing) this.show(thing, event, inputMode.touch);
    else this.isOn = false;
  };

  /** The browser's own menu would lie over the answer. */
  oncontextmenu = (event: Event) => {
    if (this.isLong || (this.pressed && thingAt(event.target))) event.preventDefault();
  };

  onfocusin = (event: FocusEvent) => {
    if (isAnswer(event.target) || !inputMode.keyboard) return;
    const thing = thingAt(event.target);
    if (thing === this.asked?.element) return;
    this.close();
    if (thing) this.opening = setTimeout(() => this.show(thing, null), REST);
  };

  /** Escape closes the answer, or ends that everything explains itself; `i` asks at once, then leads into the answer; while
   * everything explains itself the arrows go from thing to thing.
   */
  onkeydown = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest?.("input, textarea, select, dialog")) return;
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape" && (this.asked || this.isOn)) this.leave();
    else if (event.key === "i" && (thingAt(target) ?? this.pointed)) this.askAt((thingAt(target) ?? this.pointed)!);
    else if (step && this.isOn) this.walk(step);
    else return;
    stop(event);
  };

  private leave(): void {
    if (isAnswer(document.activeElement)) (this.asked!.element as HTMLElement | SVGElement).focus();
    if (!this.asked) this.isOn = false;
    this.close();
  }

  private askAt(thing: Element): void {
    if (this.asked?.element === thing) document.querySelector<HTMLElement>("#thing-help a")?.focus();
    else this.show(thing, null);
  }

  private walk(step: number): void {
    const things = [...document.querySelectorAll("[data-thing]")].filter((each) => each.getClientRects().length);
    const at = this.asked ? things.indexOf(this.asked.element) : -1;
    const next = things.at(at < 0 ? Math.min(step, 0) : (at + step) % things.length);
    if (next) this.show(next, null);
  }
}
