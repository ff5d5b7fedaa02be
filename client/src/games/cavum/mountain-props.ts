/** What the mountain shows besides its own things: whose network, what is placed, dragged, walked and blown up. */
import type { BoardProps } from "../board";
import type { Bench } from "./bench.svelte";
import type { Blast } from "./blasts";

export interface MountainProps {
  board: BoardProps;
  bench: Bench;
  blasts: Blast[];
}
