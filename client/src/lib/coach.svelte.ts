/** The coach of a first match: after a move of mine, now and then, what else there was. */
import type { Alternative, Coached } from "../protocol.gen";
import { Refused } from "./api";
import { media } from "./media";

const ROOM = media("(width >= 900px), (height >= 800px)");

/** Whether the coach has a place of its own: on a low phone the board needs all the room there is. */
export const guide = $state({ hasRoom: ROOM?.matches ?? false });
ROOM?.addEventListener("change", () => (guide.hasRoom = ROOM.matches));

/** My moves of which it says nothing after it has spoken. */
const PAUSE = 3;

export class Coach {
  said = $state.raw<Alternative | null>(null);
  /** It has something to teach here: this is a first match, or a lesson. */
  isTeaching = $state(false);
  private isDone = false;
  private pause = 0;
  private moves = $state(0);

  constructor(private readonly ask: (judges: boolean) => Promise<Coached>) {}

  /** I have made a move since it came. */
  get hasMoved(): boolean {
    return this.moves > 0;
  }

  /** To be called when the match is there. */
  async begin(): Promise<void> {
    await this.hear(false);
  }

  /** To be called after each move of mine. What comes after my next one is forgotten. */
  async follow(): Promise<void> {
    const move = ++this.moves;
    this.said = null;
    if (this.isDone || this.pause-- > 0) return;
    this.pause = 0;
    const alternative = await this.hear(true);
    if (alternative && move === this.moves) this.speak(alternative);
  }

  private async hear(judges: boolean): Promise<Alternative | null> {
    try {
      const { coaching, alternative } = await this.ask(judges);
      this.isTeaching = coaching;
      this.isDone = !coaching;
      return alternative;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // It may be asked again when it was only asked too often.
      this.isDone = error.kind !== "too_many";
      return null;
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
