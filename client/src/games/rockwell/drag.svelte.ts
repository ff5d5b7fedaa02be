/** A crew dragged through the mine: from where it stands to a tile, an edge or the core. */
import type { BoardProps } from "../board";
import { Drag } from "../kit/drag.svelte";
import type { Spot } from "../kit/zoom.svelte";
import { crewAction, isActive } from "./aim";

/** What is held is the number of an own crew. */
export class CrewDrag extends Drag<number, Spot> {
  constructor(board: () => BoardProps) {
    super(board, "move", "place");
  }

  protected begins(crew: number): number | null {
    const board = this.board();
    const piece = { owner: board.viewer, number: crew };
    if (board.prompt?.kind === "move" && isActive(board, piece)) return -1;
    const action = crewAction(board, piece);
    return board.prompt?.kind === "crew" && board.legal.some(({ id }) => id === action) ? action : null;
  }
}
