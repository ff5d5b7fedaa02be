/** The face of Thebes. */
import "./style.css";
import type { GameFace } from "../board";
import Board from "./Board.svelte";
import { log } from "./log";
import Player from "./Player.svelte";
import { prompts } from "./prompts";
import de from "./text/de.ftl?raw";
import en from "./text/en.ftl?raw";
import fr from "./text/fr.ftl?raw";
import nl from "./text/nl.ftl?raw";
import { pointsOf, thebes } from "./view";

export const face: GameFace = {
  Board,
  Player,
  score: (view, seat) => pointsOf(thebes(view).players[seat]!),
  scenes: {},
  prompts,
  log,
  text: { en, nl, de, fr },
};
