/** Geometry, ways, odds and words of Thebes' board. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import { LANGUAGES, type Facts } from "../../lib/fluent";
import type { Choice, GameData } from "../../protocol.gen";
import { componentsOf } from "../narrow";
import { choiceAbout, namesThing } from "./aim";
import { boxOf } from "./box";
import { latestDig } from "./latest";
import { log } from "./log";
import { drawingOf } from "./art/finds";
import { VIGNETTES } from "./art/vignettes";
import { ground } from "./map/ground";
import { chanceOfNone, chances, meanSum } from "./odds";
import { CELL, ringOf, type Spot } from "./ring";
import { way, wayPath } from "./roads";
import { turns } from "./scenes";
import { type Rectangle, Surroundings } from "./spots";
import { catalogue, Engine, ROOT } from "../testing/engine";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let engine: Engine;
let data: GameData;

beforeAll(async () => {
  engine = new Engine("thebes");
  data = await engine.data();
});
afterAll(() => engine.close());

describe("the map", () => {
  test("is what the script cuts out of the atlas", () => {
    const cut = execFileSync(
      "node",
      ["--input-type=module", "-e", 'import { map } from "./scripts/map-thebes.mjs"; console.log(JSON.stringify(map()))'],
      {
        cwd: join(ROOT, "client"),
        encoding: "utf-8",
      },
    );
    expect(readFileSync(join(import.meta.dirname, "map/map.json"), "utf-8")).toBe(cut);
  });

  test("holds every place, inside its frame", () => {
    const box = boxOf(data);
    const { left, top, right, bottom } = ground.frame;
    expect(Object.keys(ground.places).sort()).toEqual([...box.cities, ...box.sites].sort());
    for (const { x, y } of Object.values(ground.places)) {
      expect(x > left + 60 && x < right - 60 && y > top + 60 && y < bottom - 60).toBe(true);
    }
    for (const site of box.sites) expect(ground.regions[site]).toMatch(/^M/);
  });
});

describe("the ring of weeks", () => {
  test("runs clockwise from field to field without a gap", () => {
    const box = boxOf(data);
    const ring = ringOf(box.fields, box.corners);
    const spots = Array.from({ length: box.fields }, (_, i) => ring.spot(i + 1));
    spots.forEach((spot, i) => {
      const next = spots[(i + 1) % spots.length]!;
      expect(Math.abs(spot.x - next.x) + Math.abs(spot.y - next.y)).toBe(CELL);
    });
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(box.fields);
    expect(ring.spot(box.corners.upper_right)).toEqual({ x: ring.width - CELL / 2, y: CELL / 2 });
    expect(ring.spot(box.corners.lower_left)).toEqual({ x: CELL / 2, y: ring.height - CELL / 2 });
    expect(spots).not.toContainEqual(ring.spot(0));
  });

  test("markers on one field fan out into the map, the top one on its field", () => {
    const box = boxOf(data);
    const ring = ringOf(box.fields, box.corners);
    for (const field of [0, 1, 8, 16, 20, 27, 30, 42, 50]) {
      const fan = [0, 1, 2, 3].map((depth) => ring.fan(field, depth, 40));
      expect(fan[0]).toEqual(ring.spot(field));
      fan.slice(1).forEach(({ x, y }, i) => expect(Math.hypot(x - fan[i]!.x, y - fan[i]!.y)).toBe(40));
      expect(fan.every(({ x, y }) => x > 0 && x < ring.width && y > 0 && y < ring.height)).toBe(true);
    }
  });

  test("a marker turns at the corners it passes", () => {
    const { corners, fields } = boxOf(data);
    expect(turns(14, 6, Object.values(corners), fields)).toEqual([14, 16, 20]);
    expect(turns(50, 5, Object.values(corners), fields)).toEqual([50, 1, 3]);
    expect(turns(0, 2, Object.values(corners), fields)).toEqual([0, 1, 2]);
  });
});

describe("around a place", () => {
  const LETTERS = LANGUAGES.map((lang) => catalogue("thebes", lang));
  const letters = (place: string) => Math.max(...LETTERS.map((words) => words.name(place).length));
  const overlap = (one: Rectangle, other: Rectangle) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const moved = ({ left, top, right, bottom }: Rectangle, { x, y }: Spot) => ({
    left: left + x,
    top: top + y,
    right: right + x,
    bottom: bottom + y,
  });
  const square = ({ x, y }: Spot, half: number) => ({ left: x - half, right: x + half, top: y - half, bottom: y + half });

  // The sizes of names on a small phone, a phone, a tablet and a desktop.
  const SIZES = [
    [52, 62],
    [52, 0],
    [38, 0],
    [27, 0],
  ] as const;
  test.each(SIZES)("no pawn stands on a name or on another pawn, at size %i with names of at least %i", (size, least) => {
    const box = boxOf(data);
    const around = [...box.cities, ...box.sites].map(
      (place) => [place, new Surroundings(ground.places[place]!, box.isSite(place), size, least)] as const,
    );
    const names = around.map(([place, spots]) => [place, moved(spots.labelBox(letters(place)), spots.spot)] as const);
    for (const [place, spots] of around)
      for (const all of [1, 2, 3, 4]) {
        const pawns = Array.from({ length: all }, (_, i) => moved(square(spots.pawn(i, all), spots.pawnRadius), spots.spot));
        for (const [name, text] of names) expect([place, name, pawns.some((pawn) => overlap(pawn, text))]).toEqual([place, name, false]);
        pawns.forEach((pawn, i) => expect(pawns.slice(i + 1).some((other) => overlap(pawn, other))).toBe(false));
      }
  });
});

describe("drawings", () => {
  test("every token of the box has one, and no two finds of a site are alike", () => {
    const box = boxOf(data);
    const { artifact } = componentsOf("thebes", data);
    const drawn = artifact.map(({ id, site }) => [site, drawingOf(box.token(id))] as const);
    expect(drawn.every(([, drawing]) => drawing !== null)).toBe(true);
    for (const site of box.sites) {
      const own = drawn.filter(([of]) => of === site).map(([, drawing]) => JSON.stringify(drawing));
      expect(new Set(own).size).toBe(own.length);
    }
    expect(drawingOf(box.token("egypt_debris"))).not.toBeNull();
  });

  test("every kind of card has a picture, and says what it is for in all languages", () => {
    const { research, exhibition } = componentsOf("thebes", data);
    const kinds = new Set([...research.map(({ kind }) => kind), ...exhibition.map(({ size }) => size)]);
    for (const kind of kinds) {
      expect(VIGNETTES[kind]?.length).toBeGreaterThan(3);
      for (const lang of LANGUAGES) expect(catalogue("thebes", lang).has(`about-${kind}`)).toBe(true);
    }
  });
});

describe("ways", () => {
  test("are as long as the table of distances says", () => {
    const { roads, places } = boxOf(data);
    const { distances } = componentsOf("thebes", data);
    const lengths = (from: string) => distances.order.map((to) => way(roads, places, from, to).length - 1);
    expect(distances).toMatchObject(Object.fromEntries(distances.order.map((from) => [from, lengths(from)])));
  });

  test("are drawn from end to end", () => {
    const { x, y } = ground.places.egypt!;
    const path = wayPath(way(boxOf(data).roads, boxOf(data).places, "warsaw", "egypt"));
    expect(path.match(/Q/g)).toHaveLength(3);
    expect(path.endsWith(`${x.toFixed(1)},${y.toFixed(1)}`)).toBe(true);
    expect(wayPath(["egypt"])).toBe("");
  });
});

describe("odds", () => {
  /** Counts all hands of `drawn` out of `all` tokens, the first `marked` of which are marked. */
  function counted(all: number, marked: number, drawn: number): number[] {
    const hands = Array<number>(drawn + 1).fill(0);
    for (let hand = 0; hand < 1 << all; hand++) {
      const picked = [...Array(all).keys()].filter((token) => hand & (1 << token));
      if (picked.length === drawn) hands[picked.filter((token) => token < marked).length]! += 1;
    }
    const sum = hands.reduce((total, hand) => total + hand, 0);
    return hands.map((hand) => hand / sum);
  }

  test.each([
    [8, 3, 4],
    [9, 2, 5],
    [6, 6, 3],
    [7, 0, 2],
  ])("%i tokens, %i marked, %i drawn", (all, marked, drawn) => {
    const expected = counted(all, marked, drawn);
    chances(all, marked, drawn).forEach((chance, found) => expect(chance).toBeCloseTo(expected[found]!));
    expect(chanceOfNone(all, marked, drawn)).toBeCloseTo(expected[0]!);
  });

  test("the mean of the draws", () => {
    expect(meanSum(30, 15, 4)).toBe(2);
    expect(meanSum(0, 0, 0)).toBe(0);
  });
});

