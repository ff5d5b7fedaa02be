// Generated from view_types.py and components_types.py of games/thebes by `python -m motherlode.server.protocol.game_types`. Do not edit.

/** The table, the same for every viewer. `end` is the week in which the match ends. `track` holds the seats in the order in which they act; on one field the first is on top. An empty slot of the display or space of the row is null. `pile` and `aside` are numbers of cards. */
export interface ThebesView {
  active: number;
  aside: number;
  bags: Record<string, Bag>;
  bonus: Record<string, string | null>;
  discard: string[];
  display: (string | null)[];
  end: number;
  phase: "assistant" | "bonus" | "choose" | "markers" | "opening" | "over" | "refill" | "rumour" | "shovel" | "token" | "weeks" | "zeppelin";
  pile: number;
  players: Player[];
  renewed: boolean;
  row: (string | null)[];
  swaps: Swaps;
  track: number[];
  turn: Turn;
  year: number;
}

/** What is still in the bag of a site. */
export interface Bag {
  debris: number;
  finds: string[];
}

/** What lies open before a seat. `week` counts the weeks since the start of the match; `field` and `year` are where that stands on the ring. `permissions`, by site: whether it is open. `points`, by source: as if the match ended now. */
export interface Player {
  artifacts: Record<string, number>;
  books: Record<string, number>;
  cards: string[];
  field: number;
  finds: string[];
  general: number;
  permissions: Record<string, boolean>;
  place: string;
  points: Record<string, number>;
  week: number;
  year: number;
}

/** The series of swaps: who made the last one (-1: nobody), and how many there are in a row. */
export interface Swaps {
  count: number;
  seat: number;
}

/** The choice in progress. `target` is the slot, site or row space of the act, from 0; `tokens` are still to be drawn in this dig. */
export interface Turn {
  act: "dig" | "exhibit" | "nothing" | "swap" | "take";
  assistant: boolean;
  flown: boolean;
  rumours: number;
  shovel: boolean;
  target: number;
  tokens: number;
}

/** Everything in the box. `stacks` and `stacks_alternative` hold a table per number of seats beside their source. */
export interface ThebesComponents {
  artifact: Artifact[];
  bonus: Bonus;
  colours: Colours;
  congress: Congress;
  display: Display;
  distances: Distances;
  exhibition: ExhibitionCard[];
  format: number;
  game: GameSection;
  majority: Majority;
  map: Map;
  places: Places;
  positions: Positions;
  research: ResearchCard[];
  setup: Setup;
  stacks: Record<string, StacksOfSeats | string>;
  stacks_alternative: Record<string, StacksOfSeats | string>;
  tokens: Tokens;
  track: Track;
  wheel: Wheel;
}

export interface Artifact {
  id: string;
  site: string;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  value: number;
}

