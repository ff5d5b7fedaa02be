/** How the panel of actions is laid out for Cavum; the board asks every question itself. */
import type { PromptFace } from "../board";
import { ACTION_ICONS } from "./icons";

export const prompts: PromptFace = {
  kinds: [
    "piece", "end_turn", "lay", "turn", "build_here", "build_city", "lay_vein", "colour", "points", "from_pool", "give_up",
    "start", "go", "stop", "no_route", "bid", "bid_pass", "card", "take_order", "order_pass", "sale_bid", "sale_pass", "sell",
    "fulfil", "done", "sell_stone",
  ],
  icon: (kind) => ACTION_ICONS[kind] ?? null,
  begins: ["bid", "card", "order", "piece", "sale", "sell", "fulfil", "final_sale"],
  ownPrompts: [
    "bid", "card", "order", "piece", "lay", "turn", "build", "lay_vein", "colour", "take", "start", "route", "sale", "sell",
    "fulfil", "final_sale",
  ],
};
