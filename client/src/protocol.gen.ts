// Generated from server/protocol by `python -m motherlode.server.protocol.typescript`. Do not edit.

import type { AnyComponents, AnyView } from "./games/views.gen";

export type ClientMessage = Join | Move | Preview | Why | Hint | Coach | Undo | Propose | Answer | Resign | Handover | Return | Advance | Say | Ping;

export type ServerMessage = Update | Table | Done | Previewed | Reason | Hinted | Coached | Said | Lobby | Failed | Goodbye | Pong;

/** Look at the match: through a seat one holds, or as the spectator (-2). `last` is the last number seen: what came since arrives entry by entry, unless it is too much. */
export interface Join {
  type: "join";
  viewer: number;
  last?: number;
}

/** Play the actions, all or none. `id` is the client's own: sent twice, it counts once. With `whole` false the actions are played only if they end a gesture: if the seat has nothing more to decide, a draw or a reveal comes, or the next prompt does not continue it. Otherwise nothing changes, and `previewed` answers. */
export interface Move {
  type: "move";
  id: string;
  seat: number;
  ply: number;
  actions: number[];
  whole?: boolean;
}

/** What would come after these actions? Nobody else learns of it. */
export interface Preview {
  type: "preview";
  id: string;
  seat: number;
  actions: number[];
}

/** Why is this action not allowed now, or after the `after` actions of an unfinished gesture? */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  action: number;
  after?: number[];
}

/** What would a bot of this level do in the seat's place? Only where the table allows it. After the `after` actions of an unfinished gesture: how would it go on? */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
  level?: "easy" | "expert" | "hard" | "normal";
  after?: number[];
}

/** What else was there, before the seat's latest choice? For who learns a game: alone with bots. Unless it `judges` the coach only says whether it has something to teach here. */
export interface Coach {
  type: "coach";
  id: string;
  seat: number;
  judges?: boolean;
}

/** Take back the seat's latest move, as far as nobody has learned anything since. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
}

/** Ask all others to agree. */
export interface Propose {
  type: "propose";
  id: string;
  seat: number;
  what: "abort" | "undo";
}

export interface Answer {
  type: "answer";
  id: string;
  seat: number;
  agree: boolean;
}

export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

/** Hand a seat to a bot: one's own to a `bot` of one's choice, or that of a player who vanished and agreed to it when sitting down to one of the server's choice. */
export interface Handover {
  type: "handover";
  id: string;
  seat: number;
  bot?: string;
}

/** Take one's seat back from the bot. */
export interface Return {
  type: "return";
  id: string;
  seat: number;
}

/** Read on in a lesson of which `step` steps are done; with `show` the lesson itself does what the step asks for. */
export interface Advance {
  type: "advance";
  id: string;
  seat: number;
  step: number;
  show?: boolean;
}

/** Chat. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

export interface Ping {
  type: "ping";
  id: string;
}

/** The match as one viewer sees it. `full`: forget what you had, `events` is the recent log; else what is new. `undone` are the numbers of events that were taken back by what is new here, or among the recent ones. `past`: more updates follow at once, up to the present; nothing can be chosen here. `thinking` are the seats whose bots think or wait for their turn to. */
export interface Update {
  type: "update";
  viewer: number;
  number: number;
  ply: number;
  full: boolean;
  to_act: number[];
  view: AnyView;
  legal: Choice[];
  prompt: PromptInfo | null;
  events: SeenEvent[];
  undo: string;
  undone: number[];
  past: boolean;
  thinking: number[];
  clock: ClockInfo | null;
  outcome: OutcomeInfo | null;
  lesson: Lesson | null;
}

/** A legal action with the facts its label is made from. */
export interface Choice {
  id: number;
  facts: Record<string, number | string | (number | string)[]>;
}

/** What a seat is asked. `continues`: the question goes on with a gesture already begun. */
export interface PromptInfo {
  kind: string;
  clauses: string[];
  facts: Record<string, number | string | (number | string)[]>;
  continues: boolean;
}

/** An event as one viewer sees it. `number` counts the events of a match; `of` tells the game's from the table's. */
export interface SeenEvent {
  number: number;
  ply: number;
  kind: string;
  facts: Record<string, number | string | (number | string)[]>;
  of: "game" | "table";
  reveals: boolean;
}

/** Milliseconds left by seat as of this message; those of the seats in `running` go down. */
export interface ClockInfo {
  left: number[];
  running: number[];
}

/** The game's own result; lists are by seat. */
export interface OutcomeInfo {
  scores: Record<string, number>[];
  totals: number[];
  ranks: number[];
  clause: string;
}

