/** The box of Rockwell as the server sends it: cards, deliveries, achievements, notes. */
import { known, madeOnce } from "../box";
import { KINDS, type Cubes } from "./view";

export interface Card {
  id: string;
  cubes: Cubes;
  danger: boolean;
}
export interface DeliveryTile {
  id: string;
  cubes: Cubes;
  stars: number;
}
interface Entry {
  id: string;
  cubes: number[];
}
interface Printed {
  extraction_cards: (Entry & { danger: boolean })[];
  delivery_tiles: (Entry & { stars: number })[];
  achievements: { id: string; class: string }[];
  money: { notes: number[] };
  subcontractor: { dice: number };
  bribe: { tokens: number };
}

const named = (cubes: number[]) => Object.fromEntries(KINDS.map((kind, i) => [kind, cubes[i] ?? 0])) as Cubes;

export class Box {
  /** Largest first. */
  readonly notes: number[];
  readonly achievements: { id: string; class: string }[];
  readonly dice: number;
  readonly bribes: number;
  private readonly cards: Map<string, Card>;
  private readonly deliveries: Map<string, DeliveryTile>;

  constructor(printed: Printed) {
    this.notes = printed.money.notes;
    this.achievements = printed.achievements;
    this.dice = printed.subcontractor.dice;
    this.bribes = printed.bribe.tokens;
    this.cards = new Map(printed.extraction_cards.map((card) => [card.id, { ...card, cubes: named(card.cubes) }]));
    this.deliveries = new Map(printed.delivery_tiles.map((tile) => [tile.id, { ...tile, cubes: named(tile.cubes) }]));
  }

  card(id: string): Card {
    return known(this.cards, id);
  }
  delivery(id: string): DeliveryTile {
    return known(this.deliveries, id);
  }
}

export const boxOf = madeOnce((printed: Printed) => new Box(printed));
