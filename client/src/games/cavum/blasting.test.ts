/** The explosion in time: hexes stay as they were until their blast comes. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Blasting } from "./blasting.svelte";
import type { Blast } from "./blasts";
import type { HexView } from "./types.gen";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const BLASTS: Blast[] = [
  { number: 1, place: 1, hex: "a1", torn: ["a2"], from: 0 },
  { number: 2, place: 2, hex: "a2", torn: [], from: 1 },
];
const hex = (id: string, tile?: HexView["tile"]): HexView => ({ id, q: 0, r: 0, ...(tile ? { tile } : {}) });

test("each hex is as it was before its blast, bare between two, and as it is now afterwards", () => {
  const blasting = new Blasting();
  const before = [hex("a1", "dynamite_2"), hex("a2", "tunnel_4"), hex("a3", "tunnel_2")];
  blasting.keep(BLASTS, before, [hex("a1"), hex("a2", "tunnel_3"), hex("a3", "tunnel_6")]);
  blasting.again();
  const seen = (id: string, tile?: HexView["tile"]) => blasting.seen(hex(id, tile)).tile;
  expect(blasting.now).toBe(1);
  expect([seen("a1"), seen("a2"), seen("a3", "tunnel_6")]).toEqual(["dynamite_2", "tunnel_4", "tunnel_6"]);
  vi.advanceTimersByTime(900);
  expect(blasting.now).toBe(2);
  expect([seen("a1"), seen("a2", "tunnel_3")]).toEqual([undefined, undefined]);
  expect(blasting.canRepeat).toBe(false);
  vi.advanceTimersByTime(900);
  expect(blasting.now).toBe(0);
  expect(seen("a2", "tunnel_3")).toBe("tunnel_3");
  blasting.again();
  expect([blasting.now, seen("a1")]).toEqual([1, "dynamite_2"]);
  blasting.stop();
  expect(seen("a1")).toBeUndefined();
});

test("a scene shows blast after blast on the position before, and at its end the mountain as it is afterwards", () => {
  const blasting = new Blasting();
  const before = [hex("a1", "dynamite_2"), hex("a2", "tunnel_4")];
  blasting.keep(BLASTS, before, [hex("a1"), hex("a2", "tunnel_3")]);
  const look = () => before.map((each) => blasting.seen(each).tile);
  blasting.at(1);
  expect(look()).toEqual(["dynamite_2", "tunnel_4"]);
  blasting.at(2);
  expect(look()).toEqual([undefined, undefined]);
  blasting.at(3);
  expect(look()).toEqual([undefined, "tunnel_3"]);
  vi.advanceTimersByTime(5000);
  expect(blasting.now).toBe(3);
});
