/** Views and components by game: the one place where a payload of any game becomes that of a known one. */
import type { GameData } from "../protocol.gen";
import type { AnyView, GameComponents, GameId, GameViews } from "./views.gen";

/** The view of a match of this game. A view does not name its game: its board is only shown for its own matches. */
export function viewOf<Id extends GameId>(_game: Id, view: AnyView): GameViews[Id] {
  return view as GameViews[Id];
}

export function componentsOf<Id extends GameId>(game: Id, data: GameData): GameComponents[Id] {
  if (data.id !== game) throw new Error(`these are the components of ${data.id}, not of ${game}`);
  return data.components as GameComponents[Id];
}