/** Where a lesson is: `done` of its `steps`. `said` are the keys of its sentences so far, that of the present step last. Things with the facts `light`, or called `at`, are spoken of; the actions in `right` are what is asked for. A step that `reads` asks for nothing but to be read. After the steps there may be a `coached` match. */
export interface Lesson {
  done: number;
  steps: number;
  said: string[];
  light: Record<string, number | string | (number | string)[]>;
  at: string[];
  right: number[];
  reads: boolean;
  coached: boolean;
}

/** The table changed: seats, presence, proposals, the end. */
export interface Table {
  type: "table";
  table: TableInfo;
}

/** A table as everyone may know it. `invitation` is for those who sit at it. `commitment` is the hash of the server's half of the seed, published from the beginning; `parts` are those of the people. `half` and the `seed` made of all are shown when it is over. A table of before has no half: its commitment is that of the seed. `restarts` counts how often parts that were given already had to be made again. `free_undo`: bots agree to every undo here. The names at an `imported` table are what its record says: nobody vouches for them. `room` is where its people can talk, if the server has such rooms. The seats in `to_act` are waited for since `since`; `last` are the events of the last move as the asker may see them, in the list of the asker's own running tables only. `lesson` is the id of a lesson that is given here. */
export interface TableInfo {
  id: string;
  game: string;
  version: number;
  options: Record<string, boolean | number | string>;
  status: "finished" | "frozen" | "open" | "running";
  host: string;
  chairs: Chair[];
  pace: Pace;
  undo: boolean;
  free_undo: boolean;
  hints: boolean;
  public: boolean;
  created: number;
  number: number;
  to_act: number[];
  commitment: string;
  parts: PartInfo[];
  restarts: number;
  half: string;
  seed: string;
  frozen: string;
  invitation: string;
  rematch: string;
  proposal: Proposal | null;
  result: Result | null;
  watchers: number;
  imported: boolean;
  room: string;
  since: number;
  last: SeenEvent[];
  lesson: string;
}

/** A seat of a table. `player` is the id of the person who holds it, empty if none does. `bot` plays it if set: from the start (no player), in place of a vanished player, or to the end after a forfeit. `stand_in`: the others may hand it to a bot when the player has vanished; null means as is usual at the table's pace. `program`: a program sat down there in the player's name. */
export interface Chair {
  player: string;
  name: string;
  bot: string;
  present: boolean;
  forfeit: "" | "left" | "resigned" | "time";
  stand_in: boolean | null;
  program: boolean;
}

/** `live`: every seat has minutes, and `increment` seconds more whenever its turn passes on. `days`: days per turn. `none`: no clock. */
export interface Pace {
  kind?: "days" | "live" | "none";
  minutes?: number;
  increment?: number;
  days?: number;
}

/** What one person adds to the seed: 32 random bytes. Their hash is known from sitting down; the bytes are `given` when every seat is taken, and shown as `part` when it is over. Nothing of it is there if the client gave none. */
export interface PartInfo {
  player: string;
  seats: number[];
  hash: string;
  given: boolean;
  part: string;
}

/** What needs the consent of all: to take back a move of `seat`, or to break off the match. */
export interface Proposal {
  what: "abort" | "undo";
  seat: number;
  agreed: number[];
}

/** How the table ended. Seats that forfeited rank last. `outcome` is there if the match was played to its end. */
export interface Result {
  ended: "aborted" | "closed" | "played" | "resigned";
  ranks: number[];
  outcome: OutcomeInfo | null;
}

/** The request with this id was done. A move was committed as this number. */
export interface Done {
  type: "done";
  id: string;
  number: number;
}

/** `stop` is `chance` or `reveal` where the future is random or hidden; `complete`: the seat need not act again. `right` are the actions that a lesson asks for next. */
export interface Previewed {
  type: "previewed";
  id: string;
  legal: Choice[];
  view: AnyView;
  prompt: PromptInfo | null;
  complete: boolean;
  stop: string;
  right: number[];
}

/** Why not: the clause and the facts; `allowed` if it is. `about` holds the facts its label is made from. */
export interface Reason {
  type: "reason";
  id: string;
  action: number;
  allowed: boolean;
  clause: string;
  facts: Record<string, number | string | (number | string)[]>;
  about: Record<string, number | string | (number | string)[]>;
}

/** What the bot considered at this ply, its choice first. No iterations: there was nothing to decide. */
export interface Hinted {
  type: "hinted";
  id: string;
  seat: number;
  ply: number;
  bot: string;
  iterations: number;
  candidates: Candidate[];
}

/** A move a bot considered: its actions, each with the facts its label is made from once those before it are taken, how often it was looked into, the share of victory expected after it (1 for certain), and what it changes, together with the moves `then` that the same seat would make next. */
export interface Candidate {
  actions: Choice[];
  visits: number;
  expected: number;
  effect: Effect | null;
  then: Choice[][];
}

