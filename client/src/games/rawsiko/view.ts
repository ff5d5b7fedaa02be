/** The view of RAWsiko as `games/rawsiko/view.py` builds it: the goals of others are null until the end. */
import type { View } from "../board";

export interface Land {
  /** -1 if the territory is empty. */
  owner: number;
  total: number;
  unmoved: number;
}

export interface Player {
  to_place: number;
  /** What the next investment phase would bring. */
  credit: number;
  materials: string[];
  taken: string[];
  territories: number;
  /** Materials that may still be taken from China. */
  picks: number;
  goals: string[] | null;
  complete: string[] | null;
  vp: number | null;
  rank: number | null;
}

export interface RawsikoView {
  phase: string;
  active: number;
  order: number[];
  turn: number;
  turns: number;
  played: number;
  territories: Record<string, Land>;
  /** By continent: the seats that picked it. */
  continents: Record<string, number[]>;
  pick: { number: number; due: number; chosen: string[] };
  move: { source: string | null; target: string | null; number: number };
  battle: { attackers: number; defenders: number; dice: number[] } | null;
  players: Player[];
  eliminated: number[];
  /** What the viewer lacks for goals of its own. */
  needed: string[];
}

export const rawsiko = (view: View) => view as unknown as RawsikoView;

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
