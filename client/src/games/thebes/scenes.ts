/** How the events of Thebes are shown: pawns walk city by city, markers run along the ring, cards and tokens fly. */
import type { SeenEvent } from "../../protocol.gen";
import type { Actor, Box, DrawnPiece, Moment, Place, Scene } from "../../stage/scene";
import { arrived } from "./arrived.svelte";
import { boxOf } from "./box";
import CardBack from "./CardBack.svelte";
import CardFace from "./CardFace.svelte";
import Find from "./Find.svelte";
import Gain from "./Gain.svelte";
import { CARD_ICONS } from "./icons";
import { latestDig } from "./latest";
import SeatBadge from "../kit/SeatBadge.svelte";
import { pointsOf, thebes } from "./view";

const LINE = 500;
const STEP = 330;
const DRAW = 420;
const RUBBLE = 260;
const CARD = 550;
const GAIN = 1100;
/** How long what one has dug out oneself stays in sight. */
const READING = 900;
const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

const names = (fact: unknown) => (Array.isArray(fact) ? fact.map(String) : []);
const seatOf = ({ facts }: SeenEvent) => Number(facts.seat);

/** Where things of a seat fly to: its row in the rail if that is in sight, else its marker on the ring. */
function seatSpot(actor: Actor, seat: number): string {
  return actor.at(`seat-${seat}`)?.width ? `seat-${seat}` : `marker-${seat}`;
}

/** The middle of a thing. A flight from there leaves no ghost: only journeys do, else the table is full of them. */
function from(actor: Actor, name: string): Place {
  const { x, y, width, height } = actor.at(name) ?? NOWHERE;
  return { x: x + width / 2, y: y + height / 2 };
}

const pawn = ({ seats }: Moment, seat: number): DrawnPiece => ({ draw: SeatBadge, props: { face: seats[seat] }, width: 34 });

function cardPiece(actor: Actor, card: string, at: string): DrawnPiece {
  const { data, words } = actor.moment;
  const { width = 90, height = 120 } = actor.at(at) ?? {};
  return { draw: CardFace, props: { card: boxOf(data).card(card), words }, width: width || 90, height: height || 120 };
}

function back(actor: Actor): DrawnPiece {
  const { width = 40, height = 54 } = actor.at("pile") ?? {};
  return { draw: CardBack, width: width || 40, height: height || 54 };
}

const token = ({ moment: { data, words } }: Actor, id: string): DrawnPiece => ({
  draw: Find,
  props: { token: boxOf(data).token(id), words, silent: true },
  width: 52,
});

/** The points of a seat count up to what they are after the move; one's own are told by what they come from. */
async function tickScore(actor: Actor, seat: number, at: string): Promise<void> {
  const { was, is } = scoreOf(actor.moment, seat);
  if (was === is) return;
  if (actor.moment.mine) await actor.fly(gain(actor.moment, seat), from(actor, at), `score-${seat}`, { ms: GAIN, ghost: false });
  await actor.countUp(`score-${seat}`, was, is, 500);
}

/** By what a score changed, in words. */
function gain({ before, after, words }: Moment, seat: number): DrawnPiece {
  const points = (view: Moment["before"]) => thebes(view).players[seat]!.points;
  const [was, is] = [points(before), points(after)];
  const signed = new Intl.NumberFormat(words.lang, { signDisplay: "exceptZero" });
  const changed = Object.keys(is).filter((source) => is[source] !== was[source]);
  const told = changed.map((source) => `${words.text(`source-${source}`)} ${signed.format(is[source]! - (was[source] ?? 0))}`);
  return { draw: Gain, props: { text: told.join(", ") }, width: 190, height: 24 * told.length + 10 };
}

function scoreOf({ before, after }: Moment, seat: number): { was: number; is: number } {
  const points = (view: Moment["before"]) => pointsOf(thebes(view).players[seat]!);
  return { was: points(before), is: points(after) };
}

/** How long the score counts. */
function ticking(event: SeenEvent, moment: Moment): number {
  const { was, is } = scoreOf(moment, seatOf(event));
  return was === is ? 0 : 500 + (moment.mine ? GAIN : 0);
}

/** A journey: from city to city on foot; lines of before have no route, and the goal lights up. */
const travelled: Scene = {
  ms: ({ facts }) => Math.max(LINE, STEP * (names(facts.route).length - 1)),
  async play(event, actor) {
    const route = names(event.facts.route).map((place) => `place-${place}`);
    const piece = pawn(actor.moment, seatOf(event));
    for (const [i, stop] of route.slice(1).entries()) await actor.fly(piece, route[i]!, stop, { ms: STEP - 20 });
    actor.light(`place-${event.facts.place}`);
  },
};

const flew: Scene = {
  ms: () => 1000,
  async play(event, actor) {
    const route = names(event.facts.route);
    const piece = { draw: CARD_ICONS.zeppelin!, width: 46, height: 46 };
    if (route.length) await actor.fly(piece, `place-${route[0]}`, `place-${route.at(-1)}`, { ms: 850, arc: 60 });
    actor.light(`place-${event.facts.place}`);
  },
};

/** The fields at which a marker turns on its way round the ring. */
export function turns(from: number, weeks: number, corners: number[], fields: number): number[] {
  const passed = Array.from({ length: weeks }, (_, i) => ((from + i) % fields) + 1);
  return [from, ...passed.filter((field, i) => i === weeks - 1 || corners.includes(field))];
}

