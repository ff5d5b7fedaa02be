// Generated from view_types.py and components_types.py of games/rockwell by `python -m motherlode.server.protocol.game_types`. Do not edit.

/** What lies open to a viewer. `drilling_round` is 0 outside Phase I; `active` is whose turn it is, -1 for nobody; `ending`: this is the last round; `direction` and `control` are seats in order; `dice` and `bribes` lie on board 1; `tiles` run ring by ring; `achievements` by id; `ai` are the crews of the automatic player, None without one. */
export interface RockwellView {
  achievements: Record<string, AchievementStack>;
  active: number | "ai";
  ai: Crew[] | null;
  boards: Boards;
  bribes: number;
  choice: Choice;
  control: number[];
  deliveries: Deliveries;
  dice: number;
  direction: number[];
  drilling_round: number;
  ending: boolean;
  extraction: Extraction | null;
  max_rounds: number;
  phase: "ai_crew" | "ai_moving" | "ai_raising" | "auction" | "bribing" | "bribing_to" | "carrying" | "choosing_tile" | "controlling" | "counting" | "directing" | "drawing" | "drilling" | "endangered" | "flipping" | "hiring" | "insuring" | "laying" | "moving" | "over" | "placing" | "shaft_level" | "shaft_moving" | "trading" | "working";
  piles: Pile[];
  prices: Prices;
  round: number;
  seats: Company[];
  tiles: Tile[];
}

/** The tiles left of an achievement, and the stars of the top one. */
export interface AchievementStack {
  left: number;
  stars: number | null;
}

/** A crew by its place; `die` is the strength of its die, 0 without one. */
export interface Crew {
  die: number;
  place: string;
  strength: number;
}

/** The three phase boards, best chair first. */
export interface Boards {
  board_1: Chair[];
  board_2: Chair[];
  board_3: Chair[];
}

/** A chair of a phase board and who sits there. `gives`: the advantage of a chair of board 1, or how often one may act from a chair of the others. */
export interface Chair {
  chair: number;
  gives: number | "bribe" | "subcontractor";
  seat: number | null;
}

/** The open choice in progress, as far as it has come; empty where none is. Crews are numbered from 1. `crew` is the active crew, `place` where it is going, `victim` a crew being bribed; `ai_crew` is about to move. `kind`, `selling` and `cubes` are a deal; `shaft` is the tile whose shaft moves by the rule of `level`, 0 until that is chosen. */
export interface Choice {
  ai_crew?: number;
  crew?: number;
  cubes?: number;
  kind?: "copper" | "gold" | "silver" | "zinc";
  level?: number;
  place?: string;
  selling?: boolean;
  shaft?: string;
  victim?: number;
  victim_seat?: number | "ai";
}

/** The delivery tiles by type. */
export interface Deliveries {
  copper: Delivery;
  gold: Delivery;
  silver: Delivery;
  zinc: Delivery;
}

/** The tiles left of a type, and the next one with its price in cubes; None when the type is closed. */
export interface Delivery {
  cubes: Cubes | null;
  delivery: string | null;
  left: number;
  stars: number | null;
}

/** Small cubes by kind; a large one counts as five. */
export interface Cubes {
  copper: number;
  gold: number;
  silver: number;
  zinc: number;
}

/** A tile being extracted. `card` and `cubes` are None until the card is drawn; then `loot` holds cubes by seat. */
export interface Extraction {
  card: string | null;
  cubes: Cubes | null;
  loot: Cubes[];
  tile: string;
}

/** The cards and the tile backs of a power that have not been seen yet; their order is unknown. */
export interface Pile {
  backs: string[];
  cards: string[];
  power: number;
  size: number;
}

/** What is printed on the boards: by level reached (`crew` from strength 2 on), by strength of a die, by cube. */
export interface Prices {
  crew: number[];
  die: number[];
  market: Cubes;
  mobility: number[];
  safety: number[];
  shaft: number[];
}

