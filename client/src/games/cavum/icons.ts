/** Pictures for actions and events (game-icons, CC BY 3.0). */
import type { Component } from "svelte";
import Gavel from "~icons/game-icons/banging-gavel";
import CardPickup from "~icons/game-icons/card-pickup";
import Pass from "~icons/game-icons/cancel";
import Coins from "~icons/game-icons/two-coins";
import Contract from "~icons/game-icons/scroll-unfurled";
import Explosion from "~icons/game-icons/bright-explosion";
import Flag from "~icons/game-icons/checkered-flag";
import Gems from "~icons/game-icons/gems";
import Hut from "~icons/game-icons/hut";
import Pick from "~icons/game-icons/war-pick";
import Tunnel from "~icons/game-icons/mountain-cave";
import Village from "~icons/game-icons/huts-village";
import Wagon from "~icons/game-icons/mine-wagon";

export const ACTION_ICONS: Record<string, Component> = {
  bid: Gavel,
  bid_pass: Pass,
  card: CardPickup,
  take_order: Contract,
  order_pass: Pass,
  lay: Tunnel,
  build_here: Hut,
  build_city: Village,
  lay_vein: Gems,
  points: Coins,
  from_pool: CardPickup,
  start: Wagon,
  go: Wagon,
  stop: Flag,
  sale_bid: Gavel,
  sale_pass: Pass,
  sell: Coins,
  fulfil: Contract,
  sell_stone: Coins,
};

export const EVENT_ICONS: Record<string, Component> = {
  auction_won: Gavel,
  card_taken: CardPickup,
  order_taken: Contract,
  option_used: CardPickup,
  option_points: Coins,
  options_cashed: Coins,
  tile_laid: Tunnel,
  station_built: Hut,
  city_station_built: Village,
  vein_laid: Gems,
  prospected: Pick,
  city_scored: Village,
  blast: Explosion,
  stones_sold: Coins,
  order_fulfilled: Contract,
  stone_sold: Coins,
  match_ended: Flag,
};
