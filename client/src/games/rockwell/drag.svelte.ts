/** A crew dragged through the mine: from where it stands to a tile, an edge or the core. */
import type { Choice } from "../../protocol.gen";
import { choicesOf } from "../actions";
import type { BoardProps } from "../board";
import type { Spot } from "../zoom.svelte";
import { crewAction, isActive } from "./aim";

const FAR = 7;

export class Drag {
  /** The number of the own crew that is held. */
  crew = $state<number | null>(null);
  /** Where the pointer is, in units of the drawing; null until it has moved far enough. */
  at = $state.raw<Spot | null>(null);
  targets = $state.raw<Choice[]>([]);
  /** The place under the pointer. */
  over = $state<string | null>(null);
  /** Whether the press that just ended was a drag, so that it meant no click. */
  hasEnded = false;
  private start: Spot = { x: 0, y: 0 };
  private begun = -1;
  private ahead: Promise<void> = Promise.resolve();

  constructor(private readonly board: () => BoardProps) {}

  private isChosen(crew: number): boolean {
    const board = this.board();
    return board.prompt?.kind === "move" && isActive(board, { owner: board.viewer, number: crew });
  }

  canStart(crew: number | null): crew is number {
    if (crew === null) return false;
    const board = this.board();
    if (this.isChosen(crew)) return true;
    if (board.prompt?.kind !== "crew") return false;
    const action = crewAction(board, { owner: board.viewer, number: crew });
    return board.legal.some(({ id }) => id === action);
  }

  press(crew: number, x: number, y: number): void {
    this.crew = crew;
    this.start = { x, y };
    this.hasEnded = false;
  }

  move(x: number, y: number, at: Spot, over: string | null): void {
    if (this.crew === null) return;
    if (!this.at && Math.hypot(x - this.start.x, y - this.start.y) < FAR) return;
    if (!this.at) this.ahead = this.lookAhead(this.crew);
    this.at = at;
    this.over = over;
  }

  /** Asks where this crew may go. */
  private async lookAhead(crew: number): Promise<void> {
    const board = this.board();
    this.begun = this.isChosen(crew) ? -1 : crewAction(board, { owner: board.viewer, number: crew });
    const legal = this.begun < 0 ? board.legal : (await board.preview(this.begun)).legal;
    if (this.crew === crew) this.targets = choicesOf({ data: board.data, legal }, "move");
  }

  target(place: string | null): Choice | null {
    return this.targets.find(({ facts }) => facts.place === place) ?? null;
  }

  /** Let go over a place, or over nothing. */
  async drop(place: string | null): Promise<void> {
    this.hasEnded = this.at !== null;
    if (this.hasEnded && place) {
      await this.ahead;
      const target = this.target(place);
      if (target) void this.board().choose(...(this.begun < 0 ? [] : [this.begun]), target.id);
    }
    this.cancel();
  }

  cancel(): void {
    this.crew = null;
    this.at = null;
    this.over = null;
    this.targets = [];
  }
}
