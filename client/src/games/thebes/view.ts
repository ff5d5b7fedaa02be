/** The view of Thebes as `games/thebes/view.py` builds it: the same for every viewer. */
import type { View } from "../board";

export interface Player {
  /** Weeks since the start of the match; `field` and `year` are where that stands on the ring. */
  week: number;
  field: number;
  year: number;
  place: string;
  /** By site: whether it is open. */
  permissions: Record<string, boolean>;
  cards: string[];
  finds: string[];
  books: Record<string, number>;
  general: number;
  artifacts: Record<string, number>;
  points: Record<string, number>;
}

export interface Bag {
  finds: string[];
  debris: number;
}

export interface Turn {
  act: "nothing" | "take" | "swap" | "dig" | "exhibit";
  target: number;
  flown: boolean;
  rumours: number;
  assistant: boolean;
  shovel: boolean;
  tokens: number;
}

export interface ThebesView {
  phase: string;
  active: number;
  year: number;
  end: number;
  /** Seats in the order in which they act; on one field the first is on top. */
  track: number[];
  players: Player[];
  display: (string | null)[];
  row: (string | null)[];
  discard: string[];
  pile: number;
  aside: number;
  renewed: boolean;
  bags: Record<string, Bag>;
  bonus: Record<string, string | null>;
  swaps: { seat: number; count: number };
  turn: Turn;
}

export const thebes = (view: View) => view as unknown as ThebesView;

export const pointsOf = (player: Player) => Object.values(player.points).reduce((sum, points) => sum + points, 0);
