/** The view of RAWsiko: the goals of others are null until the end. */
import { viewOf } from "../narrow";
import type { AnyView } from "../views.gen";
import type { Land, Player, RawsikoView } from "./types.gen";

export const rawsiko = (view: AnyView) => viewOf("rawsiko", view);

const ACTION_PHASES = ["action", "target", "number", "attack", "defence"];
const DRAFT_PHASES = ["seat", "deal", "draw", "continent", "territory"];

export const isAction = (view: RawsikoView) => ACTION_PHASES.includes(view.phase);
export const isDraft = (view: RawsikoView) => DRAFT_PHASES.includes(view.phase);

/** W18.9: two numbers on the territories of the active player in an action phase, else the total. */
export function countText(view: RawsikoView, { owner, total, unmoved }: Land): string {
  return isAction(view) && owner === view.active ? `${unmoved}/${total}` : String(total);
}

/** Everything a player has for goals. */
export const holdings = (player: Player) => [...player.materials, ...player.taken.filter((each) => !player.materials.includes(each))];

export type Mark = "held" | "needed" | "other";

/** W18.7 and W18.8: what a material is to the viewer. */
export function markOf(view: RawsikoView, viewer: number, material: string): Mark {
  const me = view.players[viewer];
  if (me && holdings(me).includes(material)) return "held";
  return view.needed.includes(material) ? "needed" : "other";
}
