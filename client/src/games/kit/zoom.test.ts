/** Zooming and panning of the map. */
import { expect, test } from "vitest";

import { Zoom } from "./zoom.svelte";

const numbers = (zoom: Zoom) => zoom.box.split(" ").map(Number);

test("it starts whole, and cannot be smaller or leave the drawing", () => {
  const zoom = new Zoom(1600, 1200);
  expect(numbers(zoom)).toEqual([0, 0, 1600, 1200]);
  zoom.out();
  expect(zoom.isWhole).toBe(true);
  zoom.by(2, { x: 0, y: 0 });
  expect(numbers(zoom)).toEqual([0, 0, 800, 600]);
  zoom.show({ x: 1590, y: 1190 });
  expect(numbers(zoom)).toEqual([800, 600, 800, 600]);
});

test("a spot stays where it is while zooming", () => {
  const zoom = new Zoom(1600, 1200);
  zoom.by(2, { x: 400, y: 900 });
  const [left, top, width, height] = numbers(zoom) as [number, number, number, number];
  expect([(400 - left) / width, (900 - top) / height]).toEqual([0.25, 0.75]);
});

test("what is in sight is not moved to", () => {
  const zoom = new Zoom(1600, 1200);
  zoom.by(2, { x: 0, y: 0 });
  zoom.show({ x: 400, y: 300 });
  expect(numbers(zoom)).toEqual([0, 0, 800, 600]);
  zoom.show({ x: 1200, y: 300 });
  expect(numbers(zoom)).toEqual([800, 0, 800, 600]);
});

test("the focus of a key is followed, that of a press is not: what is pressed must not move away", () => {
  const zoom = new Zoom(1600, 1200);
  zoom.by(2, { x: 0, y: 0 });
  const thing = document.createElementNS("http://www.w3.org/2000/svg", "g");
  Object.assign(thing.dataset, { x: "1590", y: "1190" });
  thing.addEventListener("focusin", zoom.onfocusin);
  const focus = () => thing.dispatchEvent(new FocusEvent("focusin"));

  dispatchEvent(new Event("pointerdown"));
  focus();
  expect(numbers(zoom)).toEqual([0, 0, 800, 600]);
  dispatchEvent(new Event("keydown"));
  focus();
  expect(numbers(zoom)).toEqual([800, 600, 800, 600]);
});

test("it has an end, and a way back", () => {
  const zoom = new Zoom(1600, 1200);
  for (let i = 0; i < 9; i++) zoom.in();
  expect([zoom.isClosest, zoom.scale]).toEqual([true, 5]);
  zoom.whole();
  expect(numbers(zoom)).toEqual([0, 0, 1600, 1200]);
});

test("keys zoom, and pan when it is near; others are left alone", () => {
  const zoom = new Zoom(1600, 1200);
  const press = (key: string) => {
    const event = new KeyboardEvent("keydown", { key, cancelable: true });
    zoom.onkeydown(event);
    return event.defaultPrevented;
  };
  expect(press("ArrowRight")).toBe(false);
  expect(press("+")).toBe(true);
  const [left] = numbers(zoom);
  expect(press("ArrowRight")).toBe(true);
  expect(numbers(zoom)[0]).toBe(left! + 60);
  expect(press("0")).toBe(true);
  expect(zoom.isWhole).toBe(true);
  expect(press("x")).toBe(false);
});
