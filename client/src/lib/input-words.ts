/** A sentence may be said for the mouse, for fingers (`-touch`) and for the keyboard (`-key`). */
import type { Words } from "../games/board";
import { inputMode } from "./input-mode.svelte";

/** The key of the sentence that suits how the person acts now; the mouse's where there is no other. */
export function forInput(words: Pick<Words, "has">, key: string): string {
  const wanted = inputMode.keyboard ? `${key}-key` : inputMode.touch ? `${key}-touch` : key;
  return words.has(wanted) ? wanted : key;
}
