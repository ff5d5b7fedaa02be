/** The cells of the drawing by name: where they lie, and what a screen reader hears of them. */
import type { Words } from "../board";
import { SIDES, spotOf, type Spot } from "./grid";
import type { CavumView, HexView, SpaceView } from "./types.gen";

export interface Place {
  id: string;
  q: number;
  r: number;
  spot: Spot;
  hex: HexView | null;
  space: SpaceView | null;
  free: number;
}

/** All cells, row by row from the north. */
export function placesOf(view: CavumView): Place[] {
  const hexes = view.hexes.map((hex) => ({ id: hex.id, q: hex.q, r: hex.r, spot: spotOf(hex.q, hex.r), hex, space: null, free: 0 }));
  const spaces = view.cities.flatMap(({ spaces, free }) =>
    spaces.map((space) => ({ id: space.id, q: space.q, r: space.r, spot: spotOf(space.q, space.r), hex: null, space, free })),
  );
  return [...hexes, ...spaces].sort((a, b) => a.r - b.r || a.q - b.q);
}

/** What lies there, or the place itself: what is asked about. */
export function thingOf({ id, hex, space }: Place): string {
  if ((hex?.station ?? space?.station) !== undefined) return "station";
  return hex?.vein ? "vein" : (hex?.tile ?? id);
}

/** What lies there, in words. */
export function placeName(words: Words, place: Place, isLit: boolean, isConnected: boolean): string {
  const told: string[] = [];
  const { hex, space } = place;
  if (hex?.tile) told.push(words.name(hex.tile));
  if (hex?.tile && !hex.vein) told.push(words.text("cell-exits", { exits: hex.exits!.map((side) => SIDES[side]!) }));
  if ((hex?.level ?? 0) > 1) told.push(words.text("cell-level", { level: hex!.level! }));
  if (hex?.vein) told.push(words.text("cell-vein", { colour: hex.vein.colour, count: hex.vein.stones }));
  if (hex && !hex.tile) told.push(words.text("cell-empty"));
  const seat = hex?.station ?? space?.station;
  if (seat !== undefined) told.push(words.text("cell-station", { seat }));
  if (space && seat !== undefined) told.push(words.text(isConnected ? "cell-connected" : "cell-cut"));
  if (space && seat === undefined) told.push(words.text("cell-space", { free: place.free }));
  if (isLit && hex) told.push(words.text("cell-network"));
  return told.length ? `${words.name(place.id)}: ${told.join("; ")}` : words.name(place.id);
}
