/** The drawer of the goals: remembered for one person at a device, never where several look at the screen. */
import { beforeEach, expect, test } from "vitest";

import type { BoardProps } from "../board";
import { faces } from "../testing/engine";
import { Drawer } from "./drawer.svelte";

/** A drawer at a board whose viewer and own seats can change. */
function drawerFor(mine: number[], viewer = mine[0] ?? -2) {
  const board = { viewer, seats: faces(3, -1).map((face) => ({ ...face, mine: mine.includes(face.seat) })) };
  const drawer = new Drawer(() => board as unknown as BoardProps);
  drawer.begin();
  return { drawer, board };
}

beforeEach(() => localStorage.clear());

test("it is closed until somebody opens it, and then found again as it was left", () => {
  const { drawer } = drawerFor([0]);
  expect(drawer.open).toBeNull();
  drawer.toggle("goals");
  expect(drawerFor([0]).drawer.open).toBe("goals");
  drawer.toggle("goals");
  expect(drawerFor([0]).drawer.open).toBeNull();
});

test("in hot seat it is closed for whoever sits down next, and again for the one who had opened it", () => {
  localStorage.setItem("motherlode-rawsiko-drawer", "goals");
  const { drawer, board } = drawerFor([0, 1], 0);
  expect(drawer.open).toBeNull();
  drawer.toggle("goals");
  for (board.viewer of [1, 0]) {
    drawer.begin();
    expect(drawer.open).toBeNull();
  }
});

test("what is opened at a shared screen is not remembered", () => {
  drawerFor([0, 1], 0).drawer.toggle("goals");
  drawerFor([], -2).drawer.toggle("materials");
  expect(drawerFor([0]).drawer.open).toBeNull();
});
