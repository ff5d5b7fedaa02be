/** What desk, board and scenes share of one table. */
import type { Choice, SeenEvent } from "../../protocol.gen";
import type { Tool } from "./aim";

interface Covered {
  tile: string;
  /** The number of the event that turns it over. */
  until: number;
}

interface Bench {
  /** The tool that the workshop has taken up for the tiles of the mine. */
  tool: Tool;
  /** The choice that the pointer, the focus or a drag aims at in the mine. */
  aim: Choice | null;
  /** The tile that is drawn with its front until the log has told that it turned over. */
  covered: Covered | null;
}

export const bench = $state<Bench>({ tool: null, aim: null, covered: null });

export function isCovered(tile: string, log: SeenEvent[]): boolean {
  const { covered } = bench;
  return covered?.tile === tile && (log.at(-1)?.number ?? covered.until + 1) <= covered.until;
}
