/** What desk, board and scenes share of one table: the tool that the workshop has taken up for the tiles of the mine, and
 * the tile that is drawn with its front until the log has told that it turned over.
 */
import type { SeenEvent } from "../../protocol.gen";
import type { Tool } from "./aim";

interface Covered {
  tile: string;
  /** The number of the event that turns it over. */
  until: number;
}

export const bench = $state<{ tool: Tool; covered: Covered | null }>({ tool: null, covered: null });

export function isCovered(tile: string, log: SeenEvent[]): boolean {
  const { covered } = bench;
  return covered?.tile === tile && (log.at(-1)?.number ?? covered.until + 1) <= covered.until;
}
