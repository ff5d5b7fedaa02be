/** How the panel of actions is laid out for Thebes, and which questions the board asks itself. */
import type { BoardProps, PromptFace } from "../board";
import { boxOf } from "./box";
import { ACTION_ICONS } from "./icons";
import { planOf } from "./plan.svelte";
import { asksAbout, thebes } from "./view";

/** All that a dig asks for: the weeks, and the cards that could help. */
function digQuestion(board: BoardProps): string | null {
  if (asksAbout(board) !== "dig") return null;
  const site = boxOf(board.data).sites[thebes(board.view).turn.target]!;
  const cards = [...new Set(planOf(board.data).outlook?.questions.map(({ kind }) => kind))];
  return cards.length ? board.words.text("dig-question-helps", { site, cards }) : board.words.text("dig-question", { site });
}

export const prompts: PromptFace = {
  kinds: ["take", "dig", "exhibit", "swap", "pass", "zeppelin", "rumour", "assistant", "shovel", "weeks"],
  icon: (kind) => ACTION_ICONS[kind] ?? null,
  buttons: ["pass"],
  givesUp: ["pass"],
  question: digQuestion,
  ownPrompts: ["zeppelin", "rumour", "assistant", "shovel", "weeks"],
  opens: ["zeppelin", "rumour", "assistant", "shovel", "weeks"],
};
