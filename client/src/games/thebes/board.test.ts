/** The board of Thebes over a real match: what it shows, offers, looks ahead to and sends. */
import { fireEvent, screen, waitFor, within } from "@testing-library/svelte";
import axe from "axe-core";
import { expect, test } from "vitest";

import type { Language } from "../../lib/fluent";
import type { Start } from "../testing/engine";
import { boardOf } from "../testing/table";
import { thebes } from "./view";

const DIGGER: Start = {
  seats: 2,
  set: [
    ["weeks", 10, 10],
    ["give", 0, "special_egypt_3_london", "rumour_egypt", "assistant_paris", "shovel_rome", "general_2_berlin"],
    ["row", "exhibition_small_london", "exhibition_large_paris", ""],
    ["find_some", 0, "greece", 2],
    ["find_some", 0, "egypt", 3],
    ["show", 1, "special_crete_3_moscow"],
    ["show", 2, "car_rome"],
    ["used", 0, "crete"],
  ],
};

const { engine, table, id } = boardOf("thebes");
const piece = (name: string | RegExp) => screen.getByRole("button", { name });

test("cards on offer are taken by a click", async () => {
  const { sent } = await table(DIGGER);
  await fireEvent.click(piece(/^Car \(Rome\)/));
  await waitFor(() => expect(sent).toEqual([[id("take", { slot: 2 })]]));
});

test("and by the keyboard", async () => {
  const { sent } = await table(DIGGER);
  await fireEvent.keyDown(piece(/^Small exhibition \(London\)/), { key: "Enter" });
  await waitFor(() => expect(sent).toEqual([[id("exhibit", { space: "a" })]]));
});