/** A player. `shaft` is the level bought, `shafts` the tiles with one, `cards` the extraction cards kept. `left`: transactions or actions left; `traded`: kinds dealt in this phase; `ready`: the sealed choice is made. `screen` is there for the viewer's own company and at the end, `offer` for the viewer while all choose at once, `points` at the end. */
export interface Company {
  achievements: string[];
  cards: number;
  crews: Crew[];
  left: number;
  mobility: number;
  offer?: Offer;
  points?: Points;
  ready: boolean;
  safety: number;
  screen?: Screen;
  shaft: number;
  shafts: string[];
  traded: ("copper" | "gold" | "silver" | "zinc")[];
}

/** The sealed choice in progress, and what it is worth. */
export interface Offer {
  copper: number;
  gold: number;
  money: number;
  silver: number;
  value: number;
  zinc: number;
}

/** Stars by source. */
export interface Points {
  achievements: number;
  deliveries: number;
  majorities: number;
}

/** What lies behind the screen of a player: cubes, money, insurance tokens, tiles; `stars` by achievement. */
export interface Screen {
  copper: number;
  deliveries: string[];
  gold: number;
  money: number;
  silver: number;
  stars: Record<string, number>;
  tokens: number;
  zinc: number;
}

/** A terrain tile by its place. `power` is None until its ring is laid; `shaft` is the seat that owns one there. `total` adds up all crews and dice on it; `back` names the back of a flipped tile. */
export interface Tile {
  back: string | null;
  flipped: boolean;
  level: "a" | "b" | "c" | "d";
  power: number | null;
  shaft: number | null;
  tile: string;
  total: number;
  yield: Cubes | null;
}

/** Everything in the box. */
export interface RockwellComponents {
  achievement_tiles_used: AchievementTilesUsed[];
  achievements: Achievement[];
  bribe: Bribe;
  chairs: PrintedChair[];
  chairs_one_per_player: ChairsOnePerPlayer[];
  delivery_tiles: DeliveryTile[];
  drilling_track: DrillingTrack;
  end: EndConditions;
  extraction_cards: ExtractionCard[];
  format: number;
  game: PrintedGame;
  geometry: Geometry;
  hire_prices: HirePrice[];
  majorities: Majority[];
  money: Money;
  per_player: PerPlayer;
  pieces: Piece[];
  power_set_2_to_9: ShiftedPowers;
  powers: RingPowers[];
  resources: Resource[];
  start: Start;
  subcontractor: Subcontractor;
  terrain_tiles: TerrainTile[];
  upgrades: Upgrade[];
}

/** The places in each stack that are used with this number of seats, counted from 0. */
export interface AchievementTilesUsed {
  seats: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  use: number[];
}

/** A stack of achievement tiles, best one on top. */
export interface Achievement {
  class: "high" | "low" | "middle";
  id: string;
  need: AchievementNeed;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  stars: number[];
}

/** The condition of an achievement: cubes, cards kept, strong crews, a level for all crews, crews in the core. */
export interface AchievementNeed {
  all_at?: "a" | "b" | "c" | "d";
  cards?: number;
  crews?: number;
  cubes?: number[];
  in_core?: number;
  strength?: number;
}

/** The bribe tokens of a round. */
export interface Bribe {
  source: "component" | "likely" | "reconstructed" | "rulebook";
  tokens: number;
}

/** A chair of a phase board: `gives` on board 1, `times` on the others. */
export interface PrintedChair {
  board: "board_1" | "board_2" | "board_3";
  chair: number;
  gives?: "bribe" | "subcontractor";
  seats: number[];
  source: "component" | "likely" | "reconstructed" | "rulebook";
  times?: number;
}

/** The chairs of a board under the option `seat_table` = one_per_player. */
export interface ChairsOnePerPlayer {
  board: "board_1" | "board_2" | "board_3";
  seats: number[];
  source: "component" | "likely" | "reconstructed" | "rulebook";
  times: number[];
}

