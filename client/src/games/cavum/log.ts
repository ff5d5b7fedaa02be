/** What the log of Cavum shows beside the sentences. */
import type { LogFace } from "../board";
import { EVENT_ICONS } from "./icons";

const LOUD = ["phase_started", "auction_won", "prospected", "city_scored", "blast", "stones_sold", "order_fulfilled", "match_ended"];
const QUIET = [
  "order_turned_up",
  "bid_passed",
  "bid_out",
  "pieces_taken",
  "order_passed",
  "chip_laid",
  "turn_ended",
  "sale_passed",
  "sale_out",
  "nothing_sold",
  "orders_done",
];

export const log: LogFace = {
  icon: ({ kind }) => EVENT_ICONS[kind] ?? null,
  chapters: ["phase_started", "sale_opened", "closing_started"],
  weight: ({ kind }) => (LOUD.includes(kind) ? "loud" : QUIET.includes(kind) ? "quiet" : "plain"),
};
