/** A thing of the board as a control: chosen if it is legal, else it says why not; keyboard and pointer alike. */
import type { Facts } from "../../lib/fluent";
import { cameUnderPointer, canHover } from "../../lib/input-mode.svelte";
import { thingIn } from "../../lib/sentences";
import type { Choice } from "../../protocol.gen";
import type { BoardProps } from "../board";
import { asks } from "./thing";

type Attributes = Record<string, unknown>;

export interface Control {
  choice: Choice | null;
  /** To be spread on the element. */
  attributes: Attributes;
}

/** The control of an action (-1: none now); `name` says what the thing is, `about` what it lights up while it cannot be chosen. */
export function control(board: BoardProps, action: number, name: string, about: Facts): Control {
  const choice = board.legal.find((each) => each.id === action) ?? null;
  const known = asks(thingIn(board.data, about), name);
  if (board.viewer < 0 || action < 0)
    return { choice: null, attributes: { role: "img", "aria-label": name, ...known, ...pointing(board, about) } };
  const press = () => (choice ? board.choose(action) : board.whyNot(action));
  const forbidden = choice ? -1 : action;
  return {
    choice,
    attributes: { ...named(board, choice, name), ...known, ...pressing(press), ...pointing(board, choice?.facts ?? about, forbidden) },
  };
}

function named(board: BoardProps, choice: Choice | null, name: string): Attributes {
  return {
    role: "button",
    tabindex: 0,
    "aria-label": choice ? `${name}. ${board.words.action(choice)}` : name,
    "aria-disabled": choice ? undefined : "true",
  };
}

/** Lights up what a thing is about while the pointer or the focus is on it; `forbidden` is an action to ask about. A finger
 * presses and points at nothing: what lit up under it would stay and look like advice.
 */
export function pointing(board: BoardProps, about: Facts, forbidden = -1): Attributes {
  const look = (event: Event) => {
    if (!canHover()) return;
    if (event.type === "pointerenter" && cameUnderPointer(event))
      return event.currentTarget?.addEventListener("pointermove", look, { once: true });
    board.point(about);
    if (forbidden >= 0) board.whyNot(forbidden);
  };
  const leave = () => {
    board.point(null);
    if (forbidden >= 0) board.whyNot(null);
  };
  return { onpointerenter: look, onpointerleave: leave, onfocus: look, onblur: leave };
}

/** Pressed by pointer, Enter or Space. */
export function pressing(press: () => void): Attributes {
  return { onclick: press, onkeydown: (event: KeyboardEvent) => pressedBy(event, press) };
}

export function pressedBy(event: KeyboardEvent, press: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  press();
}
