/** What a scene has shown so far of a move: hexes that look different already, the route that is being walked. */
import type { HexView } from "./types.gen";

export class Showing {
  /** Hexes as the scenes have left them, by name. */
  private hexes = $state.raw<Map<string, HexView>>(new Map());
  /** The route that is being walked, as far as the lantern has come. */
  route = $state.raw<string[]>([]);
  /** The seat that walks it. */
  seat = $state(-1);

  seen = (hex: HexView): HexView => this.hexes.get(hex.id) ?? hex;

  /** Draws a hex like this until the position after the move is shown. */
  put(hex: HexView): void {
    this.hexes = new Map(this.hexes).set(hex.id, hex);
  }

  walk(route: string[], seat: number): void {
    [this.route, this.seat] = [route, seat];
  }

  /** Another position is shown: nothing of the old one is left. */
  clear(): void {
    if (this.hexes.size) this.hexes = new Map();
    if (this.route.length) this.route = [];
  }
}
