/** My part of the seed of a match: 32 random bytes. Their hash goes out when I sit down, the bytes when all seats are taken. */
import type { CreateRequest, PartInfo, SitRequest, TableInfo } from "../protocol.gen";
import * as api from "./api";
import { sha256 } from "./sha256";

/** What this browser keeps of a table: my bytes, the hash of the server's half as I first saw it, how often I gave bytes. */
interface Kept {
  part: string;
  commitment: string;
  times: number;
}

export type Verdict = "checked" | "wrong" | "missing" | "unknown";

const PLACE = "motherlode-parts";
const MOST = 100;
/** Who knows the server's half could let us try until they like the seed: after this many times we give no more. */
const PATIENCE = 3;
const TAG = new TextEncoder().encode("motherlode/seed/");

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export const freshPart = () => hex(crypto.getRandomValues(new Uint8Array(32)));
export const hashOf = (text: string) => hex(sha256(bytes(text)));

/** The seed made of the server's half and the parts in the order of the seats. */
export function sharedSeed(half: string, parts: string[]): string {
  const all = [half, ...parts].map(bytes);
  return hex(sha256(Uint8Array.from([...TAG, ...all.flatMap((each) => [...each])])));
}

function everyKept(): [string, Kept][] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]");
  } catch (error) {
    console.error("the parts kept in this browser cannot be read", error);
    return [];
  }
}

const placeOf = (table: string, player: string) => `${table} ${player}`;

export function keepPart(table: TableInfo, player: string, part: string, times = 0): void {
  const place = placeOf(table.id, player);
  const kept: Kept = { part, commitment: keptPart(table.id, player)?.commitment ?? table.commitment, times };
  const others = everyKept().filter(([each]) => each !== place);
  localStorage.setItem(PLACE, JSON.stringify([...others, [place, kept]].slice(-MOST)));
}

export const keptPart = (table: string, player: string): Kept | null =>
  everyKept().find(([each]) => each === placeOf(table, player))?.[1] ?? null;

const partOf = (table: TableInfo, player: string): PartInfo | undefined => table.parts.find((part) => player && part.player === player);

/** Opens a table with the hash of my part, and starts it with the part itself if that is wanted. */
export async function createTable({ start, ...request }: CreateRequest, me: () => string): Promise<TableInfo> {
  const part = freshPart();
  const table = await api.create({ ...request, hash: hashOf(part) });
  keepPart(table, me(), part);
  if (start) await api.start(table.id, partOf(table, me()) ? { part } : {});
  return table;
}

/** Sits down with the hash of my part. A second seat of mine shares the part of the first. */
export async function sitDown(table: TableInfo, me: string, request: SitRequest): Promise<void> {
  if (partOf(table, me)?.hash) return api.sit(table.id, request);
  const part = freshPart();
  keepPart(table, me, part);
  await api.sit(table.id, { ...request, hash: hashOf(part) });
}

/** Sends what is due of my part at a table before the match: the hash if it is not there, the bytes when it is time. */
export async function offerPart(table: TableInfo, me: string): Promise<void> {
  if (table.status !== "open" || !table.chairs.some((chair) => me && chair.player === me)) return;
  const mine = partOf(table, me);
  if (!mine?.hash) await promise(table, me);
  else if (isTime(table) && !mine.given) await give(table, me, mine);
}

/** Offers one at a time, on the newest of the tables it is called with. What is refused waits for the next one. */
export function partOffers(): (table: TableInfo, me: string) => Promise<void> {
  const due: [TableInfo, string][] = [];
  let isBusy = false;
  return async (...newest) => {
    due.push(newest);
    if (isBusy) return;
    isBusy = true;
    try {
      while (due.length) await offerPart(...due.splice(0).at(-1)!);
    } catch (problem) {
      if (!(problem instanceof api.Refused)) throw problem;
    } finally {
      isBusy = false;
    }
  };
}

async function promise(table: TableInfo, me: string): Promise<void> {
  const times = keptPart(table.id, me)?.times ?? 0;
  if (times >= PATIENCE || table.parts.some((part) => part.given)) return;
  // Never one that was given before: others may know it.
  const part = freshPart();
  keepPart(table, me, part, times);
  await api.giveHash(table.id, hashOf(part));
}

async function give(table: TableInfo, me: string, mine: PartInfo): Promise<void> {
  const kept = keptPart(table.id, me);
  // Another device of mine may hold the bytes.
  if (!kept || hashOf(kept.part) !== mine.hash) return;
  keepPart(table, me, kept.part, kept.times + 1);
  await api.givePart(table.id, kept.part);
}

const isTime = (table: TableInfo) => table.chairs.every((chair) => chair.player || chair.bot) && table.parts.every((part) => part.hash);

/** What this browser can say of a match that is over: whether the seed is made of what was promised, mine included. */
export function verdict(table: TableInfo, me: string): Verdict {
  if (!table.half || !table.seed) return "unknown";
  const given = table.parts.filter((part) => part.part);
  const isRight =
    hashOf(table.half) === table.commitment &&
    given.every((part) => hashOf(part.part) === part.hash) &&
    sharedSeed(
      table.half,
      given.map((part) => part.part),
    ) === table.seed;
  if (!isRight) return "wrong";
  const kept = keptPart(table.id, me);
  if (!kept) return "unknown";
  if (kept.commitment !== table.commitment) return "wrong";
  return given.some((part) => part.part === kept.part) ? "checked" : "missing";
}
