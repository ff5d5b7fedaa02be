/** How the panel of actions is laid out for Cavum; the board asks every question itself. */
import { choicesOf } from "../actions";
import type { BoardProps, PromptFace } from "../board";
import { isStuck } from "./aim";
import { boxOf } from "./box";
import { ACTION_ICONS } from "./icons";
import { cavum } from "./view";

/** What the board asks in its own words: there is no place, nothing to turn, a last action; the desk counts the stones of the route. */
function question(board: BoardProps): string | null {
  if (isStuck(board)) return board.words.text("stuck-question");
  const isLast = board.prompt?.kind === "piece" && cavum(board.view).turn.acts === boxOf(board.data).turnActions - 1;
  if (isLast) return board.words.text("build-last");
  const at = board.prompt?.kind === "route" ? board.prompt.facts.place : undefined;
  if (at !== undefined) return board.words.text("route-question", { place: at });
  const isOnlyTurn = board.prompt?.kind === "turn" && choicesOf(board, "turn").length === 1;
  return isOnlyTurn ? board.words.text("place-only", { hex: cavum(board.view).turn.hex! }) : null;
}

export const prompts: PromptFace = {
  kinds: [
    "piece",
    "end_turn",
    "lay",
    "turn",
    "build_here",
    "build_city",
    "lay_vein",
    "colour",
    "points",
    "from_pool",
    "give_up",
    "start",
    "go",
    "stop",
    "no_route",
    "bid",
    "bid_pass",
    "card",
    "take_order",
    "order_pass",
    "sale_bid",
    "sale_pass",
    "sell",
    "fulfil",
    "done",
    "sell_stone",
  ],
  icon: (kind) => ACTION_ICONS[kind] ?? null,
  question,
  givesUp: ["give_up", "no_route"],
  ownPrompts: [
    "bid",
    "card",
    "order",
    "piece",
    "lay",
    "turn",
    "build",
    "lay_vein",
    "colour",
    "take",
    "start",
    "route",
    "sale",
    "sell",
    "fulfil",
    "final_sale",
  ],
  opens: ["bid", "card", "order", "colour", "take", "start", "route", "sale", "sell", "fulfil", "final_sale"],
};
