/** The face of Cavum. */
import "./style.css";
import "./mountain.css";
import "./towns.css";
import "./tunnels.css";
import "./cells.css";
import "./routes.css";
import "./desk.css";
import "./player.css";
import "./corners.css";
import "./side.css";
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
import { cavum, score } from "./view";

export const face: GameFace = {
  Board,
  Desk,
  Player,
  score,
  scored: "points",
  phase: (view) => cavum(view).step,
  scenes,
  prompts,
  log,
  text: { en, nl, de, fr },
};
