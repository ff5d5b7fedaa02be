/** What a question of building says beside its sentence, in words for mouse, fingers or keys. */
import { forInput } from "../../lib/input-words";
import type { Words } from "../board";

/** The hint of a question, empty if there is none. Where nothing is lit, hints about lit places would mislead. */
export function hintFor(words: Words, kind: string, isStuck: boolean): string {
  if (isStuck && kind !== "lay") return "";
  const wanted = forInput(words, isStuck ? "hint-stuck" : `hint-${kind}`);
  return words.has(wanted) ? words.text(wanted) : "";
}
