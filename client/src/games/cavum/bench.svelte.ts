/** What board, desk and scenes of a table share: the tile in hand, the piece that is dragged, whose network is lit, what is shown of a move. */
import type { BoardProps } from "../board";
import { Zoom } from "../kit/zoom.svelte";
import { Blasting } from "./blasting.svelte";
import { Carry } from "./carry.svelte";
import { forecastOf, type Forecast } from "./forecast";
import { Placing } from "./placing.svelte";
import { Showing } from "./showing.svelte";
import { HEIGHT, WIDTH } from "./grid";
import { cavum } from "./view";

export class Bench {
  readonly placing: Placing;
  readonly carry: Carry;
  readonly blasting = new Blasting();
  readonly showing = new Showing();
  readonly zoom = new Zoom(WIDTH, HEIGHT);
  /** The seat whose network the person wants to see lit. */
  lamp = $state<number | null>(null);
  /** Whether the person points at what the forecast tells of blasts. */
  warns = $state(false);

  constructor(readonly board: () => BoardProps) {
    this.placing = new Placing(board);
    this.carry = new Carry(board, this.placing);
  }

  /** The seat whose network is lit: the one pointed at, the one chosen, the viewer's own, or that of the moment. */
  get light(): number {
    const { highlight, viewer, view } = this.board();
    const pointed = highlight?.network ? Number(highlight.seat) : null;
    return pointed ?? this.lamp ?? (viewer >= 0 ? viewer : (cavum(view).active ?? 0));
  }

  /** What building would bring if it ended now. */
  get forecast(): Forecast | null {
    return forecastOf(this.board().prompt);
  }

  close(): void {
    this.blasting.stop();
    if (shared.bench === this) shared.bench = null;
  }
}

class Shared {
  /** The bench of the table on the screen; its board brings it. */
  bench = $state.raw<Bench | null>(null);
}

export const shared = new Shared();
