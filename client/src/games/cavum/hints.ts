/** What a question of building says beside its sentence, in words for mouse, fingers or keys. */
import { forInput } from "../../lib/input-words";
import type { Words } from "../board";

/** The hint of a question, empty if there is none. Where nothing is lit, it says why. */
export function hintFor(words: Words, kind: string, isStuck: boolean): string {
  const wanted = isStuck ? `stuck-${kind}` : forInput(words, `hint-${kind}`);
  return words.has(wanted) ? words.text(wanted) : "";
}
