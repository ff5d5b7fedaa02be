import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Asking } from "./asking.svelte";
import { beside, overlap } from "./beside";

let asking: Asking;
const element = (id: string) => document.getElementById(id)!;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <div class="stage"><b id="car" data-thing="car" data-now="Car (Rome)"><i id="wheel"></i></b><b id="pile" data-thing="pile"></b><b id="bare"></b>
    <div class="tools"><b id="tool"></b></div></div><div id="thing-help"><a id="link" href="#T4.6">T4.6</a></div>`;
  asking = new Asking();
  for (const name of ["pointermove", "pointerdown", "pointerup", "click", "focusin", "keydown", "contextmenu"] as const)
    document.body.addEventListener(name, (event) => asking[`on${name}`](event as never), true);
});
afterEach(() => {
  document.body.replaceWith(document.createElement("body"));
  vi.useRealTimers();
});

const send = (id: string, event: Event) => element(id).dispatchEvent(event);
const mouse = (id: string) => send(id, new PointerEvent("pointermove", { pointerType: "mouse", bubbles: true }));
const finger = (id: string, name: string, clientX = 0) =>
  send(id, new PointerEvent(name, { pointerType: "touch", isPrimary: true, pointerId: 1, clientX, bubbles: true, cancelable: true }));
/** Whether a click reaches what was clicked. */
function clicked(id: string): boolean {
  let isHeard = false;
  const hear = () => (isHeard = true);
  element(id).addEventListener("click", hear, { once: true });
  element(id).click();
  element(id).removeEventListener("click", hear);
  return isHeard;
}
const key = (name: string) => new KeyboardEvent("keydown", { key: name, bubbles: true });

test("a thing answers when the mouse has rested on it, and as long as it is on the thing or on the answer", () => {
  mouse("wheel");
  vi.advanceTimersByTime(300);
  expect(asking.asked).toBeNull();
  vi.advanceTimersByTime(400);
  expect(asking.asked).toMatchObject({ id: "car", now: "Car (Rome)" });
  mouse("bare");
  mouse("link");
  vi.advanceTimersByTime(5000);
  expect(asking.asked?.id).toBe("car");
  mouse("bare");
  vi.advanceTimersByTime(400);
  expect(asking.asked).toBeNull();
});

test("a long press asks and does nothing; a tap acts; a finger that moves does not ask", () => {
  finger("car", "pointerdown");
  vi.advanceTimersByTime(600);
  finger("car", "pointerup");
  expect(asking.asked?.id).toBe("car");
  expect(clicked("car")).toBe(false);
  finger("car", "pointerdown");
  expect(asking.asked).toBeNull();
  finger("car", "pointerup");
  expect(clicked("car")).toBe(true);
  finger("car", "pointerdown");
  finger("car", "pointermove", 20);
  vi.advanceTimersByTime(600);
  expect(asking.asked).toBeNull();
});

test("while everything explains itself a press asks, arrows walk, and the tools act as ever", () => {
  asking.toggle();
  expect(clicked("pile")).toBe(false);
  expect(asking.asked?.id).toBe("pile");
  expect(clicked("tool")).toBe(true);
  for (const id of ["car", "pile"]) vi.spyOn(element(id), "getClientRects").mockReturnValue([{}] as never);
  send("bare", key("ArrowRight"));
  expect(asking.asked?.id).toBe("car");
  send("bare", key("Escape"));
  expect([asking.asked, asking.isOn]).toEqual([null, true]);
  send("bare", key("Escape"));
  expect(asking.isOn).toBe(false);
  expect(clicked("pile")).toBe(true);
});

test("by keys a thing answers in focus or at once, and the second press leads into the answer", () => {
  send("car", key("i"));
  expect(asking.asked?.id).toBe("car");
  send("car", key("i"));
  expect(document.activeElement).toBe(element("link"));
  send("link", key("Escape"));
  expect(asking.asked).toBeNull();
  send("pile", new FocusEvent("focusin", { bubbles: true }));
  expect(asking.asked).toBeNull();
  vi.advanceTimersByTime(700);
  expect(asking.asked?.id).toBe("pile");
});

test("an answer lies on the screen, off its thing, and off one's own pieces where it can", () => {
  const screen = { width: 400, height: 800 };
  const size = { width: 300, height: 120 };
  for (const [left, top] of [
    [0, 0],
    [360, 0],
    [180, 400],
    [0, 760],
    [360, 760],
  ] as const) {
    const thing = { left, top, width: 40, height: 40 };
    const box = beside(thing, size, screen, []);
    expect(overlap(box, thing)).toBe(0);
    expect(box.left >= 0 && box.top >= 0 && box.left + 300 <= 400 && box.top + 120 <= 800).toBe(true);
  }
  const thing = { left: 180, top: 400, width: 40, height: 40 };
  expect(beside(thing, size, screen, []).top).toBeLessThan(400);
  expect(beside(thing, size, screen, [{ left: 190, top: 300, width: 20, height: 20 }]).top).toBeGreaterThan(440);
});
