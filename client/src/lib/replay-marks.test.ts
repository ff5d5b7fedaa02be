import { expect, test } from "vitest";

import type { LogFace, Words } from "../games/board";
import type { SeenEvent } from "../protocol.gen";
import { chaptersOf } from "./replay-marks";
import type { GameWords } from "./words.svelte";

const words = {
  has: (key: string) => !key.includes("unsaid"),
  event: ({ kind, facts }: SeenEvent) => `${kind} of ${String(facts.seat ?? "nobody")}`,
} as Words as GameWords;
const log: LogFace = {
  chapters: ["round_began"],
  weight: ({ kind }) => (kind === "conquered" ? "loud" : kind === "passed" ? "quiet" : "plain"),
};
let number = 0;
const event = (ply: number, kind: string, seat?: number, of: SeenEvent["of"] = "game"): SeenEvent => {
  return { number: number++, ply, kind, facts: seat === undefined ? {} : { seat }, of, reveals: false };
};
const told = (events: SeenEvent[], face = log) =>
  chaptersOf(events, words, face).map(({ title, marks }) => [title, ...marks.map(({ ply }) => ply)]);

test("turns stand under the rounds they belong to, and what happened before the first round comes first", () => {
  const events = [
    event(0, "dealt", 0),
    event(1, "moved", 1),
    event(2, "moved", 1),
    event(3, "round_began"),
    event(3, "moved", 0),
    event(4, "moved", 1),
  ];
  expect(told(events)).toEqual([
    ["", 0, 1],
    ["round_began of nobody", 3, 4],
  ]);
  expect(chaptersOf(events, words, log)[1]!.marks.map(({ text }) => text)).toEqual(["round_began of nobody", "moved of 1"]);
});

test("within a turn only what the log sets off is listed; quiet turns, notes of the table and what has no sentence are not", () => {
  const turn = [event(1, "moved", 0), event(2, "moved", 0), event(3, "rolled", 0), event(3, "conquered", 0), event(4, "moved", 0)];
  expect(told(turn)).toEqual([["", 1, 3]]);
  expect(told([event(1, "passed", 0), event(2, "moved", 1, "table"), event(3, "unsaid", 2)])).toEqual([]);
});

test("a game without chapters has one list, and long sentences are shortened", () => {
  const events = [event(1, "moved", 0), event(2, "round_began", 1), event(3, `moved_${"far".repeat(30)}`, 2)];
  const [list, ...others] = chaptersOf(events, words, { weight: () => "plain" });
  expect([list!.title, list!.marks.length, others.length]).toEqual(["", 3, 0]);
  expect(list!.marks[2]!.text).toMatch(/^moved_far.{50,60}…$/);
});
