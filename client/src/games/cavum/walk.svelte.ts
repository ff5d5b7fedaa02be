/** A route drawn with the pointer held down: cell after cell as far as they are allowed, and back over the last. */
import type { BoardProps } from "../board";
import { cellChoices } from "./aim";
import { cavum } from "./view";

export class Walk {
  isOn = $state(false);
  /** Cells the pointer has crossed and that are still to be taken. */
  private queue: string[] = [];
  private last = "";
  private isBusy = false;
  /** Whether the press that just ended drew something, so that it meant no click. */
  hasDrawn = false;

  constructor(private readonly board: () => BoardProps) {}

  private get kind(): string {
    return this.board().prompt?.kind ?? "";
  }
  private get route(): string[] {
    return cavum(this.board().view).turn.route;
  }

  /** Whether a press on a cell could begin to draw: a start, or the end of the route. */
  canBegin(cell: string | null): cell is string {
    if (!cell) return false;
    if (this.kind === "start") return cellChoices(this.board()).has(cell);
    return this.kind === "route" && (this.route.at(-1) === cell || cellChoices(this.board()).has(cell));
  }

  begin(cell: string): void {
    this.isOn = true;
    this.hasDrawn = false;
    this.queue = [cell];
    this.last = cell;
  }

  /** The pointer came to a cell. */
  over(cell: string | null): void {
    if (!this.isOn || !cell || this.last === cell) return;
    this.last = cell;
    this.queue.push(cell);
    this.hasDrawn = true;
    this.next();
  }

  end(): void {
    this.isOn = false;
    if (!this.hasDrawn) this.queue = [];
  }

  /** Takes the next cell of the queue that means something; the rest follows when the answer is here. */
  private next = () => {
    while (!this.isBusy && this.queue.length) {
      const cell = this.queue.shift()!;
      const choice = cellChoices(this.board()).get(cell);
      if (choice) void this.take(choice.id);
      else if (this.route.at(-2) === cell) this.board().back();
    }
  };

  private async take(action: number): Promise<void> {
    this.isBusy = true;
    await this.board().choose(action);
    this.isBusy = false;
    this.next();
  }
}
