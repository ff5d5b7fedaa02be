/** How much time is left for what happens between two decisions of the viewer, and how fast it is told to fit into it. */
import { BUDGET, lengthOf, rateFor, type Shot, skips } from "./plan";

export class Budget {
  /** How many times faster than wanted. */
  rate = 1;
  private spent = 0;
  /** When there was last nothing left to play. */
  private rested = 0;

  /** `speed` is the one that the person chose. */
  constructor(private readonly speed: () => number) {}

  /** Milliseconds that are left at normal speed; hardly any when all is spent. */
  get left(): number {
    return Math.max(1, BUDGET - this.spent);
  }

  /** The viewer decided something. */
  begin(): void {
    this.spent = 0;
  }

  took(milliseconds: number): void {
    this.spent += milliseconds * this.speed();
  }

  /** Nothing is left to play. */
  rest(): void {
    this.rested = performance.now();
  }

  /** While nothing was played nobody waited for it: that time is there again. */
  wake(): void {
    this.spent = Math.max(0, this.spent - (performance.now() - this.rested) * this.speed());
  }

  /** How many of the oldest steps do not fit. */
  skips(steps: Shot[][]): number {
    return skips(steps.map(lengthOf), this.left);
  }

  /** All that is pending is told just fast enough. */
  hurry(pending: Shot[][]): void {
    this.rate = rateFor(lengthOf(pending.flat()), this.left);
  }
}
