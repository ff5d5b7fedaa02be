/** Chapter W18, what the screen must show: the board of RAWsiko over a real match. */
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import { componentsOf } from "../narrow";
import type { Start } from "../testing/engine";
import { boardOf } from "../testing/table";

const { table, id, data } = boardOf("rawsiko");
afterEach(() => localStorage.clear());
const badge = (territory: string) => document.querySelector<SVGElement>(`.pill-hit[data-territory="${territory}"]`)!;
const count = (territory: string) => badge(territory).querySelector(".count")?.textContent ?? "";
const press = (territory: string) => fireEvent.click(badge(territory));

async function asked(text: RegExp): Promise<void> {
  await waitFor(() => expect(document.querySelector(".phase")!.textContent).toMatch(text));
}
const section = (name: string) => screen.getByRole("region", { name });

/** Worked example E4: the first pick of the rulebook's pictures, with card_1. */
const E4: Start = {
  set: [
    ["own", 0, { vietnam: 1, new_guinea: 1, australia: 1 }],
    ["own", 1, { usa: 1 }],
    ["own", 2, { spain: 1 }],
    ["goals", 0, "fertilizers", "flame_retardants", "digital_cameras", "medical_equipment"],
    ["turn"],
  ],
};
/** Worked example E8: turkey against germany. */
const E8: Start = {
  set: [["own", 0, { turkey: 5, iran: 1 }], ["own", 1, { germany: 2, spain: 2 }], ["own", 2, { brazil: 1 }], ["turn"]],
};

const goalsButton = () => screen.getByRole("button", { name: /Your goals/ });
const goalsDrawer = () => screen.queryByRole("region", { name: "Your goals" });

test("[rawsiko W18.2] own goals open by a button, with name, points and materials, and are closed otherwise", async () => {
  await table(E4);
  expect(goalsButton().getAttribute("aria-expanded")).toBe("false");
  expect(goalsDrawer()).toBeNull();
  await fireEvent.click(goalsButton());
  const goals = goalsDrawer()!;
  const listed = [...goals.querySelectorAll("li")].map((goal) => goal.querySelector(".goal-title")!.textContent!.trim());
  expect(listed).toEqual(["Fertilizers 3 VP", "Flame retardants 8 VP", "Digital cameras 13 VP", "Medical equipment 22 VP"]);
  const symbols = [...goals.querySelectorAll("[data-goal=flame_retardants] .symbol")].map((symbol) => symbol.textContent);
  expect(symbols).toEqual(["Sb", "P", "B"]);
  expect(goals.querySelector("[data-goal=flame_retardants]")!.textContent).toContain("Missing 2: Antimony and Borates");
  await fireEvent.click(goalsButton());
  expect(goalsDrawer()).toBeNull();
  // The button lies at the lower right: it is the last thing of the board's foot.
  expect(document.querySelector(".foot")!.lastElementChild!.lastElementChild).toBe(goalsButton());
});

test("[rawsiko W18.2] the goals close by Esc, and are found again as they were left", async () => {
  await table(E4);
  await fireEvent.click(goalsButton());
  cleanup();
  await table(E4);
  expect(goalsDrawer()).toBeTruthy();
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(goalsDrawer()).toBeNull();
  cleanup();
  await table(E4);
  expect(goalsDrawer()).toBeNull();
});

test("[rawsiko W18.2] nobody else has a button for them", async () => {
  localStorage.setItem("motherlode-rawsiko-drawer", "goals");
  await table(E4, -2);
  expect(screen.queryByRole("button", { name: /goals/ })).toBeNull();
  expect(goalsDrawer()).toBeNull();
});

test("[rawsiko W18.3] each continent has two places; a click on an empty one picks it", async () => {
  const { sent, container } = await table({ set: [["deal"]] });
  expect(container.querySelectorAll(".continent .portrait")).toHaveLength(12);
  expect(screen.getAllByRole("button", { name: /^Europe, place \d: free/ })).toHaveLength(2);
  await fireEvent.click(screen.getByRole("button", { name: /^Europe, place 2: free\. / }));
  await asked(/territories/);
  expect(screen.getByRole("img", { name: "Europe, place 1: Ada" })).toBeTruthy();
  for (const territory of ["spain", "france", "germany"]) {
    await press(territory);
    await waitFor(() => expect(count(territory)).toBe("1"));
  }
  expect(sent).toEqual([
    [
      id("choose_continent", { continent: "europe" }),
      ...["spain", "france", "germany"].map((territory) => id("choose_territory", { territory })),
    ],
  ]);
});

