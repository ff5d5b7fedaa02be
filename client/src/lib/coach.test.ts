import { expect, test, vi } from "vitest";

import type { Alternative, Coached } from "../protocol.gen";
import { Refused } from "./api";
import { Coach } from "./coach.svelte";

const better: Alternative = { actions: [], points: 3, reasons: [] };
const answer = (alternative: Alternative | null, coaching = true): Coached => ({
  type: "coached",
  id: "",
  seat: 0,
  ply: 1,
  coaching,
  alternative,
});

test("it speaks now and then, and what it said goes with my next move", async () => {
  const ask = vi.fn(() => Promise.resolve(answer(better)));
  const coach = new Coach(ask);
  await coach.follow();
  expect(coach.said).toBe(better);
  for (let move = 0; move < 3; move++) {
    await coach.follow();
    expect([coach.said, ask.mock.calls.length]).toEqual([null, 1]);
  }
  await coach.follow();
  expect([coach.said, ask.mock.calls.length]).toEqual([better, 2]);
  coach.dismiss();
  expect(coach.said).toBeNull();
});

test("at the beginning it only says whether it has something to teach", async () => {
  const ask = vi.fn((judges: boolean) => Promise.resolve(answer(judges ? better : null)));
  const coach = new Coach(ask);
  expect(coach.isTeaching).toBe(false);
  await coach.begin();
  expect([coach.isTeaching, coach.said, ask.mock.calls]).toEqual([true, null, [[false]]]);
  const other = new Coach(() => Promise.resolve(answer(null, false)));
  await other.begin();
  expect(other.isTeaching).toBe(false);
});

test("what comes after my next move is forgotten", async () => {
  const answers: ((coached: Coached) => void)[] = [];
  const coach = new Coach(() => new Promise((resolve) => answers.push(resolve)));
  const [first, second] = [coach.follow(), coach.follow()];
  answers[0]!(answer(better));
  await first;
  expect(coach.said).toBeNull();
  answers[1]!(answer(null));
  await second;
  expect(coach.said).toBeNull();
});

test("where there is nothing to teach it is not asked again", async () => {
  for (const ask of [vi.fn(() => Promise.resolve(answer(null, false))), vi.fn(() => Promise.reject(new Refused("not_alone", {})))]) {
    const coach = new Coach(ask);
    await coach.follow();
    await coach.follow();
    expect(ask.mock.calls.length).toBe(1);
  }
  const busy = vi.fn(() => Promise.reject(new Refused("too_many", {})));
  const coach = new Coach(busy);
  await coach.follow();
  await coach.follow();
  expect(busy.mock.calls.length).toBe(2);
});
