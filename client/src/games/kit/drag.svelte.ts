/** A piece dragged over a board: taken up, it asks where it may go; let go over a target, it is the whole move. */
import type { Choice } from "../../protocol.gen";
import { choicesOf } from "../actions";
import type { BoardProps } from "../board";

/** Pixels that a pointer moves before a press is a drag. */
const FAR = 8;

export abstract class Drag<Thing, At> {
  /** What is held. */
  held = $state.raw<Thing | null>(null);
  /** Where the pointer is, in units of the drawing; null until it has moved far enough. */
  at = $state.raw<At | null>(null);
  targets = $state.raw<Choice[]>([]);
  /** The place under the pointer. */
  over = $state<string | null>(null);
  /** Whether the press that just ended was a drag, so that it meant no click. */
  hasEnded = false;
  private start = { x: 0, y: 0 };
  private begun = -1;
  private ahead: Promise<void> = Promise.resolve();

  /** `kind` of the actions that say where it goes, and the fact that names the place. */
  constructor(
    protected readonly board: () => BoardProps,
    private readonly kind: string,
    private readonly fact: string,
  ) {}

  /** The action that takes a thing up; -1 if it is taken up already, null if it cannot be dragged. */
  protected abstract begins(thing: Thing): number | null;

  canStart(thing: Thing | null): thing is Thing {
    return thing !== null && this.begins(thing) !== null;
  }

  press(thing: Thing, x: number, y: number): void {
    this.held = thing;
    this.start = { x, y };
    this.hasEnded = false;
  }

  move(x: number, y: number, at: At, over: string | null = null): void {
    if (this.held === null) return;
    if (!this.at && Math.hypot(x - this.start.x, y - this.start.y) < FAR) return;
    if (!this.at) this.ahead = this.lookAhead(this.held);
    this.at = at;
    this.over = over;
  }

  /** Asks where this thing may go. */
  private async lookAhead(thing: Thing): Promise<void> {
    const board = this.board();
    this.begun = this.begins(thing) ?? -1;
    const legal = this.begun < 0 ? board.legal : (await board.preview(this.begun)).legal;
    if (this.held === thing) this.targets = choicesOf({ data: board.data, legal }, this.kind);
  }

  target(place: string | null): Choice | null {
    return this.targets.find(({ facts }) => facts[this.fact] === place) ?? null;
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
    this.held = null;
    this.at = null;
    this.over = null;
    this.targets = [];
  }
}
