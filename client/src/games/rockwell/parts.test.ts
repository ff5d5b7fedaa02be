/** Geometry, bundles, extractions and words of Rockwell's board. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import { LANGUAGES, type Facts } from "../../lib/fluent";
import type { GameData, SeenEvent } from "../../protocol.gen";
import { componentsOf } from "../narrow";
import { catalogue, Engine } from "../testing/engine";
import { isAboutAction, isAboutDelivery, isAboutOwner, placesAbout } from "./aim";
import { boxOf } from "./box";
import { changed, EMPTY, spelledAmount, spelledBid, spelledCubes } from "./bundle";
import { countsOf, scoresNow } from "./counts";
import { extractions, stepsOf } from "./extraction";
import { toldLately } from "./lately";
import { crewsNear } from "./loupe";
import { CREW, edges, ENTRANCES, isEdge, isTile, MIDDLE, Mine, RADII, RINGS, SIZE, tilesOf } from "./mine";
import { placed } from "./placing";
import { gap, plateShape, plateSpot } from "./plates";
import { waysSince } from "./trail";
import type { RockwellView } from "./types.gen";
import { pieces, rockwell, stageOf } from "./view";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let engine: Engine;
let data: GameData;
beforeAll(async () => {
  engine = new Engine("rockwell");
  data = await engine.data();
});
afterAll(() => engine.close());

const notation = (ids: number[]) => ids.map((id) => [data.actions[id]!.kind, ...Object.values(data.actions[id]!.facts)].join(" "));
const tiles = RINGS.flatMap((ring) => Array.from({ length: 8 }, (_, s) => `${ring}${s}`));

describe("the mine", () => {
  const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - MIDDLE, y - MIDDLE);
  const turn = ({ x, y }: { x: number; y: number }) => ((Math.atan2(y - MIDDLE, x - MIDDLE) / (2 * Math.PI) + 0.25 + 1) % 1) * 8;

  test("has the places of the game", () => {
    const places = data.actions.filter((action) => action.kind === "move").map((action) => String(action.facts.place));
    expect([...tiles, ...edges(), "core"].sort()).toEqual(places.sort());
    expect(tiles.every(isTile) && edges().every(isEdge)).toBe(true);
    expect(tilesOf("b7_b0")).toEqual(["b7", "b0"]);
  });

  test("lays the rings clockwise from the top, A outside", () => {
    const mine = new Mine(false);
    for (const tile of tiles) {
      const ring = RINGS.indexOf(tile[0]!);
      expect(far(mine.spot(tile))).toBeGreaterThan(RADII[ring + 1]!);
      expect(far(mine.spot(tile))).toBeLessThan(RADII[ring]!);
      expect(turn(mine.spot(tile))).toBeCloseTo(Number(tile[1]) + 0.5, 1);
    }
    expect(turn(mine.spot("a7_a0")) % 8).toBeCloseTo(0, 1);
    expect(turn(mine.spot("c2_c3"))).toBeCloseTo(3, 1);
  });

  test("turns each ring half a sector against the next where they are offset", () => {
    const mine = new Mine(true);
    expect(turn(mine.spot("a3"))).toBeCloseTo(3.5, 1);
    expect(turn(mine.spot("b3"))).toBeCloseTo(3, 1);
    expect(turn(mine.spot("c3"))).toBeCloseTo(2.5, 1);
  });

  test("puts each entrance beside the two tiles it touches", () => {
    const mine = new Mine(false);
    const touched = componentsOf("rockwell", data).geometry.entrances;
    for (const entrance of ["e0", "e1", "e2", "e3"] as const) {
      const [first, second] = touched[entrance].map((tile) => turn(mine.spot(tile)));
      expect(turn(mine.spot(entrance))).toBeCloseTo((first! + second!) / 2, 1);
      expect(far(mine.spot(entrance))).toBeGreaterThan(RADII[0]);
    }
  });

  /** How far a spot is from the nearer of the two edges of its sector. */
  const across = (spot: { x: number; y: number }, tile: string) => {
    const along = ((turn(spot) - Number(tile[1]) + 8) % 8) / 8;
    return far(spot) * Math.sin(2 * Math.PI * Math.min(along, 1 / 8 - along));
  };

  test("keeps crews inside their tile and apart, as many as a game can bring there", () => {
    const mine = new Mine(false);
    for (const tile of tiles) {
      const ring = RINGS.indexOf(tile[0]!);
      for (const count of [1, 2, 3, 4, 5]) {
        const spots = mine.crewSpots(tile, count);
        expect(spots).toHaveLength(count);
        for (const spot of spots) {
          expect(far(spot) - (CREW - 3)).toBeGreaterThan(RADII[ring + 1]!);
          expect(far(spot) + (CREW - 3)).toBeLessThan(RADII[ring]!);
          expect(across(spot, tile)).toBeGreaterThan(CREW - 3);
        }
        spots.forEach((a, i) => spots.slice(i + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(24)));
      }
      for (const count of [9, 16]) for (const spot of mine.crewSpots(tile, count)) expect(far(spot)).toBeGreaterThan(RADII[ring + 1]!);
    }
  });

  test("keeps crews at entrances inside the drawing", () => {
    const mine = new Mine(false);
    for (const entrance of ENTRANCES)
      for (const { x, y } of mine.crewSpots(entrance, 4)) {
        expect(Math.min(x, y, SIZE - x, SIZE - y)).toBeGreaterThan(CREW);
        expect(far({ x, y })).toBeGreaterThan(RADII[0]);
      }
  });

  test("no crew hides the letter of the crew beside it", () => {
    const mine = new Mine(false);
    for (const tile of tiles.filter((each) => "abc".includes(each[0]!))) {
      const spots = mine.crewSpots(tile, 2);
      for (const [i, spot] of spots.entries()) {
        const letter = mine.letter(tile, spot);
        const neighbour = spots[1 - i]!;
        expect(Math.hypot(spot.x + letter.x - neighbour.x, spot.y + letter.y - neighbour.y)).toBeGreaterThan(CREW + 11.5);
        expect(letter.y).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test("one or two crews of the third ring stand beside the power of their tile", () => {
    const mine = new Mine(false);
    for (const tile of tiles.filter((each) => each.startsWith("c"))) {
      const plate = mine.plate(tile);
      for (const { x, y } of mine.crewSpots(tile, 2)) expect(Math.hypot(x - plate.x, y - plate.y)).toBeGreaterThan(CREW + 19);
    }
  });

  test("three or four crews of the inner rings are not covered by the strength of their tile", () => {
    for (const mine of [new Mine(false), new Mine(true)])
      for (const tile of tiles.filter((each) => "cd".includes(each[0]!)))
        for (const count of [1, 2, 3, 4]) {
          const crews = mine.crewSpots(tile, count).map((spot) => ({ ...spot, radius: CREW }));
          const shape = plateShape("6/10", 1);
          const spot = plateSpot(mine, tile, shape, crews);
          expect(gap(spot, shape, crews)).toBeGreaterThan(-1);
          expect(mine.aside(tile, spot)).toBeLessThan(0);
          if (gap(mine.plate(tile), shape, crews) > 3) expect(spot).toEqual(mine.plate(tile));
        }
  });

  test("a crew that stands still keeps its key while another of its owner moves", async () => {
    await engine.start({ seats: 3, set: [["crews", 0, "a0 1", "b0 1", "b0 1"], ["drilling"]] });
    const before = placed(new Mine(false), pieces(rockwell((await engine.update(0)).view)));
    await engine.move(0, ["crew 1", "move a1"]);
    const after = placed(new Mine(false), pieces(rockwell((await engine.update(0)).view)));
    const keys = new Set(after.map(({ key }) => key));
    expect(before.filter(({ key }) => !keys.has(key)).map(({ key }) => key)).toEqual(["0 a0 1 0"]);
    expect(keys.size).toBe(12);
  });
});

describe("caves and ores", () => {
  test("lie inside their tile, apart from each other", () => {
    const mine = new Mine(false);
    const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - MIDDLE, y - MIDDLE);
    for (const tile of tiles) {
      const ring = RINGS.indexOf(tile[0]!);
      const drawn = [mine.cave(tile), mine.cave(tile, 5), mine.props(tile), mine.track(tile, -4), mine.track(tile, 4)].join();
      const spots = [...drawn.matchAll(/(?<![A\d.])(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => far({ x: Number(x), y: Number(y) }));
      expect(spots.length).toBeGreaterThan(90);
      for (const radius of spots) expect(radius > RADII[ring + 1]! && radius < RADII[ring]!).toBe(true);
      const ores = mine.ores(tile, 4);
      for (const ore of ores) expect(far(ore) + 14 < RADII[ring]! && far(ore) - 14 > RADII[ring + 1]!).toBe(true);
      ores.forEach((a, i) => ores.slice(i + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(28)));
    }
  });
});

describe("the loupe", () => {
  const near = (spot: { x: number; y: number }, scale: number, crews: [string, number][]) => {
    const pieces = crews.map(([place, number]) => ({ owner: 0, number, place, strength: 1, die: 0 }));
    return crewsNear(spot, placed(new Mine(false), pieces), scale).map(({ piece }) => piece.number);
  };
  const crews: [string, number][] = [
    ["a0", 1],
    ["a0", 2],
    ["c4", 3],
  ];

  test("offers what a finger covers, nearest first", () => {
    const [, second] = new Mine(false).crewSpots("a0", 2);
    expect(near(second!, 0.35, crews)).toEqual([2, 1]);
  });

  test("is not needed where crews are large enough", () => {
    const [, second] = new Mine(false).crewSpots("a0", 2);
    expect(near(second!, 1.5, crews)).toEqual([2]);
  });
});

describe("bundles", () => {
  test("are laid in the fewest pieces, largest first", () => {
    expect(changed(7600, [5000, 1000, 500, 100])).toEqual([5000, 1000, 1000, 500, 100]);
    expect(changed(0, [5, 1])).toEqual([]);
  });

  test("are spelled as the game wants them, and it takes every one", async () => {
    const bid = { ...EMPTY, zinc: 3, silver: 1, money: 1700 };
    expect(notation(spelledBid(data, bid))).toEqual([
      "bid_cubes zinc 1",
      "bid_cubes zinc 1",
      "bid_cubes zinc 1",
      "bid_cubes silver 1",
      "bid_money 1000",
      "bid_money 500",
      "bid_money 100",
      "bid_money 100",
    ]);
    await engine.start({
      seats: 2,
      set: [
        ["cubes", 0, 9, 6, 5, 11],
        ["money", 0, 7900],
      ],
    });
    for (const zinc of [0, 4, 5, 9])
      for (const money of [0, 900, 5600, 7900]) await engine.preview(0, spelledBid(data, { ...EMPTY, zinc, gold: 11, money }));
    const ahead = await engine.preview(0, spelledBid(data, { zinc: 9, copper: 6, silver: 5, gold: 11, money: 7900 }));
    expect(ahead.legal.map(({ id }) => data.actions[id]!.kind)).toEqual(["bid_done"]);
  });

  test("of cubes to insure and of a deal", () => {
    expect(notation(spelledCubes(data, "insure", { zinc: 6, copper: 0, silver: 0, gold: 2 }))).toEqual([
      "insure zinc 5",
      "insure zinc 1",
      "insure gold 1",
      "insure gold 1",
    ]);
    expect(notation(spelledAmount(data, 12))).toEqual(["amount 5", "amount 5", "amount 1", "amount 1"]);
  });
});

describe("an extraction", () => {
  const entry = (number: number, kind: string, facts: Facts): SeenEvent => ({
    number,
    ply: number,
    kind,
    facts,
    of: "game",
    reveals: false,
  });
  const cubes = (zinc: number, copper: number, silver = 0, gold = 0) => ({ zinc, copper, silver, gold });

  test("is read from the log: card, shares, surplus, danger, result", () => {
    const log = [
      entry(1, "tile_extracted", { seat: 1, tile: "a0", power: 3, total: 3 }),
      entry(2, "tile_flipped", { tile: "a0", back: "a3a", ...cubes(2, 0) }),
      entry(3, "card_drawn", { card: "e03d", ...cubes(4, 5), danger: 1 }),
      entry(4, "share", { seat: 0, ...cubes(2, 2), strength: 1 }),
      entry(5, "ai_share", { ...cubes(2, 2), strength: 2 }),
      entry(6, "ai_surplus", { ...cubes(0, 1), reason: "strongest" }),
      entry(7, "danger", { seat: 0, strength: 1, safety: 0, due: 1 }),
      entry(8, "tokens_used", { seat: 0, tokens: 1 }),
      entry(9, "cubes_received", { seat: 0, ...cubes(2, 2) }),
      entry(10, "card_kept", { seat: 1, card: "e03d", cards: 1 }),
      entry(11, "achievement", { seat: 0, achievement: "zinc8_copper8" }),
      entry(12, "crew_moved", {}),
      entry(13, "achievement", { seat: 0, achievement: "all_at_c" }),
    ];
    const [found] = extractions(log);
    expect(found).toMatchObject({ number: 1, tile: "a0", active: 1, card: "e03d", isDangerous: true, isOver: true });
    expect(found!.parts.map(({ owner, strength, tokens }) => [owner, strength, tokens])).toEqual([
      [0, 1, 1],
      ["ai", 2, 0],
    ]);
    expect(found!.parts[1]!.surplus).toEqual(cubes(0, 1));
    expect(found!.achievements).toEqual([{ seat: 0, achievement: "zinc8_copper8" }]);
    expect(stepsOf(found!)).toEqual(["ready", "card", "share", "surplus", "danger", "result"]);
    expect(stepsOf(extractions(log.slice(0, 5))[0]!)).toEqual(["ready", "card", "share", "danger"]);
    expect(stepsOf(extractions(log.slice(0, 3))[0]!)).toEqual(["ready", "card", "danger"]);
    expect(extractions(log.slice(3))).toEqual([]);
  });

  test("gives nobody more than the card has, in a match of bots", async () => {
    const { log } = await engine.start({ seats: 4, play: 60 });
    const told = extractions(log);
    expect(told.length).toBeGreaterThan(2);
    for (const { cubes: card, parts, isOver } of told) {
      expect(isOver).toBe(true);
      for (const kind of ["zinc", "copper", "silver", "gold"] as const) {
        const given = parts.reduce((sum, part) => sum + (part.share?.[kind] ?? 0) + (part.surplus?.[kind] ?? 0), 0);
        expect(given).toBe(card![kind]);
      }
    }
  });
});

describe("what can be counted", () => {
  const scored = async (seats: number, options: Record<string, string> = {}) => {
    await engine.start({ seats, options, play: 500 });
    const over = await engine.update(0);
    const revealed = over.log.findIndex(({ kind }) => kind === "holdings_revealed");
    return { over, options, log: over.log.slice(0, revealed), view: over.view, data };
  };

  test.each([2, 3, 4])("with %i seats: cubes, money and stars as they are shown at the end", async (seats) => {
    const board = await scored(seats);
    const counts = countsOf(board)!;
    const ends = rockwell(board.view).seats;
    expect(ends.every(({ screen }) => screen)).toBe(true);
    for (const [seat, { screen }] of ends.entries()) {
      const { zinc, copper, silver, gold, money } = screen!;
      expect(counts[seat]).toMatchObject({ zinc, copper, silver, gold, money, isSure: true });
    }
    expect(scoresNow(board)!.map(({ achievements, deliveries, majorities }) => ({ achievements, deliveries, majorities }))).toEqual(
      ends.map(({ points }) => points),
    );
  });

  test("nothing is claimed without the beginning of the log, or after a secret exchange", async () => {
    const board = await scored(3, { insurance_visibility: "secret" });
    expect(countsOf({ ...board, log: board.log.slice(5) })).toBeNull();
    expect(countsOf(board)!.every(({ isSure }) => !isSure)).toBe(true);
    expect(scoresNow(board)).toBeNull();
  });
});

describe("what stays in sight", () => {
  const entry = (number: number, kind: string, facts: Facts): SeenEvent => ({
    number,
    ply: number,
    kind,
    facts,
    of: "game",
    reveals: false,
  });

  test("bribes and hires of others since one's own move, those of one's crews first", () => {
    const log = [
      entry(1, "bribed", { seat: 1, victim_seat: 0 }),
      entry(2, "crew_moved", { seat: 0 }),
      entry(3, "bribed", { seat: 2, victim_seat: 0 }),
      entry(4, "hired", { seat: 1 }),
      entry(5, "bribed", { seat: 3, victim_seat: 1 }),
    ];
    expect(toldLately(log, 0).map(({ number }) => number)).toEqual([3, 5]);
    expect(toldLately(log.slice(0, 2), 0)).toEqual([]);
  });

  test("where others went since the viewer's last deed is drawn once for each way, and no more when the drilling is over", () => {
    const log = [
      entry(1, "crew_moved", { seat: 1, from: "e0", to: "a0" }),
      entry(2, "crew_moved", { seat: 0, from: "e1", to: "a2" }),
      entry(3, "crew_moved", { seat: 2, from: "a0", to: "a1" }),
      entry(4, "bribed", { seat: 2, victim_seat: 0, from: "a2", to: "a1" }),
      entry(5, "crew_moved", { seat: 2, from: "a0", to: "a1" }),
      entry(6, "core_entered", { seat: 1, from: "d0" }),
    ];
    expect(waysSince(log, 0)).toEqual([
      { owner: 2, from: "a0", to: "a1" },
      { owner: 0, from: "a2", to: "a1" },
      { owner: 1, from: "d0", to: "core" },
    ]);
    expect(waysSince([...log, entry(7, "market_opened", {})], 0)).toEqual([]);
  });
});

describe("reading", () => {
  test("the box knows every card, delivery and achievement the view names", async () => {
    const { view } = await engine.start({ seats: 4 });
    const box = boxOf(data);
    for (const pile of rockwell(view).piles) for (const card of pile.cards) expect(box.card(card).id).toBe(card);
    for (const { delivery, cubes } of Object.values(rockwell(view).deliveries)) expect(box.delivery(delivery!).cubes).toEqual(cubes);
    expect(Object.keys(rockwell(view).achievements)).toEqual(box.achievements.map(({ id }) => id));
    expect(() => box.card("e99")).toThrow("e99");
  });

  test("an extraction belongs to the part of the round it interrupts", async () => {
    const { view } = await engine.start({ seats: 2 });
    const at = (phase: RockwellView["phase"], drilling_round = 0) => stageOf({ ...rockwell(view), phase, drilling_round });
    expect([at("auction"), at("placing"), at("insuring"), at("moving", 1), at("trading"), at("working"), at("over")]).toEqual([
      "auction",
      "placing",
      "board_1",
      "board_1",
      "board_2",
      "board_3",
      "over",
    ]);
    expect([at("endangered", 2), at("endangered")]).toEqual(["board_1", "board_3"]);
  });

  test("what facts are about", () => {
    expect(placesAbout({ from: "e0", place: "a0", total: 2 })).toEqual(["a0", "e0"]);
    expect(placesAbout(null)).toEqual([]);
    expect(isAboutOwner({ victim_seat: 2 }, 2) && isAboutOwner({ seats: [0, 1] }, 1)).toBe(true);
    expect(isAboutOwner({ seat: 1 }, "ai")).toBe(false);
  });
});

describe("the words", () => {
  test("are the same keys with the same variables in all languages", () => {
    const own = (lang: string) =>
      readFileSync(join(import.meta.dirname, `text/${lang}.ftl`), "utf-8")
        .match(/^[a-z][\w-]*(?= =)/gm)!
        .sort();
    const english = catalogue("rockwell", "en");
    for (const lang of LANGUAGES) {
      const words = catalogue("rockwell", lang);
      expect(own(lang)).toEqual(own("en"));
      for (const key of own(lang)) expect([key, [...words.variables(key)].sort()]).toEqual([key, [...english.variables(key)].sort()]);
    }
  });

  test("call every group of actions", () => {
    const words = catalogue("rockwell", "en");
    for (const { kind } of data.actions) expect([kind, words.has(`kind-${kind}`)]).toEqual([kind, true]);
  });
});

test("cubes of a bid or a deal are not a delivery of that kind", () => {
  const bid = { kind: "zinc", cubes: 1, action_kind: "bid_cubes" };
  expect([isAboutDelivery(bid, "zinc"), isAboutAction(bid, "bid_cubes", { kind: "zinc" })]).toEqual([false, true]);
  expect(isAboutAction(bid, "sell", { kind: "zinc" })).toBe(false);
  expect(isAboutDelivery({ kind: "zinc", delivery: "dz1", zinc: 6, action_kind: "deliver" }, "zinc")).toBe(true);
  expect(isAboutDelivery({ kind: "zinc" }, "zinc")).toBe(true);
});
