import { describe, expect, test, vi } from "vitest";

import { fakeView } from "../games/testing/fake-view";
import type { Previewed, Update } from "../protocol.gen";
import { Refused } from "./api";
import { Gesture, type MoveServer } from "./gesture.svelte";

const choice = (id: number) => ({ id, facts: {} });
const prompt = (kind: string, continues = true) => ({ kind, clauses: [], facts: {}, continues });

const [NOW, AHEAD] = [fakeView({ now: true }), fakeView({ ahead: true })];

const first: Update = {
  type: "update",
  viewer: 0,
  number: 3,
  ply: 3,
  full: true,
  to_act: [0],
  view: NOW,
  legal: [choice(1), choice(2)],
  prompt: prompt("choose", false),
  events: [],
  undo: "",
  undone: [],
  past: false,
  thinking: [],
  clock: null,
  outcome: null,
  lesson: null,
};

const ahead = (changes: Partial<Previewed> = {}): Previewed => ({
  type: "previewed",
  id: "",
  legal: [choice(5)],
  view: AHEAD,
  prompt: prompt("weeks"),
  complete: false,
  stop: "",
  right: [],
  ...changes,
});

/** A gesture, and a server that gives these answers to its choices, and later ones by `answer`. */
function gesture(answers: (Previewed | "played" | Refused)[], confirms = false) {
  let present = first;
  const open: ((answer: Previewed | "played" | Refused) => void)[] = [];
  const give = <A>(): Promise<A> =>
    new Promise((resolve, reject) => {
      const settle = (answer: Previewed | "played" | Refused) => (answer instanceof Refused ? reject(answer) : resolve(answer as A));
      const next = answers.shift();
      if (next) settle(next);
      else open.push(settle);
    });
  const server = {
    tryMove: vi.fn<MoveServer["tryMove"]>(() => give()),
    move: vi.fn<MoveServer["move"]>(() => Promise.resolve()),
    preview: vi.fn<MoveServer["preview"]>(() => give()),
  };
  const made = new Gesture(
    server,
    0,
    () => present,
    () => confirms,
  );
  const answer = (given: Previewed | "played" | Refused) => open.shift()!(given);
  const moveOn = (changes: Partial<Update>) => (present = { ...first, ply: 4, ...changes });
  const messages = () => server.tryMove.mock.calls.length + server.move.mock.calls.length + server.preview.mock.calls.length;
  return { made, server, answer, moveOn, messages };
}

