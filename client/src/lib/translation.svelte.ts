/** The chosen language and its sentences. What reads them is drawn again when the language is switched. */
import { faceOf } from "../games/registry";
import { Catalogue, LANGUAGES, type Language } from "./fluent";

const PLACE = "motherlode-language";
const INTERFACE = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" });

const fetched = new Map<string, Promise<string>>();

function source(address: string): Promise<string> {
  const found = fetched.get(address) ?? fetchText(address);
  fetched.set(address, found);
  return found;
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (answer.ok) return answer.text();
  fetched.delete(address);
  throw new Error(`${address}: ${answer.status}`);
}

/** What the interface says and what all games say. */
function common(lang: Language): Promise<string[]> {
  return Promise.all([INTERFACE[`../text/${lang}.ftl`]!(), source(`/text/${lang}/shared.ftl`)]);
}

/** What a game says: the words of its board first, then its own, then the common ones. */
export async function gameSources(game: string, lang: Language): Promise<string[]> {
  const [face, own, shared] = await Promise.all([faceOf(game), source(`/text/${lang}/${game}.ftl`), common(lang)]);
  return [face?.text[lang] ?? "", own, ...shared];
}

/** The same with what the lessons of the game say. */
export async function lessonSources(game: string, lang: Language): Promise<string[]> {
  const [told, rest] = await Promise.all([source(`/text/${lang}/${game}.lessons.ftl`), gameSources(game, lang)]);
  return [told, ...rest];
}

class Translation {
  words = $state.raw<Catalogue>(new Catalogue("en", []));

  get lang(): Language {
    return this.words.lang;
  }

  async use(lang: Language): Promise<void> {
    this.words = new Catalogue(lang, await common(lang));
    document.documentElement.lang = lang;
    localStorage.setItem(PLACE, lang);
  }
}

export const translation = new Translation();

/** A sentence of the interface in the chosen language. */
export const t = (key: string, values: Record<string, string | number> = {}) => translation.words.t(key, values);

const isOurs = (lang: string | null | undefined): lang is Language => LANGUAGES.includes(lang as Language);

/** The language used last, or the first one the browser asks for that we speak. */
export function firstLanguage(): Language {
  const last = localStorage.getItem(PLACE);
  return isOurs(last) ? last : (navigator.languages.map((lang) => lang.slice(0, 2)).find(isOurs) ?? "en");
}

export const numberText = (value: number) => new Intl.NumberFormat(translation.lang).format(value);

/** Milliseconds since 1970, as the server counts them, as a date and time of the chosen language. */
export const timeText = (milliseconds: number) =>
  new Intl.DateTimeFormat(translation.lang, { dateStyle: "medium", timeStyle: "short" }).format(milliseconds);

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long ago that was, in the largest unit that fits. */
export function agoText(milliseconds: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(translation.lang, { numeric: "auto" });
  const past = Math.max(0, now - milliseconds);
  const [unit, length] = UNITS.find(([, length]) => past >= length) ?? ["second", 1000];
  return format.format(-Math.floor(past / length), unit);
}
