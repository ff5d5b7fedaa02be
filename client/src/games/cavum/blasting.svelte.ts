/** The explosion as it is shown: one blast after the other, on the mountain as it was before. */
import { losses, type Blast } from "./blasts";
import type { HexView } from "./types.gen";

const BEAT = 850;

export class Blasting {
  /** The place of the blast that is shown now; 0 when nothing explodes. */
  now = $state(0);
  private blasts = $state.raw<Blast[]>([]);
  private before = $state.raw<Map<string, HexView>>(new Map());
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows these blasts on the hexes as they lay before. */
  play(blasts: Blast[], before: HexView[]): void {
    this.stop();
    if (!blasts.length) return;
    this.blasts = blasts;
    this.before = new Map(before.map((hex) => [hex.id, hex]));
    this.step(1);
  }

  /** Whether there is an explosion to be shown once more. */
  get canRepeat(): boolean {
    return this.blasts.length > 0 && this.now === 0;
  }

  again = () => this.step(1);

  private step(place: number): void {
    this.now = place <= this.blasts.length ? place : 0;
    if (this.now) this.timer = setTimeout(() => this.step(place + 1), BEAT);
  }

  stop = () => {
    clearTimeout(this.timer);
    this.now = 0;
  };

  /** A hex as it looks at this moment: untouched, bared for a while of everything, or as it is now. */
  seen(hex: HexView): HexView {
    if (!this.now) return hex;
    const lost = losses(this.blasts, hex.id);
    if (!lost.length || lost.at(-1)! < this.now) return hex;
    if (lost[0]! >= this.now) return this.before.get(hex.id) ?? hex;
    return { id: hex.id, q: hex.q, r: hex.r };
  }
}
