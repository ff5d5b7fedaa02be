/** A hint: what a bot would do in the seat's place, asked for once for each position. */
import type { Hinted } from "../protocol.gen";
import { Refused } from "./api";

export class Hints {
  found = $state.raw<Hinted | null>(null);
  asking = $state(false);
  refused = $state.raw<Refused | null>(null);

  constructor(private readonly hint: () => Promise<Hinted>) {}

  /** `ply` tells the position it is for: an answer that comes after the next move is forgotten. */
  async ask(ply: () => number): Promise<void> {
    if (this.asking) return;
    this.clear();
    this.asking = true;
    try {
      const found = await this.hint();
      if (found.ply === ply()) this.found = found;
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
