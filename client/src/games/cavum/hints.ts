/** What a question of building says beside its sentence; with words for fingers where there is no mouse. */
import { inputMode } from "../../lib/input-mode.svelte";
import type { Words } from "../board";

/** The hint of a question, empty if there is none. Where nothing is lit, hints about lit places would mislead. */
export function hintFor(words: Words, kind: string, isStuck: boolean): string {
  if (isStuck && kind !== "lay") return "";
  const key = isStuck ? "hint-stuck" : `hint-${kind}`;
  const wanted = inputMode.touch && words.has(`${key}-touch`) ? `${key}-touch` : key;
  return words.has(wanted) ? words.text(wanted) : "";
}