describe("a gesture", () => {
  test("that is one choice costs one message, the move itself", async () => {
    const { made, server, messages } = gesture(["played"]);
    await made.choose(1);
    expect(server.tryMove).toHaveBeenCalledExactlyOnceWith(0, 3, [1]);
    expect(messages()).toBe(1);
    expect([made.actions, made.view, made.busy]).toEqual([[], NOW, false]);
  });

  test("costs one message per click, and the last click is the move", async () => {
    const { made, server, messages } = gesture([ahead(), "played"]);
    await made.choose(1);
    expect([made.actions, made.legal, made.view, made.prompt?.kind]).toEqual([[1], [choice(5)], AHEAD, "weeks"]);
    await made.choose(5);
    expect(server.tryMove.mock.calls).toEqual([
      [0, 3, [1]],
      [0, 3, [1, 5]],
    ]);
    expect(messages()).toBe(2);
    expect([made.actions, made.view]).toEqual([[], NOW]);
  });

  test("of several actions chosen together costs one message if it is whole", async () => {
    const { made, server, messages } = gesture(["played"]);
    await made.choose(1, 5, 6);
    expect(server.tryMove).toHaveBeenCalledExactlyOnceWith(0, 3, [1, 5, 6]);
    expect(messages()).toBe(1);
  });

  test("of several actions that goes on knows each of its steps", async () => {
    const target = { id: 6, facts: { place: "rome" } };
    const { made, server } = gesture([ahead({ prompt: prompt("number") }), ahead({ legal: [target] })]);
    await made.choose(1, 6);
    expect(server.preview).toHaveBeenCalledExactlyOnceWith(0, [1]);
    expect([made.choices, made.prompt?.kind]).toEqual([[choice(1), target], "number"]);
    made.back();
    expect([made.actions, made.legal]).toEqual([[1], [target]]);
  });

  test("takes what is chosen while the server is asked", async () => {
    const { made, server } = gesture([ahead(), ahead({ prompt: prompt("more"), legal: [choice(7)] }), "played"]);
    const begun = made.choose(1);
    void made.choose(5);
    // Not possible after 5: it has come too late.
    void made.choose(6);
    void made.choose(7);
    await begun;
    expect(server.tryMove.mock.calls.map(([, , actions]) => actions)).toEqual([[1], [1, 5], [1, 5, 7]]);
    expect([made.actions, made.busy]).toEqual([[], false]);
  });

  test("drops what was chosen before the move was seen to be played", async () => {
    const { made, server } = gesture(["played"]);
    const begun = made.choose(1);
    void made.choose(2);
    await begun;
    expect(server.tryMove).toHaveBeenCalledExactlyOnceWith(0, 3, [1]);
    expect([made.actions, made.busy]).toEqual([[], false]);
  });

  test("whose answer comes after the next position keeps what was chosen there", async () => {
    const { made, server, answer, moveOn } = gesture([]);
    const begun = made.choose(1);
    moveOn({ legal: [choice(8)] });
    made.clear();
    void made.choose(8);
    answer("played");
    await vi.waitFor(() => expect(server.tryMove).toHaveBeenLastCalledWith(0, 4, [8]));
    answer("played");
    await begun;
    expect(server.tryMove).toHaveBeenCalledTimes(2);
  });

  test("that is given up before the answer stays given up, and another one can begin", async () => {
    const { made, server } = gesture([ahead(), ahead({ prompt: prompt("other") })]);
    const begun = made.choose(1);
    made.clear();
    void made.choose(2);
    await begun;
    expect(server.tryMove).toHaveBeenLastCalledWith(0, 3, [2]);
    expect([made.actions, made.prompt?.kind]).toEqual([[2], "other"]);
  });

  test("that is given up too late was played, and nothing chosen in the old position is", async () => {
    const { made, server, answer, moveOn } = gesture([]);
    const begun = made.choose(1);
    made.clear();
    void made.choose(2);
    moveOn({});
    answer("played");
    await begun;
    expect(server.tryMove).toHaveBeenCalledExactlyOnceWith(0, 3, [1]);
    expect([made.actions, made.busy]).toEqual([[], false]);
  });

  test("whose last step is taken back before the answer keeps the steps before it", async () => {
    const { made, answer } = gesture([ahead(), ahead()]);
    await made.choose(1);
    await made.choose(5);
    const begun = made.choose(5);
    made.back();
    answer(ahead({ prompt: prompt("late") }));
    await begun;
    expect([made.actions, made.prompt?.kind]).toEqual([[1], "weeks"]);
  });

  test("goes a step back, and is given up", async () => {
    const { made } = gesture([ahead(), ahead({ prompt: prompt("more") })]);
    await made.choose(1);
    await made.choose(5);
    made.back();
    expect(made.actions).toEqual([1]);
    made.clear();
    expect([made.actions, made.legal]).toEqual([[], first.legal]);
  });

  test("shows a refusal and keeps what was chosen before", async () => {
    const { made } = gesture([ahead(), new Refused("stale", {})]);
    await made.choose(1);
    await made.choose(5);
    expect([made.refused?.kind, made.busy, made.actions]).toEqual(["stale", false, [1]]);
  });
});

describe("a gesture of a person who wants to be asked", () => {
  test.each([
    ["nothing more is asked", { complete: true, legal: [], prompt: null }],
    ["a draw follows", { stop: "chance", legal: [], prompt: null }],
    ["a secret is opened", { stop: "reveal", complete: true, legal: [], prompt: null }],
    ["the next question does not continue it", { prompt: prompt("choose", false) }],
  ])("waits for the confirmation where %s", async (_, changes) => {
    const { made, server } = gesture([ahead(), ahead(changes)], true);
    await made.choose(1);
    expect([made.ready, made.legal]).toEqual([false, [choice(5)]]);
    await made.choose(5);
    expect([made.ready, made.legal]).toEqual([true, []]);
    expect([server.move.mock.calls, server.tryMove.mock.calls]).toEqual([[], []]);
    await made.send();
    expect(server.move).toHaveBeenCalledExactlyOnceWith(0, 3, [1, 5]);
    expect([made.ready, made.actions, made.busy]).toEqual([false, [], false]);
  });

  test("takes a step back instead", async () => {
    const { made, server } = gesture([ahead(), ahead({ complete: true })], true);
    await made.choose(1);
    await made.choose(5);
    made.back();
    expect([made.ready, made.actions, made.legal]).toEqual([false, [1], [choice(5)]]);
    expect(server.move).not.toHaveBeenCalled();
  });

  test("sees why the move was refused and can send it again", async () => {
    const { made, server } = gesture([ahead({ complete: true })], true);
    server.move.mockRejectedValueOnce(new Refused("too_many", {}));
    await made.choose(1);
    await made.send();
    expect([made.refused?.kind, made.ready, made.busy]).toEqual(["too_many", true, false]);
    await made.send();
    expect([server.move.mock.calls.length, made.actions]).toEqual([2, []]);
  });
});
