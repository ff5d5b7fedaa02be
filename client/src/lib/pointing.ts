/** What a choice is about, as a board lights it. */
import type { Choice, GameData } from "../protocol.gen";
import type { Facts } from "./fluent";

export const pointTo = ({ actions }: Pick<GameData, "actions">, choice: Choice): Facts => ({
  ...choice.facts,
  action_kind: actions[choice.id]!.kind,
});