test("what is forbidden says so, and asks why", async () => {
  const { sent, why } = await table(DIGGER);
  const large = piece(/^Large exhibition \(Paris\)/);
  expect(large.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.focus(large);
  await fireEvent.click(piece(/^Mesopotamia/));
  await fireEvent.blur(large);
  expect(why).toEqual([[id("exhibit", { space: "b" })], [id("dig", { site: "mesopotamia" })], [null]]);
  expect(sent).toEqual([]);
});

test("the pointer shows where a choice would lead: a route and a marker ahead", async () => {
  const { container } = await table(DIGGER);
  expect(container.querySelector(".marker.ahead")).toBeNull();
  await fireEvent.pointerEnter(piece(/^Car \(Rome\)/));
  const ghost = await screen.findByRole("img", { name: "You would then be in week 13 of 1901" });
  expect(ghost).toBeTruthy();
  expect(container.querySelectorAll(".week.passing").length).toBe(3);
  expect(container.querySelector(".route")).toBeTruthy();
  await fireEvent.pointerLeave(piece(/^Car \(Rome\)/));
  await waitFor(() => expect(container.querySelector(".marker.ahead")).toBeNull());
});

test("Warsaw swaps the display", async () => {
  const { sent } = await table(DIGGER);
  await fireEvent.click(piece(/^Warsaw/));
  await waitFor(() => expect(sent).toEqual([[id("swap")]]));
});

test("markers on one field are stacked in the order of play", async () => {
  const { container, position } = await table({ seats: 3, set: [["weeks", 5, 5, 9]] });
  const names = [...container.querySelectorAll(".marker")].map((marker) => marker.getAttribute("aria-label"));
  expect(names).toHaveLength(3);
  const [top, under] = thebes(position.view).track;
  const seat = (number: number) => ["Ada", "Howard", "Gertrude"][number]!;
  expect(names.indexOf(`${seat(top!)}: week 5 of 1901`)).toBeGreaterThan(names.indexOf(`${seat(under!)}: week 5 of 1901`));
});

test("a dig is gathered at the desk and sent as one move", async () => {
  const { sent } = await table(DIGGER);
  await fireEvent.click(piece(/^Egypt/));
  const panel = await screen.findByRole("region", { name: "Dig in Egypt" });
  const sheet = await screen.findByRole("region", { name: "Wheel and odds of the dig in Egypt" });
  const knowledge = () => sheet.querySelector("dd.total")?.textContent;
  await waitFor(() => expect(knowledge()).toBe("5"));
  expect(sheet.textContent).toContain("Books on Egypt");
  await fireEvent.click(within(panel).getByRole("checkbox", { name: /Rumour/ }));
  await waitFor(() => expect(knowledge()).toBe("7"));
  await fireEvent.click(within(panel).getByRole("checkbox", { name: /Assistant/ }));
  await waitFor(() => expect(knowledge()).toBe("8"));
  await fireEvent.click(within(panel).getByRole("checkbox", { name: /Shovel/ }));
  await fireEvent.input(within(panel).getByRole("slider"), { target: { value: "6" } });
  await fireEvent.click(await within(panel).findByRole("button", { name: "Dig for 6 weeks: 7 tokens" }));
  const answers = ["rumour", "assistant", "shovel"].map((kind) => id(kind, { answer: "yes" }));
  await waitFor(() => expect(sent).toEqual([[id("dig", { site: "egypt" }), ...answers, id("weeks", { weeks: 6 })]]));
  const latest = await screen.findByRole("region", { name: "Ada dug in Egypt" });
  const debris = Number(latest.querySelector(".waste")?.textContent?.replace("×", "") ?? 0);
  const pieces = [...latest.querySelectorAll(".drawn:not(.waste)")];
  expect(pieces.length + debris).toBe(8);
  for (const piece of pieces)
    expect(
      within(piece as HTMLElement)
        .getByRole("img")
        .getAttribute("aria-label"),
    ).toContain(piece.querySelector(".called")!.textContent);
  expect(latest.textContent).toContain("★");
  expect(latest.textContent).toMatch(/\d+ pts?/);
});

test("the dig shows the marker where it would end, and can be given up", async () => {
  const { sent } = await table(DIGGER);
  await fireEvent.click(piece(/^Egypt/));
  const panel = await screen.findByRole("region", { name: "Dig in Egypt" });
  await within(panel).findByText("4 weeks of digging");
  await screen.findByRole("img", { name: "You would then be in week 17 of 1901" });
  await fireEvent.click(within(panel).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Dig in Egypt" })).toBeNull());
  expect(screen.queryByRole("img", { name: /You would then be/ })).toBeNull();
  expect(sent).toEqual([]);
});

test("weeks that bring nothing ask why, after the answers of the panel", async () => {
  const { why } = await table({
    set: [
      ["weeks", 10, 10],
      ["give", 0, "special_crete_3_moscow", "shovel_rome"],
    ],
  });
  await fireEvent.click(piece(/^Crete/));
  const sheet = await screen.findByRole("region", { name: "Wheel and odds of the dig in Crete" });
  await waitFor(() => expect(sheet.querySelectorAll(".sector").length).toBe(12));
  await fireEvent.click(sheet.querySelectorAll(".sector")[0]!);
  const [action, ...after] = why.at(-1)!;
  expect([action, after]).toEqual([id("weeks", { weeks: 1 }), [id("shovel", { answer: "no" })]]);
  const reason = await engine.why(0, action!, [id("dig", { site: "crete" }), ...after]);
  expect(reason.clause).toBe("T10.2");
});

test("a help without which nothing can be dug stays chosen", async () => {
  await table({
    set: [
      ["weeks", 10, 10],
      ["give", 0, "rumour_crete"],
    ],
  });
  await fireEvent.click(piece(/^Crete/));
  const desk = await screen.findByRole("region", { name: "Dig in Crete" });
  const rumour = await within(desk).findByRole<HTMLInputElement>("checkbox", { name: /Rumour/ });
  expect([rumour.checked, rumour.disabled]).toEqual([true, true]);
});

test("a spent permission and the option of the wheel are shown as the match has them", async () => {
  await table({
    options: { wheel_9_5: 5 },
    set: [
      ["weeks", 10, 10],
      ["used", 0, "crete"],
      ["give", 0, "special_permission_london", "special_crete_3_moscow", "special_crete_2_rome", "general_2_berlin", "general_2_paris"],
    ],
  });
  await fireEvent.click(piece(/^Crete/));
  const sheet = await screen.findByRole("region", { name: "Wheel and odds of the dig in Crete" });
  await within(sheet).findByText(/this spends a special permission/);
  expect(sheet.querySelectorAll(".sector-tokens")[4]!.textContent).toBe("5");
});

test("a zeppelin is asked for at the desk", async () => {
  const { sent } = await table({
    set: [
      ["weeks", 10, 10],
      ["give", 0, "zeppelin_rome"],
      ["show", 2, "car_rome"],
    ],
  });
  await fireEvent.click(piece(/^Car \(Rome\)/));
  await fireEvent.click(await screen.findByRole("button", { name: "Fly with the zeppelin" }));
  await waitFor(() => expect(sent).toEqual([[id("take", { slot: 2 }), id("zeppelin", { answer: "yes" })]]));
});

test("a line of the log lights up what it is about", async () => {
  const { container } = await table(DIGGER, 0, "en", { seat: 1, site: "egypt", token: "egypt_a6_1" });
  expect([...container.querySelectorAll(".place.lit")].map((place) => place.getAttribute("aria-label"))).toEqual([
    expect.stringMatching(/^Egypt/),
  ]);
  expect(container.querySelectorAll(".bags .find.lit").length).toBe(1);
  expect(container.querySelectorAll(".player.lit").length).toBe(1);
});

test("spectators see everything and choose nothing", async () => {
  const { container } = await table({ seats: 4, play: 20 }, -2);
  expect(container.querySelectorAll("[role=button], .offer[tabindex]").length).toBe(0);
  expect(container.querySelectorAll(".player").length).toBe(4);
  expect(container.querySelectorAll(".offer").length).toBe(7);
});

test("a player is shown with all there is", async () => {
  const { container } = await table(DIGGER);
  const ada = container.querySelectorAll<HTMLElement>(".player")[0]!;
  const shown = within(ada);
  expect(shown.getByRole("img", { name: "147 weeks left" }).textContent).toContain("147");
  expect(shown.getByRole("img", { name: "Books on Egypt: 3" }).textContent).toContain("3");
  expect(shown.getByRole("img", { name: "Artifacts from Egypt: 3" }).textContent).toContain("3");
  expect(shown.getByRole("img", { name: "Permission for Crete: used this year" })).toBeTruthy();
  expect(shown.getByRole("img", { name: "Rumours about Egypt: 1" })).toBeTruthy();
  expect(shown.getByRole("img", { name: "Shovel: 1" })).toBeTruthy();
  const named = [...ada.querySelectorAll("details li")].map((line) => line.textContent!.trim().replace(/^\d+/, ""));
  expect(named).toHaveLength(10);
  expect(ada.textContent).toContain("3 books on Egypt (London)");
});

test("one's finds stand on a shelf, a plank for each site", async () => {
  await table(DIGGER);
  const shelf = screen.getByRole("region", { name: "Finds of Ada" });
  expect([...shelf.querySelectorAll(".plank")].map((plank) => plank.querySelectorAll(".find").length)).toEqual([2, 3]);
  expect(within(shelf).getAllByRole("img", { name: /, \d+ pts?$/ })).toHaveLength(5);
});

const help = () => document.querySelector("#thing-help.shown")?.textContent ?? "";

test("a card says what it is for while it is looked at, until Escape", async () => {
  await table(DIGGER);
  const car = piece(/^Car \(Rome\)/);
  await fireEvent.keyDown(car, { key: "Tab" });
  await fireEvent.focusIn(car);
  expect(help()).toBe("");
  await waitFor(() => expect(help()).toContain("Every trip of three steps or more takes a week less"));
  expect(document.querySelector<HTMLAnchorElement>("#thing-help a")?.href).toContain("/rules/thebes#T4.6");
  await fireEvent.keyDown(car, { key: "Escape" });
  expect(help()).toBe("");
});

test("a long press shows what a card is for and takes nothing", async () => {
  const { sent } = await table(DIGGER);
  const car = piece(/^Car \(Rome\)/);
  const finger = { pointerType: "touch", isPrimary: true, pointerId: 1 };
  await fireEvent.pointerDown(car, finger);
  await waitFor(() => expect(help()).toContain("Car"));
  await fireEvent.pointerUp(car, finger);
  await fireEvent.click(car);
  expect(sent).toEqual([]);
  await fireEvent.pointerDown(car, finger);
  await fireEvent.pointerUp(car, finger);
  await fireEvent.click(car);
  await waitFor(() => expect(sent).toEqual([[id("take", { slot: 2 })]]));
});

test("drawers under the map show cards, bags or finds", async () => {
  const { container } = await table(DIGGER);
  const tab = () => container.querySelector<HTMLElement>(".board")!.dataset.tab;
  expect(tab()).toBe("cards");
  await fireEvent.click(screen.getByRole("button", { name: "Bags" }));
  expect(tab()).toBe("bags");
  expect(screen.getByRole("button", { name: "Bags" }).getAttribute("aria-pressed")).toBe("true");
});

test.each<Language>(["en", "nl", "de", "fr"])("the whole board speaks %s", async (lang) => {
  const { container } = await table(DIGGER, 0, lang);
  await fireEvent.click(container.querySelector(".place.can:not(.city)")!);
  await waitFor(() => expect(container.querySelector(".odds")).toBeTruthy());
});

test("axe finds nothing on the board and in the dig", async () => {
  const { container } = await table(DIGGER);
  const found = async () =>
    (await axe.run(container, { rules: { "color-contrast": { enabled: false } } })).violations.map(
      (violation) => `${violation.id}: ${violation.nodes[0]?.html}`,
    );
  expect(await found()).toEqual([]);
  await fireEvent.click(piece(/^Egypt/));
  await waitFor(() => expect(container.querySelector(".odds")).toBeTruthy());
  expect(await found()).toEqual([]);
});
