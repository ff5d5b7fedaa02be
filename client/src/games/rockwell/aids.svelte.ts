/** What a person has asked the board to answer for them: never to insure in a round, and to pass where nothing else is
 * possible. Nothing is answered that was not chosen here.
 */
import { choicesOf } from "../actions";
import type { BoardProps } from "../board";
import { rockwell } from "./view";

const KEPT = "motherlode.rockwell.passes";
/** Ways to pass: they are sent by themselves only where nothing else is possible. */
const PASSES = ["pass_market", "pass_works", "no_advantage", "insure_done", "use_insurance", "leave_die"];

class Aids {
  private passing = $state(globalThis.localStorage?.getItem(KEPT) === "yes");
  /** Whether nothing is to be insured in the round that is being played; forgotten when it is over. */
  skipsInsurance = $state(false);
  private round = 0;

  get passes(): boolean {
    return this.passing;
  }
  set passes(wanted: boolean) {
    this.passing = wanted;
    globalThis.localStorage?.setItem(KEPT, wanted ? "yes" : "no");
  }

  /** A new round is asked about again. */
  enter(round: number): void {
    if (round !== this.round && this.round) this.skipsInsurance = false;
    this.round = round;
  }

  /** The action that answers for the person now; -1 if they have to decide. */
  answer(board: BoardProps): number {
    if (board.viewer < 0 || board.gesture.length || !board.legal.length) return -1;
    if (this.skipsInsurance && board.prompt?.kind === "insure") return choicesOf(board, "insure_done")[0]?.id ?? -1;
    return this.passes ? onlyPass(board) : -1;
  }
}

/** The pass that is the only possible action; -1 if there is another, or a choice of two. */
export function onlyPass({ legal, data }: Pick<BoardProps, "legal" | "data">): number {
  const [only, ...others] = legal;
  return only && !others.length && PASSES.includes(data.actions[only.id]!.kind) ? only.id : -1;
}

export const aids = new Aids();

/** The round a board shows. */
export const roundOf = (board: BoardProps) => rockwell(board.present).round;
