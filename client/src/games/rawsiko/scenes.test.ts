// @vitest-environment node
/** The scenes over real moves: what flies from where to where, in which order, what joins, how long it takes. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import type { SeenEvent } from "../../protocol.gen";
import type { SeatFace } from "../board";
import { joinedShot, lengthOf, shotsOf } from "../../stage/plan";
import type { Actor, Moment } from "../../stage/scene";
import { catalogue, Engine, faces, type Start } from "../testing/engine";
import type { Actions } from "../testing/engine";
import { arena } from "./arena.svelte";
import { log } from "./log";
import { scenes } from "./scenes";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const engine = new Engine("rawsiko");
const words = catalogue("rawsiko", "en");
beforeAll(() => engine.data());
afterAll(() => void engine.close());

/** A move of a seat as the director gets it, seen by another one. */
async function step(seat: number, actions: Actions, viewer = 2): Promise<Moment> {
  const before = await engine.update(viewer);
  await engine.move(seat, actions);
  const after = await engine.update(viewer);
  const events = after.log.slice(before.log.length);
  return { events, before: before.view, after: after.view, seat, mine: false, viewer, seats: faces(3, viewer) } as Moment;
}

const hasSentence = (event: SeenEvent) => words.has(`event-${event.kind}`);
const shots = (moment: Moment) => shotsOf(moment, scenes, hasSentence);
const sentence = ({ kind, facts }: SeenEvent) => words.text(`event-${kind}`, facts);

/** Plays the shots and writes down what the actor is told. */
async function played(moment: Moment, events = shots(moment).map(({ event }) => event)): Promise<string[]> {
  const told: string[] = [];
  const actor = {
    moment,
    isOver: false,
    element: () => ({}) as Element,
    fly: async ({ props }: { props: { face?: SeatFace; number?: number; material?: string } }, from: string, to: string) =>
      void told.push(`fly ${props.material ?? `${props.face!.letter}${props.number}`} ${from} ${to}`),
    light: (...names: string[]) => void told.push(`light ${names.join(" ")}`),
    countUp: async (thing: string, from: number, to: number) => void told.push(`count ${thing} ${from} ${to}`),
    wait: async () => undefined,
    show: async () => void told.push("show"),
  } as unknown as Actor;
  for (const event of events) {
    await scenes[event.kind]?.play?.(event, actor);
    if (arena.battle) told.push(`dice ${arena.battle.attack.length} ${arena.battle.defence.length}`);
  }
  return told;
}

const FRONT: Start = {
  set: [["own", 0, { turkey: 5, iran: 3 }], ["own", 1, { germany: 1, spain: 2 }], ["own", 2, { brazil: 1 }], ["turn"]],
};

test("an army slides from its source to its target, and the owner changes after that", async () => {
  await engine.start(FRONT);
  expect(await played(await step(0, ["source turkey", "target ukraine", "number 2"]))).toEqual([
    "fly A2 land-turkey land-ukraine",
    "show",
    "light land-ukraine",
  ]);
});

test("in a battle the army slides, the dice roll and pair off, and they are gone when it is settled", async () => {
  await engine.start(FRONT);
  const moment = await step(0, ["source turkey", "target germany", "number 3"]);
  const isWon = moment.events.some(({ kind }) => kind === "conquered");
  expect(shots(moment).map(({ event }) => event.kind)).toEqual([
    "attacked",
    "attack_rolled",
    "defence_rolled",
    isWon ? "conquered" : "attack_failed",
  ]);
  expect(await played(moment)).toEqual([
    "light land-turkey land-germany",
    "fly A3 land-turkey land-germany",
    "dice 3 0",
    "dice 3 1",
    ...(isWon ? ["fly A3 land-turkey land-germany"] : []),
    "show",
    "light land-germany",
  ]);
  expect(arena.battle).toBeNull();
  expect(lengthOf(shots(moment))).toBeLessThanOrEqual(2000);
});

test("a skipped battle leaves no dice behind", async () => {
  await engine.start(FRONT);
  const moment = await step(0, ["source turkey", "target germany", "number 3"]);
  const rolled = moment.events.find(({ kind }) => kind === "attack_rolled")!;
  const actor = {
    moment,
    isOver: false,
    element: () => ({}) as Element,
    wait: async () => void (actor.isOver = true),
  } as unknown as Actor & {
    isOver: boolean;
  };
  await scenes.attack_rolled!.play!(rolled, actor);
  expect(arena.battle).toBeNull();
});

