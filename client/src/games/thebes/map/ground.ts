/** The map that `scripts/map-thebes.mjs` cut out of the atlas. */
import type { Spot } from "../ring";
import cut from "./map.json";

/** On which side of a place something stands. */
export type Side = "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";

export interface PlaceSpot extends Spot {
  label: Side;
  pawns: Side;
}

interface Ground {
  frame: { left: number; top: number; right: number; bottom: number };
  land: string;
  graticule: string;
  rivers: string;
  mountains: [number, number][];
  regions: Record<string, string>;
  places: Record<string, PlaceSpot>;
}

export const ground = cut as unknown as Ground;

/** Where a place is drawn. */
export function spotOf(place: string): PlaceSpot {
  const spot = ground.places[place];
  if (!spot) throw new Error(`${place} is not on the map`);
  return spot;
}
