/** The face of Rockwell. */
import "./style.css";
import type { GameFace } from "../board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { log } from "./log";
import { prompts } from "./prompts";
import de from "./text/de.ftl?raw";
import en from "./text/en.ftl?raw";
import fr from "./text/fr.ftl?raw";
import nl from "./text/nl.ftl?raw";

export const face: GameFace = { Board, Hand, prompts, log, text: { en, nl, de, fr } };
