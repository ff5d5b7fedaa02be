/** What flies in Rockwell's scenes: crews, cubes, cards, dice, marks of companies; and where the companies are. */
import type { SeenEvent } from "../../protocol.gen";
import type { Actor, DrawnPiece, Flight, Piece, Place } from "../../stage/scene";
import type { Words } from "../board";
import CardFront from "./CardFront.svelte";
import DieIcon from "../kit/DieIcon.svelte";
import SeatBadge from "../kit/SeatBadge.svelte";
import Pile from "./Pile.svelte";
import { crewAt, seatAt, spotAt } from "./places";
import type { Cubes } from "./types.gen";
import { cubesIn, hasAny, KINDS, markOf, type Owner } from "./view";

/** Several events of a kind shown as one. */
interface Joined extends SeenEvent {
  parts: SeenEvent[];
}

export const partsOf = (event: SeenEvent): SeenEvent[] => (event as Partial<Joined>).parts ?? [event];

const NOBODY = -1;

/** Joins an event with the one before it: both are shown at the same time, as done by nobody where they are of several. */
export function together(one: SeenEvent, next: SeenEvent): Joined {
  const { seat } = next.facts;
  const facts = seat === undefined || seat === one.facts.seat ? next.facts : { ...next.facts, seat: NOBODY };
  return { ...next, facts, parts: [...partsOf(one), next] };
}

/** How several events are told in one sentence, by their kind; others one sentence after the other. */
const TOLD: Record<string, (parts: SeenEvent[], words: Words) => string> = {
  bid_revealed: (parts, words) => `${words.text("told-bids")} ${listed(parts, words, "told-bid")}`,
  share: (parts, words) => words.text("told-shares", { ...parts[0]!.facts, seats: parts.map(({ facts }) => Number(facts.seat)) }),
  cubes_received: (parts, words) => `${words.text("told-received")} ${listed(parts, words, "told-part")}`,
};

const listed = (parts: SeenEvent[], words: Words, key: string) => parts.map(({ facts }) => words.text(key, facts)).join(" · ");

/** What joined events have in common. */
export function tellAll(event: SeenEvent, words: Words): string | null {
  const parts = partsOf(event);
  const tell = TOLD[event.kind] ?? (() => parts.map((part) => words.event(part)).join(" "));
  return parts.length > 1 ? tell(parts, words) : null;
}

export const ownerIn = ({ kind, facts }: SeenEvent): Owner => (kind.startsWith("ai_") ? "ai" : Number(facts.seat));

export const cubePile = (cubes: Cubes): DrawnPiece => ({
  draw: Pile,
  props: { cubes },
  width: 44 * Math.max(1, KINDS.filter((kind) => cubes[kind]).length),
  height: 30,
});
export const cardFront = (cubes: Cubes, danger: boolean): DrawnPiece => ({
  draw: CardFront,
  props: { cubes, danger },
  width: 200,
  height: 44,
});
export const dieOf = (strength: number): DrawnPiece => ({ draw: DieIcon, props: { pips: strength }, width: 30, height: 30 });
export const badgeOf = (actor: Actor, seat: number): DrawnPiece => ({
  draw: SeatBadge,
  props: { face: markOf(actor.moment.seats, seat) },
  width: 30,
  height: 30,
});

/** Comes from a company or the supply, or goes there: its way is of no use later. */
export const send = (actor: Actor, piece: Piece, from: Place, to: Place, flight: Flight) =>
  actor.fly(piece, from, to, { ...flight, ghost: false });

/** A crew goes from one place to another; the mine draws its way itself, under the crews. */
export async function crewGoes(actor: Actor, owner: Owner, event: SeenEvent, to: string, ms: number): Promise<void> {
  const { from, strength } = event.facts;
  await actor.move(crewAt(owner, String(from), Number(strength)), [spotAt(to)], { ms, ghost: false });
}

/** The cubes of each part fly from the tile it names, or from the rail's end of a company, to where they belong. */
export async function cubesFly(actor: Actor, event: SeenEvent, ms: number, back = false): Promise<void> {
  const flights = partsOf(event).map(async (part) => {
    const cubes = cubesIn(part.facts);
    const [tile, seat] = [spotAt(String(part.facts.tile)), seatAt(part.facts.seat)];
    if (hasAny(cubes)) await send(actor, cubePile(cubes), back ? seat : tile, back ? tile : seat, { ms, arc: 40 });
  });
  await Promise.all(flights);
}
