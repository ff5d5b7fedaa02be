/** The camera of the world: the shared zoom, with limits in pixels and a window of any shape. */
import { expect, test, vi } from "vitest";

import { Camera } from "./camera.svelte";
import type { Frame } from "./map/world";

const numbers = (camera: Camera) => camera.box.split(" ").map(Number);

function cameraAt(width: number, height: number, isStill = () => true): Camera {
  const camera = new Camera(1000, 500, isStill);
  camera.reshape(width, height);
  return camera;
}

test("the whole world lies in the middle of a window of another shape", () => {
  const camera = cameraAt(1000, 700);
  expect(numbers(camera)).toEqual([0, -100, 1000, 700]);
  expect([camera.unit, camera.isWhole, camera.showsAll]).toEqual([1, true, true]);
});

test("a small window shows as much as can be read, and keeps its middle when it changes", () => {
  const camera = cameraAt(220, 220);
  expect([camera.unit, camera.isWhole, camera.showsAll]).toEqual([0.44, true, false]);
  expect(numbers(camera)).toEqual([250, 0, 500, 500]);
  camera.reshape(220, 110);
  expect(numbers(camera)).toEqual([250, 125, 500, 250]);
  camera.reshape(1000, 500);
  expect([camera.unit, camera.showsAll]).toEqual([1, true]);
});

test("it shows a frame as near as it fits, and comes no nearer than is any use", () => {
  const camera = cameraAt(500, 250);
  camera.frame([[600, 100, 800, 200]]);
  expect(camera.unit).toBe(1.2);
  expect(camera.pixels([700, 150]).map(Math.round)).toEqual([250, 125]);
  for (let i = 0; i < 9; i++) camera.in();
  expect([camera.unit, camera.isClosest]).toEqual([2.6, true]);
});

test("of frames too far apart it shows those of which most fit together, not the empty middle", () => {
  const camera = cameraAt(220, 220);
  const frames: Frame[] = [
    [0, 0, 100, 100],
    [800, 100, 900, 200],
    [900, 200, 990, 300],
  ];
  camera.frame(frames);
  const [left, , wide] = numbers(camera) as [number, number, number];
  expect(left).toBeLessThan(800);
  expect(left + wide).toBeGreaterThanOrEqual(990);
  camera.frame([[0, 0, 990, 490]]);
  expect(camera.isWhole).toBe(true);
});

test("labels grow with the text of the page, and less of the world is in sight at once", () => {
  const camera = cameraAt(600, 300);
  expect([camera.unit, camera.showsAll]).toEqual([0.6, true]);
  camera.reshape(600, 300, 2);
  expect([camera.unit, camera.scale, camera.isWhole, camera.showsAll]).toEqual([0.44, 0.88, true, false]);
});

test("it moves to spots that are out of sight: to all of them, or to the last", () => {
  const camera = cameraAt(500, 250);
  camera.by(2);
  const before = camera.box;
  camera.reveal([500, 250]);
  expect(camera.box).toBe(before);
  camera.reveal([100, 100], [300, 150]);
  expect(camera.pixels([200, 125])).toEqual([200, 125]);
  camera.reveal([0, 0], [900, 400]);
  expect(numbers(camera).slice(0, 2)).toEqual([500, 250]);
});

test("it glides to where a button leads, unless all is to be still", async () => {
  const camera = cameraAt(1000, 500, () => false);
  camera.in();
  expect(camera.unit).toBe(1);
  await vi.waitFor(() => expect(camera.unit).toBe(1.5));
  expect(camera.pixels([500, 250])).toEqual([500, 250]);
});
