/** What of a step is shown and for how long: pure arithmetic, so that it can be tested without a screen. */
import type { Words } from "../games/board";
import { eventSentence } from "../lib/sentences";
import type { SeenEvent } from "../protocol.gen";
import type { Moment, Scene } from "./scene";

/** A line with a sentence. */
export const LINE = 500;
/** At normal speed nothing between two decisions of a person takes longer than this. */
export const BUDGET = 8000;
/** Scenes are never played faster than this before some of them are left out. */
export const FASTEST = 3;

/** An event, or several that joined, with the time it takes. */
export interface Shot {
  event: SeenEvent;
  scene: Scene;
  ms: number;
}

export type Scenes = Record<string, Scene>;

/** What is said of a shot; empty where nothing is. */
export const toldIn = ({ event, scene }: Pick<Shot, "event" | "scene">, words: Words) =>
  scene.tell?.(event, words) ?? eventSentence(words, event);

/** Who does what an event tells: the seat it names, else the one whose move it was. */
export const actingIn = ({ facts }: SeenEvent, mover: number) => (typeof facts.seat === "number" ? facts.seat : mover);

const DEFAULT: Scene = {};

function timeOf(scene: Scene, event: SeenEvent, moment: Moment, hasSentence: boolean): number {
  return scene.ms?.(event, moment) ?? (hasSentence ? LINE : 0);
}

/** The shots of a step: events that take no time are left out, those that join become one. */
export function shotsOf(moment: Moment, scenes: Scenes, hasSentence: (event: SeenEvent) => boolean): Shot[] {
  const shots: Shot[] = [];
  for (const event of moment.events) {
    const scene = scenes[event.kind] ?? DEFAULT;
    const joined = joinedWith(shots.at(-1), scene, event);
    if (joined) shots.pop();
    const shown = joined ?? event;
    const ms = timeOf(scene, shown, moment, hasSentence(shown));
    if (ms > 0) shots.push({ event: shown, scene, ms });
  }
  return shots;
}

/** Events join if they have the same scene: one that joined may so be of a kind of its own. */
function joinedWith(before: Shot | undefined, scene: Scene, event: SeenEvent): SeenEvent | null {
  return before?.scene === scene ? (scene.merge?.(before.event, event) ?? null) : null;
}

/** Two moves that show one event each, as one; null if they do not join. */
export function joinedShot(one: Shot[], next: Shot[]): SeenEvent | null {
  const [shot] = next;
  return one.length === 1 && shot && next.length === 1 ? joinedWith(one[0], shot.scene, shot.event) : null;
}

export const lengthOf = (shots: Shot[]) => shots.reduce((sum, shot) => sum + shot.ms, 0);

/** How many steps from the front to leave out, so that the rest can be told in the time left. */
export function skips(lengths: number[], left: number): number {
  let pending = lengths.reduce((sum, each) => sum + each, 0);
  let skip = 0;
  while (skip < lengths.length && pending > left * FASTEST) pending -= lengths[skip++]!;
  return skip;
}

/** How fast to play what is pending so that it fits into the time left. */
export const rateFor = (pending: number, left: number) => Math.max(1, pending / left);
