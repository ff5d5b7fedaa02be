// @vitest-environment node
/** The parts of the board: the map as it was cut, odds, dice, the camera's arithmetic, the log. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

import type { SeenEvent } from "../../protocol.gen";
import { lastBattle } from "./battle";
import { crossesCut, frameAround, outlineOf, routePath, shapeOf, world } from "./map/world";
import { pairs, prospect } from "./odds";

test("the map is what the script cuts out of the atlas, and small enough", async () => {
  const written = readFileSync(`${import.meta.dirname}/map/map.json`, "utf-8");
  // @ts-expect-error the script is plain JavaScript
  const { map, strays } = await import("../../../scripts/map-rawsiko.mjs");
  expect(`${JSON.stringify(map())}\n`).toBe(written);
  expect(strays()).toEqual([]);
  expect(gzipSync(written).length).toBeLessThan(56_000);
}, 60_000);

test("there are 45 territories, each inside the frame, its badge too", () => {
  expect(Object.keys(world.territories)).toHaveLength(45);
  for (const { frame, spot } of Object.values(world.territories)) {
    expect(frame[0]).toBeGreaterThanOrEqual(0);
    expect(frame[2]).toBeLessThanOrEqual(world.width);
    expect(frame[3]).toBeLessThanOrEqual(world.height);
    expect(spot[0] > 0 && spot[0] < world.width && spot[1] > 0 && spot[1] < world.height).toBe(true);
  }
});

test("Chukotka stays whole, and France keeps to Europe", () => {
  expect(shapeOf("russia").frame[2]).toBeGreaterThan(world.width - 60);
  expect(shapeOf("russia").frame[0]).toBeGreaterThan(800);
  const [left, , right] = shapeOf("france").frame;
  expect(right - left).toBeLessThan(140);
});

test("a link over the cut is drawn as two stubs to the edges", () => {
  const stubs = routePath({ between: ["usa", "russia"] }).match(/M[^M]+/g)!;
  expect(stubs).toHaveLength(2);
  expect(routePath({ between: ["russia", "usa"] })).toBe(stubs.join(""));
  expect(crossesCut("russia", "usa")).toBe(true);
  expect(crossesCut("spain", "morocco")).toBe(false);
});

test("a link nobody drew goes straight from badge to badge", () => {
  expect(routePath({ between: ["cuba", "spain"] })).toBe(`M${shapeOf("cuba").spot}L${shapeOf("spain").spot}`);
});

test("a frame holds its territory and the spot of its label", () => {
  for (const id of ["spain", "chile"]) {
    const [left, top, right, bottom] = frameAround(id, 10);
    const { frame, spot } = shapeOf(id);
    expect(frame[0] > left && frame[1] > top && frame[2] < right && frame[3] < bottom).toBe(true);
    expect(spot[0] > left && spot[1] > top && spot[0] < right && spot[1] < bottom).toBe(true);
  }
});

test("a ring goes around the land of a territory, not around its smallest islands; where there is nothing else, around those", () => {
  const pieces = (path: string) => path.split("M").length - 1;
  expect(pieces(outlineOf("russia"))).toBeLessThan(pieces(shapeOf("russia").path) / 2);
  for (const id of Object.keys(world.territories)) expect(outlineOf(id)).toMatch(/^M/);
});

test("[rawsiko W12.16] the prospect of three against two", () => {
  const { conquest, ownLoss, otherLoss, chances } = prospect([2275, 2611, 2890], 2);
  expect(conquest).toBeCloseTo(2890 / 7776, 12);
  expect(otherLoss).toBeCloseTo((2611 + 2 * 2890) / 7776, 12);
  expect(ownLoss + otherLoss).toBeCloseTo(2, 12);
  expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
});

test("[rawsiko W13.5] four or more cannot be conquered at once", () => {
  expect(prospect([17871, 12348, 10017, 6420], 4).conquest).toBe(0);
  expect(prospect([17871, 12348, 10017, 6420], 3).conquest).toBeCloseTo(6420 / 46656, 12);
});

test("[rawsiko W12.6, W12.8, W12.11] dice are shown in pairs, highest with highest, equal ones lost to the attacker", () => {
  expect(pairs([6, 4, 1], [6, 3])).toEqual([
    { attack: 6, defence: 6, won: false },
    { attack: 4, defence: 3, won: true },
  ]);
});

test("the latest battle is read from the log", () => {
  const entry = (number: number, kind: string, facts: SeenEvent["facts"]): SeenEvent => ({
    number,
    ply: 1,
    kind,
    facts,
    of: "game",
    reveals: false,
  });
  const log = [
    entry(0, "attacked", { seat: 2, defender_seat: 1, source: "peru", target: "chile", attackers: 1, defenders: 1 }),
    entry(1, "attacked", { seat: 0, defender_seat: 1, source: "turkey", target: "germany", attackers: 3, defenders: 2 }),
    entry(2, "attack_rolled", { seat: 0, dice: [6, 4, 1] }),
    entry(3, "defence_rolled", { seat: 1, dice: [6, 3] }),
    entry(4, "losses", { seat: 0, defender_seat: 1, source: "turkey", target: "germany", attacker_losses: 1, defender_losses: 1 }),
    entry(5, "attack_failed", { seat: 0, defender_seat: 1, source: "turkey", target: "germany", number: 2 }),
    entry(6, "phase_ended", { seat: 0 }),
  ];
  const battle = lastBattle(log)!;
  expect(battle).toMatchObject({ number: 1, seat: 0, defender: 1, attack: [6, 4, 1], defence: [6, 3], losses: { own: 1, other: 1 } });
  expect(battle.end!.kind).toBe("attack_failed");
  expect(lastBattle(log.slice(6))).toBeNull();
});
