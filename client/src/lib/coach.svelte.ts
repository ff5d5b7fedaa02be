/** The coach of a first match: after a move of mine, now and then, what else there was. */
import type { Alternative, Coached } from "../protocol.gen";
import { Refused } from "./api";

/** My moves of which it says nothing after it has spoken. */
const PAUSE = 3;

export class Coach {
  said = $state.raw<Alternative | null>(null);
  private isDone = false;
  private pause = 0;
  private moves = 0;

  constructor(private readonly ask: () => Promise<Coached>) {}

  /** To be called after each move of mine. What comes after my next one is forgotten. */
  async follow(): Promise<void> {
    const move = ++this.moves;
    this.said = null;
    if (this.isDone || this.pause-- > 0) return;
    this.pause = 0;
    try {
      const { coaching, alternative } = await this.ask();
      this.isDone = !coaching;
      if (alternative && move === this.moves) this.speak(alternative);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // It may be asked again when it was only asked too often.
      this.isDone = error.kind !== "too_many";
    }
  }

  dismiss(): void {
    this.said = null;
  }

  private speak(alternative: Alternative): void {
    this.said = alternative;
    this.pause = PAUSE;
  }
}
