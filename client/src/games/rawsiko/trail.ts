/** Where the others went since the viewer's last deed: the ghosts on the map, which follow its zoom. */
import type { SeenEvent } from "../../protocol.gen";

export interface Way {
  seat: number;
  source: string;
  target: string;
}

const MARCHES = ["entered", "moved", "attacked"];
const DEEDS = [...MARCHES, "continent_chosen", "territory_chosen", "placed", "phase_ended", "china_taken", "china_passed"];

/** Each way once, in the order in which they were first taken. */
export function waysSince(log: SeenEvent[], viewer: number): Way[] {
  const own = log.findLastIndex(({ kind, facts }) => facts.seat === viewer && DEEDS.includes(kind));
  const marches = log.slice(own + 1).filter(({ kind }) => MARCHES.includes(kind));
  const ways = marches.map(({ facts }) => ({ seat: Number(facts.seat), source: String(facts.source), target: String(facts.target) }));
  return [...new Map(ways.map((way) => [Object.values(way).join(), way])).values()];
}
