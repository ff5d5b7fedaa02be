/** Where each crew is drawn: the crews of one place share it. */
import type { Spot } from "../zoom.svelte";
import type { Mine } from "./mine";
import type { Piece } from "./view";

export interface Placed {
  piece: Piece;
  spot: Spot;
  /** Numbers change when one crew of an owner moves: by place and strength those that stand still stay the same. */
  key: string;
}

const said = ({ owner, place, strength }: Piece) => `${owner} ${place} ${strength}`;

export function placed(mine: Mine, crews: Piece[], size = 1): Placed[] {
  const by = new Map<string, Piece[]>();
  for (const crew of crews) by.set(crew.place, [...(by.get(crew.place) ?? []), crew]);
  return [...by].flatMap(([place, here]) => {
    const spots = mine.crewSpots(place, here.length, size);
    return here.map((piece, i) => ({
      piece,
      spot: spots[i]!,
      key: `${said(piece)} ${here.slice(0, i).filter((other) => said(other) === said(piece)).length}`,
    }));
  });
}
