/** The face of Rockwell. */
import "./style.css";
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
import { rockwell, totalOf } from "./view";

export const face: GameFace = {
  Board,
  Desk,
  Player,
  score: (view, seat) => totalOf(rockwell(view), seat),
  scored: "star",
  phase: (view) => rockwell(view).phase,
  scenes,
  prompts,
  log,
  text: { en, nl, de, fr },
};
