/** Where a replay can be sent: the turns of the players and what the log sets off, chapter by chapter. */
import type { LogFace } from "../games/board";
import type { SeenEvent } from "../protocol.gen";
import { eventSentence } from "./sentences";
import type { GameWords } from "./words.svelte";

export interface Mark {
  ply: number;
  text: string;
}

/** A phase or round of the game; what comes before the first has no title. */
export interface Chapter {
  title: string;
  marks: Mark[];
}

/** A list is as wide as its longest line. */
const LONGEST = 64;
const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text);

export function chaptersOf(events: SeenEvent[], words: GameWords, log: LogFace): Chapter[] {
  const chapters: Chapter[] = [{ title: "", marks: [] }];
  let mover: unknown = null;
  for (const told of byPly(events)) {
    const opening = told.find(({ kind }) => log.chapters?.includes(kind));
    if (opening) chapters.push({ title: eventSentence(words, opening), marks: [] });
    const seat = told.map(({ facts }) => facts.seat).find((each) => typeof each === "number");
    const event = opening ?? notable(told, log, seat !== undefined && seat !== mover);
    mover = seat ?? mover;
    const text = event ? eventSentence(words, event) : "";
    if (text) chapters.at(-1)!.marks.push({ ply: event!.ply, text: shortened(text) });
  }
  return chapters.filter(({ marks }) => marks.length);
}

/** What a position is called by: what the log sets off, else how somebody's turn began. */
function notable(told: SeenEvent[], log: LogFace, isTurn: boolean): SeenEvent | undefined {
  const weight = (event: SeenEvent) => log.weight?.(event) ?? "plain";
  return told.find((event) => weight(event) === "loud") ?? (isTurn ? told.find((event) => weight(event) !== "quiet") : undefined);
}

function byPly(events: SeenEvent[]): SeenEvent[][] {
  const plies = new Map<number, SeenEvent[]>();
  for (const event of events) {
    if (event.of !== "game") continue;
    const told = plies.get(event.ply);
    if (told) told.push(event);
    else plies.set(event.ply, [event]);
  }
  return [...plies.values()];
}
