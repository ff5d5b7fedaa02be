/** What the others did on the board since one's own last action. */
import type { SeenEvent } from "../../protocol.gen";

const MARKED = ["tile_laid", "station_built", "city_station_built", "vein_laid"];

/** The cells they changed, with the seat that did it. */
export function recentCells(log: SeenEvent[], viewer: number): Map<string, number> {
  const own = log.findLastIndex(({ kind, facts }) => kind === "phase_started" || (viewer >= 0 && facts.seat === viewer));
  const from = viewer >= 0 ? own + 1 : Math.max(own + 1, log.findLastIndex(({ kind }) => kind === "turn_ended") - 4);
  const found = new Map<string, number>();
  for (const { kind, facts } of log.slice(from)) if (MARKED.includes(kind)) found.set(String(facts.hex ?? facts.space), Number(facts.seat));
  return found;
}
