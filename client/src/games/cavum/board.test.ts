/** The board of Cavum over a real match: building, routes, auctions, sales, the explosion. */
import { fireEvent, screen, waitFor } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";

import { LANGUAGES } from "../../lib/fluent";
import { boardOf } from "../testing/table";
import { wordsIn, type Start } from "../testing/engine";
import { cavum } from "./view";

const { table, id, engine, data } = boardOf("cavum");

/** What lies under the pointer: jsdom lays nothing out. */
let under: Element | null = null;
beforeAll(() => {
  document.elementFromPoint = () => under;
  vi.stubGlobal(
    "PointerEvent",
    class extends MouseEvent {
      pointerId = 1;
      isPrimary = true;
      pointerType: string;
      constructor(kind: string, init: PointerEventInit = {}) {
        super(kind, init);
        this.pointerType = init.pointerType ?? "mouse";
      }
    },
  );
});

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string) => all(selector)[0]!;
const cell = (name: string) => one(`[data-cell="${name}"]`);
const open = () =>
  all(".cell.can")
    .map((each) => each.dataset.cell!)
    .sort();
const piece = (name: string) => one(`[data-piece="${name}"]`);
/** The gesture takes the next press only when it has come to rest. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 5));

async function press(thing: Element): Promise<void> {
  await fireEvent.click(thing);
  await rest();
}

async function pick(name: string, until = ".cell.can"): Promise<void> {
  await press(piece(name));
  await waitFor(() => expect(one(until)).toBeTruthy());
  await rest();
}

/** So many moves were sent, and the table has come to rest after them. */
async function settled(sent: number[][], moves: number): Promise<void> {
  await waitFor(() => expect(sent).toHaveLength(moves));
  await engine.update(0);
  await new Promise((resolve) => setTimeout(resolve, 30));
}

const button = (name: RegExp) => screen.getByRole("button", { name });

/** Worked example E6: beside the start tiles. */
const BUILDING: Start = { desk: "building", set: [] };
/** Worked example E14, Green to prospect; he is seat 0, Blue seat 1, Yellow seat 2. */
const E14: Start = {
  desk: "building",
  seats: 3,
  set: [
    [
      "tiles",
      "2k1@(5,-5)",
      "2k1@(4,-4)",
      "2k0@(3,-3)",
      "2k2@(3,-2)",
      "2k0@(3,-1)",
      "2k1@(2,0)",
      "2k0@(1,1)",
      "3k1@(0,2)",
      "2k0@(-1,2)",
      "2k0@(-2,2)",
      "2k0@(-3,2)",
      "2k2@(-3,3)",
      "2k0@(-3,4)",
      "2k0@(-4,2)",
      "2k0@(1,3)",
    ],
    ["vein", "(3,-3)", "red", 4],
    ["vein", "(3,-1)", "green", 4],
    ["vein", "(1,1)", "green", 2],
    ["vein", "(-1,2)", "red", 4],
    ["vein", "(-3,2)", "blue", 4],
    ["vein", "(-3,4)", "green", 3],
    ["stations", 0, "(3,-2)", "C3-5", "C1-3"],
    ["stations", 1, "(-4,2)", "C1-2"],
    ["stations", 2, "(1,3)", "C1-5"],
    ["pieces", 0, { prospect: 1 }],
  ],
};

test("a tile is picked up, its hexes light up, it sits, is turned and laid: one move", async () => {
  const { sent } = await table(BUILDING);
  expect(open()).toEqual([]);
  await pick("tunnel_2");
  const ahead = await engine.preview(0, [id("piece", { piece: "tunnel_2" })]);
  expect(open()).toEqual(ahead.legal.map(({ facts }) => facts.hex).sort());
  expect(sent).toEqual([]);
  await press(cell("j3"));
  await waitFor(() => expect(one(".ghost.sits")).toBeTruthy());
  const turns = (await engine.preview(0, [id("piece", { piece: "tunnel_2" }), id("lay", { hex: "j3" })])).legal;
  expect(turns.map(({ facts }) => facts.rotation)).toEqual([1, 2]);
  const before = one(".ghost .floor").getAttribute("d");
  await fireEvent.keyDown(window, { key: "r" });
  expect(one(".ghost .floor").getAttribute("d")).not.toBe(before);
  await press(button(/^✓ Lay it here/));
  await waitFor(() => expect(sent).toEqual([[id("piece", { piece: "tunnel_2" }), id("lay", { hex: "j3" }), id("turn", { rotation: 2 })]]));
  await waitFor(() => expect(cell("j3").getAttribute("aria-label")).toContain("exits north-west and south-east"));
});

