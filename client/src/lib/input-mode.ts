/** Whether the person last used the keyboard or a pointer: the focus is led only where it helps. */
export const inputMode = { keyboard: false };

addEventListener("keydown", () => (inputMode.keyboard = true), true);
addEventListener("pointerdown", () => (inputMode.keyboard = false), true);
