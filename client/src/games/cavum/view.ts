/** The view of Cavum as `games/cavum/view.py` builds it; only the colours in a hand differ by viewer. */
import type { View } from "../board";

export interface Vein {
  colour: string;
  stones: number;
}

export interface Hex {
  id: string;
  q: number;
  r: number;
  /** The top tile, if there is one: `tunnel_4`, `dynamite_3`. */
  tile?: string;
  rotation?: number;
  exits?: number[];
  level?: number;
  /** The directions in which a tunnel goes on into the next cell. */
  links?: number[];
  vein?: Vein;
  station?: number;
}

export interface Space {
  id: string;
  q: number;
  r: number;
  station?: number;
}

export interface City {
  id: string;
  size: number;
  free: number;
  spaces: Space[];
}

export interface OrderInfo {
  id: string;
  stones: string[];
  value: number;
  penalty: number;
  chips: number;
}

/** Pieces by kind; stations by seat. */
export type Stock = Record<string, number> & { stations: number[] };

export interface Turn {
  acts: number;
  laid: string | null;
  piece: string | null;
  tile: string | null;
  hex: string | null;
  route: string[];
  stones: string[];
}

export interface Player {
  score: number;
  space: number;
  laps: number;
  card: number | null;
  /** The dynamite tile that comes with the card. */
  dynamite: string | null;
  pieces: Record<string, number>;
  stones: number;
  hand: Record<string, number> | null;
  orders: OrderInfo[];
  points: Record<string, number>;
  /** Hexes and city spaces with a path to a mountain station of the player. */
  reach: string[];
  connected: string[];
}

export interface CavumView {
  phase: number;
  phases: number;
  step: string;
  active: number | null;
  hexes: Hex[];
  cities: City[];
  /** The highest open price by colour. */
  prices: Record<string, number>;
  pool: Stock;
  supply: Stock;
  orders: OrderInfo[];
  deck: number;
  /** Sequence cards that nobody holds. */
  cards: number[];
  auction: { colour: string | null; bid: number | null; bidder: number | null; passed: number[] };
  turn: Turn;
  players: Player[];
}

export const cavum = (view: View) => view as unknown as CavumView;

export const isDynamite = (tile: string | undefined | null) => tile?.startsWith("dynamite") ?? false;

/** How many pieces of the set a player has left. */
export const piecesLeft = (player: Player) => Object.values(player.pieces).reduce((sum, count) => sum + count, 0);

/** The seats by their sequence cards, lowest first; without cards by seat. */
export const cardOrder = (view: CavumView) =>
  view.players.map((_, seat) => seat).sort((a, b) => (view.players[a]!.card ?? 9) - (view.players[b]!.card ?? 9) || a - b);

/** The seats that belong to a node: the one whose station stands there. */
export function stationsOf(view: CavumView): { id: string; seat: number; city: boolean }[] {
  const found = view.hexes.filter((hex) => hex.station !== undefined).map(({ id, station }) => ({ id, seat: station!, city: false }));
  const spaces = view.cities.flatMap((city) => city.spaces).filter((space) => space.station !== undefined);
  return [...found, ...spaces.map(({ id, station }) => ({ id, seat: station!, city: true }))];
}
