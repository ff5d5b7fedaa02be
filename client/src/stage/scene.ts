/** What a board says about showing its events: a scene per kind of event, played by the director through an actor. */
import type { Component } from "svelte";

import type { SeatFace, Words } from "../games/board";
import type { AnyView } from "../games/views.gen";
import type { GameData, SeenEvent } from "../protocol.gen";

/** One step of the match as the director plays it: what happened, and the position before and after it. */
export interface Moment {
  events: SeenEvent[];
  before: AnyView;
  after: AnyView;
  /** Whose move it was; -1 where nobody moved (a clock, the table). */
  seat: number;
  /** The viewer did this: its scenes hold nothing back. */
  mine: boolean;
  viewer: number;
  data: GameData;
  seats: SeatFace[];
  words: Words;
}

/** How the events of one kind are shown. Everything is optional: `{}` is the default scene. */
export interface Scene {
  /** Milliseconds at normal speed; 0 shows nothing. Without it: 500 for an event with a sentence, 0 without. A scene
   * that plays longer than this is cut off.
   */
  ms?(event: SeenEvent, moment: Moment): number;
  /** Joins an event with the one before it of the same kind ("C takes 5 empty territories"); null: they do not join. */
  merge?(one: SeenEvent, next: SeenEvent): SeenEvent | null;
  /** What is said of joined events; null leaves it to the sentence of the event. */
  tell?(event: SeenEvent, words: Words): string | null;
  /** Moves things. It begins in the position before the move and ends early when skipped. Without it the things that
   * the event names light up in the position after the move.
   */
  play?(event: SeenEvent, actor: Actor): Promise<void>;
}

/** A rectangle in the coordinates of the board's frame, in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A place on the table: the name of a thing (`data-at`), or a point of the frame. */
export type Place = string | { x: number; y: number };

/** What flies: a copy of a named thing, or a component drawn for the flight in a box of `width` by `height` pixels. */
export type Piece = string | DrawnPiece;

export interface DrawnPiece {
  // Each piece has props of its own.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  draw: Component<any>;
  props?: Record<string, unknown>;
  width?: number;
  height?: number;
}

export interface Flight {
  /** Milliseconds at normal speed; 450 unless told. */
  ms?: number;
  /** How much larger the piece is where it arrives; 1 unless told, `"fit"` to take the size of the place. */
  scale?: number | "fit";
  /** How high it rises on its way, in pixels: 0 is a straight line. */
  arc?: number;
  /** Whether its way stays in sight until the person acts, as that of pieces which others have moved; true unless told. */
  ghost?: boolean;
}

/** What a scene can do. All times are at normal speed: the actor knows how fast the person wants it. With reduced
 * motion nothing flies: things light up where they arrive instead. Names that are not on the table are left out.
 */
export interface Actor {
  readonly moment: Moment;
  /** Whether the scene is over: skipped, or out of time. */
  readonly isOver: boolean;
  /** Where a named thing is now; null if it is not on the table or out of sight. */
  at(name: string): Box | null;
  /** The element with this name. */
  element(name: string): Element | null;
  /** A piece flies from one place to another and is gone when it has arrived. */
  fly(piece: Piece, from: Place, to: Place, flight?: Flight): Promise<void>;
  /** A thing of the board walks through places, one after the other. It stays hidden until the position after is shown. */
  move(name: string, path: Place[], flight?: Flight): Promise<void>;
  /** A thing turns over: at half of it the position after the move is shown. */
  flip(name: string, ms?: number): Promise<void>;
  /** Things light up until the scene ends. */
  light(...names: string[]): void;
  /** A figure appears over a thing and counts from one number to another. */
  countUp(name: string, from: number, to: number, ms?: number): Promise<void>;
  wait(ms: number): Promise<void>;
  /** Replaces the caption: our own sentence instead of that of the event. */
  caption(text: string): void;
  /** Shows the position after the move; done when it is drawn. */
  show(): Promise<void>;
}
