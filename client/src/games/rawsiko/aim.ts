/** Which action a thing of the board stands for now, and what the pointer, the focus or a log line is about. */
import type { Facts } from "../../lib/fluent";
import type { Choice } from "../../protocol.gen";
import { actionId, choicesOf } from "../actions";
import type { BoardProps } from "../board";
import type { Box } from "./box";

/** What a click on a territory means, by the question that is asked. */
const KINDS: Record<string, string> = {
  choose_territory: "choose_territory",
  distribute: "place",
  invest: "place",
  action: "source",
  target: "target",
};

/** The kind of action that a territory stands for now. */
export const landKind = ({ prompt }: Pick<BoardProps, "prompt">): string => KINDS[prompt?.kind ?? ""] ?? "";

/** The legal choice that a territory stands for now. */
export function territoryChoice(board: BoardProps, territory: string): Choice | null {
  return choicesOf(board, landKind(board)).find((choice) => choice.facts.territory === territory) ?? null;
}

/** The action a territory would stand for, to ask why it is not possible; -1 if none. */
export function territoryAction(board: BoardProps, territory: string): number {
  const kind = landKind(board);
  return kind ? actionId(board.data, kind, { territory }) : -1;
}

/** One place, or those of several events told as one (`scenes.ts`). */
const PLACES = ["territory", "source", "target", "to"];

/** The territories that facts are about: those they name, else those with the material, else those of the continent. */
export function territoriesAbout(box: Box, facts: Facts | null): string[] {
  if (!facts) return [];
  const named = PLACES.flatMap((key) => facts[key] ?? []).filter((place) => typeof place === "string");
  if (named.length) return [...new Set(named)];
  if (typeof facts.material === "string") return box.finds(facts.material).map(({ territory }) => territory);
  if (typeof facts.continent !== "string") return [];
  return box.territories.filter(({ continent }) => continent === facts.continent).map(({ id }) => id);
}
