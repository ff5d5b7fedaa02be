/** What else the board does over a real match: odds, dice, drag, keyboard, materials, closed land, languages. */
import { fireEvent, screen, waitFor, within } from "@testing-library/svelte";
import axe from "axe-core";
import { describe, expect, test } from "vitest";

import { LANGUAGES } from "../../lib/fluent";
import type { Start } from "../testing/engine";
import { boardOf } from "../testing/table";

const { table, id } = boardOf("rawsiko");
const badge = (territory: string) => document.querySelector<SVGElement>(`.pill-hit[data-territory="${territory}"]`)!;
const land = (territory: string) => document.querySelector<SVGElement>(`.land[data-territory="${territory}"]`)!;
const press = (territory: string) => fireEvent.click(badge(territory));

async function asked(text: RegExp): Promise<void> {
  await waitFor(() => expect(document.querySelector(".phase")!.textContent).toMatch(text));
}

const FRONT: Start = {
  set: [["own", 0, { turkey: 5, iran: 1 }], ["own", 1, { germany: 2, spain: 2 }], ["own", 2, { brazil: 1 }], ["turn"]],
};

async function attack(): Promise<void> {
  await press("turkey");
  await asked(/where to/);
  await press("germany");
  await asked(/how many/);
}

test("the last pick of the draft is sent before the first resources are placed, by the same player", async () => {
  const { sent, container, position } = await table({ seats: 3, play: 5 });
  expect(position.prompt?.kind).toBe("choose_continent");
  await fireEvent.click(container.querySelector(".portrait.free.can")!);
  for (const left of ["2 territories still to choose", "1 territory still to choose"]) {
    await screen.findByLabelText(left);
    await fireEvent.click(container.querySelector(".badge.can .pill-hit")!);
  }
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent.map((actions) => actions.length)).toEqual([3]);
  await asked(/resources/);
});

test("the exact odds of an attack are shown before it", async () => {
  await table(FRONT);
  await attack();
  const rows = [...document.querySelectorAll(".odds tr")].map((row) => row.querySelector(".figure")!.textContent);
  // 2275, 2611 and 2890 of 7776 throws.
  expect(rows).toEqual(["29.3%", "33.6%", "37.2%"]);
  expect(document.querySelector(".odds-sum")!.textContent).toContain("Conquest: 37.2%");
  await fireEvent.click(screen.getByRole("button", { name: "One fewer" }));
  expect(document.querySelector(".odds caption")!.textContent).toBe("Odds: 2 against 2");
});

test("after it both sides' dice are shown, pair by pair", async () => {
  await table(FRONT);
  await attack();
  await fireEvent.click(screen.getByRole("button", { name: "Attack with 3" }));
  const panel = await screen.findByRole("region", { name: "Last battle" });
  const [attackers, defenders] = within(panel).getAllByRole("img");
  expect(attackers!.querySelectorAll(".die")).toHaveLength(3);
  expect(defenders!.querySelectorAll(".die")).toHaveLength(2);
  expect(attackers!.querySelectorAll(".die.idle")).toHaveLength(1);
  const lost = attackers!.querySelectorAll(".die.lost").length + defenders!.querySelectorAll(".die.lost").length;
  expect(lost).toBe(2);
  await fireEvent.click(within(panel).getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("region", { name: "Last battle" })).toBeNull();
});

test("a move is dragged from land to land in one gesture", async () => {
  const { sent } = await table(FRONT);
  let under: Element = badge("turkey");
  document.elementFromPoint = () => under;
  const map = document.querySelector(".world")!;
  await fireEvent.pointerDown(map, { clientX: 10, clientY: 10, isPrimary: true, pointerId: 1 });
  await fireEvent.pointerMove(map, { clientX: 60, clientY: 10, pointerId: 1 });
  await waitFor(() => expect(document.querySelectorAll(".badge.can").length).toBe(6));
  under = land("ukraine");
  await fireEvent.pointerUp(map, { clientX: 90, clientY: 10, pointerId: 1 });
  await asked(/how many/);
  await fireEvent.click(screen.getByRole("button", { name: "Move 4" }));
  const move = [id("source", { territory: "turkey" }), id("target", { territory: "ukraine" }), id("number", { number: 4 })];
  await waitFor(() => expect(sent).toEqual([move]));
});

test("a drag that ends elsewhere does nothing", async () => {
  const { sent } = await table(FRONT);
  let under: Element = badge("turkey");
  document.elementFromPoint = () => under;
  const map = document.querySelector(".world")!;
  await fireEvent.pointerDown(map, { clientX: 10, clientY: 10, isPrimary: true, pointerId: 1 });
  await fireEvent.pointerMove(map, { clientX: 60, clientY: 10, pointerId: 1 });
  await waitFor(() => expect(document.querySelectorAll(".badge.can").length).toBe(6));
  under = land("brazil");
  await fireEvent.pointerUp(map, { clientX: 90, clientY: 10, pointerId: 1 });
  await waitFor(() => expect(document.querySelectorAll(".badge.can").length).toBe(2));
  expect(sent).toEqual([]);
});

test("while a target is asked for, the source is taken back or changed by a press", async () => {
  await table(FRONT);
  await press("turkey");
  await asked(/where to/);
  await press("turkey");
  await asked(/^Action phase$/);
  await press("iran");
  await asked(/where to/);
  expect(badge("india").closest(".badge")!.classList.contains("can")).toBe(true);
});

