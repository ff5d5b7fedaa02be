/** The names of the continents and their places of the draft, as things that badges keep clear of. */
import type { Words } from "../board";
import type { Obstacle } from "./labels";
import { world } from "./map/world";

/** The radius of a place for a portrait: big enough for a finger. */
export const PLACE = 20;

/** What the names, and in the draft the places, take of the map, in pixels. */
export function continentObstacles(words: Words, isDraft: boolean): Obstacle[] {
  return Object.entries(world.continents).map(([id, spot]) => {
    const name = words.name(id).length * 10;
    if (!isDraft) return { spot, width: name, height: 20, drop: 0 };
    return { spot, width: Math.max(name, PLACE * 4 + 10), height: PLACE * 2 + 26, drop: -12 };
  });
}
