/** Whether the person last used the keyboard or a pointer: the focus is led only where it helps. */
export const hands = { keyboard: false };

addEventListener("keydown", () => (hands.keyboard = true), true);
addEventListener("pointerdown", () => (hands.keyboard = false), true);
