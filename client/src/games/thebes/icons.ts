/** Pictures for kinds of cards and actions (game-icons, CC BY 3.0). */
import type { Component } from "svelte";
import Amphora from "~icons/game-icons/amphora";
import Book from "~icons/game-icons/black-book";
import Calendar from "~icons/game-icons/calendar";
import Congress from "~icons/game-icons/public-speaker";
import Dig from "~icons/game-icons/dig-dug";
import Flag from "~icons/game-icons/checkered-flag";
import General from "~icons/game-icons/open-book";
import Hourglass from "~icons/game-icons/hourglass";
import Museum from "~icons/game-icons/greek-temple";
import Permission from "~icons/game-icons/passport";
import Rumour from "~icons/game-icons/conversation";
import Shovel from "~icons/game-icons/spade";
import Assistant from "~icons/game-icons/sherlock-holmes";
import Star from "~icons/game-icons/round-star";
import Stones from "~icons/game-icons/stone-pile";
import Swap from "~icons/game-icons/cycle";
import Take from "~icons/game-icons/card-pickup";
import Walk from "~icons/game-icons/walk";
import Zeppelin from "~icons/game-icons/zeppelin";
import Car from "./Car.svelte";

export const CARD_ICONS: Record<string, Component> = {
  special: Book,
  general: General,
  rumour: Rumour,
  assistant: Assistant,
  shovel: Shovel,
  car: Car,
  zeppelin: Zeppelin,
  special_permission: Permission,
  congress: Congress,
  small: Museum,
  large: Museum,
};

export const ACTION_ICONS: Record<string, Component> = {
  take: Take,
  swap: Swap,
  dig: Dig,
  exhibit: Museum,
  pass: Flag,
  zeppelin: Zeppelin,
  rumour: Rumour,
  assistant: Assistant,
  shovel: Shovel,
  weeks: Hourglass,
};

export const EVENT_ICONS: Record<string, Component> = {
  travelled: Walk,
  flew: Zeppelin,
  card_taken: Take,
  display_swapped: Swap,
  exhibition_opened: Museum,
  exhibition_shown: Museum,
  dig_begun: Dig,
  token_drawn: Amphora,
  bonus_laid: Star,
  bonus_taken: Star,
  card_opened: Book,
  card_spent: Permission,
  card_removed: Permission,
  pile_renewed: Swap,
  year_crossed: Calendar,
  time_spent: Hourglass,
  passed: Flag,
  match_over: Flag,
};

export { Amphora, Hourglass, Stones, Walk };
