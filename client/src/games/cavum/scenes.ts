/** How the events of Cavum are shown: bids, orders, pieces that fall into place, routes walked stone by stone, blasts in order, prices that step. */
import type { SeenEvent } from "../../protocol.gen";
import type { Actor, Flight, Moment, Piece, Place, Scene } from "../../stage/scene";
import { shared } from "./bench.svelte";
import { latestBlasts } from "./blasts";
import { boxOf } from "./box";
import FlyingBid from "./FlyingBid.svelte";
import FlyingGem from "./FlyingGem.svelte";
import FlyingTile from "./FlyingTile.svelte";
import type { HexView } from "./types.gen";
import { cavum, score } from "./view";

/** One step of a route, and one stone that is picked up on it. */
const STEP = 170;
const STONE = 380;
const LONGEST_WALK = 3200;
const BLAST = 750;

const seatOf = ({ facts }: SeenEvent) => `seat-${Number(facts.seat)}`;
const listOf = (event: SeenEvent, fact: string) => (event.facts[fact] as string[] | undefined) ?? [];
/** Comes from a hand or a supply, or goes there: where it went is seen on the mountain, its way is of no use later. */
const send = (actor: Actor, piece: Piece, from: Place, to: Place, flight: Flight) =>
  actor.fly(piece, from, to, { ...flight, ghost: false });
const lasting = (ms: number): Scene => ({ ms: () => ms });

function tile(actor: Actor, event: SeenEvent, kind: string, exits: number[] | null = null) {
  const { data, seats } = actor.moment;
  const width = actor.at(String(event.facts.hex ?? event.facts.space ?? ""))?.width ?? 44;
  return { draw: FlyingTile, props: { kind, box: boxOf(data), face: seats[Number(event.facts.seat)], exits }, width };
}

const gem = (colour: string) => ({ draw: FlyingGem, props: { colour }, width: 26 });

const worth = ({ kind, facts }: SeenEvent) => (kind === "penalty" ? -1 : 1) * Number(facts.points ?? 0);

/** The score of the event's seat when it happened: the one before the step, and what the step brought it until then. */
function scoreAt({ number, facts }: SeenEvent, { events, before }: Moment): number {
  const first = Number(facts.first ?? number);
  const earlier = events.filter((other) => other.number < first && other.facts.seat === facts.seat);
  return earlier.reduce((sum, other) => sum + worth(other), score(before, Number(facts.seat)) ?? 0);
}

async function countScore(event: SeenEvent, actor: Actor, points: number): Promise<void> {
  const from = scoreAt(event, actor.moment);
  await actor.countUp(`score-${Number(event.facts.seat)}`, from, from + points, 400);
}

/** Stones fly one shortly after the other. */
async function stones(actor: Actor, colours: string[], from: (i: number) => string, to: (i: number) => string): Promise<void> {
  const flights = colours.map(async (colour, i) => {
    await actor.wait(i * 110);
    await send(actor, gem(colour), from(i), to(i), { ms: 420, arc: 30 });
  });
  await Promise.all(flights);
}

/** A tile falls onto its hex and turns on the way. */
async function lay(event: SeenEvent, actor: Actor): Promise<void> {
  const hex = String(event.facts.hex);
  const laid = cavum(actor.moment.after).hexes.find(({ id }) => id === hex);
  await send(actor, tile(actor, event, String(event.facts.tile), laid?.exits ?? null), seatOf(event), hex, { ms: 600, arc: 60 });
  await actor.show();
  actor.light(hex);
}

async function build(event: SeenEvent, actor: Actor): Promise<void> {
  const place = String(event.facts.hex ?? event.facts.space);
  await send(actor, tile(actor, event, "station"), seatOf(event), place, { ms: 520, arc: 50 });
  await actor.show();
  actor.light(place);
}

/** The stones of a vein come from their scale, and its price steps up. */
async function openVein(event: SeenEvent, actor: Actor): Promise<void> {
  const [hex, scale] = [String(event.facts.hex), `price-${String(event.facts.colour)}`];
  const colours = Array.from({ length: Number(event.facts.count) }, () => String(event.facts.colour));
  actor.light(scale);
  await stones(
    actor,
    colours,
    () => scale,
    () => hex,
  );
  await actor.show();
  actor.light(hex);
  if (event.facts.high !== undefined) await actor.countUp(scale, Number(event.facts.high) - colours.length, Number(event.facts.high), 350);
}

/** A vein with a stone less; nothing if it was the last. */
const mined = (hex: HexView): HexView =>
  hex.vein && hex.vein.stones > 1 ? { ...hex, vein: { ...hex.vein, stones: hex.vein.stones - 1 } } : { ...hex, vein: undefined };

/** The route is walked place by place; a stone of each vein goes to the hand. */
async function prospect(event: SeenEvent, actor: Actor): Promise<void> {
  const route = listOf(event, "route");
  const showing = shared.bench?.showing;
  if (!showing || !event.facts.veins || !actor.element(route[0] ?? "")) return actor.wait(STEP);
  const veins = new Set(listOf(event, "veins"));
  const hexes = new Map(cavum(actor.moment.before).hexes.map((hex) => [hex.id, hex]));
  const pace = Math.min(1, LONGEST_WALK / walkTime(event));
  const flights: Promise<void>[] = [];
  for (const [i, place] of route.entries()) {
    if (actor.isOver) return;
    showing.walk(route.slice(0, i + 1), Number(event.facts.seat));
    await actor.wait(STEP * pace);
    const hex = veins.has(place) ? hexes.get(place) : undefined;
    if (!hex?.vein || actor.isOver) continue;
    showing.put(mined(hex));
    flights.push(send(actor, gem(hex.vein.colour), place, seatOf(event), { ms: STONE, arc: 40 }));
    await actor.wait((STONE / 2) * pace);
  }
  await Promise.all(flights);
}

