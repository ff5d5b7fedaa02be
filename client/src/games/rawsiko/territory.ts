/** A territory as a control: what it is called, what a press on it does, what it lights up. */
import type { BoardProps, Words } from "../board";
import { actionId, choicesOf } from "../actions";
import { territoryAction, territoryChoice } from "./aim";
import { boxOf } from "./box";
import { pointing, pressedBy } from "../kit/control";
import { isAction, markOf, rawsiko } from "./view";

/** Its name as far as it fits on the map: long ones have a short form. */
export const shortName = (words: Words, territory: string) =>
  words.has(`short-${territory}`) ? words.text(`short-${territory}`) : words.name(territory);

/** Name, continent, who stands there, and what is found there: all that the map shows, in words. */
export function territoryName(board: BoardProps, territory: string): string {
  const { words } = board;
  const { continent } = boxOf(board.data).territory(territory);
  const parts = [words.name(territory), words.name(continent), garrison(board, territory), ...materials(board, territory)];
  const choice = territoryChoice(board, territory);
  return [...parts, ...(choice ? [words.action(choice)] : [])].join(". ");
}

function garrison(board: BoardProps, territory: string): string {
  const view = rawsiko(board.view);
  const { owner, total, unmoved } = view.territories[territory]!;
  if (owner < 0) return board.words.text("land-empty");
  const key = isAction(view) && owner === view.active ? "land-unmoved" : "land-owned";
  return board.words.text(key, { seat: owner, total, unmoved });
}

function materials(board: BoardProps, territory: string): string[] {
  const view = rawsiko(board.view);
  return boxOf(board.data)
    .materialsOf(territory)
    .map((material) => board.words.text(`material-${markOf(view, board.viewer, material)}`, { material }));
}

/** What the pointer does on a territory; `sources` are those that could be left when the gesture began. */
export function territoryEvents(board: BoardProps, territory: string, sources: string[], inspect: (id: string) => void) {
  const choice = territoryChoice(board, territory);
  const forbidden = choice || board.viewer < 0 ? -1 : territoryAction(board, territory);
  const press = () => pressTerritory(board, territory, sources, inspect);
  return {
    ...pointing(board, choice?.facts ?? { territory }, forbidden),
    onclick: press,
    onkeydown: (event: KeyboardEvent) => pressedBy(event, press),
  };
}

/** Reads it out and chooses it; or, while a target is asked for, takes the source back or takes another one. */
export function pressTerritory(board: BoardProps, territory: string, sources: string[], inspect: (id: string) => void): void {
  inspect(territory);
  const choice = territoryChoice(board, territory);
  if (choice) return void board.choose(choice.id);
  if (board.prompt?.kind === "target" && board.prompt.facts.source === territory) return board.back();
  if (board.prompt?.kind === "target" && sources.includes(territory)) {
    board.cancel();
    return void board.choose(actionId(board.data, "source", { territory }));
  }
  const forbidden = territoryAction(board, territory);
  if (forbidden >= 0 && board.viewer >= 0) board.whyNot(forbidden);
}

/** The territories that matter to the question that is asked. */
export function matters(board: BoardProps): string[] {
  const { source, target } = rawsiko(board.view).move;
  const asked = ["choose_territory", "place", "source", "target"].flatMap((kind) => choicesOf(board, kind));
  const named = asked.map(({ facts }) => String(facts.territory));
  return [...new Set([...named, ...(source ? [source] : []), ...(target ? [target] : [])])];
}
