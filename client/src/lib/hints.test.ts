import { expect, test, vi } from "vitest";

import type { Hinted } from "../protocol.gen";
import { Refused } from "./api";
import { Hints } from "./hints.svelte";

const hinted: Hinted = { type: "hinted", id: "", seat: 0, ply: 4, bot: "hard", iterations: 100, candidates: [] };

const at =
  (ply: number, ...actions: number[]) =>
  () => ({ ply, actions });

test("a hint is for the position it was asked in", async () => {
  const hints = new Hints(() => Promise.resolve(hinted));
  await hints.ask(at(5));
  expect(hints.found).toBeNull();
  await hints.ask(at(4));
  expect(hints.found).toBe(hinted);
  hints.clear();
  expect(hints.found).toBeNull();
});

test("in the middle of a gesture it goes on from there, unless something else was chosen meanwhile", async () => {
  const ask = vi.fn((after: number[]) => Promise.resolve({ ...hinted, iterations: after.length }));
  const hints = new Hints(ask);
  await hints.ask(at(4, 7, 8));
  expect(ask).toHaveBeenLastCalledWith([7, 8]);
  expect([hints.found?.iterations, hints.after]).toEqual([2, [7, 8]]);
  const chosen = [7];
  const asked = hints.ask(() => ({ ply: 4, actions: [...chosen] }));
  chosen.push(9);
  await asked;
  expect(hints.found).toBeNull();
});

test("it is asked for once at a time, and a refusal is shown until the next time", async () => {
  const ask = vi.fn(() => Promise.resolve(hinted));
  ask.mockRejectedValueOnce(new Refused("too_many", {}));
  const hints = new Hints(ask);
  const first = hints.ask(at(4));
  await hints.ask(at(4));
  await first;
  expect([ask.mock.calls.length, hints.refused?.kind, hints.asking]).toEqual([1, "too_many", false]);
  await hints.ask(at(4));
  expect([hints.refused, hints.found]).toEqual([null, hinted]);
});
