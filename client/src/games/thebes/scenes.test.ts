/** The scenes of Thebes over real moves: what flies where and in which order, and what the board shows meanwhile. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import type { GameData, SeenEvent } from "../../protocol.gen";
import type { Actor, DrawnPiece, Moment, Piece, Place } from "../../stage/scene";
import { Engine, faces, wordsIn, type Actions, type Start } from "../testing/engine";
import { boxOf } from "./box";
import { freshDig, latestDig } from "./latest";
import { way } from "./roads";
import { scenes } from "./scenes";
import { staged, Teller } from "./staged";
import { pointsOf, thebes } from "./view";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let engine: Engine;
let data: GameData;
beforeAll(async () => {
  engine = new Engine("thebes");
  data = await engine.data();
});
afterAll(() => engine.close());

/** A move of seat 0 as the director gets it. */
async function step(start: Start, actions: Actions): Promise<Moment> {
  await engine.start(start);
  const before = await engine.update(0);
  const after = await engine.move(0, actions);
  const events = after.log.slice(before.log.length);
  const rest = { seat: 0, mine: false, viewer: 0, data, seats: faces(after.seats, 0), words: wordsIn("en", data) };
  return { events, before: before.view, after: after.view, ...rest };
}

const named = (place: Place) => (typeof place === "string" ? place : "");

/** An actor that writes down what it is asked to do; everything in `hidden` is out of sight. */
class Scribe implements Actor {
  readonly isOver = false;
  readonly told: string[] = [];
  constructor(
    readonly moment: Moment,
    private readonly hidden: string[] = [],
  ) {}
  at = (name: string) => (this.hidden.includes(name) ? { x: 0, y: 0, width: 0, height: 0 } : { x: 1, y: 1, width: 50, height: 50 });
  element = () => null;
  show = () => Promise.resolve();
  wait = () => Promise.resolve();
  caption = () => undefined;
  flip = () => Promise.resolve();
  light = (...names: string[]) => void this.told.push(`light ${names.join()}`);
  fly = (_: Piece, from: Place, to: Place): Promise<void> => Promise.resolve(void this.told.push(`fly ${named(from)} ${named(to)}`));
  move = (name: string, path: Place[]) => Promise.resolve(void this.told.push(`move ${name} ${path.map(named).join()}`));
  countUp = (name: string, from: number, to: number) => Promise.resolve(void this.told.push(`count ${name} ${from} ${to}`));
}

async function told(moment: Moment, kinds: string[], hidden: string[] = []): Promise<string[]> {
  const scribe = new Scribe(moment, hidden);
  for (const event of moment.events) if (kinds.includes(event.kind)) await scenes[event.kind]!.play!(event, scribe);
  return scribe.told;
}

const DIG: Start = {
  set: [
    ["weeks", 10, 10],
    ["give", 0, "special_egypt_3_london", "special_egypt_3_moscow", "shovel_rome"],
  ],
};
const DIG_EGYPT = ["dig egypt", "shovel no", "weeks 9"];
const FINDS = ["token_drawn", "bonus_taken"];

test("a pawn walks its route from city to city", async () => {
  const moment = await step({ set: [["show", 2, "car_rome"]] }, ["take 2"]);
  expect(await told(moment, ["travelled"])).toEqual(["fly place-warsaw place-vienna", "fly place-vienna place-rome", "light place-rome"]);
});

test.each(["london", "moscow", "egypt", "mesopotamia"])("the way that is previewed from %s is the one that is walked", async (from) => {
  const { roads, places } = boxOf(data);
  for (const card of ["car_moscow", "car_rome", "congress_vienna", "shovel_london"]) {
    const moment = await step(
      {
        set: [
          ["at", 0, from],
          ["show", 2, card],
        ],
      },
      ["take 2"],
    );
    const journey = moment.events.find(({ kind }) => kind === "travelled");
    if (journey) expect(journey.facts.route).toEqual(way(roads, places, from, String(journey.facts.place)));
  }
});

test("a card flies to the player in the rail, or to the marker where the rail is out of sight", async () => {
  const moment = await step({ set: [["show", 2, "car_rome"]] }, ["take 2"]);
  expect(await told(moment, ["card_taken"])).toEqual(["fly  seat-0"]);
  expect(await told(moment, ["card_taken"], ["seat-0"])).toEqual(["fly  marker-0"]);
});

test("a congress counts the score up", async () => {
  const moment = await step({ set: [["show", 1, "congress_london"]] }, ["take 1"]);
  expect(await told(moment, ["card_taken"])).toEqual(["fly  seat-0", "count score-0 0 1"]);
});

test("one's own points are told in words on their way to the score", async () => {
  const moment = { ...(await step({ set: [["show", 1, "congress_london"]] }, ["take 1"])), mine: true };
  const flown: DrawnPiece[] = [];
  const scribe = new Scribe(moment);
  scribe.fly = (piece) => Promise.resolve(void flown.push(piece as DrawnPiece));
  const taken = moment.events.find(({ kind }) => kind === "card_taken")!;
  await scenes.card_taken!.play!(taken, scribe);
  expect(flown.map(({ props }) => props?.text)).toEqual([undefined, "Congresses +1"]);
  expect(scenes.card_taken!.ms!(taken, moment)).toBeGreaterThan(scenes.card_taken!.ms!(taken, { ...moment, mine: false }));
});

