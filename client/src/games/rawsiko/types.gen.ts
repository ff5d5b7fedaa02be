// Generated from view_types.py and components_types.py of games/rawsiko by `python -m motherlode.server.protocol.game_types`. Do not edit.

/** What lies open to a viewer. `active` is -1 while no seat is active. `turn` is the counter and `played` the turns actually played. `territories` and `continents` are by id, continents with the seats that picked them; `eliminated` has the first one out first; `needed` is what the viewer lacks for goals of its own. */
export interface RawsikoView {
  active: number;
  battle: Battle | null;
  continents: Record<string, number[]>;
  eliminated: number[];
  move: Move;
  needed: string[];
  order: number[];
  phase: "action" | "attack" | "china" | "continent" | "deal" | "defence" | "distribute" | "draw" | "invest" | "number" | "over" | "seat" | "target" | "territory";
  pick: Pick;
  played: number;
  players: Player[];
  territories: Record<string, Land>;
  turn: number;
  turns: number;
}

/** The battle in progress: resources on both sides, and the attacker's dice once they are rolled. */
export interface Battle {
  attackers: number;
  defenders: number;
  dice: number[];
}

/** The move in progress, as far as it is chosen; a number of 0 is not chosen yet. */
export interface Move {
  number: number;
  source: string | null;
  target: string | null;
}

/** The draft: picks finished, and the territories still due and already chosen in the running one. */
export interface Pick {
  chosen: string[];
  due: number;
  number: number;
}

/** A seat as the viewer sees it. `credit` is what the next investment phase would bring, `taken` the materials taken from China and `picks` how many more may be. `goals`, `complete` and `vp` are None while the goals are hidden, `rank` until the match is over. */
export interface Player {
  complete: string[] | null;
  credit: number;
  goals: string[] | null;
  materials: string[];
  picks: number;
  rank: number | null;
  taken: string[];
  territories: number;
  to_place: number;
  vp: number | null;
}

/** A territory: its owner, -1 if it is empty, and its resources, of which some have not moved in this phase. */
export interface Land {
  owner: number;
  total: number;
  unmoved: number;
}

/** Everything in the box. `references` explains by id what evidence refers to. */
export interface RawsikoComponents {
  card: Card[];
  closed: Closed;
  continent: Continent[];
  counts: Counts;
  dice: Dice;
  drawing: Drawing;
  format: number;
  game: Title;
  goal: Goal[];
  link: Link[];
  material: Material[];
  references: Record<string, string>;
  setup: Setup;
  territory: Territory[];
}

/** A goal card: one goal of each tier. */
export interface Card {
  evidence: string;
  goals: string[];
  id: string;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  total_vp: number;
}

/** The areas outside the map. */
export interface Closed {
  china: ClosedArea;
  inactive: ClosedArea;
}

/** Countries that are drawn but are no territory. */
export interface ClosedArea {
  evidence: string;
  iso: string[];
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** A continent and how many territories it has. */
export interface Continent {
  evidence: string;
  id: string;
  size: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** How many there are of each, as a check on the entries. */
export interface Counts {
  continents: number;
  evidence: string;
  goal_cards: number;
  goals: number;
  land_links: number;
  materials: number;
  placements: number;
  sea_links: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  territories: number;
}

/** The dice of battles. */
export interface Dice {
  evidence: string;
  sides: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** Advice for drawing the map. */
export interface Drawing {
  dashed_over_land: DrawnLinks;
  dateline_links: DrawnLinks;
  move_anchor_by_hand: DrawnTerritories;
  omitted_borders: DrawnLinks;
}

/** Links that are drawn in a way of their own. */
export interface DrawnLinks {
  evidence: string;
  links: [string, string][];
  note: string;
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** Territories that are drawn in a way of their own. */
export interface DrawnTerritories {
  evidence: string;
  note: string;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  territories: string[];
}

/** The game itself. */
export interface Title {
  age: number;
  edition: string;
  evidence: string;
  id: string;
  seats: number[];
  source: "component" | "likely" | "reconstructed" | "rulebook";
  title: string;
}

/** A product: its tier, its victory points and the materials it needs. */
export interface Goal {
  evidence: string;
  id: string;
  materials: string[];
  materials_source: "component" | "likely" | "reconstructed" | "rulebook";
  source: "component" | "likely" | "reconstructed" | "rulebook";
  tier: number;
  vp: number;
}

/** Two territories that are neighbours. */
export interface Link {
  between: [string, string];
  evidence: string;
  kind: "land" | "sea";
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** A raw material, its symbol as id, and the years in which the European Union listed it as critical. */
export interface Material {
  eu_list: number[];
  evidence: string;
  id: string;
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** The numbers of the set-up and of play. */
export interface Setup {
  extra_resources: BySeats;
  investment_divisor: Fixed;
  max_resources_in_battle: Fixed;
  players_per_continent_max: Fixed;
  territories_round_1: BySeats;
  territories_round_2: BySeats;
}

export interface BySeats {
  "3": number;
  "4": number;
  "5": number;
  evidence: string;
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** One number of the rules. */
export interface Fixed {
  evidence: string;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  value: number;
}

/** A territory: the countries it is drawn from, and longitude and latitude of its badge. */
export interface Territory {
  anchor: [number, number];
  continent: string;
  continent_source: "component" | "likely" | "reconstructed" | "rulebook";
  evidence: string;
  id: string;
  iso: string[];
  placements: Placement[];
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** A material of a territory: the country of the real occurrence, and what there is of it. P mined or produced, R refined, D known deposit, X stated by the rulebook. `country` is a code of ISO 3166-1. */
export interface Placement {
  country: string;
  kind: "D" | "P" | "R" | "X";
  material: string;
  refs: string[];
  source: "component" | "likely" | "reconstructed" | "rulebook";
}
