import { expect, test } from "vitest";

import type { GameData } from "../protocol.gen";
import { notYetChosen, pointToAll, stillAsked } from "./pointing";

const KINDS = ["piece", "start", "go", "stop", "choose_continent", "choose_territory"];
const data = { actions: KINDS.map((kind) => ({ kind })) } as Pick<GameData, "actions">;

test("of a gesture the first action counts, and the places that it passes are a route", () => {
  const facts = pointToAll(data, [
    { id: 0, facts: { piece: "prospect", left: 1 } },
    { id: 1, facts: { place: "a1" } },
    { id: 2, facts: { place: "a2", colour: "" } },
    { id: 2, facts: { place: "south_1", colour: "" } },
    { id: 3, facts: { place: "south_1", count: 0 } },
  ]);
  expect(facts).toMatchObject({ action_kind: "piece", piece: "prospect", route: ["a1", "a2", "south_1"] });
});

test("what several actions of a kind name is lit together", () => {
  const facts = pointToAll(data, [
    { id: 4, facts: { continent: "africa" } },
    { id: 5, facts: { territory: "egypt", continent: "africa", materials: ["PR"] } },
    { id: 5, facts: { territory: "morocco", continent: "africa", materials: ["BA"] } },
  ]);
  expect(facts).toMatchObject({ continent: "africa", territory: ["egypt", "morocco"] });
  expect(facts).not.toHaveProperty("route");
});

test("in a gesture a lesson lights what comes next, not what was chosen", () => {
  const crew = { id: 0, facts: { crew: 1, place: "e0", strength: 1 } };
  const lit = ["crew-0-e0-1", "tile-a0"];
  expect(stillAsked(lit, [{ id: 1, facts: { place: "a0", strength: 1 } }], [crew])).toEqual(["tile-a0"]);
  expect(stillAsked(["week-4"], [{ id: 2, facts: { weeks: 4 } }], [crew])).toEqual(["week-4"]);
});

test("what is chosen already is not shown as what to press next", () => {
  const crew = { id: 0, facts: { crew: 1, place: "a0", strength: 1 } };
  expect(notYetChosen({ from: "a0", to: "a1", strength: 1 }, [crew])).toEqual({ to: "a1", strength: 1 });
  expect(notYetChosen({ from: "a0", to: "a1" }, [])).toEqual({ from: "a0", to: "a1" });
});
