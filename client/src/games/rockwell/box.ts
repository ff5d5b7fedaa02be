/** The box of Rockwell as the server sends it: cards, deliveries, achievements, notes. */
import { known, madeOnce } from "../box";
import type { Achievement, Cubes, RockwellComponents } from "./types.gen";

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

const named = ([zinc = 0, copper = 0, silver = 0, gold = 0]: number[]): Cubes => ({ zinc, copper, silver, gold });

export class Box {
  /** Largest first. */
  readonly notes: number[];
  readonly achievements: Achievement[];
  readonly dice: number;
  readonly bribes: number;
  private readonly cards: Map<string, Card>;
  private readonly deliveries: Map<string, DeliveryTile>;

  constructor(printed: RockwellComponents) {
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

export const boxOf = madeOnce("rockwell", (printed) => new Box(printed));
