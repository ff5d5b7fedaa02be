// Generated from view_types.py and components_types.py of games/cavum by `python -m motherlode.server.protocol.game_types`. Do not edit.

/** The table. `prices` are the highest open prices by colour, `cards` the sequence cards that nobody holds. `orders` lie face up, `deck` counts those still hidden; `active` is the seat that must act. */
export interface CavumView {
  active: number | null;
  auction: AuctionView;
  cards: number[];
  cities: CityView[];
  deck: number;
  hexes: HexView[];
  orders: OrderView[];
  phase: number;
  phases: number;
  players: PlayerView[];
  pool: StockView;
  prices: Record<string, number>;
  step: "bid" | "build" | "card" | "colour" | "final_sale" | "first_bidder" | "fulfil" | "lay" | "lay_vein" | "order" | "over" | "piece" | "route" | "sale" | "sell" | "start" | "take" | "turn" | "turn_up";
  supply: StockView;
  turn: TurnView;
}

/** The bid that stands in a sequence auction or colour sale, and the seats that have passed. */
export interface AuctionView {
  bid: number | null;
  bidder: number | null;
  colour: string | null;
  passed: number[];
}

/** A city; `free` is what a connected station in it would score. */
export interface CityView {
  free: number;
  id: string;
  size: number;
  spaces: SpaceView[];
}

/** A city space, with the seat that owns the station on it. */
export interface SpaceView {
  id: string;
  q: number;
  r: number;
  station?: number;
}

/** A mountain hex. The tile is the top tile, such as `tunnel_4` or `dynamite_3`; covered tiles are not shown. `links` are the directions in which a tunnel goes on into the next cell; `station` is the seat that owns it. */
export interface HexView {
  exits?: number[];
  id: string;
  level?: number;
  links?: number[];
  q: number;
  r: number;
  rotation?: number;
  station?: number;
  tile?: "tunnel_2" | "tunnel_3" | "tunnel_4" | "tunnel_6" | "dynamite_2" | "dynamite_3" | "dynamite_4" | "dynamite_6";
  vein?: VeinView;
}

/** A vein on a hex and the stones left on it. */
export interface VeinView {
  colour: string;
  stones: number;
}

/** An order card, with the 2-chips that lie on it. */
export interface OrderView {
  chips: number;
  id: string;
  penalty: number;
  stones: string[];
  value: number;
}

/** A player. `space` and `laps` show the score on its track; `dynamite` is the tile that comes with the card. `pieces` are left of the set, by kind; `points` are the score by its sources, as the outcome tells them. `stones` counts the stones in the hand; their colours are in `hand`, None where the viewer may not see them. `reach` are the places with a path to a mountain station of the player, `connected` the city spaces that score. */
export interface PlayerView {
  card: number | null;
  connected: string[];
  dynamite: "tunnel_2" | "tunnel_3" | "tunnel_4" | "tunnel_6" | "dynamite_2" | "dynamite_3" | "dynamite_4" | "dynamite_6" | null;
  hand: Record<string, number> | null;
  laps: number;
  orders: OrderView[];
  pieces: Record<string, number>;
  points: Record<string, number>;
  reach: string[];
  score: number;
  space: number;
  stones: number;
}

/** Pieces by kind; stations by seat. */
export interface StockView {
  dynamite_2: number;
  dynamite_3: number;
  dynamite_4: number;
  dynamite_6: number;
  option: number;
  prospect: number;
  stations: number[];
  tunnel_2: number;
  tunnel_3: number;
  tunnel_4: number;
  tunnel_6: number;
  vein: number;
}

/** The turn of building and the choice in progress. `acts` are the actions done; `laid` is the hex of the tile laid in the action before. `stones` are the colours that the route would bring so far. */
export interface TurnView {
  acts: number;
  hex: string | null;
  laid: string | null;
  piece: "tunnel_2" | "tunnel_3" | "tunnel_4" | "tunnel_6" | "dynamite" | "option" | "prospect" | "station" | "vein" | null;
  route: string[];
  stones: string[];
  tile: "tunnel_2" | "tunnel_3" | "tunnel_4" | "tunnel_6" | "dynamite_2" | "dynamite_3" | "dynamite_4" | "dynamite_6" | null;
}

/** The whole file. */
export interface CavumComponents {
  board: PrintedBoard;
  brown: PrintedCell[];
  city: PrintedCity[];
  format: number;
  game: PrintedGame;
  gem: PrintedGem[];
  gems: PrintedGems;
  order: PrintedOrder[];
  orders: PrintedOrders;
  phases: PrintedPhases;
  points: PrintedPoints;
  pool: PrintedPool;
  sequence_card: PrintedSequenceCard[];
  set: PrintedSet;
  shape: PrintedShape[];
  start_tile: PrintedStartTile[];
  total: PrintedTotal;
  vein_stones: PrintedVeinStones;
}

