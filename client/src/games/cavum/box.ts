/** What the box tells: cells of the ring, exits of the shapes, dynamite of the sequence cards, gems. */
import type { GameData } from "../../protocol.gen";

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

interface Printed {
  brown: { cell: [number, number] }[];
  city: { id: string; spaces: { id: string; cell: [number, number]; touches: [number, number][] }[] }[];
  shape: { exits: number[] }[];
  sequence_card: { number: number; dynamite: string }[];
  gem: { id: string }[];
  gems: { scale: number };
  game: { actions_per_turn: number };
  points: { chip: number };
}

export interface Box {
  spaces: CitySpace[];
  brown: [number, number][];
  colours: string[];
  /** How many spaces a price scale has. */
  scale: number;
  turnActions: number;
  chipPoints: number;
  cards: { number: number; dynamite: string }[];
  /** The exits of a tile as it lies in the box. */
  exits(kind: string): number[];
}

const boxes = new WeakMap<GameData, Box>();

export function boxOf(data: GameData): Box {
  const known = boxes.get(data);
  if (known) return known;
  const made = read(data.components as unknown as Printed);
  boxes.set(data, made);
  return made;
}

function read(printed: Printed): Box {
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
