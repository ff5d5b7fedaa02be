/** What the log of RAWsiko shows beside the sentences. */
import type { LogFace } from "../board";
import { EVENT_ICONS } from "./icons";

const LOUD = ["turn_began", "conquered", "eliminated", "stranglehold", "china_taken", "sole_survivor", "last_turn_over", "scored"];
const QUIET = ["seat_drawn", "placed", "phase_began", "phase_ended", "moved", "emptied", "attack_rolled", "defence_rolled", "losses"];

export const log: LogFace = {
  icon: (entry) => EVENT_ICONS[entry.kind] ?? null,
  chapters: ["turn_began"],
  weight: (entry) => (LOUD.includes(entry.kind) ? "loud" : QUIET.includes(entry.kind) ? "quiet" : "plain"),
  // A battle is told by its end.
  follows: (entry) => entry.kind === "attacked",
};
