/** The view of Thebes, the same for every viewer. */
import type { BoardProps } from "../board";
import { viewOf } from "../narrow";
import type { AnyView } from "../views.gen";
import type { Player, Turn } from "./types.gen";

export const thebes = (view: AnyView) => viewOf("thebes", view);

export const pointsOf = (player: Player) => Object.values(player.points).reduce((sum, points) => sum + points, 0);

/** The act whose details the viewer is being asked about; null if none. */
export function asksAbout({ prompt, view }: BoardProps): Turn["act"] | null {
  const { act } = thebes(view).turn;
  return prompt && act !== "nothing" ? act : null;
}
