/** Pictures of actions and events. */
import type { Component } from "svelte";
import Crate from "~icons/game-icons/cargo-crate";
import Anchor from "~icons/game-icons/position-marker";
import Arrow from "~icons/game-icons/plain-arrow";
import Crossed from "~icons/game-icons/crossed-swords";
import Dice from "~icons/game-icons/rolling-dices";
import Flag from "~icons/game-icons/flying-flag";
import Globe from "~icons/game-icons/world";
import Glass from "~icons/game-icons/sands-of-time";
import Coins from "~icons/game-icons/two-coins";
import Pawn from "~icons/game-icons/pawn";
import Shield from "~icons/game-icons/shield";
import Skull from "~icons/game-icons/skull-crossed-bones";
import Star from "~icons/game-icons/round-star";
import Door from "~icons/game-icons/exit-door";
import Target from "~icons/game-icons/targeted";

export const ACTION_ICONS: Record<string, Component> = {
  choose_continent: Globe,
  choose_territory: Anchor,
  place: Pawn,
  source: Flag,
  target: Target,
  number: Arrow,
  end_phase: Door,
  china_take: Crate,
  china_pass: Door,
};

export const EVENT_ICONS: Record<string, Component> = {
  continent_drawn: Globe,
  continent_chosen: Globe,
  territory_chosen: Anchor,
  placed: Pawn,
  turn_began: Glass,
  credited: Coins,
  entered: Flag,
  moved: Arrow,
  attacked: Crossed,
  attack_rolled: Dice,
  defence_rolled: Dice,
  conquered: Flag,
  attack_failed: Shield,
  eliminated: Skull,
  stranglehold: Glass,
  china_granted: Star,
  china_taken: Crate,
  scored: Star,
};