const timeSpent: Scene = {
  ms: ({ facts }) => ("from" in facts ? 250 + Math.min(750, 45 * Number(facts.weeks)) : LINE),
  async play(event, actor) {
    const { from: start, weeks } = event.facts;
    if (start === undefined) return actor.light(`marker-${seatOf(event)}`);
    const { corners, fields } = boxOf(actor.moment.data);
    const stops = turns(Number(start), Number(weeks), Object.values(corners), fields);
    const piece = pawn(actor.moment, seatOf(event));
    const ms = (200 + Math.min(750, 45 * Number(weeks))) / Math.max(1, stops.length - 1);
    for (const [i, stop] of stops.slice(1).entries()) await actor.fly(piece, from(actor, `week-${stops[i]}`), `week-${stop}`, { ms });
  },
};

const cardTaken: Scene = {
  ms: (event, moment) => CARD + 100 + ticking(event, moment),
  async play(event, actor) {
    const [slot, seat] = [`slot-${event.facts.slot}`, seatOf(event)];
    await actor.fly(cardPiece(actor, String(event.facts.card), slot), from(actor, slot), seatSpot(actor, seat), { ms: CARD, scale: 0.35 });
    await tickScore(actor, seat, "frame");
  },
};

const swapped: Scene = {
  ms: () => CARD + 100,
  async play({ facts }, actor) {
    const [cards, slots] = [names(facts.cards), names(facts.slots)];
    const flights = slots.map((slot, i) =>
      actor.fly(cardPiece(actor, cards[i]!, `slot-${slot}`), from(actor, `slot-${slot}`), "discard", { ms: CARD, scale: 0.4 }),
    );
    await Promise.all(flights);
  },
};

const fromPile = (place: (event: SeenEvent) => string, ms: number): Scene => ({
  ms: () => ms,
  play: (event, actor) => actor.fly(back(actor), from(actor, "pile"), place(event), { ms: ms - 40, scale: "fit" }),
});

const dropped: Scene = {
  ms: () => LINE,
  async play({ facts }, actor) {
    const space = `space-${facts.space ?? "c"}`;
    await actor.fly(cardPiece(actor, String(facts.exhibition), space), from(actor, space), "discard", { ms: 400, scale: 0.4 });
  },
};

const shown: Scene = {
  ms: (event, moment) => CARD + 200 + ticking(event, moment),
  async play(event, actor) {
    const [space, seat] = [`space-${event.facts.space ?? "a"}`, seatOf(event)];
    await actor.fly(cardPiece(actor, String(event.facts.exhibition), space), from(actor, space), seatSpot(actor, seat), {
      ms: CARD,
      scale: 0.35,
    });
    await tickScore(actor, seat, "frame");
  },
};

const spentCard: Scene = {
  ms: () => 400,
  async play(event, actor) {
    const piece = cardPiece(actor, String(event.facts.card), "slot-1");
    await actor.fly(piece, from(actor, seatSpot(actor, seatOf(event))), "discard", { ms: 360, scale: 0.35 });
  },
};

const isDebris = ({ facts }: SeenEvent) => String(facts.token).endsWith("_debris");
const hasBonus = ({ events }: Moment) => events.some(({ kind }) => kind === "bonus_taken");

/** The last of a dig: the total comes after everything is out. */
async function total(event: SeenEvent, actor: Actor): Promise<void> {
  const dig = latestDig(actor.moment.events);
  const box = boxOf(actor.moment.data);
  const found = [...(dig?.tokens ?? []), ...(dig?.bonus ? [dig.bonus] : [])];
  const points = found.reduce((sum, id) => sum + box.token(id).value, 0);
  await actor.countUp("unearthed-total", 0, points, 450);
  await tickScore(actor, seatOf(event), "unearthed-total");
  if (actor.moment.mine) await actor.wait(READING);
}

const totalling = (event: SeenEvent, moment: Moment) => 500 + ticking(event, moment) + (moment.mine ? READING : 0);

/** A token comes out of the ground and lies among the others. */
async function unearth(event: SeenEvent, actor: Actor, source: string, ms: number): Promise<void> {
  arrived.number = -1;
  const piece = token(actor, String(event.facts.token));
  await actor.fly(piece, from(actor, source), "unearthed", { ms: ms - 30, arc: 30, scale: "fit" });
  arrived.number = event.number;
}

const tokenDrawn: Scene = {
  ms: (event, moment) => timeOf(event) + (event.facts.left === 0 && !hasBonus(moment) ? totalling(event, moment) : 0),
  async play(event, actor) {
    await unearth(event, actor, `bag-${event.facts.site}`, timeOf(event));
    if (event.facts.left === 0 && !hasBonus(actor.moment)) await total(event, actor);
  },
};

const timeOf = (event: SeenEvent) => (isDebris(event) ? RUBBLE : DRAW);

const bonusTaken: Scene = {
  ms: (event, moment) => DRAW + totalling(event, moment),
  async play(event, actor) {
    await unearth(event, actor, `place-${event.facts.site}`, DRAW);
    await total(event, actor);
  },
};

export const scenes: Record<string, Scene> = {
  travelled,
  flew,
  time_spent: timeSpent,
  card_taken: cardTaken,
  display_swapped: swapped,
  card_opened: fromPile(({ facts }) => `slot-${facts.slot}`, 280),
  exhibition_opened: fromPile(() => "space-a", 400),
  exhibition_dropped: dropped,
  exhibition_shown: shown,
  card_spent: spentCard,
  card_removed: spentCard,
  dig_begun: { ms: () => 650 },
  token_drawn: tokenDrawn,
  bonus_taken: bonusTaken,
};
