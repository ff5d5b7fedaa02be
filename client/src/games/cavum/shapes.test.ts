// @vitest-environment node
/** The drawing of Cavum without a page: hexes, tunnels that meet, the chain of an explosion, what is recent. */
import { expect, test } from "vitest";

import type { SeenEvent } from "../../protocol.gen";
import { cellsAbout, agreesWith } from "./aim";
import { latestBlasts, losses } from "./blasts";
import { beside, directionTo, nearest, noise, SIZE, spotOf, towards } from "./grid";
import { recentCells } from "./recent";
import { carve } from "./tunnels";

const entry = (kind: string, facts: SeenEvent["facts"], number = 0): SeenEvent => ({
  kind,
  facts,
  number,
  ply: 0,
  of: "game",
  reveals: false,
});
/** The corners of an outline as pairs of numbers. */
const corners = (path: string) => [...path.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

test("every direction leads to the neighbour it names, and back", () => {
  for (let side = 0; side < 6; side++) {
    const [q, r] = beside(2, -1, side);
    expect(directionTo([2, -1], [q, r])).toBe(side);
    expect(directionTo([q, r], [2, -1])).toBe((side + 3) % 6);
    const [from, to, edge] = [spotOf(2, -1), spotOf(q, r), towards(side, 2)];
    expect(Math.hypot(to.x - from.x - edge.x, to.y - from.y - edge.y)).toBeLessThan(0.01);
  }
  expect(directionTo([0, 0], [2, 0])).toBe(-1);
});

test("east lies to the right, north-east above it: the directions of the rules", () => {
  const from = spotOf(0, 0);
  expect(spotOf(...beside(0, 0, 0)).x).toBeGreaterThan(from.x);
  expect(spotOf(...beside(0, 0, 1)).y).toBeLessThan(from.y);
  expect(spotOf(...beside(0, 0, 5)).y).toBeGreaterThan(from.y);
});

test("tunnels of two hexes meet at their common edge, and closed ones end before it", () => {
  const [one, other] = [spotOf(0, 0), spotOf(1, 0)];
  const edge = (one.x + other.x) / 2;
  const right = (path: string) => Math.max(...corners(path).map(([x]) => x!));
  const left = (path: string) => Math.min(...corners(path).map(([x]) => x!));
  expect(right(carve(one, [0, 3], [0], 1).floor)).toBeGreaterThanOrEqual(edge);
  expect(left(carve(other, [0, 3], [3], 2).floor)).toBeLessThanOrEqual(edge);
  expect(right(carve(one, [0, 3], [3], 1).floor)).toBeLessThan(edge - SIZE * 0.08);
});

test("rock and tunnels are the same whenever they are drawn", () => {
  expect(noise(3, 4)).toBe(noise(3, 4));
  expect(noise(3, 4)).not.toBe(noise(4, 3));
  expect(carve({ x: 0, y: 0 }, [1, 4], [1], 9)).toEqual(carve({ x: 0, y: 0 }, [1, 4], [1], 9));
});

test("arrow keys go to the cell that lies there", () => {
  const cells = [beside(0, 0, 0), beside(0, 0, 3), beside(0, 0, 1), beside(0, 0, 5)].map(([q, r]) => ({ q, r }));
  const from = { q: 0, r: 0 };
  expect(nearest(cells, from, "ArrowRight")).toEqual({ q: 1, r: 0 });
  expect(nearest(cells, from, "ArrowLeft")).toEqual({ q: -1, r: 0 });
  expect(nearest(cells, from, "ArrowUp")).toEqual({ q: 1, r: -1 });
  expect(nearest(cells, from, "ArrowDown")).toEqual({ q: 0, r: 1 });
  expect(nearest(cells, from, "a")).toBeNull();
});

const LOG = [
  entry("blast", { hex: "a1", torn: ["a2"] }, 1),
  entry("no_route", { seat: 1 }, 2),
  entry("blast", { hex: "f4", torn: ["f5", "g4"] }, 7),
  entry("blast", { hex: "c3", torn: [] }, 8),
  entry("blast", { hex: "f5", torn: ["g4"] }, 9),
];

test("the latest explosion has its order and its chain, and is over when somebody builds again", () => {
  const blasts = latestBlasts(LOG);
  expect(blasts.map(({ place, hex, from }) => [place, hex, from])).toEqual([
    [1, "f4", 0],
    [2, "c3", 0],
    [3, "f5", 1],
  ]);
  expect(losses(blasts, "g4")).toEqual([1, 3]);
  expect(losses(blasts, "f5")).toEqual([1, 3]);
  expect(losses(blasts, "a2")).toEqual([]);
  expect(latestBlasts([...LOG, entry("tile_laid", { seat: 0, hex: "a1" }, 10)])).toEqual([]);
});

test("recent is what the others did since one's own last action", () => {
  const log = [
    entry("tile_laid", { seat: 1, hex: "a1" }),
    entry("tile_laid", { seat: 0, hex: "b1" }),
    entry("tile_laid", { seat: 1, hex: "c1" }),
    entry("city_station_built", { seat: 2, space: "south_1" }),
  ];
  expect([...recentCells(log, 0)]).toEqual([
    ["c1", 1],
    ["south_1", 2],
  ]);
  expect([...recentCells(log, 1)]).toEqual([["south_1", 2]]);
});

test("facts point at cells and things", () => {
  expect(cellsAbout({ hex: "a1", torn: ["a2", "b1"], seat: 1 })).toEqual(["a1", "a2", "b1"]);
  expect(cellsAbout(null)).toEqual([]);
  expect(agreesWith({ order: "order_1", value: 3 }, { order: "order_1" })).toBe(true);
  expect(agreesWith({ order: "order_2" }, { order: "order_1" })).toBe(false);
  expect(agreesWith({ seat: 1 }, { order: "order_1" })).toBe(false);
});