test("[rawsiko W18.3] a continent that cannot be picked says why", async () => {
  const { sent, why } = await table({ set: [["deal"], ["draft", "europe", "asia", "africa", "oceania"]] }, 1);
  const taken = screen.getByRole("button", { name: "Africa, place 2: free" });
  expect(taken.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(taken);
  expect(why.at(-1)).toEqual([id("choose_continent", { continent: "africa" })]);
  expect(sent).toEqual([]);
});

const PLACING: Start = {
  set: [["deal"], ["draft", "europe", "asia", "africa", "oceania", "north_america", "south_america"]],
};

test("[rawsiko W18.4] a click on a territory chooses it in the draft and adds one resource when placing", async () => {
  const { sent, position } = await table(PLACING);
  const own = String(position.legal[0]!.facts.territory);
  expect(count(own)).toBe("1");
  await press(own);
  await waitFor(() => expect(count(own)).toBe("2"));
  expect(sent).toEqual([[id("place", { territory: own })]]);
});

test("[rawsiko W18.4] the shape itself answers as its badge does, and the keyboard as the pointer", async () => {
  const { sent, position } = await table(PLACING);
  const own = String(position.legal[0]!.facts.territory);
  await fireEvent.click(document.querySelector(`.land[data-territory="${own}"]`)!);
  await waitFor(() => expect(sent).toEqual([[id("place", { territory: own })]]));
  cleanup();
  const again = await table(PLACING);
  await fireEvent.keyDown(badge(own), { key: "Enter" });
  await waitFor(() => expect(again.sent).toEqual(sent));
});

test("[rawsiko W18.5] the player panel, first on the board, shows the resources still to place", async () => {
  const { position } = await table(PLACING);
  const panel = section("Player");
  expect(document.querySelector(".bar")!.firstElementChild).toBe(panel);
  expect(within(panel).getByRole("status", { name: "6 resources still to place" }).textContent!.trim()).toBe("6");
  await press(String(position.legal[0]!.facts.territory));
  await within(panel).findByRole("status", { name: "5 resources still to place" });
});

test("[rawsiko W18.6] the status panel shows the hourglass with c and T, and the credit, always up to date", async () => {
  await table({
    options: { turns: 7 },
    set: [
      ["own", 0, { usa: 2 }],
      ["own", 1, { peru: 1 }],
      ["own", 2, { spain: 1 }],
      ["turn", 2],
    ],
  });
  const panel = section("Turn and investment");
  expect(document.querySelector(".bar")!.lastElementChild).toBe(panel);
  expect(within(panel).getByRole("img", { name: "Turn 2 of 7" }).textContent!.trim()).toBe("2/7");
  expect(panel.querySelector(".credit .figure")!.textContent).toBe("+2");
  // Mexico adds three materials to the four of the United States.
  await press("usa");
  await asked(/where to/);
  await press("mexico");
  await asked(/how many/);
  await fireEvent.click(screen.getByRole("button", { name: "Move 1" }));
  await waitFor(() => expect(panel.querySelector(".credit .figure")!.textContent).toBe("+3"));
});

const marked = (mark: string) =>
  [...new Set([...document.querySelectorAll(`.badge .chip.${mark}`)].map((chip) => chip.getAttribute("data-material")))].sort();

test("[rawsiko W18.7] materials the viewer controls are marked green", async () => {
  await table(E4);
  expect(marked("held")).toEqual(["Bi", "CC", "Co", "Hf", "LRE", "Li", "NR", "P", "W"]);
  expect(badge("australia").getAttribute("aria-label")).toContain("Lithium: you control it");
});

test("[rawsiko W18.8] materials the viewer needs are marked orange, in that player's view only", async () => {
  await table(E4);
  expect(marked("needed")).toEqual(["B", "BA", "Be", "HRE", "He", "In", "Nb", "PGM", "PR", "Sb", "Si", "Ta"]);
  expect(badge("chile").getAttribute("aria-label")).toContain("Borates: you need it for a goal");
  cleanup();
  await table(E4, -2);
  expect([...marked("held"), ...marked("needed")]).toEqual([]);
});

test("[rawsiko W18.9] two numbers on the territories of the active player in an action phase, else the total", async () => {
  const start: Start = {
    set: [["own", 0, { usa: 5, peru: 1 }], ["own", 1, { germany: 2 }], ["own", 2, { spain: 1 }], ["turn"], ["moved", { usa: 3 }]],
  };
  await table(start, 1);
  expect([count("usa"), count("peru"), count("germany"), count("cuba")]).toEqual(["2/5", "1/1", "2", ""]);
  cleanup();
  const { position } = await table(PLACING);
  expect(count(String(position.legal[0]!.facts.territory))).toBe("1");
});

test("[rawsiko W18.10] the move panel sets the number, confirms with a button and steps back with a cross", async () => {
  const { sent } = await table(E8);
  expect(screen.queryByRole("region", { name: "Move" })).toBeNull();
  await press("turkey");
  await asked(/where to/);
  await press("germany");
  await asked(/how many/);
  const panel = section("Move");
  expect(panel.closest(".desk")).toBeTruthy();
  expect(panel.querySelector("output")!.textContent).toBe("3");
  await fireEvent.click(within(panel).getByRole("button", { name: "One fewer" }));
  expect(panel.querySelector("output")!.textContent).toBe("2");
  await fireEvent.click(within(panel).getByRole("button", { name: "Step back" }));
  await asked(/where to/);
  expect(screen.queryByRole("region", { name: "Move" })).toBeNull();
  await press("germany");
  await asked(/how many/);
  await fireEvent.click(screen.getByRole("button", { name: "Attack with 3" }));
  const move = [id("source", { territory: "turkey" }), id("target", { territory: "germany" }), id("number", { number: 3 })];
  await waitFor(() => expect(sent).toEqual([move]));
});

test("[rawsiko W18.11] leaving nobody behind is asked once more", async () => {
  const { sent } = await table(E8);
  await press("iran");
  await asked(/where to/);
  await press("india");
  await asked(/how many/);
  await fireEvent.click(screen.getByRole("button", { name: "Move 1" }));
  expect(screen.getByRole("alert").textContent).toContain("Iran may be left empty");
  expect(sent).toEqual([]);
  await fireEvent.click(screen.getByRole("button", { name: "Yes, all 1" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  cleanup();
  const other = await table(E8);
  await press("turkey");
  await asked(/where to/);
  await press("iran");
  await asked(/how many/);
  await fireEvent.click(screen.getByRole("button", { name: "Move 4" }));
  await waitFor(() => expect(other.sent).toHaveLength(1));
});

test("[rawsiko W18.12] sea links, and they alone, are dashed lines", async () => {
  const { container } = await table(E4);
  const links = componentsOf("rawsiko", data()).link;
  const sea = links.filter(({ kind }) => kind === "sea").map(({ between }) => between.join(" "));
  const drawn = [...container.querySelectorAll("[data-link]")];
  expect(drawn.map((line) => line.getAttribute("data-link")).sort()).toEqual(sea.sort());
  expect(drawn.every((line) => line.classList.contains("route") && line.getAttribute("d")!.startsWith("M"))).toBe(true);
  const { readFileSync } = await import("node:fs");
  const style = readFileSync(`${import.meta.dirname}/map.css`, "utf-8");
  expect(style.match(/& \.route \{[^}]*\}/)![0]).toMatch(/stroke-dasharray: \d/);
});

test("[rawsiko W18.13] a cross on the hourglass tells that the stranglehold is on", async () => {
  await table({ ...E8, options: { monopoly_stranglehold: true } });
  const glass = screen.getByRole("img", { name: "Turn 1 of 6. Monopoly stranglehold" });
  expect(glass.querySelector(".cross")).toBeTruthy();
  cleanup();
  await table(E8);
  expect(document.querySelector(".hourglass .cross")).toBeNull();
});

const CHINA: Start = {
  options: { trade_with_china: true },
  set: [
    ["own", 0, { usa: 1, brazil: 1 }],
    ["own", 1, { spain: 1 }],
    ["own", 2, { france: 1, egypt: 1 }],
    ["turn", 6],
    ["end", 3],
  ],
};

test("[rawsiko W18.14] in the trade with China a star beside the portrait marks each player with picks", async () => {
  const { sent } = await table(CHINA);
  const starred = [...document.querySelectorAll(".player")].filter((player) => player.querySelector(".star"));
  expect(starred.map((player) => player.getAttribute("aria-label"))).toEqual(["Ada", "Gertrude"]);
  expect(screen.getByRole("img", { name: "May take 2 materials from China" }).previousElementSibling!.tagName).toBe("svg");
  await fireEvent.click(screen.getByRole("button", { name: /Take Bismuth/ }));
  await waitFor(() => expect(sent).toEqual([[id("china_take", { material: "Bi" })]]));
  await waitFor(() => expect(screen.getAllByRole("img", { name: "May take 1 material from China" })).toHaveLength(2));
});

test("[rawsiko W18.15] the final screen lists points, goals, materials and territories in order of rank", async () => {
  const end: Start = {
    set: [
      ["own", 0, { new_guinea: 1 }],
      ["own", 1, { chile: 1, peru: 1 }],
      ["own", 2, { spain: 1 }],
      ["goals", 1, "fertilizers"],
      ["turn", 6],
      ["end", 3],
    ],
  };
  await table(end, -2);
  const rows = [...document.querySelectorAll(".final-table tbody tr:not(.their-goals)")];
  const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent!.replace(/^[A-E] /, "").trim()));
  expect(cells).toEqual([
    ["1", "Howard", "3", "1", "4", "2"],
    ["2", "Gertrude", "0", "0", "2", "1"],
    ["3", "Ada", "0", "0", "1", "1"],
  ]);
  const heads = [...document.querySelectorAll(".final-table thead th")].map((head) => head.textContent);
  expect(heads).toEqual(["rank", "Player", "VP", "goals", "materials", "territories"]);
  const goals = document.querySelectorAll(".their-goals")[0]!;
  expect(goals.querySelector(".done")!.textContent).toContain("Fertilizers");
});
