/** Rockwell's board over a real match: seats, sealed bids, crews by press and by drag, dice, extractions, market, workshop. */
import { fireEvent, screen, waitFor, within } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import { LANGUAGES } from "../../lib/fluent";
import { inputMode } from "../../lib/input-mode.svelte";
import type { Start } from "../testing/engine";
import { boardOf } from "../testing/table";
import { aids } from "./aids.svelte";
import { SIZE } from "./mine";

const { table, id, engine } = boardOf("rockwell");

const DRILL: Start = { seats: 3, set: [["crews", 0, "a0 1", "b4 2"], ["crews", 1, "b0 2", "a1 1"], ["crews", 2, "c4 1"], ["drilling"]] };

const place = (name: string) => document.querySelector<SVGElement>(`.ground [data-place="${name}"]`)!;
const crew = (number: number) => document.querySelector<SVGElement>(`[data-crew="${number}"]`)!;
const open = () => [...document.querySelectorAll(".tile.can, .core.can, .edge.can")].map((each) => each.getAttribute("data-place"));
const sumOf = (tile: string) => place(tile).querySelector(".sum text")?.textContent;
const button = (name: RegExp | string) => screen.findByRole("button", { name });

test("the mine shows fronts with power and strength, backs with their yield, shafts and crews", async () => {
  await table({ seats: 2, set: [["crews", 0, "a0 1", "a0 2+1", "b3_b4 1"], ["flip", "c2"], ["shaft", 1, "c2"], ["drilling"]] });
  expect(document.querySelectorAll(".tile")).toHaveLength(32);
  expect(place("a0").getAttribute("aria-label")).toBe("A0: power 3, strength there 4");
  expect(sumOf("a0")).toBe("4/3");
  expect(sumOf("a1")).toBe("4");
  expect(sumOf("b3")).toBe("1/6");
  expect(place("c2").getAttribute("aria-label")).toBe("C2, flipped: a shaft there yields 1 copper, 1 silver; shaft of Howard");
  expect([...place("c2").querySelectorAll(".ore text")].map((symbol) => symbol.textContent)).toEqual(["Cu", "Ag"]);
  expect(place("c2").querySelector(".shaft")).not.toBeNull();
  const own = screen.getAllByRole("button", { name: /^Crew of Ada/ });
  expect(own.map((each) => each.getAttribute("aria-label")!.split(". ")[0])).toContain("Crew of Ada at A0, strength 2 with a die of 1");
  expect(screen.getAllByRole("img", { name: /^Crew of AI at/ }).length).toBeGreaterThan(0);
  expect(document.querySelectorAll(".crew .die circle")).toHaveLength(1);
});

test("a crew is pressed, then the tile: each shows the strength it would have", async () => {
  const { sent } = await table(DRILL);
  expect(open()).toEqual([]);
  await fireEvent.click(crew(1));
  await waitFor(() => expect(open()).toEqual(["a0", "a1", "a7", "b0"]));
  expect([sumOf("a1"), sumOf("a7"), sumOf("b0")]).toEqual(["2/4", "1/4", "3/5"]);
  expect(document.querySelector(".arrow")).toBeNull();
  await fireEvent.pointerEnter(place("b0"));
  await waitFor(() => expect(document.querySelector(".aim")!.textContent).toContain("A0 → B0 (strength there 3 of 5)"));
  expect(document.querySelector(".arrow")).not.toBeNull();
  await fireEvent.click(place("b0"));
  await waitFor(() => expect(sent).toEqual([[id("crew", { crew: 1 }), id("move", { place: "b0" })]]));
});

test("Tab reaches crews before tiles", async () => {
  await table(DRILL);
  await fireEvent.click(crew(1));
  await waitFor(() => expect(open()).toContain("a1"));
  const stops = [...document.querySelectorAll(".world [tabindex='0']")];
  const [crews, tiles] = [stops.filter((each) => each.matches(".crew")), stops.filter((each) => each.matches(".tile"))];
  expect(crews.length).toBeGreaterThan(1);
  expect(tiles.length).toBeGreaterThan(1);
  expect(stops.indexOf(crews.at(-1)!)).toBeLessThan(stops.indexOf(tiles[0]!));
});

