/** Stations that a tile cuts off: told to whom it matters, until one acts again. */
import { expect, test } from "vitest";

import type { SeenEvent } from "../../protocol.gen";
import { cutsAfter } from "./cuts";
import type { CavumView } from "./types.gen";

const view = (...connected: string[][]) => ({ players: connected.map((each) => ({ connected: each })) }) as unknown as CavumView;
const laid = (seat: number) => ({ number: 1, kind: "tile_laid", facts: { seat } }) as unknown as SeenEvent;
const [whole, torn] = [view(["south_1"], ["south_2"]), view([], [])];

test("an own tile tells which rivals it cut off, a rival's tile which own stations", () => {
  expect(cutsAfter([], whole, torn, [laid(0)], 0)).toEqual([{ seat: 1, space: "south_2" }]);
  expect(cutsAfter([], whole, torn, [laid(1)], 0)).toEqual([{ seat: 0, space: "south_1" }]);
});

test("what rivals did is kept until one acts or a phase begins; what no tile did is not told", () => {
  const told = [{ seat: 0, space: "south_1" }];
  expect(cutsAfter(told, torn, torn, [laid(1)], 0)).toEqual(told);
  expect(cutsAfter(told, torn, torn, [laid(0)], 0)).toEqual([]);
  expect(cutsAfter(told, torn, torn, [{ ...laid(1), kind: "phase_started", facts: {} }], 0)).toEqual([]);
  expect(cutsAfter([], whole, torn, [{ ...laid(1), kind: "blast" }], 0)).toEqual([]);
});