test("in few words a battle is told by what came of it", async () => {
  await engine.start(FRONT);
  const { events } = await step(0, ["source turkey", "target germany", "number 3"]);
  const telling = events.filter((event) => !log.follows!(event) && log.weight!(event) !== "quiet");
  expect(["conquered", "attack_failed"]).toContain(telling[0]!.kind);
});

test("empty territories taken one after the other join, with a sentence of their own", async () => {
  await engine.start(FRONT);
  const first = shots(await step(0, ["source turkey", "target ukraine", "number 1"]));
  const second = shots(await step(0, ["source turkey", "target egypt", "number 2"]));
  const third = await step(0, ["source iran", "target india", "number 1"]);
  const two = joinedShot(first, second)!;
  const three = joinedShot([{ ...first[0]!, event: two }], shots(third))!;
  expect(sentence(three)).toBe("Ada takes 3 empty territories: Ukraine, Egypt and India.");
  const joined = joinedShot(second, shots(third))!;
  const all = joinedShot(first, [{ ...first[0]!, event: joined }])!;
  expect(sentence(all)).toBe(sentence(three));
  const twice = joinedShot([{ ...first[0]!, event: two }], [{ ...first[0]!, event: joined }])!;
  expect([twice.facts.seat, twice.facts.count]).toEqual([0, 4]);
  expect(await played(third, [three])).toEqual([
    "fly A1 land-turkey land-ukraine",
    "fly A2 land-turkey land-egypt",
    "fly A1 land-iran land-india",
    "show",
    "light land-ukraine land-egypt land-india",
  ]);
  expect(scenes.entered_many!.ms!(three, third)).toBeLessThanOrEqual(1500);
});

test("a territory that several resources go to is named once", async () => {
  await engine.start(FRONT);
  const [one, two] = [
    await step(0, ["source turkey", "target iran", "number 1"]),
    await step(0, ["source turkey", "target iran", "number 2"]),
  ];
  const both = joinedShot(shots(one), shots(two))!;
  expect(sentence(both)).toBe("Ada moves 3 resources in 2 moves: Iran.");
  expect((await played(two, [both])).filter((told) => told.startsWith("fly"))).toEqual([
    "fly A1 land-turkey land-iran",
    "fly A2 land-turkey land-iran",
  ]);
});

test("what several players do never joins", async () => {
  await engine.start({ set: [["deal"], ["draft", "europe", "asia", "africa", "oceania", "north_america", "south_america"]] });
  const place = async (seat: number, viewer = 2) => {
    const { legal } = await engine.update(seat);
    return shots(await step(seat, [legal[0]!.id], viewer));
  };
  const one = await place(0);
  const joined = joinedShot(one, await place(0))!;
  expect(sentence(joined)).toMatch(/^Ada places 2 resources: \w+\.$/);
  for (let i = 0; i < 4; i++) await place(0);
  expect(joinedShot(one, await place(1))).toBeNull();
});

test("a goal that is complete after a move ticks for its holder alone", async () => {
  const start: Start = {
    set: [["own", 0, { peru: 3 }], ["own", 1, { spain: 1 }], ["own", 2, { france: 1 }], ["goals", 0, "fertilizers"], ["turn"]],
  };
  const move = ["source peru", "target chile", "number 1"];
  await engine.start(start);
  expect(await played(await step(0, move, 0))).toContain("count goals 0 3");
  await engine.start(start);
  expect((await played(await step(0, move, 2))).filter((line) => line.startsWith("count"))).toEqual([]);
});

const CHINA: Start = {
  options: { trade_with_china: true },
  set: [
    ["own", 0, { usa: 1, brazil: 1 }],
    ["own", 1, { spain: 1 }],
    ["own", 2, { france: 1, egypt: 1 }],
    ["turn", 6],
    ["end", 2],
  ],
};

test("China opens with the continents that open it, and what is taken flies to its taker; at the end the points tick", async () => {
  await engine.start(CHINA);
  const opened = await step(2, ["end_phase"]);
  expect((await played(opened)).filter((line) => line.includes("china"))).toEqual([
    "light china continent-north_america continent-south_america",
    "light china continent-africa",
  ]);
  expect(await played(await step(0, ["china_take Bi"]))).toContain("fly Bi china seat-0");
  await engine.move(0, ["china_pass"]);
  const over = await step(2, ["china_pass"]);
  expect((await played(over)).filter((line) => line.startsWith("count"))).toHaveLength(3);
});

test("an event stored before without the newer facts has a scene too", async () => {
  await engine.start(CHINA);
  const moment = await step(2, ["end_phase"]);
  const old = { ...moment.events.find(({ kind }) => kind === "china_granted")!, facts: { seat: 0, picks: 2 } };
  expect(await played(moment, [old])).toEqual(["show", "light china"]);
});
