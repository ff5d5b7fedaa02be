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
export const eventText = (words: Catalogue, event: Told) => sentence(words, `event-${event.kind}`, event.facts);

/** What is said of an event of the game or the table; empty where nothing is. The lesson itself says how far it is. */
export function eventSentence(words: Words, event: SeenEvent): string {
  if (event.kind === LESSON_STEP) return "";
  const own = `table-event-${event.kind}`;
  if (event.of === "table" && words.has(own)) return words.text(own, event.facts);
  return words.has(`event-${event.kind}`) ? words.event(event) : "";
}

export const promptText = (words: Catalogue, prompt: Told) => sentence(words, `prompt-${prompt.kind}`, prompt.facts);

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

/** Who won, with how many points. */
export function winnersText(words: Catalogue, outcome: OutcomeInfo): string {
  const seats = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return words.text("outcome-winners", { seats, count: seats.length, points: outcome.totals[seats[0] ?? 0] ?? 0 });
}