test("pressing a tile before a crew says why; looking at it says nothing", async () => {
  const { sent, why } = await table(DRILL);
  await fireEvent.pointerEnter(place("a1"));
  expect(why.filter(([action]) => action !== null)).toEqual([]);
  await fireEvent.click(place("a1"));
  expect(why.at(-1)).toEqual([id("move", { place: "a1" })]);
  expect(sent).toEqual([]);
});

test("a finger that touches several crews is asked which one it meant", async () => {
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(390);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 390, 390));
  const { sent } = await table({ seats: 3, set: [["crews", 0, "d0 1", "d0 2"], ["drilling"]] });
  inputMode.touch = true;
  const { x, y } = crew(2).dataset;
  await fireEvent.click(crew(2), { clientX: (Number(x) * 390) / SIZE, clientY: (Number(y) * 390) / SIZE });
  const loupe = await screen.findByRole("group", { name: "Which crew?" });
  expect([...loupe.querySelectorAll("button")].map((each) => each.textContent)).toEqual([
    "ACrew of Ada at D0, strength 2",
    "ACrew of Ada at D0, strength 1",
  ]);
  await fireEvent.click(within(loupe).getByRole("button", { name: /strength 1/ }));
  await waitFor(() => expect(open()).toContain("d1"));
  expect(screen.queryByRole("group", { name: "Which crew?" })).toBeNull();
  expect(sent).toEqual([]);
  inputMode.touch = false;
  vi.restoreAllMocks();
});

test("by keyboard too, and what cannot be chosen says why", async () => {
  const { sent, why } = await table(DRILL);
  await fireEvent.keyDown(crew(2), { key: "Enter" });
  await waitFor(() => expect(open()).toContain("c4"));
  expect(place("c4").getAttribute("tabindex")).toBe("0");
  expect(place("d4").getAttribute("tabindex")).toBe("-1");
  expect(place("d4").getAttribute("aria-disabled")).toBe("true");
  await fireEvent.pointerEnter(place("d4"));
  expect(why.at(-1)).toEqual([id("move", { place: "d4" })]);
  await fireEvent.keyDown(place("c4"), { key: " " });
  await waitFor(() => expect(sent).toEqual([[id("crew", { crew: 2 }), id("move", { place: "c4" })]]));
});

test("arrows go from one thing that can be chosen to the next", async () => {
  const { sent } = await table(DRILL);
  crew(1).focus();
  await fireEvent.keyDown(crew(1), { key: "Enter" });
  await waitFor(() => expect(open()).toContain("b0"));
  await fireEvent.keyDown(document.activeElement!, { key: "ArrowRight" });
  await fireEvent.keyDown(document.activeElement!, { key: "ArrowLeft" });
  expect(document.activeElement).toBe(crew(1));
  await fireEvent.keyDown(crew(1), { key: "ArrowLeft" });
  expect(document.activeElement).toBe(place("b0"));
  expect(document.querySelector(".aim")!.textContent).toContain("A0 → B0 (strength there 3 of 5)");
  await fireEvent.keyDown(place("b0"), { key: "Enter" });
  await waitFor(() => expect(sent).toHaveLength(1));
});

test("another crew is taken up instead, and the chosen one stays where it is when pressed again", async () => {
  const { sent } = await table(DRILL);
  await fireEvent.click(crew(1));
  await waitFor(() => expect(open()).toContain("a1"));
  await fireEvent.click(crew(2));
  await waitFor(() => expect(open()).toContain("c4"));
  await fireEvent.click(crew(2));
  await waitFor(() => expect(sent).toEqual([[id("crew", { crew: 2 }), id("stay")]]));
});

/** Presses a crew, moves over a place and lets go there. */
async function dragged(number: number, to: string, letGo = true): Promise<void> {
  let under: Element = crew(number);
  document.elementFromPoint = () => under;
  const mine = document.querySelector(".world")!;
  await fireEvent.pointerDown(mine, { clientX: 10, clientY: 10, isPrimary: true, pointerId: 1, button: 0 });
  under = place(to) ?? mine;
  await fireEvent.pointerMove(mine, { clientX: 60, clientY: 10, pointerId: 1 });
  await waitFor(() => expect(open().length).toBeGreaterThan(0));
  under = place(to);
  await fireEvent.pointerMove(mine, { clientX: 80, clientY: 10, pointerId: 1 });
  if (letGo) await fireEvent.pointerUp(mine, { clientX: 80, clientY: 10, pointerId: 1 });
}

