/** What the pointer, the focus or a log line is about, and whether a thing on the board is that. */
import type { Facts } from "../../lib/fluent";
import type { Choice, GameData } from "../../protocol.gen";

/** Facts that name the same sort of thing under two names. */
const SAME: Record<string, string> = { site: "place", exhibition: "card" };

/** The keys by which things of the board are recognised. */
const THINGS = ["place", "card", "slot", "space", "token", "seat"];

const sort = (key: string) => SAME[key] ?? key;

/** Whether facts are about a thing: the first of their keys that both share decides, the most special one first. */
export function namesThing(facts: Facts | null, thing: Facts): boolean {
  if (!facts) return false;
  const told = Object.entries(facts).map(([key, value]) => [sort(key), value] as const);
  return THINGS.some((key) => key in thing && told.some(([name, value]) => name === key && holds(value, thing[key])));
}

const holds = (value: unknown, wanted: unknown) => (Array.isArray(value) ? value.includes(wanted) : value === wanted);

/** The legal choice that facts tell of exactly; the panel of actions says its kind as well. */
export function choiceAbout(data: GameData, legal: Choice[], facts: Facts | null): Choice | null {
  if (!facts) return null;
  const { action_kind: kind, ...rest } = facts;
  const wanted = spelled(rest);
  return legal.find(({ id, facts: own }) => spelled(own) === wanted && (!kind || data.actions[id]?.kind === kind)) ?? null;
}

const spelled = (facts: Facts) => JSON.stringify(Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1)));
