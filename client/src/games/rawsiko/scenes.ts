/** How the events of RAWsiko are shown: armies slide, dice roll and pair off, owners change, goals tick, China opens. */
import type { Facts } from "../../lib/fluent";
import type { SeenEvent } from "../../protocol.gen";
import type { Actor, DrawnPiece, Flight, Scene } from "../../stage/scene";
import type { SeatFace } from "../board";
import { arena } from "./arena.svelte";
import Army from "./Army.svelte";
import { lastBattle } from "./battle";
import Crate from "./Crate.svelte";
import { rawsiko } from "./view";

const list = (value: Facts[string] | undefined) => (Array.isArray(value) ? value.map(String) : []);
const land = (territory: unknown) => `land-${String(territory)}`;
const seatOf = (facts: Facts) => `seat-${Number(facts.seat)}`;

/** A flight that leaves no ghost: the map draws those itself (`trail.ts`), so that they follow its zoom. */
const send = (actor: Actor, piece: DrawnPiece, from: string, to: string, flight: Flight) =>
  actor.fly(piece, from, to, { ...flight, ghost: false });

/** How long the things of a joined scene take together at most. */
const JOINED = 1100;

function army(actor: Actor, facts: Facts, number: number): DrawnPiece {
  const face = actor.moment.seats[Number(facts.seat)] as SeatFace;
  return { draw: Army, props: { face, number }, width: 44, height: 22 };
}

/** Events of one seat and kind as one, under another name: how many there were, and where. Either may be several already. */
function joining(kind: string, gather: (facts: Facts) => Facts): Scene["merge"] {
  const gathered = (event: SeenEvent): Facts => {
    if (event.kind !== kind) return gather(event.facts);
    return Object.fromEntries(Object.entries(event.facts).filter(([key]) => key !== "seat"));
  };
  return (one, next) => {
    if (one.facts.seat !== next.facts.seat) return null;
    const [before, added] = [gathered(one), gathered(next)];
    const facts = Object.fromEntries(Object.keys(added).map((key) => [key, joined(key, before[key], added[key])]));
    return { ...next, kind, facts: { ...facts, seat: next.facts.seat! } };
  };
}

/** What the sentence of a joined event names. */
const NAMED = ["targets", "territories"];

/** Numbers add up, lists are put together; a sentence names each place once. */
function joined(key: string, one: Facts[string] | undefined, other: Facts[string] | undefined): Facts[string] {
  if (typeof other === "number") return Number(one) + other;
  const all = [one, other].flat();
  return (NAMED.includes(key) ? [...new Set(all)] : all) as Facts[string];
}

/** One after the other, a little overlapped. */
async function inTurn<Thing>(actor: Actor, things: Thing[], ms: number, act: (thing: Thing) => Promise<void>): Promise<void> {
  const pause = Math.min(ms * 0.4, JOINED / Math.max(1, things.length));
  const acts: Promise<void>[] = [];
  for (const thing of things) {
    if (actor.isOver) break;
    acts.push(act(thing));
    await actor.wait(pause);
  }
  await Promise.all(acts);
}

/** The goals of the viewer that the step completed or broke tick on their button. */
async function tickGoals(actor: Actor): Promise<void> {
  const { before, after, viewer } = actor.moment;
  const [was, is] = [before, after].map((view) => rawsiko(view).players[viewer]?.vp ?? 0);
  if (was !== is) await actor.countUp("goals", was!, is!, 400);
}

const ways = (facts: Facts): Facts =>
  ({
    from: [facts.source],
    to: [facts.target],
    targets: [facts.target],
    numbers: [Number(facts.number)],
    count: 1,
    resources: Number(facts.number),
  }) as Facts;

/** Resources go from land to land by themselves: into empty land or between one's own. */
const moving = (kind: string): Scene => ({
  ms: (event) => (event.kind === kind ? Math.min(JOINED + 400, 400 + 160 * Number(event.facts.count)) : 500),
  merge: joining(kind, ways),
  async play(event, actor) {
    const facts = event.kind === kind ? event.facts : ways(event.facts);
    const [sources, targets, numbers] = [list(facts.from), list(facts.to), list(facts.numbers)];
    await inTurn(actor, [...sources.entries()], 380, ([i, source]) => {
      return send(actor, army(actor, event.facts, Number(numbers[i])), land(source), land(targets[i]), { ms: 380 });
    });
    await actor.show();
    actor.light(...targets.map(land));
    await tickGoals(actor);
  },
});