/** What a move changes for its seat: points in all, the biggest reasons first, and what it leaves. Before a match is under way the points mean nothing to a player: they are not to be `told`. */
export interface Effect {
  points: number;
  reasons: Cause[];
  left: Left[];
  told: boolean;
}

/** A part of what a move changes: points, by the thing `about` (an id, or empty) or for the rival `seat` (or -1). `key` is its sentence. */
export interface Cause {
  key: string;
  points: number;
  about: string;
  seat: number;
}

/** What a move leaves of something that people count; `key` is its sentence. */
export interface Left {
  key: string;
  count: number;
}

/** What else was there, if anything was clearly better. `coaching` is false where the coach has nothing to teach: it need not be asked again at this table. */
export interface Coached {
  type: "coached";
  id: string;
  seat: number;
  ply: number;
  coaching: boolean;
  alternative: Alternative | null;
}

/** A move that was clearly better than the one made, with the points it would have brought more, and why. */
export interface Alternative {
  actions: Choice[];
  points: number;
  reasons: Cause[];
}

/** A line of chat. `seat` is -2 for a spectator. */
export interface Said {
  type: "said";
  number: number;
  player: string;
  name: string;
  seat: number;
  text: string;
  at: number;
}

/** A public table appeared or changed, or is gone (`gone`) from the lobby. */
export interface Lobby {
  type: "lobby";
  table: TableInfo;
  gone: boolean;
}

/** The request with this id (empty if it could not be read) was refused; nothing changed. */
export interface Failed {
  type: "failed";
  id: string;
  kind: string;
  facts: Record<string, number | string | (number | string)[]>;
}

/** The server closes this connection: `restart` (come back in a moment), `slow`, `closed`, `signed_out`. */
export interface Goodbye {
  type: "goodbye";
  reason: string;
}

export interface Pong {
  type: "pong";
  id: string;
}

/** `program`: it came with a token, as programs do. */
export interface PlayerInfo {
  id: string;
  name: string;
  guest: boolean;
  program: boolean;
}

/** Who I am; `player` is null before a name was chosen. */
export interface Me {
  player: PlayerInfo | null;
  muted: PlayerInfo[];
  blocked: PlayerInfo[];
}

/** Come in under a name, or change it. */
export interface GuestRequest {
  name: string;
}

/** Keep the name and the games of this guest under a password. A closed club asks for an `invitation` code. */
export interface RegisterRequest {
  name: string;
  password: string;
  invitation?: string;
}

export interface SignInRequest {
  name: string;
  password: string;
}

/** A registered player proves it with the password. */
export interface DeleteRequest {
  password?: string;
}

/** Mute: I do not read them. Block: nor can they join my tables. `off` takes it back. */
export interface ShunRequest {
  player: string;
  what: "block" | "mute";
  off?: boolean;
}

/** A token for a program that plays in my name; it is shown once. */
export interface TokenInfo {
  token: string;
}

/** `option-<id>`, `-about` and `-<value>` of the game's catalogue say it. No choices: any number from `least` on. */
export interface OptionInfo {
  id: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  clause: string;
  least: number;
}

/** A game of this server. `entries` of its components there are, and `reconstructed` of them are not printed anywhere. It has `lessons`. A game that is not `offered` has no new tables here; those that run go on. */
export interface GameInfo {
  id: string;
  title: string;
  version: number;
  seats: number[];
  options: OptionInfo[];
  bots: string[];
  languages: string[];
  entries: number;
  reconstructed: number;
  lessons: number;
  offered: boolean;
}

/** `contact` is whom the owner of a game can write to; empty if the host has not said it. */
export interface RightsInfo {
  contact: string;
  neutral_names: boolean;
}

/** `id` is its place in the list; `facts` are its own. */
export interface ActionInfo {
  kind: string;
  clause: string;
  facts: Record<string, number | string | (number | string)[]>;
  commits: boolean;
}

/** What a player may ask about: `about-<about>` of the catalogue, filled with the facts; the clause rules it. */
export interface ThingInfo {
  about: string;
  facts: Record<string, number | string | (number | string)[]>;
  clause: string;
}

/** What does not change during a match: the action list, the draws, the components as in the box. `things` are by id: everything a player may ask about. */
export interface GameData {
  id: string;
  actions: ActionInfo[];
  draws: ActionInfo[];
  things: Record<string, ThingInfo>;
  components: AnyComponents;
}

export interface ClauseInfo {
  id: string;
  text: string;
}

export interface ChapterInfo {
  id: string;
  title: string;
  text: string;
  clauses: ClauseInfo[];
}

/** `kind`: heading, paragraph, item, step, or drawing: then `file` is its name and `text` says what it shows. */
export interface BlockInfo {
  kind: string;
  text: string;
  file: string;
}

/** How to play, in two or three pages; without blocks where a game has none. */
export interface ShortRulesInfo {
  game: string;
  lang: string;
  title: string;
  blocks: BlockInfo[];
}

