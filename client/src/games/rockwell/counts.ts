/** What each company has behind its screen as far as the log tells: all that comes and goes is told openly, so that an
 * attentive player can count along. What was exchanged in secret stays unknown.
 */
import type { SeenEvent } from "../../protocol.gen";
import { componentsOf } from "../narrow";
import type { BoardProps } from "../board";
import { boxOf } from "./box";
import { EMPTY, type Bundle } from "./bundle";
import { cubesIn, KINDS, rockwell, type Kind } from "./view";

export interface Count extends Bundle {
  /** False when something was exchanged in secret. */
  isSure: boolean;
  deliveries: number;
  achievements: number;
}

type Teller = (count: Count, entry: SeenEvent) => void;

const change = (count: Count, entry: SeenEvent, sign: number) => {
  const cubes = cubesIn(entry.facts);
  for (const kind of KINDS) count[kind] += sign * cubes[kind];
};
const pays: Teller = (count, { facts }) => {
  count.money -= Number(facts.price ?? 0);
};
const gains: Teller = (count, entry) => change(count, entry, 1);
const gives: Teller = (count, entry) => change(count, entry, -1);
const deals =
  (sign: number): Teller =>
  (count, { facts }) => {
    count[facts.kind as Kind] += sign * Number(facts.cubes);
    count.money -= sign * Number(facts.price);
  };

const TELLERS: Record<string, Teller> = {
  bid_revealed: (count, entry) => {
    gives(count, entry);
    count.money -= Number(entry.facts.money);
  },
  insured: gives,
  insured_secretly: (count) => {
    count.isSure = false;
  },
  cubes_received: gains,
  shaft_yield: gains,
  delivered: gives,
  bought: deals(1),
  sold: deals(-1),
  die_taken: pays,
  hired: pays,
  bribed: pays,
  crew_upgraded: pays,
  safety_upgraded: pays,
  mobility_upgraded: pays,
  shaft_built: pays,
  shaft_moved: pays,
};

/** The counts by seat; null while the beginning of the log was not fetched. */
export function countsOf(board: Pick<BoardProps, "data" | "log" | "view">): Count[] | null {
  if (board.log[0]?.number !== 0) return null;
  const { start } = componentsOf("rockwell", board.data);
  const [zinc = 0, copper = 0, silver = 0, gold = 0] = start.cubes;
  const begun = { ...EMPTY, zinc, copper, silver, gold, money: start.money, isSure: true, deliveries: 0, achievements: 0 };
  const counts = rockwell(board.view).seats.map(() => ({ ...begun }));
  const claims = new Map<string, number>();
  for (const entry of board.log) {
    const count = counts[Number(entry.facts.seat)];
    if (!count || entry.facts.seat === undefined) continue;
    TELLERS[entry.kind]?.(count, entry);
    if (entry.kind === "delivered") count.deliveries += boxOf(board.data).delivery(String(entry.facts.delivery)).stars;
    if (entry.kind === "achievement") count.achievements += claimed(board, claims, String(entry.facts.achievement));
  }
  return counts;
}

/** The stars of the next tile of an achievement: the best one goes first. */
function claimed({ data, view }: Pick<BoardProps, "data" | "view">, claims: Map<string, number>, id: string): number {
  const printed = componentsOf("rockwell", data);
  const { use } = printed.achievement_tiles_used.find(({ seats }) => seats === rockwell(view).seats.length)!;
  const place = claims.get(id) ?? 0;
  claims.set(id, place + 1);
  return printed.achievements.find((each) => each.id === id)!.stars[use[place]!] ?? 0;
}

/** Stars by source, as if the match were scored now. */
export interface Score {
  achievements: number;
  deliveries: number;
  majorities: number;
  total: number;
}

const CATEGORIES = [...KINDS, "money"] as const;

/** The scores by seat if the match ended now; null where the log does not tell enough. */
export function scoresNow(board: Pick<BoardProps, "data" | "log" | "view" | "options">): Score[] | null {
  const counts = countsOf(board);
  if (!counts?.every(({ isSure }) => isSure)) return null;
  const { points } = componentsOf("rockwell", board.data).majorities.find(({ seats }) => seats === counts.length)!;
  const isRanked = board.options.score_zero === "ranked";
  const share = (own: number, all: number[]) => (own || isRanked ? (points[all.filter((other) => other > own).length] ?? 0) : 0);
  return counts.map((count) => {
    const majorities = CATEGORIES.reduce(
      (sum, each) =>
        sum +
        share(
          count[each],
          counts.map((other) => other[each]),
        ),
      0,
    );
    const { achievements, deliveries } = count;
    return { achievements, deliveries, majorities, total: achievements + deliveries + majorities };
  });
}
