/** Help on everything: whatever a board draws can be asked about, and whatever has a sentence is drawn somewhere. */
import { fireEvent, waitFor } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";

import type { Start } from "./testing/engine";
import { boardOf } from "./testing/table";

interface Case {
  starts: Start[];
  /** What is pressed in each position, as far as it can be. */
  presses: string[];
  /** Sentences of things that these positions do not draw, each with its reason. */
  undrawn: Record<string, string>;
  /** What explains nothing where it is drawn, because something above it does. */
  silent?: RegExp;
}

/** Named by the stage around every board: the question, the players of the rail. */
const STAGE = /^(phase_.*|seat)$/;

const CASES: Record<string, Case> = {
  thebes: {
    starts: [{ seats: 2 }, { seats: 2, play: 25 }, { seats: 3, play: 90 }, { seats: 2, play: 400 }],
    presses: [],
    undrawn: {
      wheel: "only while a dig is planned",
      knowledge: "only while a dig is planned",
      large: "a card that none of these matches has on the table",
      special_permission: "a card that none of these matches has on the table",
    },
  },
  rockwell: {
    starts: [{ seats: 4 }, { seats: 3, play: 30 }, { seats: 2, play: 120 }],
    presses: [],
    undrawn: { edge: "only while a crew is being moved" },
    // Where crews stand: points that are not seen.
    silent: /^spot-/,
  },
  cavum: {
    starts: [{ seats: 3 }, { seats: 3, play: 30 }, { seats: 3, play: 120 }],
    presses: [],
    undrawn: {},
    // Tiles and stations lie under the cell that is pointed at: the cell explains what lies there.
    silent: /^(station|tile)-/,
  },
  rawsiko: {
    starts: [{ seats: 3 }, { seats: 3, play: 30 }, { seats: 3, play: 90, options: { trade_with_china: true } }],
    presses: [".goals-button", ".drawers button", ".pill-hit"],
    undrawn: { die: "only in a battle" },
  },
};

const thingsIn = (root: Element) => [...root.querySelectorAll<HTMLElement>("[data-thing]")].map(({ dataset }) => dataset.thing!);

function silentIn(root: Element): string[] {
  const drawn = [...root.querySelectorAll("[data-at], [role=img]")].filter(
    (each) => !each.closest("[data-thing]") && !each.querySelector("[data-thing]"),
  );
  return drawn.map((each) => (each.getAttribute("data-at") ?? each.getAttribute("class") ?? each.tagName).replace(/[-_]?\d.*/, ""));
}

describe.each(Object.entries(CASES))("%s", (game, { starts, presses, undrawn, silent = /^$/ }) => {
  const { table, data } = boardOf(game);

  test("everything drawn explains itself, and everything explained is drawn", async () => {
    const [named, mute] = [new Set<string>(), new Set<string>()];
    for (const start of starts) {
      const { container, unmount } = await table(start);
      const look = () => {
        for (const id of thingsIn(container)) named.add(id);
        for (const name of silentIn(container)) mute.add(name);
      };
      look();
      for (const press of presses) {
        const found = container.querySelector(press);
        if (found) await fireEvent.click(found);
        await waitFor(look);
      }
      unmount();
    }
    const { things } = data();
    expect([...named].filter((id) => !(id in things))).toEqual([]);
    const told = new Set([...named].map((id) => things[id]!.about));
    const abouts = new Set(Object.values(things).map(({ about }) => about));
    expect.soft([...abouts].filter((about) => !told.has(about) && !STAGE.test(about)).sort()).toEqual(Object.keys(undrawn).sort());
    expect([...mute].filter((name) => !silent.test(name))).toEqual([]);
  });
});
