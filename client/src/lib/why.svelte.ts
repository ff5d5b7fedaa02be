/** Asks the server why an action is not possible: a moment after the pointer rests on it, and once for each. */
import type { Reason } from "../protocol.gen";
import { Refused } from "./api";

const REST = 120;

export class WhyAsker {
  reason = $state.raw<Reason | null>(null);
  /** The facts of the labels of actions that were asked about here. */
  about = $state.raw<Record<number, Reason["about"]>>({});
  private wanted: number | null = null;
  private isHushed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly why: (action: number, after: number[]) => Promise<Reason>) {}

  /** Nothing is asked, and nothing told. */
  get isIdle(): boolean {
    return this.wanted === null && !this.reason;
  }

  ask(action: number | null, ...after: number[]): void {
    if (action === this.wanted || (action !== null && this.isHushed)) return;
    this.wanted = action;
    clearTimeout(this.timer);
    if (action === null) this.reason = null;
    else this.timer = setTimeout(() => void this.fetch(action, after), REST);
  }

  /** Something was chosen: until the person moves again, what comes to lie under the pointer is not asked about. */
  hush(): void {
    this.ask(null);
    this.isHushed = true;
  }

  wake(): void {
    this.isHushed = false;
  }

  /** Another position: what was told of the last one holds no more. */
  forget(): void {
    this.ask(null);
    this.about = {};
  }

  private async fetch(action: number, after: number[]): Promise<void> {
    try {
      const reason = await this.why(action, after);
      this.about = { ...this.about, [action]: reason.about };
      if (this.wanted === action) this.reason = reason;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.reason = null;
    }
  }
}
