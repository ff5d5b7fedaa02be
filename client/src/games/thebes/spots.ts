/** Where name, pawns, bag and bonus stand around a place: the one geometry that is drawn and tested. */
import type { PlaceSpot, Side } from "./map/ground";
import type { Spot } from "./ring";

export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const TOWARDS: Record<Side, readonly [number, number]> = {
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [-1, -1],
};

/** How many letters wide a letter of a name is; sites are set in spaced capitals. */
const LETTER = { city: 0.66, site: 0.6 };

/** The things around one place, for names of this size. */
export class Surroundings {
  readonly radius: number;
  readonly font: number;

  constructor(
    readonly spot: PlaceSpot,
    readonly isSite: boolean,
    readonly size: number,
    /** No name is smaller than this, though there is hardly room for what is beside it. */
    least = 0,
  ) {
    this.radius = isSite ? Math.min(46, size * 1.22) : size * 0.55;
    this.font = Math.max(least, size * (isSite ? 1.08 : 1));
  }

  /** Where the text of the name begins, is centred or ends: relative to the place. */
  get label(): Spot & { anchor: "start" | "middle" | "end" } {
    const [dx, dy] = TOWARDS[this.spot.label];
    const far = this.edge(dx, dy) + this.size * 0.3;
    const middle = dy * (far + this.font * 0.35);
    return { x: dx * far, y: middle + this.font * 0.34, anchor: dx > 0 ? "start" : dx < 0 ? "end" : "middle" };
  }

  labelBox(letters: number): Rectangle {
    const { x, y, anchor } = this.label;
    const width = letters * this.font * (this.isSite ? LETTER.site : LETTER.city);
    const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
    return { left, right: left + width, top: y - this.font * 0.76, bottom: y + this.font * 0.08 };
  }

  /** Pawns stand in twos beside the place, so that nobody hides anybody. */
  pawn(i: number, all: number): Spot {
    const [dx, dy] = TOWARDS[this.spot.pawns];
    const far = this.edge(dx, dy) + this.size * 0.95;
    const step = this.size * 1.65;
    const [along, across] = [i % 2, Math.floor(i / 2)];
    if (!dx) return { x: all > 1 ? (along - 0.5) * step : 0, y: dy * (far + across * step) };
    const row = dy ? dy * across : all > 2 ? across - 0.5 : 0;
    return { x: dx * (far + along * step), y: dy * far + row * step };
  }

  get pawnRadius(): number {
    return this.size * 0.72;
  }

  private edge(dx: number, dy: number): number {
    return this.radius * (dx && dy ? 0.75 : 1);
  }
}
