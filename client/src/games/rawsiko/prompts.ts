/** How the panel of actions is laid out for RAWsiko, and which questions the board asks itself. */
import type { PromptFace } from "../board";
import { ACTION_ICONS } from "./icons";

export const prompts: PromptFace = {
  kinds: ["choose_continent", "choose_territory", "place", "source", "target", "number", "end_phase", "china_take", "china_pass"],
  icon: (kind) => ACTION_ICONS[kind] ?? null,
  ownPrompts: ["choose_continent", "choose_territory", "distribute", "invest", "action", "target", "number", "china"],
  givesUp: ["china_pass"],
  opens: ["choose_continent", "choose_territory", "distribute", "invest", "target", "number", "china"],
};
