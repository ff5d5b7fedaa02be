/** Clocks between two updates of the server. */
import type { ClockInfo } from "../protocol.gen";

/** What a seat has left now, in milliseconds. */
export function left(clock: ClockInfo, seat: number, at: number, now: number): number {
  const stood = clock.left[seat] ?? 0;
  return Math.max(0, clock.running.includes(seat) ? stood - (now - at) : stood);
}

const two = (number: number) => String(number).padStart(2, "0");

/** 1:02:03, 2:03, or, with more than a day, as the language counts days and hours. */
export function clockText(milliseconds: number, lang: string): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 24) return `${unit(Math.floor(hours / 24), "day", lang)} ${unit(hours % 24, "hour", lang)}`;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const unit = (value: number, name: string, lang: string) =>
  new Intl.NumberFormat(lang, { style: "unit", unit: name, unitDisplay: "narrow" }).format(value);
