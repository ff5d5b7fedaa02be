/** Where each crew is drawn: the crews of one place share it. */
import type { Spot } from "../kit/zoom.svelte";
import type { Mine } from "./mine";
import type { Owner, Piece } from "./view";

export interface Placed {
  piece: Piece;
  spot: Spot;
  /** Where its owner's letter stands, seen from there. */
  letter: Spot;
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
      letter: mine.letter(place, spots[i]!),
      key: `${said(piece)} ${here.slice(0, i).filter((other) => said(other) === said(piece)).length}`,
    }));
  });
}

export interface Trip {
  owner: Owner;
  strength: number;
  from: string;
  to: string;
}

/** From where a crew stood among the others to where it stands; between the middles of the places if it is at neither. */
export function tripSpots(mine: Mine, crews: Piece[], { owner, strength, from, to }: Trip, size = 1): { from: Spot; to: Spot } {
  const at = (place: string) => crews.find((each) => each.owner === owner && each.place === place && each.strength === strength);
  const goer = at(to) ?? at(from);
  const spot = (place: string) => (goer ? spotOf(mine, crews, goer, place, size) : mine.spot(place));
  return { from: spot(from), to: spot(to) };
}

/** Where a crew is drawn if it stands at a place. */
function spotOf(mine: Mine, crews: Piece[], goer: Piece, place: string, size: number): Spot {
  const there = { ...goer, place };
  const all = crews.map((each) => (each === goer ? there : each));
  return placed(mine, all, size).find(({ piece }) => piece === there)!.spot;
}
