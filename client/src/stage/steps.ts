/** The steps of a match as they come in and as they are shown; two that a board tells as one are joined. */
import type { AnyView } from "../games/views.gen";
import type { OutcomeInfo, SeenEvent } from "../protocol.gen";
import { joinedShot, type Shot } from "./plan";
import type { Moment } from "./scene";

/** A position that can be shown: an update of the server, or a step of a replay. */
export interface Position {
  number: number;
  to_act: number[];
  view: AnyView;
  outcome: OutcomeInfo | null;
}

/** One step of the match as it comes in. */
export interface Step {
  position: Position;
  events: SeenEvent[];
  /** Whose move it was; -1 if nobody's. */
  seat: number;
  mine: boolean;
  /** The viewer's own, but it opens what others had chosen in secret: it is shown as theirs. */
  opens?: boolean;
  /** Numbers of the events that it takes back. */
  undone?: readonly number[];
}

/** A step with what it takes to show it. */
export interface Planned {
  step: Step;
  from: Position;
  moment: Moment;
  shots: Shot[];
}

export const numbersOf = ({ events }: { events: SeenEvent[] }) => events.map(({ number }) => number);

export const isUndo = ({ events }: Step) => events.some(({ kind }) => kind === "undo");

/** That the viewer left the seat to a bot, came back to it, or took back a move: no move of others. */
export const isOwnNote = ({ step, moment }: Planned) =>
  step.events.length > 0 && step.events.every(({ of, kind, facts }) => (of === "table" || kind === "undo") && facts.seat === moment.viewer);

/** The steps with another one; the last one and it become one where the board says so. */
export function withJoined(steps: Planned[], next: Planned): Planned[] {
  const last = steps.at(-1);
  const event = last ? joinedShot(last.shots, next.shots) : null;
  if (!last || !event) return [...steps, next];
  const events = [...last.moment.events, ...next.moment.events];
  const moment = { ...next.moment, before: last.moment.before, events };
  const shot = last.shots[0]!;
  const joined = { ...shot, event, ms: shot.scene.ms?.(event, moment) ?? shot.ms };
  return [...steps.slice(0, -1), { step: { ...next.step, events }, from: last.from, moment, shots: [joined] }];
}
