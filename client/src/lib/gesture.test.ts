import { describe, expect, test, vi } from "vitest";

import type { Previewed, Update } from "../protocol.gen";
import { Refused } from "./api";
import { Gesture, type Teller } from "./gesture.svelte";

const choice = (id: number) => ({ id, facts: {} });
const prompt = (kind: string) => ({ kind, clauses: [], facts: {} });

const present: Update = {
  type: "update",
  viewer: 0,
  number: 3,
  ply: 3,
  full: true,
  to_act: [0],
  view: { now: true },
  legal: [choice(1), choice(2)],
  prompt: prompt("choose"),
  events: [],
  undo: "",
  clock: null,
  outcome: null,
};

const ahead = (changes: Partial<Previewed>): Previewed => ({
  type: "previewed",
  id: "",
  legal: [choice(5)],
  view: { ahead: true },
  prompt: prompt("weeks"),
  complete: false,
  stop: "",
  ...changes,
});

function gesture(previews: Previewed[], confirms = false, begins: string[] = []) {
  const teller = {
    move: vi.fn<Teller["move"]>(() => Promise.resolve()),
    preview: vi.fn<Teller["preview"]>(() => Promise.resolve(previews.shift()!)),
  };
  return {
    teller,
    made: new Gesture(
      teller,
      0,
      () => present,
      () => confirms,
      () => begins,
    ),
  };
}

describe("a gesture", () => {
  test("is gathered until it is whole, then sent as one move", async () => {
    const { made, teller } = gesture([ahead({}), ahead({ complete: true, legal: [] })]);
    await made.choose(1);
    expect(teller.move).not.toHaveBeenCalled();
    expect([made.actions, made.legal, made.view, made.prompt?.kind]).toEqual([[1], [choice(5)], { ahead: true }, "weeks"]);
    await made.choose(5);
    expect(teller.preview).toHaveBeenLastCalledWith(0, [1, 5]);
    expect(teller.move).toHaveBeenCalledExactlyOnceWith(0, 3, [1, 5]);
    expect([made.actions, made.view]).toEqual([[], { now: true }]);
  });

  test("ends where a draw follows", async () => {
    const { made, teller } = gesture([ahead({ stop: "chance" })]);
    await made.choose(1);
    expect(teller.move).toHaveBeenCalledExactlyOnceWith(0, 3, [1]);
  });

  test("ends where the question it began with is asked again", async () => {
    const { made, teller } = gesture([ahead({ prompt: prompt("choose") })]);
    await made.choose(2);
    expect(teller.move).toHaveBeenCalledExactlyOnceWith(0, 3, [2]);
  });

  test("ends where a question comes with which another one begins", async () => {
    const { made, teller } = gesture([ahead({ prompt: prompt("distribute") })], false, ["distribute"]);
    await made.choose(1);
    expect(teller.move).toHaveBeenCalledExactlyOnceWith(0, 3, [1]);
  });

  test("takes what is chosen while the server still looks ahead", async () => {
    const { made, teller } = gesture([ahead({}), ahead({ prompt: prompt("more"), legal: [choice(7)] }), ahead({ complete: true })]);
    const first = made.choose(1);
    void made.choose(5);
    // Not possible after 5: it has come too late.
    void made.choose(6);
    void made.choose(7);
    await first;
    expect(teller.move).toHaveBeenCalledExactlyOnceWith(0, 3, [1, 5, 7]);
  });

  test("drops what was chosen after it was whole", async () => {
    const { made, teller } = gesture([ahead({ complete: true })]);
    const first = made.choose(1);
    void made.choose(2);
    await first;
    expect(teller.move).toHaveBeenCalledExactlyOnceWith(0, 3, [1]);
    expect([made.actions, made.busy]).toEqual([[], false]);
  });

  test("that is given up while the server looks ahead stays given up, and another one can begin", async () => {
    const { made, teller } = gesture([ahead({}), ahead({ prompt: prompt("other") })]);
    const first = made.choose(1);
    made.clear();
    void made.choose(2);
    await first;
    expect(teller.preview).toHaveBeenLastCalledWith(0, [2]);
    expect([made.actions, made.prompt?.kind]).toEqual([[2], "other"]);
  });

  test("of a secret choice goes on until it is complete", async () => {
    const { made, teller } = gesture([ahead({ prompt: prompt("choose") }), ahead({ prompt: prompt("choose") }), ahead({ complete: true })]);
    teller.move.mockRejectedValueOnce(new Refused("incomplete_move", {}));
    await made.choose(1);
    expect([made.actions, made.refused]).toEqual([[1], null]);
    await made.choose(5);
    expect(teller.move).toHaveBeenCalledTimes(1);
    await made.choose(5);
    expect(teller.move).toHaveBeenLastCalledWith(0, 3, [1, 5, 5]);
    expect(made.actions).toEqual([]);
  });

  test("waits for a last word where the person wants to be asked", async () => {
    const { made, teller } = gesture([ahead({ complete: true })], true);
    await made.choose(1);
    expect([made.ready, made.legal]).toEqual([true, []]);
    expect(teller.move).not.toHaveBeenCalled();
    await made.send();
    expect(teller.move).toHaveBeenCalledOnce();
  });

  test("goes a step back, and is given up", async () => {
    const { made } = gesture([ahead({}), ahead({ prompt: prompt("more") })]);
    await made.choose(1);
    await made.choose(5);
    made.back();
    expect(made.actions).toEqual([1]);
    made.clear();
    expect([made.actions, made.legal]).toEqual([[], present.legal]);
  });

  test("shows a refusal and keeps what was chosen", async () => {
    const { made, teller } = gesture([ahead({ complete: true })]);
    teller.move.mockRejectedValueOnce(new Refused("stale", {}));
    await made.choose(1);
    expect([made.refused?.kind, made.busy]).toEqual(["stale", false]);
  });
});