test("a tile turned by the wheel over its hex is laid by one press", async () => {
  const { sent } = await table(BUILDING);
  await pick("tunnel_2");
  await fireEvent.pointerEnter(cell("j3"));
  await waitFor(() => expect(one(".ghost")).toBeTruthy());
  await fireEvent.wheel(one(".mountain"), { deltaY: 100 });
  await press(cell("j3"));
  await waitFor(() => expect(sent[0]?.at(-1)).toBe(id("turn", { rotation: 2 })));
  expect(sent[0]).toHaveLength(3);
});

test("a tile that can lie in one way only is laid at once, with a finger it sits first", async () => {
  const { sent } = await table(BUILDING);
  await pick("tunnel_6");
  await fireEvent(cell("j3"), new PointerEvent("click", { bubbles: true, pointerType: "touch" }));
  await waitFor(() => expect(one(".lay-knob")).toBeTruthy());
  expect(sent).toEqual([]);
  await press(one(".lay-knob"));
  await settled(sent, 1);
  await pick("tunnel_4");
  await press(cell("j4"));
  await waitFor(() => expect(one(".ghost.sits")).toBeTruthy());
});

test("while it sits another lit hex moves it, and a press on it turns it", async () => {
  const { sent } = await table(BUILDING);
  await pick("tunnel_2");
  await press(cell("j3"));
  await waitFor(() => expect(one(".ghost.sits")).toBeTruthy());
  const path = () => one(".ghost .edge").getAttribute("d");
  const [at, look] = [path(), one(".ghost .floor").getAttribute("d")];
  await press(cell("j3"));
  expect(path()).toBe(at);
  expect(one(".ghost .floor").getAttribute("d")).not.toBe(look);
  await press(cell("j4"));
  await waitFor(() => expect(path()).not.toBe(at));
  expect(sent).toEqual([]);
});

test("while it sits, a hex that cannot take it says why and the tile is in hand again", async () => {
  const { sent, why } = await table(BUILDING);
  await pick("tunnel_2");
  await press(cell("j3"));
  await waitFor(() => expect(one(".ghost.sits")).toBeTruthy());
  await press(cell("a1"));
  await waitFor(() => expect(why.at(-1)).toEqual([id("lay", { hex: "a1" })]));
  await waitFor(() => expect(one(".ghost.sits")).toBeUndefined());
  expect(open()).toContain("j3");
  expect(sent).toEqual([]);
});

test("what building would bring if it ended now is told: city points and the best route", async () => {
  await table({
    desk: "building",
    set: [
      ["tiles", "6k0@(-2,4)"],
      ["stations", 0, "(-2,4)", "C1-2"],
    ],
  });
  expect(one(".forecast li").textContent).toContain("Cities: 4 points");
  expect(one(".forecast-route").textContent).toContain("no stones");
});

test("the best route found is drawn with its stones, and walked by one press up to its confirmation", async () => {
  const { sent } = await table(E14);
  await pick("prospect");
  expect(one(".route.best .route-line")).toBeTruthy();
  expect(all(".best .gem-mark").length).toBeGreaterThan(2);
  const stones = all(".best .gem-mark").length;
  await press(button(/^Walk this route/));
  await waitFor(() => expect(all(".route-stones .gem-mark")).toHaveLength(stones));
  expect(sent).toEqual([]);
  expect(one(".route.best")).toBeUndefined();
  await rest();
  await press(button(/^End the route at/));
  await waitFor(() => expect(sent).toHaveLength(1));
});

