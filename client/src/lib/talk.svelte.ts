/** What a lesson says: the present sentence, and those before it, which can be read again. */
import type { Lesson, PromptInfo } from "../protocol.gen";
import type { Words } from "../games/board";
import type { Refused } from "./api";

export class Talk {
  /** How many sentences back the person reads. */
  private back = $state(0);
  private of = "";

  constructor(
    private readonly part: () => Lesson | null,
    private readonly words: () => Words | null,
    /** What is asked, in the coached match. */
    private readonly prompt: () => PromptInfo | null,
  ) {}

  /** Every step begins with its own sentence. */
  follow(): void {
    const now = `${this.part()?.done}`;
    if (now !== this.of) this.back = 0;
    this.of = now;
  }

  private get said(): string[] {
    const part = this.part();
    const keys = part?.said ?? [];
    return part?.coached ? [...keys, this.purpose] : keys;
  }

  private get purpose(): string {
    return purposeKey(this.words(), this.prompt());
  }

  get isBack(): boolean {
    return this.back > 0;
  }
  get hasEarlier(): boolean {
    return this.back < this.said.length - 1;
  }
  get sentence(): string {
    const key = this.said.at(-1 - this.back);
    return key ? (this.words()?.text(key, this.prompt()?.facts) ?? "") : "";
  }

  earlier(): void {
    if (this.hasEarlier) this.back += 1;
  }
  later(): void {
    if (this.back) this.back -= 1;
  }
}

/** The key of what a question is for; empty without a sentence about it. */
export function purposeKey(words: Words | null, prompt: PromptInfo | null): string {
  const key = `purpose-${prompt?.kind}`;
  return words?.has(key) ? key : "";
}

/** What is said about a wrong turn: a sentence made for it, or that the lesson is about something else. */
export function answerTo(refused: Refused | null, words: Words | null, general: string): { text: string; clause: string } | null {
  if (refused?.kind !== "wrong_turn") return null;
  const { detail, clause } = refused.facts;
  const key = String(detail ?? "");
  return { text: key && words?.has(key) ? words.text(key) : general, clause: String(clause ?? "") };
}
