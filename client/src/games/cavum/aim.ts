/** Which cell of the mountain or its cities a choice is about, and whether facts are about a thing. */
import type { Facts } from "../../lib/fluent";
import type { Choice, GameData } from "../../protocol.gen";
import { actionId } from "../actions";
import type { BoardProps } from "../board";

/** The actions that choose a cell, and the fact that names it. */
const CELL_FACT: Record<string, string> = {
  lay: "hex",
  lay_vein: "hex",
  build_here: "hex",
  build_city: "space",
  start: "place",
  go: "place",
};

type Offer = Pick<BoardProps, "data" | "legal">;

const ASKS_CELL = ["lay", "build", "lay_vein", "start"];

/** Whether a place is asked for and there is none. */
export const isStuck = (board: BoardProps) => ASKS_CELL.includes(board.prompt?.kind ?? "") && !cellChoices(board).size;

/** The cell a choice is about, or an empty text. */
export function cellOf(data: GameData, choice: Choice): string {
  const fact = CELL_FACT[data.actions[choice.id]?.kind ?? ""];
  return fact ? String(choice.facts[fact] ?? "") : "";
}

/** What may be chosen now, by cell. */
export function cellChoices({ data, legal }: Offer): Map<string, Choice> {
  const found = new Map<string, Choice>();
  for (const choice of legal) {
    const cell = cellOf(data, choice);
    if (cell) found.set(cell, choice);
  }
  return found;
}

/** The action that a press on a cell would mean under this question; -1 if none. */
export function cellAction(data: GameData, prompt: string, cell: string): number {
  switch (prompt) {
    case "lay":
    case "lay_vein":
      return actionId(data, prompt, { hex: cell });
    case "build":
      return isSpace(cell) ? actionId(data, "build_city", { space: cell }) : actionId(data, "build_here");
    case "start":
      return actionId(data, "start", { place: cell });
    case "route":
      return actionId(data, "go", { place: cell });
    default:
      return -1;
  }
}

/** City spaces are called after their city, hexes by a row and a number. */
export const isSpace = (cell: string) => cell.includes("_");

/** The first choice of a kind, with facts like these. */
export function firstChoice({ data, legal }: Offer, kind: string, about: Facts = {}): Choice | null {
  const wanted = Object.entries(about);
  return legal.find(({ id, facts }) => data.actions[id]?.kind === kind && wanted.every(([key, value]) => facts[key] === value)) ?? null;
}

/** The cells that facts tell of. */
export function cellsAbout(facts: Facts | null): string[] {
  if (!facts) return [];
  const told = ["hex", "space", "place", "route", "torn"].flatMap((key) => facts[key] ?? []);
  return told.map(String);
}

/** Whether facts are about a thing: all that both tell is the same, and they share something. */
export function agreesWith(facts: Facts | null, thing: Facts): boolean {
  if (!facts) return false;
  const shared = Object.keys(thing).filter((key) => key in facts);
  return shared.length > 0 && shared.every((key) => facts[key] === thing[key]);
}
