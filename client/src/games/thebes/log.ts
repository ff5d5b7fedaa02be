/** What the log of Thebes shows beside the sentences. */
import type { LogFace } from "../board";
import { EVENT_ICONS } from "./icons";

const LOUD = ["dig_begun", "bonus_taken", "exhibition_shown", "year_crossed", "match_over"];
const QUIET = ["bonus_laid", "travelled", "card_opened", "exhibition_dropped", "pile_renewed", "time_spent", "card_spent", "card_removed"];

export const log: LogFace = {
  icon: (entry) => EVENT_ICONS[entry.kind] ?? null,
  weight: (entry) => (LOUD.includes(entry.kind) ? "loud" : QUIET.includes(entry.kind) ? "quiet" : "plain"),
};
