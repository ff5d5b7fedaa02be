/** A thing of the board as a control: chosen if it is legal, else it says why not; keyboard and pointer alike. */
import type { Facts } from "../../lib/fluent";
import type { Choice } from "../../protocol.gen";
import type { BoardProps } from "../board";

export interface Control {
  choice: Choice | null;
  /** To be spread on the element. */
  attributes: Record<string, unknown>;
}

/** The control of an action (-1: none now); `name` says what the thing is, `about` what it lights up. */
export function control(board: BoardProps, action: number, name: string, about: Facts): Control {
  const choice = board.legal.find((each) => each.id === action) ?? null;
  if (board.viewer < 0 || action < 0) return { choice: null, attributes: { role: "img", "aria-label": name, ...pointing(board, about) } };
  const press = () => (choice ? board.choose(action) : board.whyNot(action));
  const attributes = {
    role: "button",
    tabindex: 0,
    "aria-label": name,
    "aria-disabled": choice ? undefined : "true",
    onclick: press,
    onkeydown: (event: KeyboardEvent) => pressedBy(event, press),
    ...pointing(board, about, choice ? -1 : action),
  };
  return { choice, attributes };
}

/** Lights up what a thing is about while the pointer or the focus is on it; `forbidden` asks why it is not possible. */
export function pointing(board: BoardProps, about: Facts, forbidden = -1): Record<string, unknown> {
  const look = () => {
    board.point(about);
    if (forbidden >= 0) board.whyNot(forbidden);
  };
  const leave = () => {
    board.point(null);
    if (forbidden >= 0) board.whyNot(null);
  };
  return { onpointerenter: look, onpointerleave: leave, onfocus: look, onblur: leave };
}

export function pressedBy(event: KeyboardEvent, press: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  press();
}
