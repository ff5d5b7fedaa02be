/** The sentences of actions, events, prompts, refusals, options and results, as `play/text.py` chooses them. */
import type { Words } from "../games/board";
import type { GameData, OptionInfo, OutcomeInfo, Reason, SeenEvent } from "../protocol.gen";
import type { Catalogue, Facts } from "./fluent";

interface Told {
  kind: string;
  facts: Facts;
}

const LESSON_STEP = "lesson_step";
const clauseKey = (clause: string) => clause.replace(".", "_");

/** The sentence of a key, or its `-bare` form where a fact it tells of is not known. */
export function sentence(words: Catalogue, key: string, facts: Facts): string {
  const bare = `${key}-bare`;
  return words.text(words.has(bare) && words.has(key) && !words.knows(key, facts) ? bare : key, facts);
}

export const actionText = (words: Catalogue, kind: string, facts: Facts) => sentence(words, `action-${kind}`, facts);

/** Several actions in one phrase, if there is a `gesture-<kinds>` for them, or else their labels in a row. Actions of a kind
 * in a row count as one. A fact is called by its kind as well, as in `turn_exits`; facts of several actions are a list.
 */
export function gestureText(words: Catalogue, steps: Told[]): string {
  const runs = runsOfKind(steps);
  const key = ["gesture", ...runs.map(([first]) => first!.kind)].join("-");
  if (steps.length === 1 || !words.has(key)) return steps.map(({ kind, facts }) => actionText(words, kind, facts)).join(" › ");
  const facts = runs.flatMap((run) => runFacts(run).map(([name, fact]) => [`${run[0]!.kind}_${name}`, fact]));
  return words.text(key, Object.fromEntries(facts) as Facts);
}

function runsOfKind(steps: Told[]): Told[][] {
  const runs: Told[][] = [];
  for (const step of steps) {
    if (runs.at(-1)?.[0]!.kind === step.kind) runs.at(-1)!.push(step);
    else runs.push([step]);
  }
  return runs;
}

/** The facts of actions of one kind: those of a single one as they are, of several as lists of names. */
function runFacts(run: Told[]): [string, Facts[string]][] {
  const [first, ...more] = run.map(({ facts }) => facts);
  if (!more.length) return Object.entries(first!);
  const found = Object.keys(first!).map((name) => [name, run.map(({ facts }) => facts[name]).filter(Boolean)] as const);
  return found.flatMap(([name, ids]) => (ids.every((id) => typeof id === "string") ? [[name, ids as string[]]] : []));
}

export const eventText = (words: Catalogue, event: Told) => sentence(words, `event-${event.kind}`, event.facts);

/** What is said of an event of the game or the table; empty where nothing is. The lesson itself says how far it is. */
export function eventSentence(words: Words, event: SeenEvent): string {
  if (event.kind === LESSON_STEP) return "";
  const own = `table-event-${event.kind}`;
  if (event.of === "table" && words.has(own)) return words.text(own, event.facts);
  return words.has(`event-${event.kind}`) ? words.event(event) : "";
}

export const promptText = (words: Catalogue, prompt: Told) => sentence(words, `prompt-${prompt.kind}`, prompt.facts);

/** A label without what it would tell of facts that are not known; empty if the thing itself is not. */
export function knownPart(label: string): string {
  const known = label.replace(/\s*\([^()]*…[^()]*\)/gu, "").replace(/\s*:[^:]*….*$/su, "");
  return known.includes("…") ? "" : known;
}

/** Why an action is not allowed. Without any facts it is simply not the time for it. */
export function whyText(words: Catalogue, violation: Pick<Reason, "clause" | "facts">): string {
  const key = `why-${clauseKey(violation.clause)}`;
  const facts = { clause: violation.clause, ...violation.facts };
  if (Object.keys(violation.facts).length === 0 && words.has(key) && !words.knows(key, facts))
    return words.text(words.has(`${key}-bare`) ? `${key}-bare` : "why-bare", facts);
  return sentence(words, key, facts);
}

/** What a thing is and why it matters, by its id; empty for what nobody explains. */
export function aboutText(words: Pick<Words, "text">, data: Pick<GameData, "things">, id: string): string {
  const thing = data.things[id];
  return thing ? words.text(`about-${thing.about}`, thing.facts) : "";
}

/** What a thing is called; a phase by its title. Empty where only its sentence says it. */
export function aboutName(words: Pick<Words, "text" | "has">, id: string): string {
  const phase = id.replace(/^phase_/, "phase-");
  const key = phase === id ? `name-${id}` : phase;
  return words.has(key) ? words.text(key) : "";
}

/** The first thing that facts speak of. */
export function thingIn({ things }: Pick<GameData, "things">, facts: Facts): string | undefined {
  return Object.values(facts)
    .flat()
    .map(String)
    .find((value) => value in things);
}

export const optionText = (words: Catalogue, option: OptionInfo) => words.text(`option-${option.id}`);
export const optionAbout = (words: Catalogue, option: OptionInfo) => words.text(`option-${option.id}-about`);

/** A value by its own sentence; yes, no and numbers need none. */
export function optionValue(words: Catalogue, id: string, value: boolean | number | string): string {
  const key = `option-${id}-${value}`;
  if (typeof value === "string" || words.has(key)) return words.text(key);
  if (typeof value === "boolean") return words.text(value ? "yes" : "no");
  return words.text("number", { number: value });
}

export const endText = (words: Catalogue, clause: string) => words.text(`end-${clauseKey(clause)}`);
export const sourceText = (words: Catalogue, source: string) => words.text(`source-${source}`);

/** Who won, with how many points; to a person at one of these seats who alone has won, in the second person. */
export function winnersText(words: Catalogue, outcome: OutcomeInfo, own: number[] = []): string {
  const seats = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const points = outcome.totals[seats[0] ?? 0] ?? 0;
  if (own.length === 1 && seats.length === 1 && seats[0] === own[0]) return words.text("outcome-own", { points });
  return words.text("outcome-winners", { seats, count: seats.length, points });
}