test("without two connected stations the question says what is missing", async () => {
  const start: Start = {
    desk: "bare",
    set: [
      ["tiles", "2k0@(0,0)", "2k0@(3,0)"],
      ["stations", 0, "(0,0)", "(3,0)"],
      ["pieces", 0, { prospect: 1 }],
    ],
  };
  await table(start);
  const ahead = await engine.preview(0, [id("piece", { piece: "prospect" })]);
  expect(wordsIn("en", data()).prompt(ahead.prompt!)).toContain("No tunnels join two of your 2 stations");
  await pick("prospect", ".quiet");
  expect(all(".desk .note").map((note) => note.textContent)).not.toContain("lit station");
});

test("a piece is dragged from the tray onto the mountain", async () => {
  const { sent } = await table(BUILDING);
  under = cell("j3");
  await fireEvent(piece("tunnel_6"), new PointerEvent("pointerdown", { bubbles: true, clientX: 10, clientY: 10 }));
  await fireEvent(window, new PointerEvent("pointermove", { clientX: 60, clientY: 60 }));
  await waitFor(() => expect(open()).toContain("j3"));
  expect(one(".carried")).toBeTruthy();
  await fireEvent(window, new PointerEvent("pointermove", { clientX: 62, clientY: 60 }));
  await fireEvent(window, new PointerEvent("pointerup", { clientX: 62, clientY: 60 }));
  await waitFor(() => expect(sent).toEqual([[id("piece", { piece: "tunnel_6" }), id("lay", { hex: "j3" }), id("turn", { rotation: 0 })]]));
  expect(one(".carried")).toBeUndefined();
});

test("what cannot be chosen says why", async () => {
  const { why, sent } = await table(BUILDING);
  await fireEvent.pointerEnter(piece("prospect"));
  expect(why.at(-1)).toEqual([id("piece", { piece: "prospect" })]);
  await press(piece("prospect"));
  await pick("tunnel_2");
  await fireEvent.pointerEnter(cell("a1"));
  expect(why.at(-1)).toEqual([id("lay", { hex: "a1" })]);
  expect(cell("a1").getAttribute("aria-disabled")).toBe("true");
  await fireEvent.pointerLeave(cell("a1"));
  expect(why.at(-1)).toEqual([null]);
  await press(cell("a1"));
  expect(sent).toEqual([]);
});

test("by keyboard: arrows from cell to cell, Enter puts, arrows turn, Enter lays", async () => {
  const { sent } = await table(BUILDING);
  await fireEvent.keyDown(piece("tunnel_2"), { key: "Enter" });
  await waitFor(() => expect(document.activeElement?.classList.contains("can")).toBe(true));
  cell("j3").focus();
  await fireEvent.keyDown(cell("j3"), { key: "ArrowRight" });
  expect(document.activeElement).toBe(cell("j4"));
  await fireEvent.keyDown(cell("j4"), { key: "Enter" });
  await waitFor(() => expect(one(".ghost.sits")).toBeTruthy());
  await rest();
  const look = one(".ghost .floor").getAttribute("d");
  await fireEvent.keyDown(cell("j4"), { key: "ArrowLeft" });
  expect(one(".ghost .floor").getAttribute("d")).not.toBe(look);
  await fireEvent.keyDown(cell("j4"), { key: "Enter" });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.slice(0, 2)).toEqual([id("piece", { piece: "tunnel_2" }), id("lay", { hex: "j4" })]);
});

