/** A move dragged over the map: from a territory that may be left to one that may be entered. */
import { choicesOf } from "../actions";
import type { BoardProps } from "../board";
import { Drag } from "../kit/drag.svelte";
import type { Point } from "./map/world";

/** What is held is the territory that the move leaves. */
export class MoveDrag extends Drag<string, Point> {
  constructor(board: () => BoardProps) {
    super(board, "target", "territory");
  }

  protected begins(territory: string): number | null {
    const board = this.board();
    if (board.prompt?.kind === "target" && board.prompt.facts.source === territory) return -1;
    return choicesOf(board, "source").find(({ facts }) => facts.territory === territory)?.id ?? null;
  }
}