/** `lang` is `en` where the rules are not written in the language asked for. */
export interface RulebookInfo {
  game: string;
  lang: string;
  title: string;
  text: string;
  chapters: ChapterInfo[];
}

/** A lesson of a game. `learn-<id>-title` of the catalogue of lessons calls it. `table` is where I left it. */
export interface LessonInfo {
  id: string;
  number: number;
  steps: number;
  coached: boolean;
  minutes: number;
  done: boolean;
  table: string;
}

export interface LessonList {
  lessons: LessonInfo[];
}

/** The games I have played and the lessons of each game that I have done. `following`: of each game whose lessons I have begun and not all done, the number of the lesson to go on with. */
export interface Learned {
  played: string[];
  done: Record<string, string[]>;
  following: Record<string, number>;
}

/** `again`: from the start, also where I left it in the middle. */
export interface LessonRequest {
  again?: boolean;
}

/** `me` sits me down (several times for a hot seat, each under its `name`), `bot` a bot, `open` waits. `stand_in`: whether the others may hand my seat to a bot when I have vanished; if it is left out, they may, but not at a pace of days. */
export interface ChairRequest {
  kind: "bot" | "me" | "open";
  name?: string;
  bot?: string;
  stand_in?: boolean | null;
}

/** `start`: begin at once, if no seat is open. `hash`: that of my part of the seed (see `PartRequest`). `free_undo`: bots agree to every undo; only at a table where I am alone with them. */
export interface CreateRequest {
  game: string;
  chairs: ChairRequest[];
  options?: Record<string, boolean | number | string>;
  pace?: Pace;
  undo?: boolean;
  free_undo?: boolean;
  hints?: boolean;
  public?: boolean;
  start?: boolean;
  hash?: string | null;
}

/** Take the seat, or the first that is open. `stand_in` as in `ChairRequest`, `hash` as in `CreateRequest`. */
export interface SitRequest {
  seat?: number;
  name?: string;
  invitation?: string;
  stand_in?: boolean | null;
  hash?: string | null;
}

/** The hash (SHA-256) of my part of the seed; possible until someone has given a part. */
export interface HashRequest {
  hash: string;
}

/** My part of the seed: the 32 bytes whose hash I gave. Possible when every seat is taken and all hashes are out. */
export interface PartRequest {
  part: string;
}

/** Begin the match. `part`: my part of the seed, if it is not given yet. `without_parts`: do not wait for those of others; the record says whose are missing. */
export interface StartRequest {
  part?: string | null;
  without_parts?: boolean;
}

export interface SeatRequest {
  seat: number;
}

/** Put a bot on an open seat, or (`bot` empty) open the seat again. */
export interface BotRequest {
  seat: number;
  bot?: string;
}

export interface TableList {
  tables: TableInfo[];
}

/** The log of the match as one viewer sees it, and where to go on. `undone` are the numbers of the events, here or before, that were taken back by what is in this page. */
export interface LogPage {
  entries: SeenEvent[];
  next: number;
  undone: number[];
}

/** An entry of a match as one viewer saw it then, and the view after it. `undone` are the numbers of the events that it took back; `taken_back`: it was itself taken back later. The start and notes of the table have the seat -1. */
export interface StepInfo {
  number: number;
  kind: "move" | "note" | "start" | "undo";
  seat: number;
  ply: number;
  to_act: number[];
  view: AnyView;
  events: SeenEvent[];
  outcome: OutcomeInfo | null;
  undone: number[];
  taken_back: boolean;
}

/** Some entries of a match; `number` is that of the last one there is. `undone` are the events of these entries that do not count any more. */
export interface StepsPage {
  number: number;
  steps: StepInfo[];
  undone: number[];
}

/** A finished match as it stood at a ply. `undone`: the numbers of the events taken back since the ply before. */
export interface ReplayStep {
  ply: number;
  to_act: number[];
  view: AnyView;
  events: SeenEvent[];
  outcome: OutcomeInfo | null;
  undone: number[];
}

/** Some positions of a finished match; `plies` is the last ply there is. */
export interface ReplayPage {
  plies: number;
  steps: ReplayStep[];
}

/** Every refusal over HTTP: `error-<kind>` with its facts says it; `message` says it in plain English. */
export interface ErrorInfo {
  kind: string;
  facts: Record<string, number | string | (number | string)[]>;
  message: string;
}

/** `problems` say what is wrong while the server is not ready. */
export interface Readiness {
  ready: boolean;
  problems: string[];
}

/** The club as its host set it up; `club` and `welcome` are empty if the host wrote nothing. */
export interface HouseInfo {
  club: string;
  welcome: string;
  registration: "invitation" | "off" | "open";
  guests: boolean;
}

export interface Health {
  status: string;
  version: string;
  tables: number;
  connections: number;
}