test("a station goes on the tile just laid, or is given up", async () => {
  const { sent } = await table({ desk: "building", set: [["lay", "6k0@(-2,4)"]] });
  await pick("station");
  expect(open()).toEqual(["j4"]);
  await press(cell("j4"));
  await waitFor(() => expect(sent).toEqual([[id("piece", { piece: "station" }), id("build_here")]]));
  await waitFor(() => expect(cell("j4").getAttribute("aria-label")).toContain("station of Ada"));
  await settled(sent, 1);
  await pick("station");
  expect(open()).toContain("south_2");
  await press(button(/^Give it up: Station/));
  expect(sent).toHaveLength(1);
  await press(button(/^No$/));
  await press(button(/^Give it up: Station/));
  await press(button(/^Yes$/));
  await waitFor(() => expect(sent.at(-1)).toEqual([id("piece", { piece: "station" }), id("give_up")]));
});

test("a piece without a place says why, and goes back", async () => {
  await table({ desk: "building" });
  await pick("station", ".desk .said");
  expect(open()).toEqual([]);
  expect(all(".desk .said").map((each) => each.textContent)).toEqual([expect.stringContaining("on the tile you have just laid")]);
  await press(button(/^Put it back$/));
  await waitFor(() => expect(all(".desk .piece.can").length).toBeGreaterThan(0));
  expect(all(".desk .said")).toEqual([]);
});

test("what is given up is never a main button", async () => {
  await table({ desk: "building", set: [["lay", "6k0@(-2,4)"]] });
  await pick("station");
  expect(button(/^Give it up/).classList.contains("main")).toBe(false);
  expect(all(".desk .main")).toEqual([]);
});

test("a vein takes its place, then its colour", async () => {
  const { sent } = await table({ desk: "building", set: [["tiles", "6k0@(-2,4)"]] });
  await pick("vein");
  expect(open()).toEqual(["j4"]);
  await press(cell("j4"));
  await waitFor(() => expect(one(".colours")).toBeTruthy());
  expect(button(/^Yellow/).getAttribute("aria-disabled")).toBe("true");
  await rest();
  await press(button(/^Green/));
  await waitFor(() =>
    expect(sent).toEqual([[id("piece", { piece: "vein" }), id("lay_vein", { hex: "j4" }), id("colour", { colour: "green" })]]),
  );
  await waitFor(() => expect(cell("j4").getAttribute("aria-label")).toContain("vein: Green, 3 stones"));
});

test("an option gives points, or a piece of the pool that is used at once", async () => {
  const { sent } = await table(BUILDING);
  await pick("option", ".takes");
  await press(button(/^From the pool: Tunnel with 6 exits/));
  await waitFor(() => expect(open()).toContain("j3"));
  await rest();
  await press(cell("j3"));
  await settled(sent, 1);
  expect(sent[0]).toEqual([
    id("piece", { piece: "option" }),
    id("from_pool", { piece: "tunnel_6" }),
    id("lay", { hex: "j3" }),
    id("turn", { rotation: 0 }),
  ]);
  await waitFor(() => expect(one(".acts i.done")).toBeTruthy());
  await pick("option", ".takes");
  await press(button(/^Take 3 points/));
  await waitFor(() => expect(sent).toHaveLength(2));
});

test("another piece may be taken instead, and the one in hand put back", async () => {
  await table(BUILDING);
  await pick("tunnel_2");
  await pick("tunnel_6");
  expect(piece("tunnel_6").getAttribute("aria-pressed")).toBe("true");
  expect(piece("tunnel_2").getAttribute("aria-pressed")).toBe("false");
  await press(piece("tunnel_6"));
  await waitFor(() => expect(open()).toEqual([]));
});

test("a route is walked cell by cell, its stones are counted, a step is undone, and it is ended", async () => {
  const { sent } = await table(E14);
  await pick("prospect");
  expect(open()).toEqual(["north_east_5", "south_3", "d7"].sort());
  await press(cell("north_east_5"));
  for (const [next, stones] of [
    ["a6", 0],
    ["b6", 0],
    ["c6", 1],
  ] as const) {
    await waitFor(() => expect(open()).toEqual([next]));
    await rest();
    await press(cell(next));
    await waitFor(() => expect(all(".route-stones .gem-mark")).toHaveLength(stones));
  }
  await waitFor(() => expect(open()).toEqual(["d7"]));
  await rest();
  await press(button(/Undo the last step/));
  await waitFor(() => expect(open()).toEqual(["c6"]));
  expect(all(".route-stones .gem-mark")).toHaveLength(0);
  expect(button(/^End the route here/).getAttribute("aria-disabled")).toBe("true");
  await press(cell("c6"));
  await waitFor(() => expect(open()).toEqual(["d7"]));
  await rest();
  await press(cell("d7"));
  await waitFor(() => expect(button(/^End the route at/).getAttribute("aria-disabled")).toBeNull());
  await rest();
  await press(button(/^End the route at/));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toHaveLength(7);
});

