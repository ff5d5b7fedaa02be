/** What the box tells: cells of the ring, exits of the shapes, dynamite of the sequence cards, gems. */
import { madeOnce } from "../box";
import type { CavumComponents, PrintedSequenceCard } from "./types.gen";

export interface Cell {
  id: string;
  q: number;
  r: number;
}

export interface CitySpace extends Cell {
  city: string;
  /** The mountain hexes beside it, as coordinates. */
  touches: [number, number][];
}

export interface Box {
  spaces: CitySpace[];
  brown: [number, number][];
  colours: string[];
  /** How many spaces a price scale has. */
  scale: number;
  turnActions: number;
  chipPoints: number;
  cards: PrintedSequenceCard[];
  /** The exits of a tile as it lies in the box. */
  exits(kind: string): number[];
}

export const boxOf = madeOnce("cavum", read);

function read(printed: CavumComponents): Box {
  const spaces = printed.city.flatMap((city) => city.spaces.map(({ id, cell: [q, r], touches }) => ({ id, q, r, touches, city: city.id })));
  const bySize = new Map(printed.shape.map(({ exits }) => [exits.length, exits]));
  return {
    spaces,
    brown: printed.brown.map(({ cell }) => cell),
    colours: printed.gem.map(({ id }) => id),
    scale: printed.gems.scale,
    turnActions: printed.game.actions_per_turn,
    chipPoints: printed.points.chip,
    cards: printed.sequence_card,
    exits: (kind) => bySize.get(Number(kind.split("_")[1])) ?? [],
  };
}
