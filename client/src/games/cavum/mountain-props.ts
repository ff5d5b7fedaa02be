/** What the mountain shows besides its own things: whose network, what is placed, dragged and blown up. */
import type { BoardProps } from "../board";
import type { Blasting } from "./blasting.svelte";
import type { Blast } from "./blasts";
import type { Placing } from "./placing.svelte";

export interface MountainProps {
  board: BoardProps;
  placing: Placing;
  /** The seat whose network is lit. */
  light: number;
  blasts: Blast[];
  blasting: Blasting;
  /** The cell under a piece that is dragged. */
  carried: string | null;
}
