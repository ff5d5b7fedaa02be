/** The scenes of Cavum over real events: what flies where, the route walked in its order, blasts one after the other. */
import { expect, test } from "vitest";

import type { SeenEvent } from "../../protocol.gen";
import type { Actor, Moment } from "../../stage/scene";
import { faces, wordsIn, type Actions, type Position, type Start } from "../testing/engine";
import { boardOf } from "../testing/table";
import { shared } from "./bench.svelte";
import { scenes } from "./scenes";
import { cavum } from "./view";

const { table, engine, data } = boardOf("cavum");

/** An actor that notes what it is asked to do, and what the mountain shows then. */
function recorder(moment: Moment, told: string[]): Actor {
  const note = (text: string) => Promise.resolve(void told.push(text));
  const nameOf = (piece: unknown) =>
    typeof piece === "string" ? piece : ((piece as { props: Record<string, unknown> }).props.colour ?? "piece");
  return {
    moment,
    isOver: false,
    at: () => ({ x: 0, y: 0, width: 40, height: 40 }),
    element: (name) => document.querySelector(`[data-at="${name}"]`),
    fly: (piece, from, to) => note(`${String(nameOf(piece))}: ${String(from)} > ${String(to)}`),
    move: () => note("move"),
    flip: () => note("flip"),
    light: () => undefined,
    countUp: (name, from, to) => note(`${name}: ${from} > ${to}`),
    wait: () => {
      const { showing, blasting } = shared.bench!;
      const walked = showing.route.at(-1);
      if (blasting.now) told.push(`blast ${blasting.now}`);
      else if (walked && told.at(-1) !== `at ${walked}`) told.push(`at ${walked}`);
      return Promise.resolve();
    },
    caption: () => undefined,
    show: () => note("show"),
  };
}

/** Plays a move and then its scenes, in order. */
async function played(start: Start, actions: Actions, change: (event: SeenEvent) => SeenEvent = (event) => event): Promise<string[]> {
  const { position } = await table(start);
  const after: Position = await engine.move(0, actions);
  const known = position.log.at(-1)?.number ?? -1;
  const events = after.log.filter(({ number }) => number > known).map(change);
  const moment: Moment = {
    events,
    before: position.view,
    after: after.view,
    seat: 0,
    mine: false,
    viewer: 1,
    data: data(),
    seats: faces(position.seats, 1),
    words: wordsIn("en", data()),
  };
  const told: string[] = [];
  for (const event of events) if (scenes[event.kind]?.play) await scenes[event.kind]!.play!(event, recorder(moment, told));
  return told;
}

const ROW: Start = {
  desk: "bare",
  set: [
    ["tiles", "2k0@(-2,0)", "2k0@(-1,0)", "2k0@(0,0)", "2k0@(1,0)", "2k0@(2,0)", "d2k0@(0,-3)", "d2k0/3k0@(1,-3)"],
    ["vein", "(-1,0)", "red", 3],
    ["vein", "(1,0)", "blue", 1],
    ["stations", 0, "(-2,0)", "(2,0)"],
    ["pieces", 1],
    ["pieces", 0, { prospect: 1 }],
  ],
};
const WALK = ["piece prospect", "start f4", "go f5", "go f6", "go f7", "go f8", "stop"];

test("a route is walked place by place, each stone flies to the hand, then blast after blast", async () => {
  const told = await played(ROW, WALK);
  expect(told).toEqual([
    "at f4",
    "at f5",
    "red: f5 > seat-0",
    "at f5",
    "at f6",
    "at f7",
    "blue: f7 > seat-0",
    "at f7",
    "at f8",
    "blast 1",
    "blast 2",
  ]);
});

test("on the way the veins lose a stone on the mountain before the position after is shown", async () => {
  await played(ROW, WALK);
  const { showing, board } = shared.bench!;
  const hexes = cavum(board().view).hexes.map(showing.seen);
  expect(hexes.find(({ id }) => id === "f5")?.vein?.stones).toBe(2);
  expect(hexes.find(({ id }) => id === "f7")?.vein).toBeUndefined();
});

test("an event stored before it told its veins is not walked", async () => {
  const old = ({ facts: { veins: _, ...facts }, ...rest }: SeenEvent): SeenEvent => ({ ...rest, facts });
  expect((await played(ROW, WALK, old)).filter((line) => !line.startsWith("blast"))).toEqual([]);
});

test("options cashed in one after the other are one line, and the score counts once over all of them", async () => {
  const cashed = (number: number, seat = 0) =>
    ({ number, ply: number, kind: "option_points", facts: { seat, points: 3 } }) as unknown as SeenEvent;
  const { merge, play } = scenes.option_points!;
  const both = merge!(cashed(5), cashed(6))!;
  const all = merge!(both, cashed(7))!;
  expect(wordsIn("en", data()).event(all)).toMatch(/ cashes in 3 options for 9 points\.$/);
  expect(merge!(all, cashed(8, 1))).toBeNull();
  const { position } = await table({ desk: "bare", set: [] });
  const before = position.view;
  const moment = { before, events: [5, 6, 7].map((number) => cashed(number)) } as unknown as Moment;
  const told: string[] = [];
  await play!(all, recorder(moment, told));
  const { score } = cavum(before).players[0]!;
  expect(told).toEqual([`score-0: ${score} > ${score + 9}`]);
});

test("a tile falls onto its hex, a station after it", async () => {
  const start: Start = { desk: "building", set: [] };
  expect(await played(start, ["piece tunnel_6", "lay j3", "turn 0"])).toEqual(["piece: seat-0 > j3", "show"]);
});

test("the stones of a vein come from their scale, and the price steps up", async () => {
  const start: Start = { desk: "building", set: [["tiles", "6k0@(-2,4)"]] };
  const told = await played(start, ["piece vein", "lay_vein j4", "colour green"]);
  expect(told).toEqual(["green: price-green > j4", "green: price-green > j4", "green: price-green > j4", "show", "price-green: 0 > 3"]);
});

test("sold stones go back to their scale and the score counts up", async () => {
  const start: Start = {
    desk: "building",
    set: [["hand", 0, { red: 3 }], ["hand", 1, { red: 1 }], ["sale"], ["do", "sale_bid 4", "sale_pass"]],
  };
  expect(await played(start, ["sell 2"])).toEqual(["red: seat-0 > price-red", "red: seat-0 > price-red", "show", "score-0: 20 > 28"]);
});
