/** The labels of the territories: at every size and zoom each is there, and none lies over another. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

import { LANGUAGES, type Language } from "../../lib/fluent";
import { catalogue } from "../testing/engine";
import { obstaclesOf } from "./continents";
import {
  armyAt,
  arrowBetween,
  CHIP,
  chipsOf,
  edgeFrom,
  isAway,
  labelsOf,
  NAME,
  PILL,
  type Label,
  type Obstacle,
  type Wanted,
} from "./labels";
import { widthOf } from "./letters";
import { shapeOf, world } from "./map/world";
import { shortName } from "./territory";
import type { Words } from "../board";

/** What the box prints, as far as labels need it: territory and materials. */
const MATERIALS = Object.fromEntries(
  readFileSync(`${import.meta.dirname}/../../../../src/motherlode/games/rawsiko/components.toml`, "utf-8")
    .split("[[territory]]")
    .slice(1)
    .map((text) => [/^id = "(\w+)"/m.exec(text)![1]!, [...text.matchAll(/material = "(\w+)"/g)].map((each) => each[1]!)]),
);

function wordsIn(lang: Language): Words {
  const texts = catalogue("rawsiko", lang);
  return {
    has: (key: string) => texts.has(key),
    text: (key: string) => texts.text(key, {}),
    name: (id: string) => texts.text(`name-${id}`, {}),
  } as Words;
}

function wantedIn(lang: Language): Wanted[] {
  return Object.keys(world.territories).map((id) => ({
    id,
    name: shortName(wordsIn(lang), id),
    materials: MATERIALS[id]!,
    spot: shapeOf(id).spot,
    room: shapeOf(id).room,
  }));
}

function overlaps(labels: Map<string, Label>, obstacles: Obstacle[], unit: number): string[] {
  const drop = (id: string) => obstacles.find((each) => each.id === id)?.drop ?? 0;
  const boxes = [...labels].map(([id, { at, width, height }]) => ({ id, x: at[0] * unit, y: at[1] * unit + drop(id), width, height }));
  return boxes.flatMap((one, i) =>
    boxes.slice(i + 1).flatMap((other) => {
      const x = (one.width + other.width) / 2 - Math.abs(one.x - other.x);
      const y = (one.height + other.height) / 2 - Math.abs(one.y - other.y);
      return x > 1 && y > 1 ? [`${one.id} ${other.id} ${x.toFixed(0)}x${y.toFixed(0)}`] : [];
    }),
  );
}

describe.each(LANGUAGES)("in %s", (lang) => {
  test.each([0.44, 0.46, 0.48, 0.54, 0.6, 1, 2.6])("at %f pixels to a unit of the map no label lies over another", (unit) => {
    for (const isDraft of [true, false]) {
      const obstacles = obstaclesOf(wordsIn(lang), isDraft);
      const labels = labelsOf(wantedIn(lang), obstacles, unit, world);
      expect(labels.size).toBe(45 + 6 + 1);
      expect.soft([unit, isDraft, overlaps(labels, obstacles, unit)]).toEqual([unit, isDraft, []]);
    }
  });
});

test.each(LANGUAGES)("in %s few labels leave their country where the world fills a laptop, and fewer on a larger screen", (lang) => {
  const away = (unit: number) => {
    const labels = labelsOf(wantedIn(lang), obstaclesOf(wordsIn(lang), false), unit, world);
    return Object.keys(world.territories).filter((id) => isAway(id, labels.get(id)!)).length;
  };
  expect(away(0.5)).toBeLessThanOrEqual(16);
  expect(away(0.6)).toBe(Object.keys(world.territories).filter((id) => shapeOf(id).aside).length);
});

test("letters are as wide as they are drawn: narrow ones less than wide ones, accents for nothing", () => {
  expect(widthOf("Mm", 10)).toBeGreaterThan(3 * widthOf("il", 10));
  expect(widthOf("Égypte", 11)).toBe(widthOf("Egypte", 11));
});

test("materials lie below the army in rows of at most three, four in two rows, none over another", () => {
  const height = NAME + PILL + 2 * (CHIP + 1);
  const chips = chipsOf(["PGM", "V", "Mg", "Ge"], height);
  expect(chips.map(({ material }) => material)).toEqual(["PGM", "V", "Mg", "Ge"]);
  expect(new Set(chips.map(({ y }) => y)).size).toBe(2);
  expect(chips[0]!.x + chips[0]!.width).toBeLessThan(chips[1]!.x);
  expect(chips.every(({ y }) => y > -height / 2 + NAME + PILL && y + CHIP <= height / 2)).toBe(true);
  expect(new Set(chipsOf(["Li", "LRE", "CC"], height).map(({ y }) => y)).size).toBe(1);
});

test("an arrow goes from army to army and ends outside the label it points at; none crosses the cut of the map", () => {
  const labels = labelsOf(wantedIn("en"), obstaclesOf(wordsIn("en"), false), 1, world);
  const [x, y] = armyAt(labels.get("spain")!, 1);
  const drawn = arrowBetween("spain", "brazil", labels, 1);
  expect(drawn.startsWith(`M${x},${y}Q`)).toBe(true);
  const [endX, endY] = drawn.split(" ").at(-1)!.split(",").map(Number) as [number, number];
  const { at, width, height } = labels.get("brazil")!;
  expect(Math.abs(endX - at[0]) > width / 2 || Math.abs(endY - at[1]) > height / 2).toBe(true);
  expect(arrowBetween("russia", "usa", labels, 1)).toBe("");
});

test("the edge of a label is nearer above its army than below, where the materials lie", () => {
  const label: Label = { at: [0, 0], width: 60, height: 65, moved: 0 };
  expect(edgeFrom(label, [0, -1])).toBe(NAME + PILL / 2);
  expect(edgeFrom(label, [0, 1])).toBe(65 - NAME - PILL / 2);
  expect(edgeFrom(label, [5, 0])).toBe(30);
});
