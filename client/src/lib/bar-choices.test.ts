import { expect, test } from "vitest";

import type { ActionInfo, Choice } from "../protocol.gen";
import { barChoices } from "./bar-choices";

const KINDS = ["walk", "walk", "walk", "dig", "swap", "pass"];
const actions = KINDS.map((kind) => ({ kind, clause: "T1", facts: {} })) as ActionInfo[];
const legal = (...ids: number[]): Choice[] => ids.map((id) => ({ id, facts: {} }));
const ids = (...args: Parameters<typeof barChoices>) => barChoices(...args).map(({ id }) => id);
const face = { order: [], ownPrompts: [], icon: () => undefined, givesUp: ["pass"] } as never as Parameters<typeof barChoices>[2];

test("few choices are all buttons, what gives something up last", () => {
  expect(ids(actions, legal(5, 0, 3), face)).toEqual([0, 3, 5]);
});

test("of many those of kinds with one choice, or of the kinds that the game names, at most four", () => {
  expect(ids(actions, legal(0, 1, 2, 3, 4, 5), face)).toEqual([3, 4, 5]);
  expect(ids(actions, legal(0, 1, 2, 3, 4, 5), { ...face!, buttons: ["walk", "dig", "swap"] })).toHaveLength(4);
});
