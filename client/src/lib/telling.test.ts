import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { Effect } from "../protocol.gen";
import { Catalogue, type Facts, type Language } from "./fluent";
import { gestureText } from "./sentences";
import { costsLeast, effectText } from "./telling";

type Step = { kind: string; facts: Facts };

const PACKAGE = "../src/motherlode";
const sources = (lang: string, game = "thebes") =>
  [`games/${game}`, "play"].map((part) => readFileSync(`${PACKAGE}/${part}/text/${lang}.ftl`, "utf8"));

const effect: Effect = {
  points: 3.2,
  reasons: [
    { key: "term-majority", points: 3.04, about: "egypt", seat: -1 },
    { key: "reason-rival", points: -2.5, about: "", seat: 1 },
  ],
  left: [{ key: "count-weeks", count: 40 }],
  told: true,
};

function told(lang: Language, of: Effect, isLeast = false): string {
  const catalogue = new Catalogue(lang, sources(lang), ["Ada", "Ben"]);
  return effectText((key, facts) => catalogue.text(key, facts), lang, of, isLeast);
}

test("an effect reads as it does in the terminal", () => {
  expect(told("en", effect)).toBe("worth about 3 points: +3 for the majority in Egypt, −2.5 for Ben; leaves 40 weeks");
  expect(told("nl", effect)).toBe("ongeveer 3 punten waard: +3 voor de meerderheid in Egypte, −2,5 voor Ben; daarna nog 40 weken");
  expect(told("en", { points: -0.2, reasons: [], left: [], told: true })).toBe("changes little by itself");
  expect(told("en", { points: -1.2, reasons: [], left: [], told: true })).toBe("costs about one point");
});

test("what is told of the points adds up, and a rival's points come last", () => {
  const whole = { points: 8.2, reasons: [...effect.reasons].reverse(), left: [], told: true };
  expect(told("en", whole)).toBe("worth about 8 points: +3 for the majority in Egypt, +5.2 for everything else, −2.5 for Ben");
});

test("before a match is under way what speaks for a choice has no figures", () => {
  const reasons = [...effect.reasons, { key: "term-digs", points: -7, about: "crete", seat: -1 }];
  expect(told("en", { points: 95, reasons, left: [], told: false })).toBe("for the majority in Egypt");
  expect(told("fr", { points: 95, reasons: [], left: [], told: false })).toBe(told("fr", { points: 0, reasons: [], left: [], told: true }));
});

test("where every choice costs, the best one says that it costs the least", () => {
  const costs = (...points: number[]) => points.map((each) => ({ points: each, reasons: [], left: [], told: true }));
  expect(costsLeast(costs(-6.8, -9))).toBe(true);
  for (const other of [costs(-6.8, -5), costs(-6.8, 2), costs(3, 2), costs(-6.8)]) expect(costsLeast(other)).toBe(false);
  expect(costsLeast([...costs(-6.8), null])).toBe(false);
  expect(told("en", costs(-6.8)[0]!, true)).toBe("costs the least, about 7 points");
  expect(told("nl", costs(-1.2)[0]!, true)).toBe("kost het minst, ongeveer één punt");
});

test("a gesture is told in one phrase, as in the terminal", () => {
  const rawsiko = new Catalogue("en", sources("en", "rawsiko"));
  const pick: Step[] = [
    { kind: "choose_continent", facts: { continent: "africa" } },
    { kind: "choose_territory", facts: { territory: "egypt", materials: ["PR"] } },
    { kind: "choose_territory", facts: { territory: "morocco", materials: ["BA", "PR"] } },
  ];
  expect(gestureText(rawsiko, pick)).toBe("Egypt and Morocco (Africa)");
  const route: Step[] = [
    { kind: "piece", facts: { piece: "prospect", left: 1 } },
    { kind: "start", facts: { place: "a1" } },
    { kind: "go", facts: { place: "a2", colour: "" } },
    { kind: "go", facts: { place: "a3", colour: "red" } },
    { kind: "stop", facts: { place: "south_1", count: 1 } },
  ];
  const cavum = new Catalogue("nl", sources("nl", "cavum"));
  expect(gestureText(cavum, route)).toBe("Delven van A1 naar Rubrica 1 (1 steen)");
  expect(gestureText(cavum, route.slice(1, 2))).toBe("Begin bij A1");
  expect(gestureText(cavum, route.slice(0, 2))).toBe("Delftegel (nog 1) › Begin bij A1");
});
