/** The face of Thebes. */
import "./style.css";
import "./map.css";
import "./cards.css";
import "./finds.css";
import "./dig.css";
import "./player.css";
import type { GameFace } from "../board";
import Board from "./Board.svelte";
import Desk from "./Desk.svelte";
import { log } from "./log";
import Player from "./Player.svelte";
import { prompts } from "./prompts";
import { scenes } from "./scenes";
import de from "./text/de.ftl?raw";
import en from "./text/en.ftl?raw";
import fr from "./text/fr.ftl?raw";
import nl from "./text/nl.ftl?raw";
import { pointsOf, thebes } from "./view";

const score: GameFace["score"] = (view, seat) => pointsOf(thebes(view).players[seat]!);

const sources: GameFace["sources"] = (view, seat, { words }) =>
  Object.fromEntries(
    Object.entries(thebes(view).players[seat]!.points).map(([source, points]) => [words.text(`source-${source}`), points]),
  );

export const face: GameFace = {
  Board,
  Desk,
  Player,
  score,
  sources,
  scored: "points",
  phase: (view) => thebes(view).phase,
  scenes,
  prompts,
  log,
  text: { en, nl, de, fr },
};
