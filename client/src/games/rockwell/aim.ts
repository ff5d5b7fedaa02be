/** Which action a place or a crew stands for now, and what the pointer, the focus or a log line is about. */
import type { Facts } from "../../lib/fluent";
import { actionId } from "../actions";
import type { BoardProps } from "../board";
import { rockwell, type Owner, type Piece } from "./view";

/** What the workshop is about to do to a tile: without it tiles are not pressed there. */
export type Tool = "build_shaft" | "move_shaft" | null;

/** What a press on a tile means, by the question that is asked. */
const TILE_KINDS: Record<string, string> = {
  bribe_target: "bribe_to",
  first_tile: "first_tile",
  ai_move: "ai_move",
  shaft_to: "shaft_to",
};

/** The action a place stands for; -1 if none. */
export function placeAction(board: BoardProps, place: string, tool: Tool): number {
  const kind = board.prompt?.kind ?? "";
  if (kind === "move") return place === activePlace(board) ? actionId(board.data, "stay") : actionId(board.data, "move", { place });
  if (kind === "works") return tool ? actionId(board.data, tool, { tile: place }) : -1;
  return TILE_KINDS[kind] ? actionId(board.data, TILE_KINDS[kind], { tile: place }) : -1;
}

/** Where the crew stands that was chosen to move. */
export function activePlace(board: BoardProps): string | null {
  return board.prompt?.kind === "move" ? String(board.prompt.facts.place) : null;
}

export const isActive = (board: BoardProps, { owner, number }: Pick<Piece, "owner" | "number">) => {
  const { active, choice } = rockwell(board.view);
  return owner === active && choice.crew === number;
};

const AI_KINDS: Record<string, string> = { ai_crew: "ai_crew", ai_upgrade: "ai_upgrade", advantage_bribe: "bribe_ai" };
const OWN_KINDS: Record<string, string> = { crew: "crew", works: "upgrade_crew" };

/** The action a crew stands for; -1 if none. */
export function crewAction(board: BoardProps, { owner, number }: Pick<Piece, "owner" | "number">, tool: Tool = null): number {
  const kind = board.prompt?.kind ?? "";
  const { data } = board;
  if (kind === "works" && tool) return -1;
  if (owner === "ai") return AI_KINDS[kind] ? actionId(data, AI_KINDS[kind], { crew: number }) : -1;
  if (owner !== board.viewer) return kind === "advantage_bribe" ? actionId(data, "bribe", { victim_seat: owner, crew: number }) : -1;
  if (kind === "move" && isActive(board, { owner, number })) return actionId(data, "stay");
  return OWN_KINDS[kind] ? actionId(data, OWN_KINDS[kind], { crew: number }) : -1;
}

const PLACES = ["place", "tile", "from", "to"];

/** The places that facts are about. */
export function placesAbout(facts: Facts | null): string[] {
  if (!facts) return [];
  return PLACES.flatMap((key) => (typeof facts[key] === "string" ? [facts[key]] : []));
}

/** Whether facts are about an owner, when they name no place. */
export function isAboutOwner(facts: Facts | null, owner: Owner): boolean {
  if (!facts || owner === "ai") return false;
  return facts.seat === owner || facts.victim_seat === owner || (Array.isArray(facts.seats) && facts.seats.includes(owner));
}

/** Whose crew facts tell of: that of a bribed company before that of the one that bribes. */
export function moverIn(facts: Facts | null): Owner {
  const seat = facts?.victim_seat ?? facts?.seat;
  return seat === undefined ? "ai" : Number(seat);
}

/** Where somebody or something went, if facts tell it. */
export function tripIn(facts: Facts | null): { from: string; to: string } | null {
  const { from, to } = facts ?? {};
  if (typeof from !== "string") return null;
  if (typeof to === "string") return { from, to };
  return facts?.strength !== undefined && to === undefined && facts?.place === undefined ? { from, to: "core" } : null;
}

/** Whether facts are about the deliveries of a kind, and not about cubes of that kind in a bid or a deal. */
export const isAboutDelivery = (facts: Facts | null, kind: string) =>
  facts?.kind === kind && (facts.delivery !== undefined || Object.keys(facts).length === 1);

/** Whether facts are about an action of this kind, and nothing they tell of it is otherwise. */
export const mayBeAbout = (facts: Facts | null, action: string, own: Facts = {}) =>
  facts?.action_kind === action && Object.entries(own).every(([key, value]) => !(key in facts) || facts[key] === value);

/** Whether facts are about an action of this kind with these facts. */
export const isAboutAction = (facts: Facts | null, action: string, own: Facts = {}) =>
  facts?.action_kind === action && Object.entries(own).every(([key, value]) => facts[key] === value);