/** The mountain, a hexagon of this radius. */
export interface PrintedBoard {
  radius: number;
  shape: PrintedOutline;
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** The outline of the mountain. */
export interface PrintedOutline {
  source: "component" | "likely" | "reconstructed" | "rulebook";
  value: string;
}

/** A cell of the ring that belongs to nothing, by its coordinates q and r. */
export interface PrintedCell {
  cell: [number, number];
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** A city and its spaces. */
export interface PrintedCity {
  id: string;
  size: PrintedSize;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  spaces: PrintedSpace[];
}

/** How many spaces a city has. */
export interface PrintedSize {
  source: "component" | "likely" | "reconstructed" | "rulebook";
  value: number;
}

/** A city space; `touches` are the mountain hexes beside it. */
export interface PrintedSpace {
  cell: [number, number];
  id: string;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  touches: [number, number][];
}

/** The frame of a match; `colours` are those of the players. */
export interface PrintedGame {
  actions_per_turn: number;
  colours: string[];
  edition: string;
  id: string;
  score_track: number;
  seats: number[];
  source: "component" | "likely" | "reconstructed" | "rulebook";
  start_score: number;
  title: string;
}

/** A colour of stones, in the order of the colour sale; `on_scale` stones lie on its scale at the start. */
export interface PrintedGem {
  id: string;
  on_scale: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** How many spaces a price scale has. */
export interface PrintedGems {
  scale: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** An order card. */
export interface PrintedOrder {
  id: string;
  known?: PrintedKnown;
  penalty: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  stones: string[];
  value: number;
}

/** What a better source states of an order card. */
export interface PrintedKnown {
  number_of_stones?: "component" | "likely" | "reconstructed" | "rulebook";
  value: "component" | "likely" | "reconstructed" | "rulebook";
}

/** The order cards: pairs of a number of stones and how many cards ask for it, and how many are turned up. */
export interface PrintedOrders {
  by_stones: [number, number][];
  source: "component" | "likely" | "reconstructed" | "rulebook";
  turned_up: number;
}

/** How many phases a full match and a learning match have. */
export interface PrintedPhases {
  edition: string;
  full: number;
  learning: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** What an option and a 2-chip bring. */
export interface PrintedPoints {
  chip: number;
  option: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** What is in the pool at the start; stations by player. */
export interface PrintedPool {
  dynamite_2: number;
  dynamite_3: number;
  dynamite_4: number;
  dynamite_6: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  station: number;
  tunnel_2: number;
  tunnel_3: number;
  tunnel_4: number;
  tunnel_6: number;
  vein: number;
}

/** A sequence card and the dynamite tile that comes with it. */
export interface PrintedSequenceCard {
  dynamite: "tunnel_2" | "tunnel_3" | "tunnel_4" | "tunnel_6" | "dynamite_2" | "dynamite_3" | "dynamite_4" | "dynamite_6";
  number: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** What each player takes in each phase. */
export interface PrintedSet {
  dynamite: number;
  option: number;
  prospect: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  station: number;
  tunnel_2: number;
  tunnel_3: number;
  tunnel_4: number;
  tunnel_6: number;
  vein: number;
}

/** The exits of a tile as it lies in the box, and the rotations that give different exits. */
export interface PrintedShape {
  exits: number[];
  rotations: number[];
  source: "component" | "likely" | "reconstructed" | "rulebook";
}

/** A tile that lies on the mountain from the start. */
export interface PrintedStartTile {
  cell: [number, number];
  rotation: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  tile: "tunnel_2" | "tunnel_3" | "tunnel_4" | "tunnel_6" | "dynamite_2" | "dynamite_3" | "dynamite_4" | "dynamite_6";
  vein?: PrintedVein;
}

/** The vein on a start tile. */
export interface PrintedVein {
  colour: string;
  stones: number;
}

/** What is in the box; stations, options and prospect tiles by player. */
export interface PrintedTotal {
  chip: number;
  dynamite_2: number;
  dynamite_3: number;
  dynamite_4: number;
  dynamite_6: number;
  option: number;
  prospect: number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
  station: number;
  tunnel_2: number;
  tunnel_3: number;
  tunnel_4: number;
  tunnel_6: number;
  vein: number;
}

export interface PrintedVeinStones {
  "2": number;
  "3": number;
  "4": number;
  source: "component" | "likely" | "reconstructed" | "rulebook";
}