test("a crew is dragged onto a tile in one gesture, its sum and power told before letting go", async () => {
  const { sent } = await table(DRILL);
  await dragged(1, "b0", false);
  expect(document.querySelector(".aim")!.textContent).toContain("strength there 3 of 5");
  expect(sumOf("b0")).toBe("3/5");
  await fireEvent.pointerUp(document.querySelector(".world")!, { clientX: 80, clientY: 10, pointerId: 1 });
  await waitFor(() => expect(sent).toEqual([[id("crew", { crew: 1 }), id("move", { place: "b0" })]]));
});

test("a drag that ends where the crew cannot go does nothing", async () => {
  const { sent } = await table(DRILL);
  await dragged(1, "d4");
  await waitFor(() => expect(open()).toEqual([]));
  expect(sent).toEqual([]);
});

test("an edge is a place to drop at, with the sums of both its tiles", async () => {
  const { sent } = await table({ ...DRILL, set: [...DRILL.set!.slice(0, -1), ["level", 0, { mobility: 2 }], ["drilling"]] });
  await dragged(1, "a0_a1", false);
  expect(document.querySelector(".aim")!.textContent).toMatch(/A0\|A1 \(strength there 1 of 3\)\s*\(the other tile: 2 of 4\)/);
  await fireEvent.pointerUp(document.querySelector(".world")!, { clientX: 80, clientY: 10, pointerId: 1 });
  await waitFor(() => expect(sent).toEqual([[id("crew", { crew: 1 }), id("move", { place: "a0_a1" })]]));
});

test("crew, destination and die are one move", async () => {
  const { sent, why } = await table({ seats: 3, set: [["crews", 0, "b0 1+1"], ["money", 0, 3000], ["drilling"]] });
  await dragged(1, "c0");
  const panel = await screen.findByRole("region", { name: /take its die along/ });
  expect(sent).toEqual([]);
  expect([...panel.querySelectorAll(".sum-tag")].map((tag) => tag.textContent)).toEqual(["2/7", "3/7", "4/7", "1/7"]);
  const strong = within(panel).getByRole("button", { name: "Strength 4" });
  await fireEvent.pointerEnter(strong);
  expect(why.at(-1)).toEqual([id("take_die", { strength: 4 })]);
  await fireEvent.click(within(panel).getByRole("button", { name: /at strength 3 \(\$2,000\)/ }));
  await waitFor(() => expect(sent).toEqual([[id("crew", { crew: 1 }), id("move", { place: "c0" }), id("take_die", { strength: 3 })]]));
});

test("a die is hired, or a crew bribed, with what it costs and the sum it makes", async () => {
  await table({ seats: 3, set: [["crews", 0, "b0 2"], ["sit", 0, 1, 3], ["money", 0, 1600], ["drilling"]] });
  await dragged(1, "b1");
  const panel = await screen.findByRole("region", { name: /Hire a die/ });
  expect([...panel.querySelectorAll("button:not([aria-disabled]) .sum-tag")].map((tag) => tag.textContent)).toEqual(["3/6", "4/6"]);
  expect(within(panel).getByRole("button", { name: /strength 2 .*\$1,500/ })).toBeTruthy();
});

test("a victim is pressed in the mine", async () => {
  const { sent } = await table({ seats: 3, set: [["crews", 0, "b0 2"], ["crews", 1, "b1 1+1"], ["sit", 0, 1, 1], ["drilling"]] });
  await fireEvent.click(crew(1));
  await waitFor(() => expect(open()).toContain("a0"));
  await fireEvent.click(place("b0"));
  const victim = await button(/^Crew of Howard at B1, strength 1 with a die of 1\. Bribe/);
  await fireEvent.click(victim);
  await waitFor(() => expect(sent).toEqual([[id("crew", { crew: 1 }), id("stay"), id("bribe", { victim_seat: 1, crew: 1 })]]));
});

test("seats are chosen on the boards; a taken one says why not", async () => {
  const { sent, why } = await table({ seats: 3, set: [["sit", 1, 2, 1], ["placing"]] });
  const board = screen.getByRole("article", { name: "Board II (market)" });
  const [taken, free] = within(board).getAllByRole("button");
  await fireEvent.pointerEnter(taken!);
  expect(why.at(-1)).toEqual([id("place_vp", { board: "board_2", chair: 1 })]);
  await fireEvent.click(free!);
  await waitFor(() => expect(sent).toEqual([[id("place_vp", { board: "board_2", chair: 2 })]]));
});

