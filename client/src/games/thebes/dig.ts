/** A dig thought through to its last question: each help answered as wished, by looking ahead. */
import type { Choice, Previewed, PromptInfo } from "../../protocol.gen";
import type { BoardProps } from "../board";

/** The questions of a turn that are answered by yes or no. */
export const HELPS = ["zeppelin", "rumour", "assistant", "shovel"];

export interface Question {
  /** The kind of help, and a number where it is asked for more than once. */
  key: string;
  kind: string;
  prompt: PromptInfo;
  answers: Choice[];
  used: boolean;
}

export interface Outlook {
  questions: Question[];
  /** The answers, to be put before the weeks. */
  answers: number[];
  prompt: PromptInfo | null;
  legal: Choice[];
}

const answerOf = (board: BoardProps, choice: Choice) => board.data.actions[choice.id]?.facts.answer;

/** Answers the questions from here on as wished (else no, and where that is not allowed yes), up to the weeks. */
export async function lookAhead(board: BoardProps, wishes: Record<string, boolean>): Promise<Outlook> {
  const questions: Question[] = [];
  const answers: number[] = [];
  let step: Pick<Previewed, "prompt" | "legal"> = { prompt: board.prompt, legal: board.legal };
  while (step.prompt && HELPS.includes(step.prompt.kind)) {
    const question = answered(board, step.prompt, step.legal, questions, wishes);
    questions.push(question.question);
    answers.push(question.chosen.id);
    step = await board.preview(...answers);
  }
  return { questions, answers, prompt: step.prompt, legal: step.legal };
}

function answered(
  board: BoardProps,
  prompt: PromptInfo,
  legal: Choice[],
  before: Question[],
  wishes: Record<string, boolean>,
): { question: Question; chosen: Choice } {
  const { kind } = prompt;
  const key = `${kind}-${before.filter((question) => question.kind === kind).length}`;
  const wanted = wishes[key] ? "yes" : "no";
  const chosen = legal.find((choice) => answerOf(board, choice) === wanted) ?? legal[0]!;
  const used = answerOf(board, chosen) === "yes";
  return { question: { key, kind, prompt, answers: legal, used }, chosen };
}