const walkTime = (event: SeenEvent) => STEP * listOf(event, "route").length + STONE * (listOf(event, "veins").length + 1);

/** Connected stations light up, and the city counts its points. */
async function scoreCity(event: SeenEvent, actor: Actor): Promise<void> {
  const city = `city-${String(event.facts.city)}`;
  actor.light(city, ...listOf(event, "spaces"), seatOf(event));
  await actor.countUp(city, 0, Number(event.facts.points), 450);
}

/** One blast of the explosion; those before it are done. */
async function blast(event: SeenEvent, actor: Actor): Promise<void> {
  const blasting = shared.bench?.blasting;
  const { events, before, after } = actor.moment;
  const blasts = latestBlasts(events);
  const place = blasts.find(({ number }) => number === event.number)?.place ?? 0;
  if (!blasting || !place || !actor.element(String(event.facts.hex))) return actor.wait(BLAST);
  blasting.keep(blasts, cavum(before).hexes.map(shared.bench!.showing.seen), cavum(after).hexes);
  blasting.at(place);
  await actor.wait(BLAST);
  if (!actor.isOver && place === blasts.length) blasting.at(place + 1);
}

async function bid(event: SeenEvent, actor: Actor): Promise<void> {
  const amount = Number(event.facts.amount ?? event.facts.price);
  const colour = actor.moment.seats[Number(event.facts.seat)]?.colour;
  await send(actor, { draw: FlyingBid, props: { amount, colour }, width: 44 }, seatOf(event), "auction", { ms: 420 });
  await actor.show();
}

/** Something of the table goes to a player: a sequence card, an order. */
const taken = (name: (event: SeenEvent) => string): Scene => ({
  ms: () => 700,
  async play(event, actor) {
    await send(actor, name(event), name(event), seatOf(event), { ms: 520, arc: 30 });
    await actor.show();
    actor.light(seatOf(event));
  },
});

/** Stones go back to their scales, prices step down, and the points are counted. */
async function sell(event: SeenEvent, actor: Actor): Promise<void> {
  const { colour, count = 1, points } = event.facts;
  const listed = listOf(event, "stones");
  const colours = listed.length ? listed : Array.from({ length: Number(count) }, () => String(colour));
  await stones(
    actor,
    colours,
    () => seatOf(event),
    (i) => `price-${colours[i]!}`,
  );
  await actor.show();
  actor.light(...new Set(colours.map((each) => `price-${each}`)));
  await countScore(event, actor, Number(points));
}

async function giveUp(event: SeenEvent, actor: Actor): Promise<void> {
  await send(actor, tile(actor, event, String(event.facts.piece)), seatOf(event), "pool", { ms: 420 });
  await actor.show();
}

/** Points won or lost, counted at the player's name. */
const counted = (sign: number, name: (event: SeenEvent) => string[] = () => []): Scene => ({
  ms: () => 600,
  async play(event, actor) {
    actor.light(seatOf(event), ...name(event));
    await countScore(event, actor, sign * Number(event.facts.points));
  },
});

/** Options that a player cashes in one after the other are one line: how many, and for how much together. */
const options: Scene = {
  ...counted(1),
  merge(one, next) {
    if (one.facts.seat !== next.facts.seat) return null;
    const points = Number(one.facts.points) + Number(next.facts.points);
    const facts = { ...next.facts, points, count: Number(one.facts.count ?? 1) + 1, first: Number(one.facts.first ?? one.number) };
    return { ...next, kind: "options_cashed", facts };
  },
};

export const scenes: Record<string, Scene> = {
  order_turned_up: lasting(220),
  first_bidder: lasting(450),
  bid_made: { ms: () => 520, play: bid },
  bid_passed: lasting(300),
  bid_out: lasting(150),
  auction_won: lasting(550),
  card_taken: taken((event) => `card-${Number(event.facts.card)}`),
  pieces_taken: lasting(0),
  order_taken: taken((event) => String(event.facts.order)),
  order_passed: lasting(280),
  chip_laid: lasting(160),
  option_used: lasting(350),
  option_points: options,
  options_cashed: options,
  tile_laid: { ms: () => 800, play: lay },
  station_built: { ms: () => 700, play: build },
  city_station_built: { ms: () => 700, play: build },
  vein_laid: { ms: () => 1250, play: openVein },
  given_up: { ms: () => 500, play: giveUp },
  prospected: { ms: (event) => Math.min(LONGEST_WALK, walkTime(event)) + 300, play: prospect },
  vein_emptied: lasting(180),
  turn_ended: lasting(0),
  city_scored: { ms: () => 600, play: scoreCity },
  blast: { ms: () => BLAST + 50, play: blast },
  sale_opened: lasting(450),
  sale_bid: { ms: () => 520, play: bid },
  sale_passed: lasting(250),
  sale_out: lasting(120),
  nothing_sold: lasting(250),
  stones_sold: { ms: () => 1100, play: sell },
  order_fulfilled: { ms: () => 1250, play: sell },
  orders_done: lasting(180),
  penalty: counted(-1, (event) => [String(event.facts.order)]),
  stone_sold: { ms: () => 950, play: sell },
};