test("what a dig brought is fresh until its seat does something else", async () => {
  const { events } = await step(DIG, DIG_EGYPT);
  const dig = freshDig(events, 0)!;
  expect(dig).toEqual(latestDig(events));
  expect(freshDig(events, 1)).toBeNull();
  const after = (kind: string, seat: number) => [...events, { ...events.at(-1)!, kind, facts: { seat } }];
  expect(freshDig(after("card_taken", 0), 0)).toBeNull();
  expect(freshDig(after("dig_begun", 1), 0)).toEqual(dig);
});

test("tokens leave the bag one by one, and the total comes last", async () => {
  const moment = await step(DIG, DIG_EGYPT);
  const lines = await told(moment, FINDS);
  const tokens = moment.events.filter(({ kind }) => FINDS.includes(kind));
  const points = tokens.reduce((sum, { facts }) => sum + Number(facts.value), 0);
  expect(tokens.length).toBeGreaterThan(3);
  expect(lines.slice(0, tokens.length)).toEqual(tokens.map(() => "fly  unearthed"));
  expect(lines[tokens.length]).toBe(`count unearthed-total 0 ${points}`);
});

test("a swap sends every card to the discard pile, and the pile fills the slots", async () => {
  const moment = await step({}, ["swap"]);
  expect(await told(moment, ["display_swapped", "card_opened"])).toEqual([
    ...Array<string>(4).fill("fly  discard"),
    "fly  slot-1",
    "fly  slot-2",
    "fly  slot-3",
    "fly  slot-4",
  ]);
});

test("an exhibition flies to its player and counts the score up", async () => {
  const sites = boxOf(data).sites.map((site): [string, ...(string | number)[]] => ["find_some", 0, site, 6]);
  const moment = await step({ set: [["row", "", "exhibition_small_london", ""], ...sites] }, ["exhibit b"]);
  const [was, is] = [moment.before, moment.after].map((view) => pointsOf(thebes(view).players[0]!));
  expect(await told(moment, ["exhibition_shown"])).toEqual(["fly  seat-0", `count score-0 ${was} ${is}`]);
});

test("every scene is as long as it says, and lines of before without the new facts are shown as well", async () => {
  const moment = await step(DIG, DIG_EGYPT);
  const bare = moment.events.map(({ facts, ...event }) => {
    const { route: _route, from: _from, left: _left, ...old } = facts;
    return { ...event, facts: old } as SeenEvent;
  });
  const scribe = new Scribe({ ...moment, events: bare });
  for (const event of bare) {
    expect(scenes[event.kind]?.ms?.(event, scribe.moment) ?? 500).toBeGreaterThan(0);
    await scenes[event.kind]?.play?.(event, scribe);
  }
  expect(scribe.told).toContain("light place-egypt");
  expect(scribe.told).toContain("light marker-0");
});

test("what was told is on the board, what is being told is on its way", async () => {
  const moment = await step(DIG, DIG_EGYPT);
  const { events } = moment;
  const before = thebes(moment.before);
  const upTo = (kind: string) => events.slice(0, events.findIndex((event) => event.kind === kind) + 1);
  expect(staged(before, upTo("travelled"), false)).toMatchObject({ away: "pawn-0", view: { players: [{ place: "egypt" }, {}] } });
  expect(staged(before, upTo("dig_begun"), false).away).toBeNull();
  expect(staged(before, upTo("time_spent"), false).away).toBe("marker-0");
  expect(staged(before, upTo("time_spent"), true).away).toBeNull();
  const [full, one] = [before, staged(before, upTo("token_drawn"), false).view].map((view) => view!.bags.egypt!);
  expect(one!.finds.length + one!.debris).toBe(full!.finds.length + full!.debris - 1);
});

test.each<[string, Start, Actions]>([
  ["a card", { set: [["show", 2, "car_rome"]] }, ["take 2"]],
  ["a swap", {}, ["swap"]],
  [
    "an exhibition",
    {
      set: [
        ["row", "exhibition_small_london", "", ""],
        ["find_some", 0, "greece", 6],
        ["find_some", 0, "egypt", 6],
      ],
    },
    ["exhibit a"],
  ],
])("told to its end, the board is as after the move: %s", async (_, start, actions) => {
  const { events, before, after } = await step(start, actions);
  const shown = staged(thebes(before), events, true).view;
  const { display, row, pile, track, players } = thebes(after);
  expect(shown).toMatchObject({ display, row, pile, track });
  const where = (all: typeof players) => all.map(({ place, week, field, year }) => ({ place, week, field, year }));
  expect(where(shown.players)).toEqual(where(players));
});

test("the teller counts from the position that is shown", async () => {
  const { events, before, after } = await step({ set: [["show", 2, "car_rome"]] }, ["take 2"]);
  const teller = new Teller();
  expect(teller.since(before, [])).toEqual([]);
  expect(teller.since(before, events.slice(0, 2))).toEqual(events.slice(0, 2));
  expect(teller.since(after, events)).toEqual([]);
});
