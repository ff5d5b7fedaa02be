import { describe, expect, test } from "vitest";

import { fakeView } from "../games/testing/fake-view";
import type { ActionInfo, Chair, SeenEvent, RulebookInfo } from "../protocol.gen";
import { clauseOf, pieces, search } from "./clauses";
import { clockText, left } from "./clock";
import { ReplayLoader } from "./replay-loader.svelte";
import { chairName } from "./names";
import { groups } from "./panel";
import { knownPart } from "./sentences";
import { appended } from "./session.svelte";
import { stretches } from "./short-rules";

const entry = (number: number): SeenEvent => ({ number, ply: number, kind: "x", facts: {}, of: "game", reveals: false });
const action = (kind: string): ActionInfo => ({ kind, clause: "", facts: {}, commits: false });

describe("the panel's groups", () => {
  const actions = ["take", "take", "dig", "pass"].map(action);
  const legal = [3, 0].map((id) => ({ id, facts: {} }));

  test("follow the order of the game, and leave out what is not possible", () => {
    expect(groups(actions, legal, ["take", "dig"], false).map((group) => group.kind)).toEqual(["take", "pass"]);
  });

  test("show what is not possible after what is", () => {
    const found = groups(actions, legal, ["dig", "take"], true);
    expect(found.map((group) => [group.kind, group.legal.map((each) => each.id), group.forbidden.map((each) => each.id)])).toEqual([
      ["take", [0], [1]],
      ["pass", [3], []],
      ["dig", [], [2]],
    ]);
  });
});

test("a program is marked by its name (no catalogue is loaded here)", () => {
  const chair: Chair = { player: "p", name: "Ada", bot: "", present: true, forfeit: "", stand_in: null, program: false };
  expect([chairName(chair, 0), chairName({ ...chair, program: true }, 0)]).toEqual(["Ada", "{program-seated}"]);
});

describe("clocks", () => {
  test("go down for the seats they run for", () => {
    const clock = { left: [60_000, 5_000], running: [0] };
    expect([left(clock, 0, 1000, 11_000), left(clock, 1, 1000, 11_000), left(clock, 0, 0, 99_000)]).toEqual([50_000, 5_000, 0]);
  });

  test("are written by their size", () => {
    expect([clockText(62_500, "en"), clockText(3_723_000, "en"), clockText(0, "en")]).toEqual(["1:03", "1:02:03", "0:00"]);
    expect(clockText(50 * 3_600_000, "en")).toMatch(/^2\s?d.*2\s?h/);
  });
});

describe("the rulebook", () => {
  const clauses = [
    { id: "T1.1", text: "The board shows cities." },
    { id: "T1.2", text: "See T1.1, an *important* `option` of **all**." },
  ];
  const book: RulebookInfo = {
    game: "thebes",
    lang: "en",
    title: "Thebes",
    text: "",
    chapters: [
      { id: "T1", title: "Material", text: "Intro", clauses },
      { id: "", title: "Options", text: "x", clauses: [] },
    ],
  };

  test("is searched for all words in text, id and title", () => {
    expect(search(book, "material CITIES").flatMap((chapter) => chapter.clauses.map((clause) => clause.id))).toEqual(["T1.1"]);
    expect(search(book, "nothing")).toEqual([]);
    expect(search(book, " ")).toBe(book.chapters);
  });

  test("cuts a text into links, emphasis and plain parts", () => {
    expect(pieces(clauses[1]!.text).map((piece) => [piece.as, piece.text])).toEqual([
      ["text", "See "],
      ["clause", "T1.1"],
      ["text", ", an "],
      ["em", "important"],
      ["text", " "],
      ["code", "option"],
      ["text", " of "],
      ["strong", "all"],
      ["text", "."],
    ]);
  });

  test("has short rules in which items that follow each other are one list", () => {
    const blocks = ["paragraph", "item", "item", "step", "drawing", "drawing", "item"].map((kind) => ({ kind, text: "", file: "" }));
    expect(stretches(blocks).map((part) => `${part[0]!.kind} ${part.length}`)).toEqual([
      "paragraph 1",
      "item 2",
      "step 1",
      "drawing 1",
      "drawing 1",
      "item 1",
    ]);
  });

  test("finds a clause", () => {
    expect([clauseOf(book, "T1.2")?.id, clauseOf(book, "T9.9")]).toEqual(["T1.2", undefined]);
  });
});

test("a label says what is known of it", () => {
  expect(["Move to A0 (strength there … of …)", "Take: … for …", "… → A0 (strength … of …)", "Dig (2)"].map(knownPart)).toEqual([
    "Move to A0",
    "Take",
    "",
    "Dig (2)",
  ]);
});

test("a log takes each entry once", () => {
  expect(appended([entry(1), entry(2)], [entry(2), entry(3)]).map((each) => each.number)).toEqual([1, 2, 3]);
});

describe("a loader", () => {
  const step = (ply: number) => ({
    ply,
    to_act: [],
    view: fakeView({ ply }),
    events: [entry(ply)],
    outcome: null,
    undone: ply ? [ply - 1] : [],
  });
  const pages: number[] = [];
  const loader = new ReplayLoader((since, most) => {
    pages.push(since);
    const steps = Array.from({ length: 71 }, (_, ply) => step(ply));
    return Promise.resolve({ plies: 70, steps: steps.slice(since, since + most) });
  });

  test("fetches a page once, and stops at the end", async () => {
    expect((await loader.at(3)).step.view).toEqual({ ply: 3 });
    const { log, undone } = await loader.at(4);
    expect([log.map((each) => each.ply), [...undone]]).toEqual([
      [0, 1, 2, 3, 4],
      [0, 1, 2, 3],
    ]);
    expect((await loader.at(500)).step.ply).toBe(70);
    expect(pages).toEqual([0, 500, 50]);
  });

  test("fetches what is missing in between, so that the log has no gap", async () => {
    const whole = Array.from({ length: 171 }, (_, ply) => step(ply));
    const asked: number[] = [];
    const late = new ReplayLoader((since, most) => {
      asked.push(since);
      return Promise.resolve({ plies: 170, steps: whole.slice(since, since + most) });
    });
    expect((await late.at(160)).log.map((each) => each.ply)[0]).toBe(150);
    await Promise.all([late.rest(), late.at(60)]);
    expect(asked).toEqual([150, 0, 50, 100]);
    expect(late.logAt(160).map((each) => each.ply)).toEqual(Array.from({ length: 161 }, (_, ply) => ply));
    expect(late.events.length).toBe(171);
  });
});