const spots = (facts: Facts): Facts => ({ to: [facts.territory], territories: [facts.territory], count: 1 }) as Facts;

/** Resources come from the player onto land: in the draft, at the start, in an investment phase. */
const placing = (kind: string): Scene => ({
  ms: (event) => (event.kind === kind ? Math.min(JOINED + 300, 320 + 110 * Number(event.facts.count)) : 380),
  merge: joining(kind, spots),
  async play(event, actor) {
    const territories = list((event.kind === kind ? event.facts : spots(event.facts)).to);
    await inTurn(actor, territories, 300, (territory) => {
      return send(actor, army(actor, event.facts, 1), seatOf(event.facts), land(territory), { ms: 300 });
    });
    await actor.show();
    actor.light(...territories.map(land));
    await actor.wait(60);
  },
});

/** The battle of a step as far as it is told with this event. */
function stageBattle(event: SeenEvent, actor: Actor): void {
  const told = actor.moment.events.filter(({ number }) => number <= event.number);
  arena.battle = actor.isOver || !actor.element("china") ? null : lastBattle(told);
}

/** Keeps the dice in sight for this long; a skipped battle is cleared away. */
async function hold(actor: Actor, ms: number): Promise<void> {
  await actor.wait(ms);
  if (actor.isOver) arena.battle = null;
}

const rolled = (time: number): Scene => ({
  ms: () => time,
  async play(event, actor) {
    stageBattle(event, actor);
    await hold(actor, time);
  },
});

const attacked: Scene = {
  ms: () => 350,
  async play({ facts }, actor) {
    actor.light(land(facts.source), land(facts.target));
    await send(actor, army(actor, facts, Number(facts.attackers)), land(facts.source), land(facts.target), { ms: 320 });
  },
};

/** The survivors enter, or the defender stands; then the dice are gone. */
const settled = (isWon: boolean): Scene => ({
  ms: () => 480,
  async play(event, actor) {
    stageBattle(event, actor);
    if (!isWon) await actor.wait(380);
    else
      await send(actor, army(actor, event.facts, Number(event.facts.number)), land(event.facts.source), land(event.facts.target), {
        ms: 320,
      });
    await actor.show();
    actor.light(land(event.facts.target));
    arena.battle = null;
    await tickGoals(actor);
  },
});

const continentPicked: Scene = {
  ms: () => 450,
  async play({ facts }, actor) {
    await send(actor, army(actor, facts, 1), seatOf(facts), `continent-${String(facts.continent)}`, { ms: 380 });
    await actor.show();
  },
};

const chinaGranted: Scene = {
  ms: () => 600,
  async play({ facts }, actor) {
    await actor.show();
    actor.light("china", ...list(facts.continents).map((continent) => `continent-${continent}`));
    await actor.wait(550);
  },
};

const chinaTaken: Scene = {
  ms: () => 550,
  async play({ facts }, actor) {
    const piece = { draw: Crate, props: { material: facts.material }, width: 44, height: 28 };
    await send(actor, piece, "china", seatOf(facts), { ms: 480, arc: 40 });
    await actor.show();
    await tickGoals(actor);
  },
};

const scored: Scene = {
  ms: () => 700,
  async play({ facts }, actor) {
    await actor.show();
    await actor.countUp(seatOf(facts), 0, Number(facts.vp), 600);
  },
};

const unshown: Scene = { ms: () => 0 };
const [placed, settledIn, entered, moved] = [
  placing("placed_many"),
  placing("territories_chosen"),
  moving("entered_many"),
  moving("moved_many"),
];

export const scenes: Record<string, Scene> = {
  continent_chosen: continentPicked,
  continent_drawn: continentPicked,
  territory_chosen: settledIn,
  territories_chosen: settledIn,
  placed,
  placed_many: placed,
  entered,
  entered_many: entered,
  moved,
  moved_many: moved,
  attacked,
  attack_rolled: rolled(400),
  defence_rolled: rolled(700),
  conquered: settled(true),
  attack_failed: settled(false),
  china_granted: chinaGranted,
  china_taken: chinaTaken,
  scored,
  seat_drawn: unshown,
  goals_dealt: unshown,
  phase_began: unshown,
  phase_ended: unshown,
  credited: unshown,
  emptied: unshown,
  losses: unshown,
};
