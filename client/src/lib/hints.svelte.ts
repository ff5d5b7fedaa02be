/** A hint: what a bot would do in the seat's place, or how it would go on with a gesture; asked for once for each position. */
import type { Hinted } from "../protocol.gen";
import { Refused } from "./api";

/** A position, and what is chosen of a gesture. */
export interface Moment {
  ply: number;
  actions: number[];
}

export class Hints {
  found = $state.raw<Hinted | null>(null);
  /** What was chosen of a gesture when it was asked for: what it proposes comes after that. */
  after = $state.raw<number[]>([]);
  asking = $state(false);
  refused = $state.raw<Refused | null>(null);

  constructor(private readonly hint: (after: number[]) => Promise<Hinted>) {}

  /** An answer that comes after the next choice or move is forgotten. */
  async ask(now: () => Moment): Promise<void> {
    if (this.asking) return;
    this.clear();
    this.asking = true;
    const after = now().actions;
    try {
      const found = await this.hint(after);
      if (found.ply !== now().ply || after.join() !== now().actions.join()) return;
      this.after = after;
      this.found = found;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refused = error;
    } finally {
      this.asking = false;
    }
  }

  clear(): void {
    this.found = null;
    this.refused = null;
  }
}
