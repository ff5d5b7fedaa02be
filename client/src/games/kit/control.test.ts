import { expect, test, vi } from "vitest";

import type { BoardProps } from "../board";
import { pointing } from "./control";

function pointed(type: string, x: number): Event {
  return Object.assign(new PointerEvent(type, { bubbles: true, clientX: x, clientY: 5 }));
}

test("what comes to lie under a pointer that rests lights up only when the pointer moves", () => {
  const point = vi.fn();
  const card = document.body.appendChild(document.createElement("button"));
  const attributes = pointing({ point, whyNot: vi.fn() } as unknown as BoardProps, { card: "car" });
  card.addEventListener("pointerenter", attributes.onpointerenter as EventListener);
  dispatchEvent(pointed("pointermove", 7));
  card.dispatchEvent(pointed("pointerenter", 7));
  expect(point).not.toHaveBeenCalled();
  card.dispatchEvent(pointed("pointermove", 8));
  expect(point).toHaveBeenCalledExactlyOnceWith({ card: "car" });
  card.dispatchEvent(pointed("pointerenter", 9));
  expect(point).toHaveBeenCalledTimes(2);
});
