/** The view of Cavum; only the colours in a hand differ by viewer. */
import { viewOf } from "../narrow";
import type { AnyView } from "../views.gen";
import type { CavumView, PlayerView } from "./types.gen";

export const cavum = (view: AnyView) => viewOf("cavum", view);

export const isDynamite = (tile: string | undefined | null) => tile?.startsWith("dynamite") ?? false;

/** How many pieces of the set a player has left. */
export const piecesLeft = (player: PlayerView) => Object.values(player.pieces).reduce((sum, count) => sum + count, 0);

/** The seats by their sequence cards, lowest first; without cards by seat. */
export const cardOrder = (view: CavumView) =>
  view.players.map((_, seat) => seat).sort((a, b) => (view.players[a]!.card ?? 9) - (view.players[b]!.card ?? 9) || a - b);

/** The seats that belong to a node: the one whose station stands there. */
export function stationsOf(view: CavumView): { id: string; seat: number; city: boolean }[] {
  const found = view.hexes.filter((hex) => hex.station !== undefined).map(({ id, station }) => ({ id, seat: station!, city: false }));
  const spaces = view.cities.flatMap((city) => city.spaces).filter((space) => space.station !== undefined);
  return [...found, ...spaces.map(({ id, station }) => ({ id, seat: station!, city: true }))];
}

export const score = (view: AnyView, seat: number) => cavum(view).players[seat]?.score ?? null;
