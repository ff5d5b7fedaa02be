/** What the log of Rockwell shows beside the sentences. */
import type { LogFace } from "../board";
import { EVENT_ICONS } from "./icons";

const LOUD = ["round_started", "tile_extracted", "ai_extracted", "core_entered", "achievement", "last_round", "match_ended"];
const FOLLOWS = ["round_started", "achievement", "last_round"];
const QUIET = [
  "ring_laid",
  "crew_stayed",
  "die_returned",
  "tile_flipped",
  "card_set_aside",
  "card_kept",
  "cubes_received",
  "turn_skipped",
  "vp_stayed_home",
];

export const log: LogFace = {
  icon: (entry) => EVENT_ICONS[entry.kind] ?? null,
  follows: ({ kind }) => FOLLOWS.includes(kind),
  weight: (entry) => (LOUD.includes(entry.kind) ? "loud" : QUIET.includes(entry.kind) ? "quiet" : "plain"),
};