/** A delivery tile with its price in cubes. */
export interface DeliveryTile {
  cubes: number[];
  id: string;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  stars: number;
  type: "copper" | "gold" | "silver" | "zinc";
}

/** The boxes of the drilling marker. */
export interface DrillingTrack {
  boxes: string[];
  note: string;
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** `cores`: players with a crew in the core, for two, three and four players. */
export interface EndConditions {
  achievements: number;
  all_of_class: "high" | "low" | "middle";
  cores: number[];
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** A card of the pile whose number is the power of the tile. */
export interface ExtractionCard {
  cubes: number[];
  danger: boolean;
  id: string;
  market_value: number;
  pile: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** The game itself. */
export interface PrintedGame {
  designer: string;
  edition: string;
  id: string;
  publisher: string;
  seats: number[];
  source: "component" | "likely" | "reconstructed" | "rulebook";
  title: string;
  year: number;
}

/** The shape of the mine. */
export interface Geometry {
  core_borders: CoreBorders;
  edges: number;
  entrances: Entrances;
  rings: ("a" | "b" | "c" | "d")[];
  sectors: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** The tiles next to the core. */
export interface CoreBorders {
  source: "component" | "likely" | "reconstructed" | "rulebook";
  tiles: string[];
}

/** The tiles that each entrance touches. */
export interface Entrances {
  e0: string[];
  e1: string[];
  e2: string[];
  e3: string[];
  note: string;
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** The price of a die of this strength. */
export interface HirePrice {
  note?: string;
  price: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  strength: number;
}

/** Points by place for each of zinc, copper, silver, gold and money. */
export interface Majority {
  points: number[];
  seats: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** The notes, largest first. */
export interface Money {
  notes: number[];
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** The pieces of each player. */
export interface PerPlayer {
  company_board: number;
  control_cube: number;
  crew_pawns_1_2: number;
  crew_pawns_3_4: number;
  direction_cube: number;
  screen: number;
  shaft_tiles: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  vice_presidents: number;
}

/** Other material of the box. */
export interface Piece {
  count: number;
  for_fewer?: number;
  for_four?: number;
  id: string;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  two_sided?: boolean;
  unlimited?: boolean;
  worth?: number;
}

/** The option `power_set` = 2_to_9: what is added to every power, and the cards that then change places. */
export interface ShiftedPowers {
  note: string;
  shift: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  swap_cards: string[][];
}

/** The two powers of a level. */
export interface RingPowers {
  level: "a" | "b" | "c" | "d";
  note?: string;
  powers: number[];
  source: "component" | "likely" | "reconstructed" | "rulebook";
  tiles_each: number;
}

/** A kind of cubes; the highest rank is lost first to danger. */
export interface Resource {
  colour: string;
  id: "copper" | "gold" | "silver" | "zinc";
  market_value: number;
  rank: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** What a player starts with. */
export interface Start {
  crews: StartCrews;
  cubes: number[];
  insurance_tokens: number;
  money: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** The crews a player starts with, and the most strength one can have. */
export interface StartCrews {
  count: number;
  most: number;
  note: string;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  strength: number;
}

/** The dice, and the strongest one allowed on each level. */
export interface Subcontractor {
  dice: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  strongest_by_level: number[];
}

/** A tile with both its sides. */
export interface TerrainTile {
  id: string;
  level: "a" | "b" | "c" | "d";
  power: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  yield: number[];
}

/** The price of a level; a level of safety lowers the demand of a danger by `protects`, or to nothing. */
export interface Upgrade {
  level: number;
  note?: string;
  price: number;
  protects?: number;
  protects_from_all?: boolean;
  seats: number[];
  sector: "crew" | "mobility" | "safety" | "shaft";
  source: "component" | "likely" | "reconstructed" | "rulebook";
}
