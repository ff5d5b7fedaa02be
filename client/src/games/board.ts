/** What a game's folder gives to the app and gets from it. No rules on this side: a board shows a view, offers the
 * legal actions it was sent, looks ahead by `preview`, and hands over a gesture.
 */
import type { Component } from "svelte";

import type { Facts } from "../lib/fluent";
import type { Choice, GameData, SeenEvent, Previewed, PromptInfo, Reason } from "../protocol.gen";
import type { Scene } from "../stage/scene";
import type { AnyView } from "./views.gen";

/** A seat as it is drawn: never by colour alone, so each has a letter and a shape as well. */
export interface SeatFace {
  seat: number;
  name: string;
  /** `var(--seat-0)` ...: a colour with enough contrast to `var(--seat-ink)` in both themes. */
  colour: string;
  letter: string;
  shape: "circle" | "square" | "diamond" | "triangle" | "hexagon" | "star";
  mine: boolean;
  /** Who is drawn for them (`kit/Portrait.svelte`). */
  portrait: number;
}

/** The sentences of the chosen language; switching it makes a new object, so that everything is said again. */
export interface Words {
  readonly lang: string;
  /** A key of the game's catalogue, the shared one, or the folder's own `text/`. */
  text(key: string, facts?: Facts): string;
  has(key: string): boolean;
  /** What a thing is called: its `name-<id>`. */
  name(id: string): string;
  seat(seat: number): string;
  /** The label of an action with the facts it has here. */
  action(choice: Choice): string;
  event(entry: Pick<SeenEvent, "kind" | "facts">): string;
  prompt(prompt: PromptInfo): string;
  /** A number as the language writes it. */
  number(value: number): string;
}

/** What `Board.svelte`, `Desk.svelte` and `Player.svelte` receive. Everything is read-only and changes as a whole. While
 * the director shows what others did, `view`, `present`, `log` and `toAct` are those of its moment and `legal` is empty.
 */
export interface BoardProps {
  /** The view to show: after the gesture so far if there is one, else the present. */
  view: AnyView;
  /** The present, without the gesture: to show what the gesture would change. */
  present: AnyView;
  /** Action list, draws and components of the box; never changes during a match. */
  data: GameData;
  /** The options of the match. */
  options: Record<string, boolean | number | string>;
  /** What happened so far and was not taken back, oldest first, as far as it was fetched: dice and cards that no view
   * keeps. It begins with the match if its first entry has the number 0.
   */
  log: SeenEvent[];
  seats: SeatFace[];
  /** The seat whose eyes these are; -2 for a spectator and in a replay. */
  viewer: number;
  /** The seats that must act now. */
  toAct: number[];
  /** What the viewer is asked next, in the gesture; null if nothing. */
  prompt: PromptInfo | null;
  /** What may be chosen next, with the facts of each; empty when it is not the viewer's turn. */
  legal: Choice[];
  /** The actions of the unfinished gesture. */
  gesture: number[];
  /** What a log line, a button of the panel or the pointer is about: things with these facts light up. */
  highlight: Facts | null;
  words: Words;
  /** Reduced motion: show results, do not animate. */
  still: boolean;
  /** Adds actions to the gesture; the server plays it when it is whole. Done when the server has answered. */
  choose(...actions: number[]): Promise<void>;
  /** Takes the last action of the gesture away again. */
  back(): void;
  /** Gives the whole gesture up. */
  cancel(): void;
  /** What would come after the gesture so far and these actions; nobody else learns of it. Rejects if not allowed. */
  preview(...actions: number[]): Promise<Previewed>;
  /** Shows the person why an action is not possible now (hover, focus or click on it); null hides it again.
   * `after`: answers a panel has gathered beyond the gesture, which the action would follow.
   */
  whyNot(action: number | null, ...after: number[]): void;
  /** The same, as data. */
  reason(action: number): Promise<Reason>;
  /** Says what the pointer or the focus is on, so that log and panel light up too; null when it leaves. */
  point(facts: Facts | null): void;
}

/** `prompts.ts`: how the panel of actions is laid out for this game. */
export interface PromptFace {
  /** The kinds of actions in the order of their groups; kinds not named follow. A group is called `kind-<kind>`. */
  kinds: string[];
  /** A picture for a kind. */
  icon?(kind: string): Component | null;
  /** Prompts that `Desk` or the board asks itself: the decision bar then shows no buttons of its own. */
  ownPrompts: string[];
  /** Those of them that are answered in `Desk` alone: on a phone the sheet opens over the board as far as they need. */
  opens?: string[];
  /** Kinds that give something up: never a main button, and asked about before they are sent. */
  givesUp?: string[];
  /** What is asked, where a panel asks for several things at once; null leaves it to the sentence of the prompt. */
  question?(board: BoardProps): string | null;
  /** Kinds that the decision bar offers as buttons when there is more to choose than fits; else those with one choice. */
  buttons?: string[];
}

/** `log.ts`: what the log shows beside the sentence. */
export interface LogFace {
  icon?(entry: SeenEvent): Component | null;
  /** Events that matter most are set off; quiet ones are set small. */
  weight?(entry: SeenEvent): "loud" | "plain" | "quiet";
  /** What came of a move by itself, whatever its weight: in few words a move is told by something else. */
  follows?(entry: SeenEvent): boolean;
  /** What the line is about on the board, if not simply its facts. */
  about?(entry: SeenEvent): Facts;
  /** Kinds that begin a phase, round or turn of the whole table: a replay lists its turns under them. */
  chapters?: string[];
}

/** What `Player.svelte` receives: a seat in the rail. */
export interface PlayerProps extends BoardProps {
  seat: number;
}

/** `index.ts` of a game's folder exports `face`. */
export interface GameFace {
  /** Fills the frame (`inline-size: 100%; block-size: 100%`), a size container called `frame`. */
  Board: Component<BoardProps>;
  /** The question in the decision bar, where the board asks it itself (`prompts.ownPrompts`): one or two rows. */
  Desk?: Component<BoardProps>;
  /** What matters of one seat, in the rail under its name and score: compact, with more behind a disclosure. */
  Player: Component<PlayerProps>;
  /** The end of the match, instead of the table of points by source. */
  Final?: Component<BoardProps>;
  /** The score of a seat as far as it is open; null where there is none to show. */
  score(view: AnyView, seat: number): number | null;
  /** The thing that a score counts. */
  scored: string;
  /** The phase of the game: its thing is `phase_<id>`. */
  phase(view: AnyView): string;
  /** The same by its sources, each by its name, where others can change it without a word: it is then said why. */
  sources?(view: AnyView, seat: number, match: Pick<BoardProps, "data" | "words">): Record<string, number>;
  /** How events are shown, by kind; others get the default scene: caption and light. */
  scenes: Record<string, Scene>;
  prompts: PromptFace;
  log: LogFace;
  /** Words of the board alone, by language: `text/{en,nl,de,fr}.ftl`, same keys in all. */
  text: Record<string, string>;
}
