/** The view of Rockwell as `games/rockwell/view.py` builds it; `screen` and `offer` are there for the viewer only. */
import type { Facts } from "../../lib/fluent";
import type { SeatFace, View } from "../board";

export const KINDS = ["zinc", "copper", "silver", "gold"] as const;
export type Kind = (typeof KINDS)[number];
export type Cubes = Record<Kind, number>;
/** A seat, or the automatic player of the game for two. */
export type Owner = number | "ai";

export interface Tile {
  tile: string;
  level: string;
  power: number | null;
  total: number;
  flipped: boolean;
  back: string | null;
  yield: Cubes | null;
  shaft: number | null;
}

export interface Crew {
  place: string;
  strength: number;
  die: number;
}

export interface Chair {
  chair: number;
  /** What a chair of board I gives, or how often one acts from the others. */
  gives: number | "bribe" | "subcontractor";
  seat: number | null;
}

export interface Screen extends Cubes {
  money: number;
  tokens: number;
  deliveries: string[];
  stars: Record<string, number>;
}

export interface Company {
  crews: Crew[];
  safety: number;
  mobility: number;
  shaft: number;
  shafts: string[];
  cards: number;
  achievements: string[];
  left: number;
  traded: Kind[];
  ready: boolean;
  screen?: Screen;
  points?: Record<string, number>;
}

export interface Delivery {
  left: number;
  delivery: string | null;
  cubes: Cubes | null;
  stars: number | null;
}

export interface RockwellView {
  phase: string;
  round: number;
  max_rounds: number;
  drilling_round: number;
  active: Owner;
  ending: boolean;
  direction: number[];
  control: number[];
  dice: number;
  bribes: number;
  tiles: Tile[];
  boards: Record<string, Chair[]>;
  piles: { power: number; size: number; cards: string[]; backs: string[] }[];
  achievements: Record<string, { left: number; stars: number | null }>;
  deliveries: Record<Kind, Delivery>;
  ai: Crew[] | null;
  prices: { crew: number[]; safety: number[]; mobility: number[]; shaft: number[]; die: number[]; market: Cubes };
  choice: Facts;
  extraction: { tile: string; card: string | null; cubes: Cubes | null; loot: Cubes[] } | null;
  seats: Company[];
}

export const rockwell = (view: View) => view as unknown as RockwellView;

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

export type Mark = Pick<SeatFace, "colour" | "letter" | "shape">;

const AI: Mark = { colour: "var(--ai)", letter: "AI", shape: "hexagon" };

/** How an owner is drawn. */
export const markOf = (seats: SeatFace[], owner: Owner): Mark => (owner === "ai" ? AI : seats[owner]!);

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
