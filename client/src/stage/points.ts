/** The viewer's own score: where they stand, and what is said when a move changes it that nothing else tells them of. */
import type { GameFace, Words } from "../games/board";
import type { AnyView } from "../games/views.gen";
import { t } from "../lib/translation.svelte";
import type { SeenEvent } from "../protocol.gen";
import type { Shot } from "./plan";
import type { Moment } from "./scene";

/** A sentence with figures takes longer to read than others. */
const READING = 1200;

type Points = Record<string, number>;

export interface Standing {
  score: number;
  /** Null while the scores of others are hidden. */
  place: number | null;
}

/** Score and place of a seat among all; null where there is no score to show. */
export function standingOf(face: GameFace | null, view: AnyView, seats: number[], own: number): Standing | null {
  const score = face?.score(view, own) ?? null;
  const others = seats.map((seat) => face?.score(view, seat) ?? null);
  if (score === null) return null;
  return { score, place: others.includes(null) ? null : 1 + others.filter((each) => each! > score).length };
}

const sum = (points: Points) => Object.values(points).reduce((all, each) => all + each, 0);

/** How much each source changed, with its sign. */
function changes(was: Points, is: Points, lang: string): string {
  const signed = new Intl.NumberFormat(lang, { signDisplay: "exceptZero" });
  const sources = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const gains = sources.map((source) => [source, (is[source] ?? 0) - (was[source] ?? 0)] as const);
  return gains.flatMap(([source, gain]) => (gain ? [`${source} ${signed.format(gain)}`] : [])).join(", ");
}

/** What is said when others change the viewer's score, or their own move lowers it; null where there is nothing to say. */
export function scoreShot(moment: Moment, sources: GameFace["sources"]): Shot | null {
  const { before, after, viewer, mine, events, data } = moment;
  if (!sources || viewer < 0 || !events.length) return null;
  const both = (words: Words) => [before, after].map((view) => sources(view, viewer, { data, words })) as [Points, Points];
  const [from, to] = both(moment.words).map(sum) as [number, number];
  if (from === to || (mine && to > from)) return null;
  const tell = (_: SeenEvent, words: Words) =>
    t("score-changed", { player: words.seat(viewer), from, to, why: changes(...both(words), words.lang) });
  return { event: afterAll(events, viewer), scene: { tell }, ms: READING };
}

/** It comes after the last event of the move, and before the next one. */
function afterAll(events: SeenEvent[], seat: number): SeenEvent {
  const { number, ply } = events.at(-1)!;
  return { number: number + 0.5, ply, kind: "score_changed", of: "table", reveals: false, facts: { seat } };
}
