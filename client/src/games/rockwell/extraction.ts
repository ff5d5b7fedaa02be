/** Extractions as the log tells them, owner by owner: the cubes go behind the screens, so no view keeps them. */
import type { SeenEvent } from "../../protocol.gen";
import type { Cubes } from "./types.gen";
import { cubesIn, hasAny, type Owner } from "./view";

export interface Part {
  owner: Owner;
  /** 0 for one who has only the shaft there. */
  strength: number;
  share: Cubes | null;
  surplus: Cubes | null;
  reason: string;
  danger: { strength: number; safety: number; due: number } | null;
  tokens: number;
  lost: Cubes | null;
  gets: Cubes | null;
}

export interface Extraction {
  /** The number of its first line in the log. */
  number: number;
  tile: string;
  power: number;
  total: number;
  active: Owner;
  yields: Cubes | null;
  card: string | null;
  cubes: Cubes | null;
  isDangerous: boolean;
  parts: Part[];
  achievements: { seat: number; achievement: string }[];
  isOver: boolean;
}

export type Step = "ready" | "card" | "share" | "surplus" | "danger" | "result";

const ownerIn = (entry: SeenEvent): Owner => (entry.kind.startsWith("ai_") ? "ai" : Number(entry.facts.seat));

function begun(entry: SeenEvent): Extraction {
  const { tile, power, total } = entry.facts;
  return {
    number: entry.number,
    tile: String(tile),
    power: Number(power),
    total: Number(total),
    active: ownerIn(entry),
    yields: null,
    card: null,
    cubes: null,
    isDangerous: false,
    parts: [],
    achievements: [],
    isOver: false,
  };
}

function partOf(extraction: Extraction, owner: Owner): Part {
  const found = extraction.parts.find((part) => part.owner === owner);
  if (found) return found;
  const part: Part = { owner, strength: 0, share: null, surplus: null, reason: "", danger: null, tokens: 0, lost: null, gets: null };
  extraction.parts.push(part);
  return part;
}

type Teller = (extraction: Extraction, entry: SeenEvent) => void;

const share: Teller = (extraction, entry) => {
  const part = partOf(extraction, ownerIn(entry));
  part.share = cubesIn(entry.facts);
  part.strength = Number(entry.facts.strength ?? 0);
};
const surplus: Teller = (extraction, entry) => {
  const part = partOf(extraction, ownerIn(entry));
  part.surplus = cubesIn(entry.facts);
  part.reason = String(entry.facts.reason);
};
const kept: Teller = (extraction) => {
  extraction.isOver = true;
};

const TELLERS: Record<string, Teller> = {
  tile_flipped: (extraction, { facts }) => {
    extraction.yields = cubesIn(facts);
  },
  card_drawn: (extraction, { facts }) => {
    extraction.card = String(facts.card);
    extraction.cubes = cubesIn(facts);
    extraction.isDangerous = facts.danger !== 0;
  },
  share,
  ai_share: share,
  surplus,
  ai_surplus: surplus,
  danger: (extraction, { facts }) => {
    partOf(extraction, Number(facts.seat)).danger = {
      strength: Number(facts.strength),
      safety: Number(facts.safety),
      due: Number(facts.due),
    };
  },
  tokens_used: (extraction, { facts }) => {
    partOf(extraction, Number(facts.seat)).tokens = Number(facts.tokens ?? 0);
  },
  cubes_lost: (extraction, { facts }) => {
    partOf(extraction, Number(facts.seat)).lost = cubesIn(facts);
  },
  cubes_received: (extraction, { facts }) => {
    partOf(extraction, Number(facts.seat)).gets = cubesIn(facts);
  },
  card_kept: kept,
  card_set_aside: kept,
  achievement: (extraction, { facts }) => {
    if (extraction.isOver) extraction.achievements.push({ seat: Number(facts.seat), achievement: String(facts.achievement) });
  },
};

/** All extractions of a log, oldest first. */
export function extractions(log: SeenEvent[]): Extraction[] {
  const found: Extraction[] = [];
  let current: Extraction | null = null;
  for (const entry of log) {
    if (entry.kind === "tile_extracted" || entry.kind === "ai_extracted") {
      current = begun(entry);
      found.push(current);
    } else if (current && TELLERS[entry.kind]) TELLERS[entry.kind]!(current, entry);
    else if (current?.isOver) current = null;
  }
  return found;
}

/** What there is to tell of it, in order; so far, if it is not over. */
export function stepsOf(extraction: Extraction): Step[] {
  const steps: Step[] = ["ready"];
  if (extraction.card) steps.push("card");
  if (extraction.parts.some((part) => part.share)) steps.push("share");
  if (extraction.parts.some((part) => part.surplus && hasAny(part.surplus))) steps.push("surplus");
  if (extraction.isDangerous) steps.push("danger");
  if (extraction.isOver) steps.push("result");
  return steps;
}
