/** What strength the tiles would have after a choice, as the facts of the legal choices tell it. */
import type { Facts } from "../../lib/fluent";
import type { Choice, GameData } from "../../protocol.gen";
import { tilesOf } from "./mine";

/** Choices that put strength on the tile they name. */
const KINDS = ["move", "bribe_to", "first_tile"];

/** The tiles a choice puts strength on, each with what it would have; an edge has two, flipped ones do not count. */
export function sumsOf({ facts }: Choice): { tile: string; total: number; power: number }[] {
  const [first, second] = tilesOf(String(facts.place ?? facts.tile ?? ""));
  const found = [];
  if (first && facts.total !== undefined && !facts.flipped)
    found.push({ tile: first, total: Number(facts.total), power: Number(facts.power) });
  if (second && facts.other_total !== undefined && !facts.other_flipped)
    found.push({ tile: second, total: Number(facts.other_total), power: Number(facts.other_power) });
  return found;
}

/** The total of each tile or edge a choice leads to; the core has none. */
export function sumsAhead(data: GameData, choices: Choice[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { id, facts } of choices) {
    if (!KINDS.includes(data.actions[id]?.kind ?? "")) continue;
    if (facts.total !== undefined && !facts.flipped) found.set(String(facts.place ?? facts.tile), Number(facts.total));
  }
  return found;
}

const LEADING = [...KINDS, "ai_move"];

/** The choice whose place the pointer or the focus is on; null if it is on none. */
export function leadsTo(data: GameData, choices: Choice[], highlight: Facts | null): Choice | null {
  const goal = highlight?.place ?? highlight?.tile;
  if (goal === undefined || (highlight?.total === undefined && goal !== "core")) return null;
  return choices.find(({ id, facts }) => LEADING.includes(data.actions[id]?.kind ?? "") && (facts.place ?? facts.tile) === goal) ?? null;
}
