/** Where crews of the others went since the viewer's last deed of the drilling rounds. */
import type { SeenEvent } from "../../protocol.gen";
import type { Owner } from "./view";

export interface Way {
  /** Whose crew went. */
  owner: Owner;
  from: string;
  to: string;
}

const MOVES = ["crew_moved", "core_entered", "ai_moved", "bribed", "ai_bribed"];
const DEEDS = ["crew_moved", "crew_stayed", "core_entered"];
const ENDS = ["market_opened", "works_opened", "round_started"];

function ownerIn({ kind, facts }: SeenEvent): Owner {
  if (kind === "bribed") return Number(facts.victim_seat);
  return kind.startsWith("ai_") ? "ai" : Number(facts.seat);
}

/** Each way once, in the order in which they were first taken; none when the drilling is over. */
export function waysSince(log: SeenEvent[], viewer: number): Way[] {
  const last = log.findLastIndex(({ kind, facts }) => ENDS.includes(kind) || (facts.seat === viewer && DEEDS.includes(kind)));
  const moves = log.slice(last + 1).filter(({ kind, facts }) => MOVES.includes(kind) && facts.seat !== viewer);
  const ways = moves.map((event) => ({ owner: ownerIn(event), from: String(event.facts.from), to: String(event.facts.to ?? "core") }));
  return [...new Map(ways.map((way) => [Object.values(way).join(), way])).values()];
}
