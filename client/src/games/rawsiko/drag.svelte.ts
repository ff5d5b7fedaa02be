/** A move dragged over the map: from a territory that may be left to one that may be entered. */
import type { Choice } from "../../protocol.gen";
import type { BoardProps } from "../board";
import { choicesOf } from "../actions";
import type { Point } from "./map/world";

const FAR = 8;

export class Drag {
  source = $state<string | null>(null);
  /** Where the pointer is, in units of the map; null until it has moved far enough. */
  at = $state.raw<Point | null>(null);
  targets = $state.raw<Choice[]>([]);
  /** Whether the press that just ended was a drag, so that it meant no click. */
  hasEnded = false;
  private start: Point = [0, 0];
  private begun = -1;
  private ahead: Promise<void> = Promise.resolve();

  constructor(private readonly board: () => BoardProps) {}

  /** The source choice of a territory, or null if nothing can be dragged from there. */
  private choice(territory: string): Choice | null {
    return choicesOf(this.board(), "source").find(({ facts }) => facts.territory === territory) ?? null;
  }

  private isChosen(territory: string): boolean {
    const { prompt } = this.board();
    return prompt?.kind === "target" && prompt.facts.source === territory;
  }

  canStart(territory: string | null): territory is string {
    return territory !== null && (this.isChosen(territory) || this.choice(territory) !== null);
  }

  press(territory: string, x: number, y: number): void {
    this.source = territory;
    this.start = [x, y];
    this.hasEnded = false;
  }

  move(x: number, y: number, at: Point): void {
    if (!this.source) return;
    if (!this.at && Math.hypot(x - this.start[0], y - this.start[1]) < FAR) return;
    if (!this.at) this.ahead = this.lookAhead(this.source);
    this.at = at;
  }

  /** Asks where one may go from there. */
  private async lookAhead(source: string): Promise<void> {
    const board = this.board();
    this.begun = this.isChosen(source) ? -1 : (this.choice(source)?.id ?? -1);
    const legal = this.begun < 0 ? board.legal : (await board.preview(this.begun)).legal;
    this.targets = choicesOf({ data: board.data, legal }, "target");
  }

  /** Let go over a territory, or over nothing. */
  async drop(territory: string | null): Promise<void> {
    this.hasEnded = this.at !== null;
    if (this.hasEnded && territory) {
      await this.ahead;
      const target = this.targets.find(({ facts }) => facts.territory === territory);
      if (target) void this.board().choose(...(this.begun < 0 ? [] : [this.begun]), target.id);
    }
    this.cancel();
  }

  cancel(): void {
    this.source = null;
    this.at = null;
    this.targets = [];
  }
}
