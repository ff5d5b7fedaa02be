/** How the person acts at the moment: the focus is led, and words are chosen, accordingly. */
const COARSE = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;

export const inputMode = $state({
  /** The keyboard was used last, not a pointer. */
  keyboard: false,
  /** A finger was used last; no wheel, no keys, nothing to hover with. */
  touch: COARSE,
});

addEventListener("keydown", () => (inputMode.keyboard = true), true);
addEventListener(
  "pointerdown",
  (event) => {
    inputMode.keyboard = false;
    inputMode.touch = event.pointerType === "touch";
  },
  true,
);