test("a route is drawn with the pointer held down, as far as it is allowed, and back again", async () => {
  await table(E14);
  await pick("prospect");
  const svg = one(".mountain");
  const over = async (name: string, kind = "pointermove") => {
    under = cell(name);
    await fireEvent(svg, new PointerEvent(kind, { bubbles: true }));
  };
  await over("north_east_5", "pointerdown");
  for (const name of ["a6", "a5", "b6", "c6", "d7"]) await over(name);
  await waitFor(() => expect(open()).toEqual(["e8"]));
  expect(all(".route-stones .gem-mark")).toHaveLength(1);
  await over("c6");
  await waitFor(() => expect(open()).toEqual(["d7"]));
  await over("c6", "pointerup");
});

test("one's own network is lit, others on demand, and a station that is cut off is marked", async () => {
  const { position } = await table(E14);
  const reach = cavum(position.view).players.map((player) => player.reach);
  expect(all(".floor.lamplit")).toHaveLength(reach[0]!.filter((name) => !name.includes("_")).length);
  expect(cell("d7").getAttribute("aria-label")).toContain("in the lit network");
  await press(button(/Light the network of Gertrude/));
  expect(all(".floor.lamplit")).toHaveLength(1);
  expect(all(".towns .station.cut")).toHaveLength(1);
  expect(cell("south_5").getAttribute("aria-label")).toContain("cut off");
});

test("a bid is chosen by big buttons; the opener cannot pass", async () => {
  const { sent, why } = await table({ set: [] });
  await press(button(/^Pass/));
  expect(why.at(-1)).toEqual([id("bid_pass")]);
  expect(sent).toEqual([]);
  for (let i = 0; i < 3; i++) await press(button(/^Bid more/));
  await press(button(/^Bid less/));
  await press(button(/^Bid 2/));
  await waitFor(() => expect(sent).toEqual([[id("bid", { amount: 2 })]]));
  await waitFor(() => expect(one(".bidders .leads").textContent).toContain("bids 2"));
  expect(one(".stepper")).toBeUndefined();
});

test("a sequence card is chosen, then orders one by one", async () => {
  const first = await table({ set: [["do", "bid 0", "bid_pass"]] });
  await press(button(/^Card 2/));
  await waitFor(() => expect(first.sent).toEqual([[id("card", { card: 2 })]]));
  first.unmount();
  const { sent } = await table({ set: [["auction", 1, 2]] });
  await press(one("[data-order=order_3]"));
  await waitFor(() => expect(sent).toEqual([[id("take_order", { order: "order_3" })]]));
});

test("in the colour sale one bids lower and lower, then says how many", async () => {
  const sale = await table({ desk: "building", set: [["hand", 0, { red: 3 }], ["hand", 1, { red: 1 }], ["sale"]] });
  await press(button(/^Less/));
  await press(button(/^Bid 3/));
  await waitFor(() => expect(sale.sent).toEqual([[id("sale_bid", { price: 3 })]]));
  sale.unmount();
  const { sent } = await table({
    desk: "building",
    set: [["hand", 0, { red: 3 }], ["hand", 1, { red: 1 }], ["sale"], ["do", "sale_bid 4", "sale_pass"]],
  });
  await press(button(/^Less/));
  await press(button(/^Sell 2 stones/));
  await waitFor(() => expect(sent).toEqual([[id("sell", { count: 2 })]]));
});

