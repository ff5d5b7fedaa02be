/** How the panel of actions is laid out for Rockwell, and which questions the board asks itself. */
import type { PromptFace } from "../board";
import { ACTION_ICONS } from "./icons";

export const prompts: PromptFace = {
  kinds: Object.keys(ACTION_ICONS),
  icon: (kind) => ACTION_ICONS[kind] ?? null,
  ownPrompts: [
    "bid",
    "insure",
    "move",
    "die",
    "advantage_hire",
    "advantage_bribe",
    "use_insurance",
    "market",
    "amount",
    "works",
    "shaft_level",
  ],
};
