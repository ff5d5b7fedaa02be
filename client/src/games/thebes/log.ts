/** What the log of Thebes shows beside the sentences. */
import type { SeenEvent } from "../../protocol.gen";
import type { LogFace } from "../board";
import { EVENT_ICONS, Stones } from "./icons";

const LOUD = ["dig_begun", "bonus_taken", "exhibition_shown", "year_crossed", "match_over"];
const QUIET = ["bonus_laid", "travelled", "card_opened", "exhibition_dropped", "pile_renewed", "time_spent", "card_spent", "card_removed"];

const isDebris = ({ kind, facts }: SeenEvent) => kind === "token_drawn" && String(facts.token).endsWith("_debris");

export const log: LogFace = {
  icon: (entry) => (isDebris(entry) ? Stones : (EVENT_ICONS[entry.kind] ?? null)),
  follows: ({ kind }) => kind === "year_crossed",
  weight: (entry) => (LOUD.includes(entry.kind) ? "loud" : QUIET.includes(entry.kind) || isDebris(entry) ? "quiet" : "plain"),
};
