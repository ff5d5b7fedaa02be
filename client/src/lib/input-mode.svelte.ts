/** How the person acts at the moment: the focus is led, and words are chosen, accordingly. */
import { matches } from "./media";

const COARSE = matches("(any-pointer: coarse) and (width < 900px), (pointer: coarse)");

export const inputMode = $state({
  /** The keyboard was used last, not a pointer. */
  keyboard: false,
  /** A finger was used last; no wheel, no keys, nothing to hover with. */
  touch: COARSE,
});

/** There is a pointer or a focus that rests on things. */
export const canHover = () => inputMode.keyboard || !inputMode.touch;

/** Where the pointer went last. */
let rest: Pick<PointerEvent, "clientX" | "clientY"> = { clientX: -1, clientY: -1 };
const move = ({ clientX, clientY }: PointerEvent) => (rest = { clientX, clientY });
addEventListener("pointermove", move, true);
addEventListener("pointerdown", move, true);

/** A thing has come to lie under a pointer that did not move: nobody points at it. */
export const cameUnderPointer = (event: Event) =>
  event instanceof PointerEvent && event.clientX === rest.clientX && event.clientY === rest.clientY;

addEventListener("keydown", () => (inputMode.keyboard = true), true);
addEventListener(
  "pointerdown",
  (event) => {
    inputMode.keyboard = false;
    inputMode.touch = event.pointerType === "touch";
  },
  true,
);
