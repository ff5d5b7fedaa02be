/** How match and replay feed a board: the same props, with or without something to choose. */
import type { BoardProps, SeatFace, Words } from "../games/board";
import type { Facts } from "../lib/fluent";
import { SPECTATOR } from "../lib/fluent";
import type { GameData, TableInfo } from "../protocol.gen";
import type { Director } from "./director.svelte";

/** What is the same for someone who plays and someone who watches. */
export interface Showing {
  director: Director;
  data: GameData;
  table: TableInfo;
  seats: SeatFace[];
  words: Words;
  highlight: Facts | null;
  still: boolean;
  point(facts: Facts | null): void;
}

/** What a seat can do now. */
export type Acting = Pick<
  BoardProps,
  "view" | "viewer" | "prompt" | "legal" | "gesture" | "choose" | "back" | "cancel" | "preview" | "whyNot" | "reason"
>;

const nothing = () => undefined;
const refuse = () => Promise.reject(new Error("only a player can do that"));

/** For spectators and replays: everything is shown, nothing can be chosen. */
const watching = (view: BoardProps["view"]): Acting => ({
  view,
  viewer: SPECTATOR,
  prompt: null,
  legal: [],
  gesture: [],
  choose: () => Promise.resolve(),
  back: nothing,
  cancel: nothing,
  preview: refuse,
  whyNot: nothing,
  reason: refuse,
});

export function boardProps(showing: Showing, acting?: Acting): BoardProps | null {
  const { director, data, table, seats, words, highlight, still, point } = showing;
  const position = director.position;
  if (!position) return null;
  return {
    present: position.view,
    data,
    options: table.options,
    log: director.log.filter(({ number }) => !director.undone.has(number)),
    seats,
    toAct: position.to_act,
    highlight: director.highlight ?? highlight,
    words,
    still,
    point,
    ...(acting ?? watching(position.view)),
  };
}
