/** A thing of the board as a control: chosen if it is legal, else it says why not; keyboard and pointer alike. */
import type { Facts } from "../../lib/fluent";
import type { Choice } from "../../protocol.gen";
import type { BoardProps } from "../board";

export interface Control {
  choice: Choice | null;
  /** To be spread on the element. */
  attributes: Record<string, unknown>;
}

/** The control of an action; `name` says what the thing is, `about` what it lights up while it cannot be chosen. */
export function control(board: BoardProps, action: number, name: string, about: Facts): Control {
  const choice = board.legal.find((each) => each.id === action) ?? null;
  if (board.viewer < 0) return { choice: null, attributes: picture(board, name, about) };
  const look = () => {
    board.point(choice?.facts ?? about);
    if (!choice) board.whyNot(action);
  };
  const leave = () => {
    board.point(null);
    if (!choice) board.whyNot(null);
  };
  const press = () => (choice ? board.choose(action) : board.whyNot(action));
  return { choice, attributes: { ...named(board, choice, name), ...gestures(press, look, leave) } };
}

/** For those who only watch: named, and lighting up what it is about. */
function picture(board: BoardProps, name: string, about: Facts): Record<string, unknown> {
  return {
    role: "img",
    "aria-label": name,
    onpointerenter: () => board.point(about),
    onpointerleave: () => board.point(null),
  };
}

function named(board: BoardProps, choice: Choice | null, name: string): Record<string, unknown> {
  return {
    role: "button",
    tabindex: 0,
    "aria-label": choice ? `${name}. ${board.words.action(choice)}` : name,
    "aria-disabled": choice ? undefined : "true",
  };
}

function gestures(press: () => void, look: () => void, leave: () => void): Record<string, unknown> {
  return {
    onclick: press,
    onkeydown: (event: KeyboardEvent) => pressedBy(event, press),
    onpointerenter: look,
    onpointerleave: leave,
    onfocus: look,
    onblur: leave,
  };
}

function pressedBy(event: KeyboardEvent, press: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  press();
}