test("a chair one has just taken is no question any more", async () => {
  const { why } = await table({ seats: 3, set: [["sit", 0, 2, 1], ["placing"]] });
  const own = document.querySelector('[data-at="board_2-1"]')!;
  await fireEvent.pointerEnter(own);
  await fireEvent.click(own);
  expect(why.filter(([action]) => action !== null)).toEqual([]);
});

const start = () => table({ seats: 3, set: [["cubes", 0, 7, 2, 0, 0]] });

test("one bid, however it is composed: desk and list change the same gesture", async () => {
  const shown = await start();
  await button("Bid $0 (nothing; $0)");
  await shown.component.choose(id("bid_cubes", { kind: "zinc", cubes: 1 }));
  await button("Bid $400 (1 zinc; $0)");
  await fireEvent.click(screen.getByRole("button", { name: "Lay down $500 ($3,000 left)" }));
  await button("Bid $900 (1 zinc; $500)");
  await shown.component.choose(id("bid_money", { money: 100 }));
  await button("Bid $1,000 (1 zinc; $600)");
  await fireEvent.click(screen.getByRole("button", { name: "Take back 1 of 1: Zinc" }));
  await fireEvent.click(await button("Bid $600 (nothing; $600)"));
  await waitFor(() => expect(shown.sent).toEqual([[id("bid_money", { money: 500 }), id("bid_money", { money: 100 }), id("bid_done")]]));
});

test("quick presses are all counted", async () => {
  const { sent } = await start();
  await button("Bid $0 (nothing; $0)");
  const zinc = screen.getByRole("button", { name: "Lay down 1: Zinc (7 left)" });
  for (let i = 0; i < 3; i++) void fireEvent.click(zinc);
  await fireEvent.click(await button("Bid $1,200 (3 zinc; $0)"));
  await waitFor(() => expect(sent).toHaveLength(1));
});

test("a sealed bid is laid with cubes and notes, taken back, cleared, and handed over as one move", async () => {
  const { sent, why } = await table({ seats: 3, set: [["cubes", 0, 7, 2, 0, 0]] });
  await button("Bid $0 (nothing; $0)");
  await fireEvent.click(await button("Lay down 5: Zinc (7 left)"));
  await fireEvent.click(await button("Lay down 1: Copper (2 left)"));
  await fireEvent.click(await button("Lay down $1,000 ($3,000 left)"));
  await fireEvent.click(await button("Lay down $100 ($2,000 left)"));
  await button("Bid $3,700 (5 zinc, 1 copper; $1,100)");
  await fireEvent.click(await button("Take back 1 of 5: Zinc"));
  await button("Bid $3,300 (4 zinc, 1 copper; $1,100)");
  await fireEvent.pointerEnter(screen.getByRole("button", { name: "Lay down 1: Silver (0 left)" }));
  expect(why.at(-1)![0]).toBe(id("bid_cubes", { kind: "silver", cubes: 1 }));
  await fireEvent.click(await button("Clear"));
  await button("Bid $0 (nothing; $0)");
  await fireEvent.click(await button("Lay down $500 ($3,000 left)"));
  await fireEvent.click(await button("Lay down 1: Zinc (7 left)"));
  await fireEvent.click(await button("Bid $900 (1 zinc; $500)"));
  await waitFor(() =>
    expect(sent).toEqual([[id("bid_cubes", { kind: "zinc", cubes: 1 }), id("bid_money", { money: 500 }), id("bid_done")]]),
  );
});

