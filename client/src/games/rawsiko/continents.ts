/** The names of the continents and their places of the draft, as things that badges keep clear of. */
import type { Words } from "../board";
import type { Obstacle } from "./labels";
import { world } from "./map/world";

/** The radius of a place for a portrait, and of what a finger may hit of it. */
export const PLACE = 17;
export const REACH = 21;

const LINE = 16;
/** What a letter of a name takes with the space after it, and the halo around all. */
const LETTER = 10;
const HALO = 6;

/** A name in lines: its words above each other. */
export const nameLines = (words: Words, continent: string) => words.name(continent).split(/ (?!du )/);

/** What the names, in the draft the places, and the lock of China take of the map, in pixels. */
export function obstaclesOf(words: Words, isDraft: boolean): Obstacle[] {
  const names = Object.entries(world.continents).map(([id, spot]): Obstacle => {
    const lines = nameLines(words, id);
    const width = Math.max(...lines.map((line) => line.length * LETTER + HALO));
    const height = lines.length * LINE + 4;
    if (!isDraft) return { id, spot, width, height, drop: 0 };
    return { id, spot, width: Math.max(width, PLACE * 4 + 10), height: PLACE * 2 + height, drop: -height / 2 };
  });
  return [...names, { id: "china", spot: world.china, width: 44, height: 50, drop: 8 }];
}

/** Where a line of a name stands: around its spot, in the draft above the places. */
export function lineAt(i: number, lines: number, isDraft: boolean): number {
  const last = isDraft ? -PLACE - 6 : 5 + ((lines - 1) * LINE) / 2;
  return last - (lines - 1 - i) * LINE;
}
