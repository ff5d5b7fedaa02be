/** Pictures of actions and events. */
import type { Component } from "svelte";
import Ballot from "~icons/game-icons/banging-gavel";
import Card from "~icons/game-icons/card-pick";
import Chair from "~icons/game-icons/office-chair";
import Coins from "~icons/game-icons/two-coins";
import Core from "~icons/game-icons/planet-core";
import Danger from "~icons/game-icons/hazard-sign";
import Dice from "~icons/game-icons/perspective-dice-four";
import Door from "~icons/game-icons/exit-door";
import Dynamite from "~icons/game-icons/dynamite";
import Hand from "~icons/game-icons/shaking-hands";
import Helmet from "~icons/game-icons/mining-helmet";
import Lift from "~icons/game-icons/elevator";
import Medal from "~icons/game-icons/star-medal";
import Mining from "~icons/game-icons/mining";
import Minerals from "~icons/game-icons/minerals";
import Robot from "~icons/game-icons/vintage-robot";
import Shield from "~icons/game-icons/checked-shield";
import Truck from "~icons/game-icons/mine-truck";
import Umbrella from "~icons/game-icons/umbrella";
import Wagon from "~icons/game-icons/mine-wagon";

export { Card, Chair, Coins, Danger, Dice, Door, Dynamite, Hand, Helmet, Lift, Medal, Mining, Shield, Truck, Umbrella };

export const ACTION_ICONS: Record<string, Component> = {
  bid_cubes: Minerals,
  bid_money: Coins,
  bid_done: Ballot,
  place_vp: Chair,
  insure: Minerals,
  insure_done: Umbrella,
  crew: Helmet,
  stay: Helmet,
  move: Mining,
  take_die: Dice,
  leave_die: Dice,
  bribe: Hand,
  bribe_ai: Hand,
  bribe_to: Hand,
  hire: Dice,
  no_advantage: Door,
  first_tile: Dynamite,
  use_insurance: Umbrella,
  ai_crew: Robot,
  ai_move: Robot,
  ai_upgrade: Robot,
  buy: Coins,
  sell: Coins,
  amount: Minerals,
  amount_done: Coins,
  pass_market: Door,
  upgrade_crew: Helmet,
  upgrade_safety: Shield,
  upgrade_mobility: Wagon,
  build_shaft: Lift,
  move_shaft: Lift,
  shaft_level: Lift,
  shaft_to: Lift,
  deliver: Truck,
  pass_works: Door,
};

export const EVENT_ICONS: Record<string, Component> = {
  bid_revealed: Ballot,
  vp_placed: Chair,
  insured: Umbrella,
  crew_moved: Mining,
  crew_stayed: Helmet,
  core_entered: Core,
  die_taken: Dice,
  die_returned: Dice,
  bribed: Hand,
  ai_bribed: Hand,
  hired: Dice,
  tile_extracted: Dynamite,
  ai_extracted: Dynamite,
  card_drawn: Card,
  share: Minerals,
  surplus: Minerals,
  danger: Danger,
  tokens_used: Umbrella,
  cubes_lost: Danger,
  achievement: Medal,
  shaft_yield: Lift,
  bought: Coins,
  sold: Coins,
  crew_upgraded: Helmet,
  safety_upgraded: Shield,
  mobility_upgraded: Wagon,
  shaft_built: Lift,
  shaft_moved: Lift,
  delivered: Truck,
  ai_moved: Robot,
  ai_upgraded: Robot,
  majority: Medal,
};
