/** How the panel of actions is laid out for Thebes, and which questions the board asks itself. */
import type { PromptFace } from "../board";
import { ACTION_ICONS } from "./icons";

export const prompts: PromptFace = {
  kinds: ["take", "dig", "exhibit", "swap", "pass", "zeppelin", "rumour", "assistant", "shovel", "weeks"],
  icon: (kind) => ACTION_ICONS[kind] ?? null,
  buttons: ["swap", "pass"],
  givesUp: ["pass"],
  ownPrompts: ["zeppelin", "rumour", "assistant", "shovel", "weeks"],
};
