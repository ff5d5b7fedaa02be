/** How people, bots, seats and paces are called. */
import type { SeatFace } from "../games/board";
import type { Chair, Pace, TableInfo } from "../protocol.gen";
import { portraitFor, PORTRAITS } from "../games/kit/portraits";
import { settings } from "./settings.svelte";
import { t, translation } from "./translation.svelte";

const SHAPES: SeatFace["shape"][] = ["circle", "square", "diamond", "triangle", "hexagon", "star"];
const LETTERS = "ABCDEF";

/** A name for someone who has not chosen one yet. */
export const guestName = () => t("guest-name", { number: String(100 + Math.floor(Math.random() * 900)) });

export const botName = (bot: string) => (translation.words.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

/** Who sits there, for sentences: the person, the bot, or nobody yet. */
export function chairName(chair: Chair, seat: number): string {
  if (chair.name && (chair.player || !chair.bot)) return chair.program ? t("program-seated", { name: chair.name }) : chair.name;
  if (chair.bot) return t("bot-seated", { bot: botName(chair.bot), number: seat + 1 });
  return translation.words.text("seat-number", { number: seat + 1 });
}

/** The seats of somebody: in hot seat several. */
export const seatsOf = (player: string, { chairs }: TableInfo) =>
  chairs.flatMap((chair, seat) => (player && chair.player === player ? [seat] : []));

export const playerNames = (table: TableInfo | null) => table?.chairs.map(chairName) ?? [];

/** How a seat is drawn, no matter who sits there. */
export function seatMark(seat: number): Pick<SeatFace, "colour" | "letter" | "shape"> {
  return { colour: `var(--seat-${seat % 6})`, letter: LETTERS[seat % 6]!, shape: SHAPES[seat % 6]! };
}

/** Whom the person chose for themselves; for others always the same one by name. At one table all look different. */
function portraits(table: TableInfo, mine: number[]): number[] {
  const taken = new Set<number>();
  const take = (wanted: number) => {
    let found = wanted;
    while (taken.has(found)) found = (found + 1) % PORTRAITS.length;
    taken.add(found);
    return found;
  };
  const first = mine[0];
  if (first !== undefined && settings.portrait >= 0) taken.add(settings.portrait);
  return table.chairs.map(({ player, bot }, seat) =>
    seat === first && settings.portrait >= 0 ? settings.portrait : take(portraitFor(`${player}${bot}${seat}`)),
  );
}

export function seatFaces(table: TableInfo, mine: number[]): SeatFace[] {
  const drawn = portraits(table, mine);
  return playerNames(table).map((name, seat) => ({
    seat,
    name,
    ...seatMark(seat),
    mine: mine.includes(seat),
    portrait: drawn[seat]!,
  }));
}

export function paceText(pace: Pace): string {
  if (pace.kind === "live") return t("pace-live", { minutes: pace.minutes ?? 15, increment: pace.increment ?? 10 });
  return pace.kind === "days" ? t("pace-days", { days: pace.days ?? 3 }) : t("pace-none");
}
