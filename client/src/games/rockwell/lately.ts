/** What of the log should stay in sight: bribes and hires of others since the viewer's last move. */
import type { SeenEvent } from "../../protocol.gen";

const TOLD = ["bribed", "ai_bribed", "hired"];
const MOST = 2;

/** Those that took a crew of the viewer come first, then the latest. */
export function toldLately(log: SeenEvent[], viewer: number): SeenEvent[] {
  const last = log.findLastIndex(
    ({ kind, facts }) => facts.seat === viewer && ["crew_moved", "crew_stayed", "core_entered"].includes(kind),
  );
  const since = log.slice(last + 1).filter(({ kind, facts }) => TOLD.includes(kind) && facts.seat !== viewer);
  const weight = ({ facts }: SeenEvent) => Number(facts.victim_seat === viewer);
  return since
    .reverse()
    .sort((one, other) => weight(other) - weight(one))
    .slice(0, MOST);
}