test("of the bids of others only that they are ready is shown", async () => {
  await table({ seats: 3 });
  await engine.move(1, ["bid_cubes zinc 1", "bid_money 1000", "bid_done"]);
  await fireEvent.click(await button("Bid $0 (nothing; $0)"));
  const states = () => [...document.querySelectorAll(".ready-list li")].map((each) => each.textContent!.replace(/\s+/g, " ").trim());
  await waitFor(() => expect(states()).toEqual(["AAda ready", "BHoward ready", "CGertrude choosing …"]));
  expect(document.body.textContent).not.toMatch(/1,400|1,000 \(/);
  expect(document.querySelectorAll(".screen")).toHaveLength(1);
});

test("cubes are insured in the same way", async () => {
  const { sent } = await table({ seats: 2, set: [["insuring"]] });
  await fireEvent.click(screen.getByRole("button", { name: "Lay down 1: Zinc (3 left)" }));
  await fireEvent.click(await button("Exchange 1 zinc for 1 token"));
  await waitFor(() => expect(sent).toEqual([[id("insure", { kind: "zinc", cubes: 1 }), id("insure_done")]]));
});

test("a deal in the market: the kind, then how many", async () => {
  const { sent } = await table({
    seats: 3,
    set: [
      ["cubes", 0, 9, 0, 0, 0],
      ["market", 0, 1],
    ],
  });
  expect(screen.getByRole("button", { name: "Sell: Gold" }).getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(screen.getByRole("button", { name: /^Sell: Zinc \(\$400/ }));
  await button("Sell 1 zinc for $400");
  await fireEvent.click(await button("5 more"));
  await fireEvent.click(await button("Sell 6 zinc for $2,400"));
  await waitFor(() =>
    expect(sent).toEqual([[id("sell", { kind: "zinc" }), id("amount", { cubes: 5 }), id("amount", { cubes: 1 }), id("amount_done")]]),
  );
});

test("in the workshop a shaft needs its tool, then a tile", async () => {
  const { sent, why } = await table({
    seats: 4,
    set: [
      ["crews", 0, "b0 1"],
      ["money", 0, 1700],
      ["works", 0, 1],
    ],
  });
  expect(open()).toEqual([]);
  await fireEvent.pointerEnter(document.querySelector(".works button[aria-label^=Deliver]")!);
  expect(why.at(-1)).toEqual([id("deliver", { kind: "zinc" })]);
  await fireEvent.click(await button(/Build a shaft/));
  await waitFor(() => expect(open()).toEqual(["a0", "b0", "b1", "b7", "c0"]));
  await fireEvent.click(place("c0"));
  await waitFor(() => expect(sent).toEqual([[id("build_shaft", { tile: "c0" })]]));
});

test.each([
  ["a delivery", /^Deliver 6 zinc for 2 stars \(7 left\)\. /, "deliver", { kind: "zinc" }],
  ["a crew in the mine", /^Crew of Ada at B0, strength 1\. /, "upgrade_crew", { crew: 1 }],
] as const)("in the workshop %s is pressed where it lies", async (_, name, kind, about) => {
  const { sent } = await table({
    seats: 4,
    set: [
      ["crews", 0, "b0 1"],
      ["cubes", 0, 6, 0, 0, 0],
      ["money", 0, 9000],
      ["works", 0, 1],
    ],
  });
  await fireEvent.click(screen.getByRole("button", { name }));
  await waitFor(() => expect(sent).toEqual([[id(kind, about)]]));
});

test("an extraction is told step by step: tile, card, shares, surplus, and who got what", async () => {
  await table({ seats: 3, set: [["crews", 0, "a0 2"], ["crews", 1, "a1 1"], ["crews", 2, "a1 1"], ["drilling"]] });
  await fireEvent.click(crew(1));
  await waitFor(() => expect(sumOf("a1")).toBe("4/4"));
  expect(place("a1").querySelector(".sum.ready")).not.toBeNull();
  await fireEvent.click(place("a1"));
  const panel = await screen.findByRole("region", { name: "Extraction: A1" });
  const step = (name: string) => within(within(panel).getByRole("list", { name: "Steps" })).getByRole("button", { name });
  const telling = () => panel.querySelector(".telling")!.textContent;
  expect(step("Result").getAttribute("aria-current")).toBe("step");
  const rows = () => [...panel.querySelectorAll("tbody tr")].map((row) => row.querySelector("th svg")!.getAttribute("aria-label"));
  expect(rows()).toEqual(["Ada", "Howard", "Gertrude"]);
  await fireEvent.click(step("Tile"));
  expect(telling()).toBe("Ada brings A1 to strength 4: its power is 4, so it is extracted.");
  expect(panel.querySelector("table")).toBeNull();
  await fireEvent.click(within(panel).getByRole("button", { name: "Next" }));
  expect(telling()).toMatch(/^Card 4. is drawn/);
  await fireEvent.click(within(panel).getByRole("button", { name: "Next" }));
  expect(telling()).toContain("3 companies have crews here");
  expect(panel.querySelectorAll("thead th")).toHaveLength(3);
});

test("leaving the workshop is asked about; where nothing else is possible it is not", async () => {
  const { sent } = await table({
    seats: 4,
    set: [
      ["crews", 0, "b0 1"],
      ["money", 0, 9000],
      ["works", 0, 1],
    ],
  });
  await fireEvent.click(await button("Leave the workshop"));
  expect(sent).toEqual([]);
  await fireEvent.click(await button("Press again to leave"));
  await waitFor(() => expect(sent).toEqual([[id("pass_works")]]));
});

test("with the aid, what is the only possibility is passed; without it the person decides", async () => {
  const poor: Start = {
    seats: 4,
    set: [
      ["crews", 0, "e0 1"],
      ["cubes", 0, 0, 0, 0, 0],
      ["money", 0, 0],
      ["works", 0, 1],
    ],
  };
  const { sent } = await table(poor);
  await button("Leave the workshop");
  expect(sent).toEqual([]);
  await fireEvent.click(screen.getAllByRole("checkbox", { name: "Pass for me when nothing else is possible" })[0]!);
  await waitFor(() => expect(sent).toEqual([[id("pass_works")]]));
  aids.passes = false;
});

test("no insurance this round: the question is answered for the person, in this round only", async () => {
  const insuring = await table({ seats: 2, set: [["insuring"]] });
  await button("Insure nothing");
  await fireEvent.click(screen.getAllByRole("checkbox", { name: "No insurance this round" })[0]!);
  await waitFor(() => expect(insuring.sent).toEqual([[id("insure_done")]]));
  aids.enter(7);
  aids.enter(8);
  expect(aids.skipsInsurance).toBe(false);
});

test("danger: as many tokens as one has are offered, with what each saves", async () => {
  const { sent } = await table({
    seats: 3,
    set: [
      ["crews", 0, "a0 2"],
      ["crews", 1, "a1 2"],
      ["tokens", 0, 1],
      ["drilling"],
      ["will_draw", "a4a", "e04d"],
      ["do", "crew 1", "move a1"],
    ],
  });
  const panel = screen.getByRole("region", { name: /^Danger \(Card 4d\)! Strength 2 less safety 0: 2 cubes/ });
  const answers = within(panel).getAllByRole("button");
  expect(answers.map((each) => each.textContent!.trim())).toEqual(["Hand in no token: 2 cubes lost", "Hand in 1 token: 1 cube lost"]);
  await fireEvent.click(answers[1]!);
  await waitFor(() => expect(sent).toEqual([[id("use_insurance", { tokens: 1 })]]));
});

test("what a flipped tile would have in strength is not told: it is never extracted again", async () => {
  await table({ seats: 3, set: [["crews", 0, "a0 1"], ["flip", "a1"], ["drilling"]] });
  await fireEvent.click(crew(1));
  await waitFor(() => expect(open()).toContain("a1"));
  await fireEvent.pointerEnter(place("a1"));
  await waitFor(() => expect(document.querySelector(".aim")!.textContent).toContain("A0 → A1 (flipped)"));
  expect(place("a1").querySelector(".sum")).toBeNull();
});

test.each(LANGUAGES)("whatever the phase, all of it can be said: %s", async (lang) => {
  const starts: Start[] = [
    { seats: 2 },
    { seats: 3, set: [["placing"]] },
    { seats: 2, set: [["insuring"]] },
    { seats: 3, set: [["crews", 0, "b0 1+1"], ["sit", 0, 1, 3], ["drilling"]] },
    { seats: 4, set: [["market", 0, 1]] },
    {
      seats: 4,
      set: [
        ["crews", 0, "b0 1"],
        ["shaft", 0, "a0"],
        ["works", 0, 1],
      ],
    },
    { seats: 4, play: 70 },
    { seats: 2, play: 200 },
  ];
  for (const start of starts) {
    const { container, unmount } = await table(start, 0, lang);
    expect(container.textContent).not.toMatch(/undefined|NaN|\{/);
    unmount();
  }
});

test("those who watch see the same and can press nothing", async () => {
  const { container } = await table({ seats: 4, play: 40 }, -2);
  expect(container.querySelectorAll("[role=button]")).toHaveLength(0);
  expect(container.querySelector(".screen")).toBeNull();
  expect(container.querySelectorAll(".company")).toHaveLength(4);
});
