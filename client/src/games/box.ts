/** What the boxes of all games share: each is made once a match, and says so if it lacks something. */
import type { GameData } from "../protocol.gen";
import { componentsOf } from "./narrow";
import type { GameComponents, GameId } from "./views.gen";

/** The box of a match by its data; made once. */
export function madeOnce<Id extends GameId, Box extends object>(
  game: Id,
  make: (printed: GameComponents[Id]) => Box,
): (data: GameData) => Box {
  const boxes = new WeakMap<GameData, Box>();
  return (data) => {
    const box = boxes.get(data) ?? make(componentsOf(game, data));
    boxes.set(data, box);
    return box;
  };
}

export function known<Thing>(things: Map<string, Thing>, id: string): Thing {
  const thing = things.get(id);
  if (!thing) throw new Error(`${id} is not in the box`);
  return thing;
}
