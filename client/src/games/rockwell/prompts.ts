/** How the panel of actions is laid out for Rockwell, and which questions the board asks itself. */
import type { PromptFace } from "../board";
import { ACTION_ICONS } from "./icons";

export const prompts: PromptFace = {
  kinds: Object.keys(ACTION_ICONS),
  icon: (kind) => ACTION_ICONS[kind] ?? null,
  ownPrompts: [
    "bid",
    "insure",
    "place_vp",
    "crew",
    "move",
    "die",
    "advantage_hire",
    "advantage_bribe",
    "bribe_target",
    "first_tile",
    "use_insurance",
    "ai_crew",
    "ai_move",
    "ai_upgrade",
    "market",
    "amount",
    "works",
    "shaft_level",
    "shaft_to",
  ],
  givesUp: ["pass_market", "pass_works"],
  opens: ["bid", "insure", "die", "advantage_hire", "advantage_bribe", "use_insurance", "ai_upgrade", "market", "amount", "works"],
};
