/** What strength the tiles would have after a choice, as the facts of the legal choices tell it. */
import type { Choice, GameData } from "../../protocol.gen";

/** Choices that put strength on the tile they name. */
const KINDS = ["move", "bribe_to", "first_tile"];

/** The total of each tile or edge a choice leads to; the core has none. */
export function sumsAhead(data: GameData, choices: Choice[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { id, facts } of choices) {
    if (!KINDS.includes(data.actions[id]?.kind ?? "")) continue;
    if (facts.total !== undefined && !facts.flipped) found.set(String(facts.place ?? facts.tile), Number(facts.total));
  }
  return found;
}