/** A finger between two territories: within its reach lie both. */
async function tapBetween(one: string, other: string): Promise<void> {
  document.elementFromPoint = (x: number) => (x > 10 ? badge(other) : badge(one));
  const tap = new MouseEvent("click", { bubbles: true, cancelable: true, clientX: 10, clientY: 10 });
  Object.defineProperty(tap, "pointerType", { value: "touch" });
  await fireEvent(badge(one), tap);
}

test("a finger on several territories that can be chosen gets them large", async () => {
  await table(FRONT);
  await tapBetween("turkey", "iran");
  const loupe = screen.getByRole("group", { name: "Which one do you mean?" });
  expect([...loupe.querySelectorAll("button")].map((each) => each.dataset.near)).toEqual(["turkey", "iran"]);
  await fireEvent.click(loupe.querySelector("[data-near=iran]")!);
  await asked(/where to/);
  expect(badge("india").closest(".badge")!.classList.contains("can")).toBe(true);
  expect(screen.queryByRole("group", { name: "Which one do you mean?" })).toBeNull();
});

test("a finger near one that can be chosen means that one, and Esc closes the loupe", async () => {
  await table(FRONT);
  await tapBetween("turkey", "germany");
  await asked(/where to/);
  await tapBetween("germany", "ukraine");
  await fireEvent.keyDown(document.querySelector("[data-near=germany]")!, { key: "Escape" });
  expect(document.querySelector("[data-near]")).toBeNull();
  await asked(/where to/);
});

test("land that cannot be chosen asks why", async () => {
  const { why } = await table(FRONT);
  await fireEvent.focus(badge("germany"));
  await fireEvent.blur(badge("germany"));
  expect(why).toEqual([[id("source", { territory: "germany" })], [null]]);
  expect(badge("germany").getAttribute("aria-disabled")).toBe("true");
});

test("arrow keys walk from land to land", async () => {
  await table(FRONT);
  badge("turkey").focus();
  await fireEvent.focusIn(badge("turkey"));
  await fireEvent.keyDown(badge("turkey"), { key: "ArrowRight" });
  expect(document.activeElement).toBe(badge("iran"));
});

test("the action phase is ended by a button of the decision bar", async () => {
  const { sent } = await table(FRONT);
  await fireEvent.click(screen.getByRole("button", { name: "End your action phase" }));
  await waitFor(() => expect(sent).toEqual([[id("end_phase")]]));
});

test("an owner is told by pattern and letter as well as by colour", async () => {
  await table(FRONT);
  expect(land("turkey").querySelector(".ground-weave")!.getAttribute("fill")).toBe("url(#rawsiko-seat-0)");
  expect(land("germany").querySelector(".ground-weave")!.getAttribute("fill")).toBe("url(#rawsiko-seat-1)");
  expect(land("cuba").querySelector(".ground-weave")).toBeNull();
  expect(badge("germany").querySelector("[data-at] svg text")!.textContent).toBe("B");
  expect(badge("germany").getAttribute("aria-label")).toMatch(/^Germany\. Europe\. Howard: 2 resources\. /);
});

test("[rawsiko W1.17] China and the inactive areas are drawn closed and are no controls", async () => {
  await table(FRONT);
  const china = screen.getByRole("img", { name: "China: closed, no territory" });
  expect(china.getAttribute("d")!.length).toBeGreaterThan(100);
  expect(china.hasAttribute("data-territory")).toBe(false);
  expect(screen.getByRole("img", { name: "Areas that are no territory" })).toBeTruthy();
});

test("a material tells what it is for, and where it is mined by which evidence", async () => {
  await table(FRONT);
  await fireEvent.click(screen.getByRole("button", { name: "Materials" }));
  await fireEvent.click(screen.getByRole("button", { name: /^Nb: Niobium/ }));
  const dialog = screen.getAllByRole("dialog").find((each) => (each as HTMLDialogElement).open)!;
  expect(dialog.textContent).toContain("A pinch of niobium makes steel stronger");
  const finds = [...dialog.querySelectorAll(".finds li")].map((find) => find.textContent!.replace(/\s+/g, " ").trim());
  expect(finds).toEqual([
    "Canada: mined or produced, Canada [S17]",
    "Brazil (Gertrude): mined or produced, Brazil [S05, S17]",
    "Nigeria: mined or produced, Nigeria [S17]",
  ]);
  expect(dialog.querySelector("details")!.textContent).toContain("jmw-geo.com");
});

test("what the log or a button is about lights up", async () => {
  await table(FRONT, 0, "en", { material: "Nb" });
  const lit = [...document.querySelectorAll(".badge.lit .pill-hit")].map((each) => each.getAttribute("data-territory"));
  expect(lit).toEqual(["canada", "brazil", "nigeria"]);
});

describe.each(LANGUAGES)("in %s", (lang) => {
  test.each<[string, Start, number]>([
    ["the draft", { set: [["deal"]] }, 0],
    ["an action phase", FRONT, 0],
    ["the middle of a match", { play: 60 }, -2],
    ["the end", { play: 2000 }, 1],
  ])("%s is said without a gap", async (_, start, viewer) => {
    const { container } = await table(start, viewer, lang);
    expect(container.textContent).not.toMatch(/\{[a-z$-]+\}|undefined|NaN/);
  });
});

test("axe finds nothing wrong", async () => {
  const { container } = await table(FRONT);
  await attack();
  const found = await axe.run(container, { rules: { "color-contrast": { enabled: false }, region: { enabled: false } } });
  expect(found.violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html.slice(0, 120))])).toEqual([]);
});
