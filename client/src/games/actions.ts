/** Finding actions of a game's list, and the legal ones among them. */
import type { Facts } from "../lib/fluent";
import type { Choice, GameData } from "../protocol.gen";

/** The id of an action by its kind and what it is about; -1 if there is none. */
export function actionId(data: GameData, kind: string, about: Facts = {}): number {
  return data.actions.findIndex(
    (action) => action.kind === kind && Object.entries(about).every(([key, value]) => action.facts[key] === value),
  );
}

/** The legal choices of a kind. */
export function choicesOf({ data, legal }: { data: GameData; legal: Choice[] }, kind: string): Choice[] {
  return legal.filter(({ id }) => data.actions[id]?.kind === kind);
}
