/** The explosion as it is shown: one blast after the other, on the mountain as it was before. */
import { losses, type Blast } from "./blasts";
import type { HexView } from "./types.gen";

const BEAT = 850;
const byName = (hexes: HexView[]) => new Map(hexes.map((hex) => [hex.id, hex]));

export class Blasting {
  /** The place of the blast that is shown now; 0 when nothing explodes. */
  now = $state(0);
  private blasts = $state.raw<Blast[]>([]);
  private before = $state.raw<Map<string, HexView>>(new Map());
  private after = $state.raw<Map<string, HexView>>(new Map());
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Keeps an explosion with the hexes before and after it, to be shown. */
  keep(blasts: Blast[], before: HexView[], after: HexView[]): void {
    [this.blasts, this.before, this.after] = [blasts, byName(before), byName(after)];
  }

  /** Shows one blast, and those before it as done. */
  at(place: number): void {
    clearTimeout(this.timer);
    this.now = place;
  }

  /** Whether there is an explosion to be shown once more. */
  get canRepeat(): boolean {
    return this.blasts.length > 0 && this.now === 0;
  }

  again = () => this.step(1);

  private step(place: number): void {
    this.at(place <= this.blasts.length ? place : 0);
    if (this.now) this.timer = setTimeout(() => this.step(place + 1), BEAT);
  }

  stop = () => this.at(0);

  /** A hex as it looks at this moment: untouched, bared for a while of everything, or as it is afterwards. */
  seen = (hex: HexView): HexView => {
    const lost = this.now ? losses(this.blasts, hex.id) : [];
    if (!lost.length) return hex;
    if (lost.at(-1)! < this.now) return this.after.get(hex.id) ?? hex;
    if (lost[0]! >= this.now) return this.before.get(hex.id) ?? hex;
    return { id: hex.id, q: hex.q, r: hex.r };
  };
}
