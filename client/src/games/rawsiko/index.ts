/** The face of RAWsiko. */
import "./style.css";
import type { GameFace } from "../board";
import Board from "./Board.svelte";
import { boxOf } from "./box";
import Desk from "./Desk.svelte";
import Final from "./FinalTable.svelte";
import { log } from "./log";
import Player from "./Player.svelte";
import { prompts } from "./prompts";
import { scenes } from "./scenes";
import de from "./text/de.ftl?raw";
import en from "./text/en.ftl?raw";
import fr from "./text/fr.ftl?raw";
import nl from "./text/nl.ftl?raw";
import { rawsiko } from "./view";

const sources: GameFace["sources"] = (view, seat, { data, words }) => {
  const box = boxOf(data);
  return Object.fromEntries((rawsiko(view).players[seat]!.complete ?? []).map((goal) => [words.name(goal), box.goal(goal).vp]));
};

export const face: GameFace = {
  Board,
  Desk,
  Player,
  Final,
  score: (view, seat) => rawsiko(view).players[seat]!.vp,
  scored: "vp",
  phase: (view) => rawsiko(view).phase,
  sources,
  scenes,
  prompts,
  log,
  text: { en, nl, de, fr },
};
