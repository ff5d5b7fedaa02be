/** The board while the director tells a step: the position before it, with every line of the log that was told since
 * drawn into it. The last line is being shown: what it moves has left its place and not arrived yet.
 */
import type { Facts } from "../../lib/fluent";
import type { SeenEvent } from "../../protocol.gen";
import type { AnyView } from "../views.gen";
import type { Player, ThebesView } from "./types.gen";

/** Tells which lines of the log came after the position that is shown. */
export class Teller {
  private view: AnyView | null = null;
  private last = -1;

  since(view: AnyView, log: SeenEvent[]): SeenEvent[] {
    if (view !== this.view) {
      this.view = view;
      this.last = log.at(-1)?.number ?? -1;
    }
    return log.filter(({ number, of }) => number > this.last && of === "game");
  }
}

export interface Staged {
  view: ThebesView;
  /** The name of the thing that is on its way. */
  away: string | null;
}

/** What a line changes; `arrived` is false while it is being shown. */
type Step = (view: ThebesView, facts: Facts, arrived: boolean) => ThebesView;

const SPACES = ["a", "b", "c"];

export function staged(view: ThebesView, told: SeenEvent[], still: boolean): Staged {
  const last = told.length - 1;
  const shown = told.reduce((now, { kind, facts }, i) => STEPS[kind]?.(now, facts, i < last || still) ?? now, view);
  return { view: shown, away: still ? null : awayIn(told.at(-1)) };
}

function awayIn(event: SeenEvent | undefined): string | null {
  if (!event) return null;
  const { kind, facts } = event;
  if ((kind === "travelled" || kind === "flew") && facts.route) return `pawn-${facts.seat}`;
  return kind === "time_spent" && "from" in facts ? `marker-${facts.seat}` : null;
}

const travel: Step = (view, facts) => withPlayer(view, facts, { place: String(facts.place) });

const STEPS: Record<string, Step> = {
  travelled: travel,
  flew: travel,
  card_taken: (view, facts) => ({ ...view, display: replaced(view.display, Number(facts.slot) - 1, null) }),
  display_swapped: (view) => ({ ...view, display: view.display.map(() => null) }),
  card_opened: (view, facts, arrived) =>
    arrived ? { ...view, display: replaced(view.display, Number(facts.slot) - 1, String(facts.card)), pile: view.pile - 1 } : view,
  exhibition_opened: (view, facts, arrived) => ({
    ...view,
    row: shifted(view.row, facts.moved, arrived ? String(facts.exhibition) : null),
    pile: view.pile - 1,
  }),
  exhibition_shown: (view, facts) => ({ ...view, row: replaced(view.row, SPACES.indexOf(String(facts.space)), null) }),
  time_spent: (view, facts) => spent(view, facts),
  token_drawn: (view, facts) => drawn(view, String(facts.site), String(facts.token)),
  bonus_taken: (view, facts) => ({ ...view, bonus: { ...view.bonus, [String(facts.site)]: null } }),
};

function withPlayer(view: ThebesView, facts: Facts, change: Partial<Player>): ThebesView {
  const players = view.players.map((player, seat) => (seat === facts.seat ? { ...player, ...change } : player));
  return { ...view, players };
}

const replaced = <Thing>(list: Thing[], at: number, thing: Thing) => list.map((each, i) => (i === at ? thing : each));

/** The row with these exhibitions one space on, and the new one on its first space. */
function shifted(row: (string | null)[], moved: unknown, first: string | null): (string | null)[] {
  const names = Array.isArray(moved) ? (moved as string[]) : [];
  const stays = row.map((card) => (card && names.includes(card) ? null : card));
  return row.map((_, i) => (i === 0 ? first : (names.find((card) => row[i - 1] === card) ?? stays[i] ?? null)));
}

/** The marker farther on, on top of those that lie there. */
function spent(view: ThebesView, facts: Facts): ThebesView {
  const seat = Number(facts.seat);
  const player = view.players[seat];
  if (!player) return view;
  const week = player.week + Number(facts.weeks);
  const isNewYear = player.field > 0 && Number(facts.week) < player.field;
  const moved = withPlayer(view, facts, { week, field: Number(facts.week), year: player.year + (isNewYear ? 1 : 0) });
  const others = view.track.filter((each) => each !== seat);
  const before = others.filter((each) => view.players[each]!.week < week);
  return { ...moved, track: [...before, seat, ...others.filter((each) => !before.includes(each))] };
}

function drawn(view: ThebesView, site: string, token: string): ThebesView {
  const bag = view.bags[site];
  if (!bag) return view;
  const isFind = bag.finds.includes(token);
  const left = isFind ? { ...bag, finds: bag.finds.filter((id) => id !== token) } : { ...bag, debris: bag.debris - 1 };
  return { ...view, bags: { ...view.bags, [site]: left } };
}
