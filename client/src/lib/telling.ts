/** The effect of a choice in words, as `bots/telling.py` makes them: what it is worth, why, and what it leaves. */
import type { Cause, Effect, Left } from "../protocol.gen";
import type { Facts } from "./fluent";

/** Points that no reason tells, from which on they are told as well: figures that are told add up. */
const REST = 0.5;
const NOBODY = -1;

export type Text = (key: string, facts?: Facts) => string;

/** As in: worth about 4 points: +6 for finds in Egypt, −2 for later digs in Egypt; leaves 40 weeks. */
export function effectText(text: Text, lang: string, { points, reasons, left, told }: Effect, isLeast = false): string {
  if (!told) return gainsText(text, lang, reasons);
  const why = addedUp(points, reasons)
    .map((reason) => reasonText(text, lang, reason))
    .join(", ");
  const rest = left.map((each) => leftText(text, each)).join(", ");
  const facts = { detail: isLeast ? leastText(text, points) : worthText(text, points), why_detail: why, left_detail: rest };
  if (why && rest) return text("effect-why-left", facts);
  return text(why ? "effect-why" : rest ? "effect-left" : "effect-bare", facts);
}

/** Whether the first of several choices costs, and none of the others less. */
export function costsLeast(effects: (Effect | null)[]): boolean {
  const points = effects.map((effect) => effect?.points ?? Infinity);
  return points.length > 1 && Math.round(points[0]!) < 0 && points[0] === Math.max(...points);
}

/** What speaks for a choice, without figures; as in: for your goal Batteries, for resources now and to come. */
function gainsText(text: Text, lang: string, reasons: Cause[]): string {
  const gains = reasons.filter((reason) => isOwn(reason) && reason.points > 0);
  return gains.map((reason) => reasonText(text, lang, reason, "")).join(", ") || text("effect-even");
}

/** The reasons that are parts of the points, with the rest of them if it matters; a rival's points come last. */
export function addedUp(points: number, reasons: Cause[]): Cause[] {
  const own = reasons.filter(isOwn);
  const rest = points - own.reduce((sum, reason) => sum + reason.points, 0);
  const isTold = own.length > 0 && Math.abs(rest) >= REST;
  const others = isTold ? [{ key: "reason-rest", points: rest, about: "", seat: NOBODY }] : [];
  return [...own, ...others, ...reasons.filter((reason) => !isOwn(reason))];
}

/** Whether a reason is a part of the points, and not what a rival gets. */
export const isOwn = ({ seat }: Cause) => seat === NOBODY;

const leastText = (text: Text, points: number) => text("effect-least", { number: Math.round(-points) });

export function worthText(text: Text, points: number): string {
  const number = Math.round(Math.abs(points));
  return text(number === 0 ? "effect-even" : points > 0 ? "effect-worth" : "effect-costs", { number });
}

export function reasonText(text: Text, lang: string, { key, points, about, seat }: Cause, figure = signed(points, lang)): string {
  return text(key, { points: figure, ...(about && { about }), ...(seat >= 0 && { seat }) }).trim();
}

const leftText = (text: Text, { key, count }: Left) => text(key, { count });

/** As in +2.5 or −11, with the decimal mark of the language. */
export function signed(points: number, lang: string): string {
  const digits = Math.abs(points) < 10 ? 1 : 0;
  return (points > 0 ? "+" : "−") + new Intl.NumberFormat(lang, { maximumFractionDigits: digits }).format(Math.abs(points));
}
