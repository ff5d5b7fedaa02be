/** The latest battle as the log tells it. */
import type { SeenEvent } from "../../protocol.gen";

export interface Battle {
  number: number;
  seat: number;
  defender: number;
  source: string;
  target: string;
  attack: number[];
  defence: number[];
  losses: { own: number; other: number } | null;
  /** The sentence of its end. */
  end: SeenEvent | null;
}

/** Events of one battle: from the attack to the first that belongs to something else. */
const PARTS = ["attack_rolled", "defence_rolled", "losses", "conquered", "attack_failed"];

export function lastBattle(log: SeenEvent[]): Battle | null {
  const start = log.findLastIndex((entry) => entry.kind === "attacked");
  if (start < 0) return null;
  const { number, facts } = log[start]!;
  const parts = new Map(log.slice(start + 1, start + 1 + PARTS.length).map((entry) => [entry.kind, entry]));
  return {
    number,
    seat: Number(facts.seat),
    defender: Number(facts.defender_seat),
    source: String(facts.source),
    target: String(facts.target),
    attack: dice(parts.get("attack_rolled")),
    defence: dice(parts.get("defence_rolled")),
    losses: lost(parts.get("losses")),
    end: parts.get("conquered") ?? parts.get("attack_failed") ?? null,
  };
}

const dice = (entry: SeenEvent | undefined) => ((entry?.facts.dice ?? []) as number[]).map(Number);

function lost(entry: SeenEvent | undefined): Battle["losses"] {
  return entry ? { own: Number(entry.facts.attacker_losses), other: Number(entry.facts.defender_losses) } : null;
}
