/** A piece dragged from the tray: taken up when the pointer moves, and put down where it is let go. */
import type { BoardProps } from "../board";
import { actionId } from "../actions";
import { cellChoices } from "./aim";
import type { Placing } from "./placing.svelte";
import type { Spot } from "./grid";

const FAR = 8;
const CARRIED = ["tunnel_2", "tunnel_3", "tunnel_4", "tunnel_6", "dynamite", "vein", "station"];

export class Carry {
  /** The piece that is dragged, and where the pointer is on the screen. */
  piece = $state<string | null>(null);
  at = $state.raw<Spot | null>(null);
  /** The cell under the pointer. */
  over = $state<string | null>(null);
  private start: Spot = { x: 0, y: 0 };
  /** Done when the server has told where the piece may go. */
  private taken: Promise<void> = Promise.resolve();
  /** Whether the press that just ended was a drag, so that it meant no click. */
  hasEnded = false;

  constructor(
    private readonly board: () => BoardProps,
    private readonly placing: Placing,
  ) {}

  press = (piece: string, event: PointerEvent) => {
    this.hasEnded = false;
    if (!event.isPrimary || event.button > 0 || !CARRIED.includes(piece)) return;
    this.piece = piece;
    this.start = { x: event.clientX, y: event.clientY };
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.drop);
    addEventListener("pointercancel", this.end);
  };

  private move = (event: PointerEvent) => {
    const far = Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y);
    if (!this.at && far < FAR) return;
    if (!this.at) this.taken = this.takeUp();
    this.at = { x: event.clientX, y: event.clientY };
    this.over = cellAt(event);
    this.placing.look(this.over);
  };

  /** Chooses the piece, in place of another that was taken up before. */
  private async takeUp(): Promise<void> {
    const board = this.board();
    const action = actionId(board.data, "piece", { piece: this.piece! });
    if (board.gesture.length === 1 && board.gesture[0] === action) return;
    if (board.gesture.length) board.cancel();
    await this.board().choose(action);
  }

  private drop = (event: PointerEvent) => {
    const [wasDragged, cell] = [this.at !== null, cellAt(event)];
    this.end();
    this.hasEnded = wasDragged;
    if (wasDragged && cell) void this.putDown(cell);
  };

  /** As soon as it is known where the piece may go. */
  private async putDown(cell: string): Promise<void> {
    await this.taken;
    const board = this.board();
    if (board.prompt?.kind === "lay") return this.placing.put(cell);
    const choice = cellChoices(board).get(cell);
    if (choice) await board.choose(choice.id);
  }

  private end = () => {
    this.piece = this.at = this.over = null;
    removeEventListener("pointermove", this.move);
    removeEventListener("pointerup", this.drop);
    removeEventListener("pointercancel", this.end);
  };
}

/** The cell of the board under the pointer. */
export function cellAt(event: PointerEvent): string | null {
  const thing = document.elementFromPoint(event.clientX, event.clientY);
  return thing?.closest("[data-cell]")?.getAttribute("data-cell") ?? null;
}
