/** The things of the mine as controls: what a press on a place or a crew does, and what they are called. */
import type { GameData, ThingInfo } from "../../protocol.gen";
import { actionId } from "../actions";
import type { BoardProps } from "../board";
import { control, pointing, pressing, type Control } from "../kit/control";
import { crewAction, placeAction, type Tool } from "./aim";
import { isEdge, tilesOf } from "./mine";
import type { Tile } from "./types.gen";
import { KINDS, rockwell, type Piece } from "./view";

export function placeName(board: BoardProps, place: string): string {
  const { words } = board;
  const tile = rockwell(board.view).tiles.find((each) => each.tile === place);
  if (!tile) return isEdge(place) ? words.text("edge", { tiles: tilesOf(place) }) : words.name(place);
  const { power, total, yield: yields } = tile;
  const front =
    tile.flipped && yields
      ? words.text("tile-back", { tile: place, ...yields })
      : words.text("tile-front", { tile: place, power: power ?? 0, total });
  return tile.shaft === null ? front : `${front}; ${words.text("tile-shaft", { seat: tile.shaft })}`;
}

/** The back that lies open: by what it yields. */
export function backOf({ things }: GameData, { yield: yields }: Tile): string | undefined {
  const isThis = ({ about, facts }: ThingInfo) =>
    about === "back" && KINDS.every((kind) => Number(facts[kind] ?? 0) === (yields?.[kind] ?? 0));
  return Object.keys(things).find((id) => isThis(things[id]!));
}

export function crewName(board: BoardProps, { owner, place, strength, die }: Piece): string {
  return board.words.text("crew", { seat: owner, place, strength, die });
}

/** Only what can be chosen is stopped at by Tab; the rest still says why not to the pointer. */
function quiet({ choice, attributes }: Control): Control {
  return attributes.role === "button" && !choice ? { choice, attributes: { ...attributes, tabindex: -1 } } : { choice, attributes };
}

export function placeControl(board: BoardProps, place: string, tool: Tool): Control {
  const action = placeAction(board, place, tool);
  const made = quiet(control(board, action, placeName(board, place), { place }));
  const early = action < 0 ? earlyAction(board, place) : -1;
  return early < 0 ? made : { choice: null, attributes: { ...made.attributes, onclick: () => board.whyNot(early) } };
}

/** What a press on a place would mean one step later: before a crew is chosen it is only told why it comes too early. */
function earlyAction(board: BoardProps, place: string): number {
  if (board.viewer < 0) return -1;
  if (board.prompt?.kind === "crew") return actionId(board.data, "move", { place });
  return board.prompt?.kind === "works" ? actionId(board.data, "build_shaft", { tile: place }) : -1;
}

/** While one crew is being moved, a press on another takes that one up instead. */
function changes(board: BoardProps, piece: Piece, attributes: Record<string, unknown>): Record<string, unknown> {
  const take = () => {
    board.cancel();
    void board.choose(actionId(board.data, "crew", { crew: piece.number }));
  };
  return { ...attributes, role: "button", tabindex: 0, ...pressing(take) };
}

export function crewControl(board: BoardProps, piece: Piece, tool: Tool): Control {
  const action = crewAction(board, piece, tool);
  const about = { place: piece.place };
  const made = quiet(control(board, action, crewName(board, piece), about));
  const canChange = board.prompt?.kind === "move" && board.gesture.length === 1 && piece.owner === board.viewer && piece.place !== "core";
  if (action >= 0 || !canChange) return action >= 0 ? made : { ...made, attributes: { ...made.attributes, ...pointing(board, about) } };
  return { choice: null, attributes: changes(board, piece, made.attributes) };
}