/** What assistants and shovels give, by the number owned; `alone` for a single one that is used. */
export interface Bonus {
  above_three: BonusAboveThree;
  alone: number;
  by_count: number[];
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** For 4, 5 and 6 cards, under each value of the option. */
export interface BonusAboveThree {
  cap: number[];
  linear: number[];
  sets: number[];
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

export interface Colours {
  players: PlayerColours;
  sites: SiteColours;
}

export interface PlayerColours {
  order: string[];
  source: "component" | "likely" | "reconstructed" | "rulebook";
  year_stone: string;
}

export interface SiteColours {
  crete: Colour;
  egypt: Colour;
  greece: Colour;
  hex_source: "component" | "likely" | "reconstructed" | "rulebook";
  mesopotamia: Colour;
  palestine: Colour;
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** The printed colour, and a hint for an interface. */
export interface Colour {
  hex: string;
  name: string;
}

/** Points by the number of congresses, and for more than the table has. */
export interface Congress {
  above: number;
  points: number[];
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** How many slots the display has, and how many spaces the row of exhibitions. */
export interface Display {
  row: number;
  slots: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** Steps from each place to the places in `order`. */
export interface Distances {
  berlin: number[];
  crete: number[];
  egypt: number[];
  greece: number[];
  london: number[];
  mesopotamia: number[];
  moscow: number[];
  order: string[];
  palestine: number[];
  paris: number[];
  rome: number[];
  source: "component" | "likely" | "reconstructed" | "rulebook";
  vienna: number[];
  warsaw: number[];
}

/** `needs`, by site: how many artifacts must be owned. */
export interface ExhibitionCard {
  city: string;
  id: string;
  needs: Record<string, number>;
  points: number;
  size: "large" | "small";
  source: "component" | "likely" | "reconstructed" | "rulebook";
  weeks: number;
}

/** The box as it was published. */
export interface GameSection {
  edition: string;
  id: "thebes";
  original_title: string;
  seats: number[];
  source: "component" | "likely" | "reconstructed" | "rulebook";
  title: string;
  year: number;
}

/** Points for most books of a site, alone or shared. */
export interface Majority {
  sole: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  tied: number;
}

/** The roads, each between two places. */
export interface Map {
  roads: [string, string][];
  source: "component" | "likely" | "reconstructed" | "rulebook";
  weeks_per_road: number;
}

/** `start` is where the pawns begin, `swap` where the display is swapped; cards name `card_cities` only. */
export interface Places {
  card_cities: string[];
  cities: string[];
  sites: string[];
  source: "component" | "likely" | "reconstructed" | "rulebook";
  start: string;
  swap: string;
}

/** Where each place is drawn, as fractions of the width and height of the board. */
export interface Positions {
  berlin: [number, number];
  crete: [number, number];
  egypt: [number, number];
  greece: [number, number];
  london: [number, number];
  mesopotamia: [number, number];
  moscow: [number, number];
  palestine: [number, number];
  paris: [number, number];
  rome: [number, number];
  source: "component" | "likely" | "reconstructed" | "rulebook";
  vienna: [number, number];
  warsaw: [number, number];
}

/** `site` stands on cards of special knowledge and rumours, `points` on these and on general knowledge. */
export interface ResearchCard {
  city: string;
  copies: number;
  id: string;
  kind: "assistant" | "car" | "congress" | "general" | "rumour" | "shovel" | "special" | "special_permission" | "zeppelin";
  points?: number;
  site?: string;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  weeks: number;
}

/** `seats`, by their number. */
export interface Setup {
  last_year: number;
  permissions: number;
  seats: Record<string, SetupOfSeats>;
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** Where the markers start with this number of seats. */
export interface SetupOfSeats {
  first_year: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  start_week: number;
}

/** How the cards are split with this number of seats. */
export interface StacksOfSeats {
  first: Stack;
  second: Stack;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  third: Stack;
}

/** A stack of the pile: research cards, and the sizes of exhibitions that are mixed in. */
export interface Stack {
  exhibitions: ("large" | "small")[];
  research: number;
}

/** The tokens per site that are no artifacts; `special_for`: the site a token of special knowledge is about. */
export interface Tokens {
  bonus: number;
  debris: number;
  general: number;
  knowledge_points: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  special: number;
  special_for: Record<string, string>;
}

/** The ring of weeks and the years. */
export interface Track {
  corners: Corners;
  fields: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  start_space: boolean;
  years: number[];
}

/** The fields at the corners of the ring of weeks. */
export interface Corners {
  lower_left: number;
  lower_right: number;
  upper_left: number;
  upper_right: number;
}

/** Tokens to draw: a row per knowledge from 1, in it a number per week from 1. */
export interface Wheel {
  disputed: DisputedCell[];
  likely: LikelyCells;
  max_knowledge: number;
  max_weeks: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  tokens: number[][];
}

/** A cell of the wheel of which there are two readings; `option` chooses. */
export interface DisputedCell {
  alternative: number;
  knowledge: number;
  option: string;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  value: number;
  weeks: number;
}

/** Cells of the wheel that are hidden in part: knowledge and weeks. */
export interface LikelyCells {
  cells: [number, number][];
  source: "component" | "likely" | "reconstructed" | "rulebook";
}
