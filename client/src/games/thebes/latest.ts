/** The latest dig, read from the log: the debris goes back into the bag, so no view keeps it. */
import type { SeenEvent } from "../../protocol.gen";

export interface LatestDig {
  number: number;
  seat: number;
  site: string;
  /** How many tokens it draws. */
  due: number;
  /** In the order of the draws. */
  tokens: string[];
  bonus: string | null;
}

/** What one does in a turn, as the log tells it. */
const ACTS = ["card_taken", "display_swapped", "dig_begun", "exhibition_shown"];

/** The dig of a seat that has done nothing since. */
export function freshDig(log: SeenEvent[], seat: number): LatestDig | null {
  const last = log.findLastIndex(({ kind, facts }) => facts.seat === seat && ACTS.includes(kind));
  if (log[last]?.kind !== "dig_begun") return null;
  const next = log.findIndex(({ kind }, i) => i > last && kind === "dig_begun");
  return latestDig(next < 0 ? log : log.slice(0, next));
}

export function latestDig(log: SeenEvent[]): LatestDig | null {
  const start = log.findLastIndex((entry) => entry.kind === "dig_begun");
  if (start < 0) return null;
  const { number, facts } = log[start]!;
  const after = log.slice(start);
  const tokens = after.filter((entry) => entry.kind === "token_drawn").map((entry) => String(entry.facts.token));
  const bonus = after.find((entry) => entry.kind === "bonus_taken")?.facts.token;
  return {
    number,
    seat: Number(facts.seat),
    site: String(facts.site),
    due: Number(facts.tokens),
    tokens,
    bonus: bonus === undefined ? null : String(bonus),
  };
}

/** What a dig left with its finder. */
export const keptFrom = (dig: LatestDig | null): ReadonlySet<string> => new Set(dig ? [...dig.tokens, dig.bonus ?? ""] : []);
