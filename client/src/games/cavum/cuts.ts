/** City stations that a tile has just cut off: the rivals' by one's own tile, one's own by a rival's. */
import type { SeenEvent } from "../../protocol.gen";
import type { CavumView } from "./types.gen";

export interface Cut {
  seat: number;
  space: string;
}

/** Stations that stood connected in `before` and do so no longer. */
function lost(before: CavumView, after: CavumView): Cut[] {
  return after.players.flatMap(({ connected }, seat) =>
    before.players[seat]!.connected.filter((space) => !connected.includes(space)).map((space) => ({ seat, space })),
  );
}

/** What is still to be told after another position: a deed of the viewer replaces what was told before. */
export function cutsAfter(told: Cut[], before: CavumView, after: CavumView, news: SeenEvent[], viewer: number): Cut[] {
  const laid = news.findLast(({ kind }) => kind === "tile_laid");
  const isOwn = news.some(({ facts }) => facts.seat === viewer);
  const kept = isOwn || news.some(({ kind }) => kind === "phase_started") ? [] : told;
  if (!laid) return kept;
  const isMine = laid.facts.seat === viewer;
  return [...kept, ...lost(before, after).filter(({ seat }) => (seat === viewer) !== isMine)];
}
