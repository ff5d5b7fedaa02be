/** A dig being planned: wishes of the desk, the outlook that follows from them, and what wheel and odds show. The board
 * and the desk of one match share it.
 */
import type { Choice, GameData } from "../../protocol.gen";
import type { BoardProps } from "../board";
import { boxOf, type Box } from "./box";
import { lookAhead, type Outlook } from "./dig";

export class DigPlan {
  wishes = $state<Record<string, boolean>>({});
  outlook = $state.raw<Outlook | null>(null);
  wishedWeeks = $state(0);
  private asked = 0;

  constructor(private readonly box: Box) {}

  forget(): void {
    this.wishes = {};
    this.outlook = null;
    this.wishedWeeks = 0;
  }

  /** Looks ahead with the present wishes; an older question that is answered later changes nothing. */
  async look(board: BoardProps, wishes: Record<string, boolean>): Promise<void> {
    const mine = ++this.asked;
    const found = await lookAhead(board, wishes).catch(() => null);
    if (found && mine === this.asked) this.outlook = found;
  }

  /** What the last question says: knowledge line by line, journey, weeks left; null until it is known. */
  get facts(): Record<string, number> | null {
    return (this.outlook?.prompt?.kind === "weeks" ? this.outlook.prompt.facts : null) as Record<string, number> | null;
  }

  /** The choices by the weeks they take. */
  get choices(): Map<number, Choice> {
    return new Map((this.outlook?.legal ?? []).map((choice) => [Number(choice.facts.weeks), choice]));
  }

  get lengths(): number[] {
    return [...this.choices.keys()];
  }

  /** The weeks that were wished for, as near as they are allowed. */
  get weeks(): number {
    const { lengths } = this;
    if (lengths.includes(this.wishedWeeks)) return this.wishedWeeks;
    return Math.min(lengths.at(-1) ?? 0, Math.max(lengths[0] ?? 0, this.wishedWeeks || this.moderate));
  }

  get choice(): Choice | null {
    return this.choices.get(this.weeks) ?? null;
  }

  get tokens(): number {
    return Number(this.choice?.facts.tokens ?? 0);
  }

  /** The tokens on the wheel by weeks: of the choices as the match counts them, else as printed. */
  get wheel(): number[] {
    const { choices, facts } = this;
    return Array.from({ length: this.box.topWeeks }, (_, i) => {
      const told = choices.get(i + 1)?.facts.tokens;
      return told === undefined ? this.box.wheelTokens(facts?.knowledge ?? 0, i + 1) : Number(told) - (facts?.shovels ?? 0);
    });
  }

  /** A moderate dig to begin with: no longer than the tokens it brings take. */
  private get moderate(): number {
    const { lengths, choices } = this;
    const tokens = (length: number | undefined) => choices.get(length ?? 0)?.facts.tokens;
    const middle = lengths[Math.min(3, lengths.length - 1)];
    return lengths.find((length) => tokens(length) === tokens(middle)) ?? 0;
  }
}

const plans = new WeakMap<GameData, DigPlan>();

/** The plan of a match. */
export function planOf(data: GameData): DigPlan {
  const plan = plans.get(data) ?? new DigPlan(boxOf(data));
  plans.set(data, plan);
  return plan;
}
