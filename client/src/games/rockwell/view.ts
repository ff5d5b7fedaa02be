/** The view of Rockwell; `screen` and `offer` are there for the viewer only. */
import type { Facts } from "../../lib/fluent";
import type { SeatFace } from "../board";
import type { Marked } from "../kit/seat-shapes";
import { viewOf } from "../narrow";
import type { AnyView } from "../views.gen";
import type { Crew, Cubes, RockwellView } from "./types.gen";

export const KINDS = ["zinc", "copper", "silver", "gold"] as const satisfies (keyof Cubes)[];
export type Kind = keyof Cubes;
/** A seat, or the automatic player of the game for two. */
export type Owner = RockwellView["active"];

export const rockwell = (view: AnyView) => viewOf("rockwell", view);

/** A crew as a piece: whose it is, and its number in the action list. */
export interface Piece extends Crew {
  owner: Owner;
  number: number;
}

/** All crews, seat by seat, the AI's last. */
export function pieces(view: RockwellView): Piece[] {
  const owners: [Owner, Crew[]][] = view.seats.map((company, seat) => [seat, company.crews]);
  if (view.ai) owners.push(["ai", view.ai]);
  return owners.flatMap(([owner, crews]) => crews.map((crew, i) => ({ ...crew, owner, number: i + 1 })));
}

const AI: Marked = { colour: "var(--ai)", letter: "AI", shape: "hexagon" };

/** How an owner is drawn. */
export const markOf = (seats: SeatFace[], owner: Owner): Marked => (owner === "ai" ? AI : seats[owner]!);

export type Stage = "auction" | "placing" | "board_1" | "board_2" | "board_3" | "over";

const STAGES: Record<string, Stage> = {
  laying: "auction",
  directing: "auction",
  controlling: "auction",
  auction: "auction",
  placing: "placing",
  trading: "board_2",
  counting: "board_2",
  working: "board_3",
  shaft_level: "board_3",
  shaft_moving: "board_3",
  ai_raising: "board_3",
  over: "over",
};
const EXTRACTING = ["choosing_tile", "flipping", "drawing", "endangered"];

/** The part of the round; an extraction belongs to the part it interrupts. */
export function stageOf(view: RockwellView): Stage {
  if (EXTRACTING.includes(view.phase)) return view.drilling_round ? "board_1" : "board_3";
  return STAGES[view.phase] ?? "board_1";
}

export const cubesIn = (facts: Facts): Cubes => ({
  zinc: Number(facts.zinc ?? 0),
  copper: Number(facts.copper ?? 0),
  silver: Number(facts.silver ?? 0),
  gold: Number(facts.gold ?? 0),
});

export const hasAny = (cubes: Cubes) => KINDS.some((kind) => cubes[kind]);

/** The points of a company; null until they are counted. */
export function totalOf(view: RockwellView, seat: number): number | null {
  const points = view.seats[seat]!.points;
  return points ? Object.values(points).reduce((sum, each) => sum + each, 0) : null;
}

/** A place in as few signs as possible. */
export const shortPlace = (place: string) => (place === "core" ? "●" : place.toUpperCase().replace("_", "|"));