test("orders are fulfilled with the stones there are, the others say why not", async () => {
  const { sent, why } = await table({ desk: "building", set: [["order", 0, 1, 5], ["hand", 0, { red: 1, blue: 1 }], ["order_sale"]] });
  expect(all(".ask [data-order=order_5] .has")).toHaveLength(1);
  await press(one(".ask [data-order=order_5]"));
  expect(why.at(-1)).toEqual([id("fulfil", { order: "order_5" })]);
  await press(one(".ask [data-order=order_1]"));
  await waitFor(() => expect(sent).toEqual([[id("fulfil", { order: "order_1" })]]));
});

test("in the final sale a stone is sold by its colour", async () => {
  const { sent } = await table({ desk: "building", set: [["last_phase"], ["hand", 0, { red: 2 }], ["order_sale"]] });
  expect(button(/^Blue/).getAttribute("aria-disabled")).toBe("true");
  await press(button(/^Sell a stone: Red/));
  await waitFor(() => expect(sent).toEqual([[id("sell_stone", { colour: "red" })]]));
});

/** Two charges apart, and one under a tile that the first blast tears off. */
const CHAIN: Start = {
  desk: "bare",
  set: [
    ["tiles", "d2k0@(0,-2)", "d2k0/3k0@(1,-2)", "2k0@(2,-2)", "d3k0@(-3,3)"],
    ["pieces", 1],
    ["pieces", 0, { prospect: 1 }],
  ],
};

test("an explosion is told in its order, with the chain", async () => {
  await table(CHAIN);
  await press(piece("prospect"));
  await waitFor(() => expect(button(/^Prospect without a route/)).toBeTruthy());
  await rest();
  expect(all(".fuses .number").map((mark) => mark.textContent!.trim())).toEqual(["1", "2", "3"]);
  expect(one(".forecast-blasts").textContent).toContain("3 blasts to come");
  await press(button(/^Prospect without a route/));
  await press(button(/^Yes$/));
  await waitFor(() => expect(all(".blasts .number")).toHaveLength(3));
  expect(all(".blasts .number").map((mark) => mark.textContent!.trim())).toEqual(["1", "2", "3"]);
  expect(all(".blasts .chain")).toHaveLength(1);
  const told = all(".blast-strip button").map((each) => each.getAttribute("aria-label"));
  expect(told[1]).toMatch(/^D\d+, bared by the blast on D\d+/);
  expect(all(".blasts .fire")).toHaveLength(0);
});

test("a spectator sees the same mountain without buttons", async () => {
  await table(E14, -2);
  expect(all(".cells [role=button]")).toEqual([]);
  expect(all(".cells [role=img]")).toHaveLength(122);
  expect(all(".piece")).toEqual([]);
});

test("a log line lights up what it is about", async () => {
  await table(E14, 0, "en", { route: ["d7", "c6"], seat: 0 });
  expect(
    all(".cell.about")
      .map((each) => each.dataset.cell)
      .sort(),
  ).toEqual(["c6", "d7"]);
  expect(one(".route.past")).toBeTruthy();
});

const SCENES: Record<string, Start> = {
  auction: { set: [] },
  cards: { set: [["do", "bid 0", "bid_pass"]] },
  orders: { set: [["auction", 1, 2]] },
  building: E14,
  sale: { desk: "building", set: [["hand", 0, { red: 3 }], ["hand", 1, { red: 1 }], ["sale"]] },
  fulfilling: { desk: "building", set: [["order", 0, 1], ["hand", 0, { red: 1, blue: 1 }], ["order_sale"]] },
  closing: { desk: "building", set: [["last_phase"], ["hand", 0, { red: 2 }], ["order_sale"]] },
};

test.each(LANGUAGES)("everything is said in %s", async (lang) => {
  for (const scene of Object.values(SCENES)) {
    const { unmount, container } = await table(scene, 0, lang);
    expect(container.textContent).not.toMatch(/\{[a-z-]+\}|undefined|null/);
    unmount();
  }
});