describe("what facts are about", () => {
  test("sites are places, exhibitions are cards", () => {
    expect(namesThing({ site: "egypt" }, { place: "egypt" })).toBe(true);
    expect(namesThing({ exhibition: "exhibition_small_london" }, { card: "exhibition_small_london" })).toBe(true);
    expect(namesThing({ seats: [1] }, { seat: 1 })).toBe(false);
    expect(namesThing({ weeks: 3 }, { place: "egypt" })).toBe(false);
    expect(namesThing(null, { place: "egypt" })).toBe(false);
  });

  test("a choice is found by exactly its facts", () => {
    const legal: Choice[] = [
      { id: 0, facts: { slot: 1, weeks: 2 } },
      { id: 13, facts: { weeks: 2 } },
    ];
    expect(choiceAbout(data, legal, { weeks: 2, slot: 1 })?.id).toBe(0);
    expect(choiceAbout(data, legal, { weeks: 2, action_kind: data.actions[13]!.kind })?.id).toBe(13);
    expect(choiceAbout(data, legal, { weeks: 2, seat: 0 })).toBeNull();
    expect(choiceAbout(data, legal, { weeks: 2, action_kind: "take" })).toBeNull();
  });
});

describe("the log", () => {
  const entry = (kind: string, facts: Facts) => ({ number: 0, ply: 0, kind, facts, of: "game" as const, reveals: false });

  test("sets finds off from debris", () => {
    const [find, debris] = ["egypt_a6_1", "egypt_debris"].map((token) => entry("token_drawn", { token }));
    expect([log.weight!(find!), log.weight!(debris!)]).toEqual(["plain", "quiet"]);
    expect(log.icon!(find!)).not.toBe(log.icon!(debris!));
  });

  test("the latest dig is all that was drawn since it began", () => {
    const drawn = ["egypt_a6_1", "egypt_debris"].map((token) => entry("token_drawn", { token }));
    const begun = (seat: number, site: string) => entry("dig_begun", { seat, site, tokens: 2 });
    const told = [begun(0, "crete"), entry("token_drawn", { token: "crete_a1_1" }), begun(1, "egypt"), ...drawn];
    const found = { number: 0, seat: 1, site: "egypt", due: 2, tokens: ["egypt_a6_1", "egypt_debris"], bonus: null };
    expect(latestDig(told)).toEqual(found);
    expect(latestDig([...told, entry("bonus_taken", { token: "egypt_a1_1" })])?.bonus).toBe("egypt_a1_1");
    expect(latestDig([])).toBeNull();
  });
});

describe("words", () => {
  test("are the same keys with the same variables in all languages", () => {
    const [english, ...others] = LANGUAGES.map((lang) => catalogue("thebes", lang));
    const told = english!.keys();
    for (const words of others) {
      expect(words.keys().sort()).toEqual([...told].sort());
      for (const key of told)
        expect([words.lang, key, [...words.variables(key)].sort()]).toEqual([words.lang, key, [...english!.variables(key)].sort()]);
    }
  });

  test("call every kind of action", () => {
    const words = catalogue("thebes", "en");
    for (const { kind } of data.actions) expect(words.has(`kind-${kind}`)).toBe(true);
  });
});
