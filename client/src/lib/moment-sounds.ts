/** Which sound goes with what is shown: one's turn and the end are heard when everything before them has been seen. */
import type { Sound } from "./sound";

export interface Heard {
  /** The position that is shown. */
  number: number;
  /** The newest one. */
  newest: number;
  asked: boolean;
  over: boolean;
}

export class MomentSounds {
  private last: Heard | null = null;
  /** The newest position at which the viewer was asked; what is shown again does not ask again. */
  private askedAt = -1;

  hear(now: Heard): Sound | null {
    const before = this.last;
    this.last = now;
    const isNew = now.asked && !before?.asked && this.askedAt !== now.newest;
    if (now.asked) this.askedAt = now.newest;
    if (isNew) return "turn";
    if (!before) return null;
    if (now.over && !before.over) return "end";
    return now.number === before.number ? null : "move";
  }
}
