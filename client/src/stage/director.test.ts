import { beforeEach, describe, expect, test, vi } from "vitest";

import type { Words } from "../games/board";
import { fakeView } from "../games/testing/fake-view";
import type { GameData, SeenEvent } from "../protocol.gen";
import { type Cast, Director, type Position, type Step } from "./director.svelte";
import { Directors, ownOf } from "./directors.svelte";
import { BUDGET, rateFor, skips } from "./plan";
import type { Scene } from "./scene";

const event = (number: number, kind = "moved", facts: SeenEvent["facts"] = { seat: 1 }): SeenEvent => ({
  number,
  ply: number,
  kind,
  facts,
  of: "game",
  reveals: false,
});
const position = (number: number): Position => ({ number, to_act: [0], view: fakeView({ number }), outcome: null });
const step = (number: number, events = [event(number)], mine = false): Step => ({
  position: position(number),
  events,
  seat: mine ? 0 : 1,
  mine,
});
const words = {
  has: () => true,
  text: (key: string) => key,
  event: ({ kind, facts }: SeenEvent) => `${kind} ${JSON.stringify(facts)}`,
} as unknown as Words;

/** A director at position 0, and what it showed in order. */
function directed(scenes: Record<string, Scene> = {}, changes: Partial<Cast> = {}) {
  const cast = { viewer: 0, data: {} as GameData, seats: [], words, scenes, log: {}, speed: 1, still: false, ...changes };
  const director = new Director(() => cast);
  director.jump(position(0), []);
  const log: SeenEvent[] = [];
  const receive = (each: Step) => {
    log.push(...each.events);
    director.receive(each, [...log]);
  };
  return { director, receive, cast };
}
const shown = (director: Director) => director.position!.number;
const waitedFor = (director: Director) => director.waited.map((each) => each.step.position.number);
const counting: Scene["merge"] = (one, next) => ({ ...next, facts: { seat: 1, count: Number(one.facts.count ?? 1) + 1 } });

beforeEach(() => void vi.useFakeTimers());

describe("the director", () => {
  test("shows the steps of others one after the other, and the log with them", async () => {
    const { director, receive } = directed();
    receive(step(1));
    receive(step(2));
    await vi.advanceTimersByTimeAsync(10);
    expect([shown(director), director.log.length, director.isHolding]).toEqual([1, 1, true]);
    expect(waitedFor(director)).toEqual([1]);
    await vi.advanceTimersByTimeAsync(500);
    expect([shown(director), director.log.length]).toEqual([2, 2]);
    await vi.advanceTimersByTimeAsync(600);
    expect([director.isPlaying, director.isHolding, director.caption]).toEqual([false, false, null]);
    expect(waitedFor(director)).toEqual([1, 2]);
  });

  test("half and double speed take twice and half the time, at once none", async () => {
    for (const [speed, time] of [
      [0.5, 1000],
      [1, 500],
      [2, 250],
    ] as const) {
      const { director, receive } = directed({}, { speed });
      receive(step(1));
      await vi.advanceTimersByTimeAsync(time - 50);
      expect(director.isPlaying).toBe(true);
      await vi.advanceTimersByTimeAsync(150);
      expect(director.isPlaying).toBe(false);
    }
    const { director, receive } = directed({}, { speed: 0 });
    receive(step(1));
    expect([shown(director), director.isPlaying, director.waited.length]).toEqual([1, false, 1]);
    expect(director.heard.map(({ text }) => text)).toEqual(['moved {"seat":1}']);
  });

  test("a skip ends everything, says no more, and leaves the strip", async () => {
    const { director, receive } = directed();
    [1, 2, 3].forEach((number) => receive(step(number)));
    await vi.advanceTimersByTimeAsync(10);
    director.skip();
    expect([shown(director), director.isHolding, director.heard, director.log.length]).toEqual([3, false, [], 3]);
    expect(director.waited).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(5000);
    expect([shown(director), director.isPlaying]).toEqual([3, false]);
  });

  test("a page that is hidden catches up at once, with what runs and with what comes", () => {
    const { cast } = directed();
    const directors = new Directors({ seatViews: {}, listen: () => () => undefined }, () => cast);
    const director = directors.of(0);
    director.jump(position(0), []);
    director.receive(step(1), [event(1)]);
    expect(director.isHolding).toBe(true);
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(director.isHolding).toBe(false);
    director.receive(step(2), [event(1), event(2)]);
    expect([director.isHolding, shown(director), waitedFor(director)]).toEqual([false, 2, [1, 2]]);
    hidden.mockRestore();
    directors.end();
  });

  test("a step that comes after a skip is played", async () => {
    const { director, receive } = directed();
    receive(step(1));
    await vi.advanceTimersByTimeAsync(10);
    director.skip();
    receive(step(2));
    await vi.advanceTimersByTimeAsync(10);
    expect([shown(director), director.isHolding]).toEqual([2, true]);
    await vi.advanceTimersByTimeAsync(600);
    expect(director.isPlaying).toBe(false);
  });

  test("scenes of one's own move hold nothing back, and empty the strip", async () => {
    const { director, receive } = directed();
    receive(step(1));
    await vi.advanceTimersByTimeAsync(600);
    receive(step(2, [event(2)], true));
    await vi.advanceTimersByTimeAsync(10);
    expect([director.isPlaying, director.isHolding, director.waited]).toEqual([true, false, []]);
    // The same where they come faster than they are shown, as from another device.
    receive(step(3));
    receive(step(4, [event(4)], true));
    await vi.advanceTimersByTimeAsync(3000);
    expect(director.waited).toEqual([]);
  });

  test("never takes longer than the budget, however much there is; what is left out stays in the strip", async () => {
    const { director, receive } = directed({ moved: { ms: () => 3000 } });
    for (let number = 1; number <= 30; number++) receive(step(number));
    await vi.advanceTimersByTimeAsync(BUDGET + 500);
    expect([director.isPlaying, shown(director), director.waited.length]).toEqual([false, 30, 30]);
  });

  test("keeps the budget in a long step whose scenes all overrun", async () => {
    const { director, receive } = directed({ moved: { ms: () => 800, play: (_, actor) => actor.wait(60_000) } });
    const began = performance.now();
    receive(
      step(
        1,
        Array.from({ length: 10 }, (_, i) => event(i)),
      ),
    );
    while (director.isPlaying) await vi.advanceTimersByTimeAsync(20);
    expect(performance.now() - began).toBeLessThan(BUDGET + 100);
    expect(director.log.length).toBe(10);
  });

  test("a scene begins before the move, shows what comes after it, and its error ends nothing", async () => {
    const seen: number[] = [];
    const play: Scene["play"] = async (_, actor) => {
      seen.push(shown(director));
      await actor.show();
      seen.push(shown(director));
      throw new Error("a scene that fails");
    };
    const complaint = vi.spyOn(console, "error").mockReturnValue();
    const { director, receive } = directed({ moved: { play } });
    receive(step(1));
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen).toEqual([0, 1]);
    expect(complaint).toHaveBeenCalledOnce();
    expect([director.isPlaying, shown(director)]).toEqual([false, 1]);
  });

  test("moves of one kind join where the board says so", async () => {
    const { director, receive } = directed({ taken: { merge: counting }, other: {} });
    receive(step(1, [event(1, "other")]));
    [2, 3, 4].forEach((number) => receive(step(number, [event(number, "taken")])));
    await vi.advanceTimersByTimeAsync(520);
    expect(director.caption?.text).toBe('taken {"seat":1,"count":3}');
    expect(shown(director)).toBe(4);
    expect(waitedFor(director)).toEqual([1, 4]);
  });

  test("that the viewer left or came back is told, but not among what others did", async () => {
    const { director, receive } = directed();
    const note = (number: number, seat: number): SeenEvent => ({ ...event(number, "returned", { seat }), of: "table" });
    receive(step(1));
    receive(step(2, [note(2, 0)]));
    receive(step(3, [note(3, 1)]));
    await vi.advanceTimersByTimeAsync(2000);
    expect(director.heard.map(({ key }) => key)).toEqual([1, 2, 3]);
    expect(waitedFor(director)).toEqual([1, 3]);
  });

  test("moves that join are one in the strip, though each was shown before the next came; played again they are one", async () => {
    const { director, receive } = directed({ taken: { merge: counting } });
    for (const number of [1, 2, 3]) {
      receive(step(number, [event(number, "taken")]));
      await vi.advanceTimersByTimeAsync(600);
    }
    expect(waitedFor(director)).toEqual([3]);
    director.again(director.waited[0]!);
    await vi.advanceTimersByTimeAsync(10);
    expect([director.caption?.text, director.log.length]).toEqual(['taken {"seat":1,"count":3}', 3]);
    await vi.advanceTimersByTimeAsync(600);
    expect(waitedFor(director)).toEqual([3]);
  });

  test("a caption is of the seat that its event names, else of the one who moved", async () => {
    const { director, receive } = directed();
    receive(step(1, [event(1, "defended", { seat: 2 }), event(2, "flipped", {})]));
    await vi.advanceTimersByTimeAsync(10);
    expect(director.caption?.seat).toBe(2);
    await vi.advanceTimersByTimeAsync(500);
    expect(director.caption?.seat).toBe(1);
  });

  test("what joined events have in common is said by their scene", async () => {
    const { director, receive } = directed({ bid: { merge: counting, tell: ({ facts }) => (facts.count ? "all bids" : null) } });
    receive(step(1, [event(1, "bid"), event(2, "bid")]));
    await vi.advanceTimersByTimeAsync(10);
    expect([director.caption?.text, director.heard.map(({ text }) => text)]).toEqual(["all bids", ["all bids"]]);
  });

  test("plays a step of the strip again from before it, with the log of then", async () => {
    const { director, receive } = directed();
    [1, 2].forEach((number) => receive(step(number)));
    await vi.advanceTimersByTimeAsync(2000);
    director.again(director.waited[0]!);
    expect([director.log.map(({ number }) => number), director.isHolding]).toEqual([[1], true]);
    await vi.advanceTimersByTimeAsync(10);
    expect(shown(director)).toBe(1);
    await vi.advanceTimersByTimeAsync(700);
    expect([shown(director), director.isPlaying, director.log.length]).toEqual([2, false, 2]);
  });

  test("while a step is shown again the one who moved then is to move, whoever is now", async () => {
    const { director, receive } = directed({ moved: { play: (_, actor) => actor.wait(400) } });
    receive(step(1));
    await vi.advanceTimersByTimeAsync(2000);
    director.again(director.waited[0]!);
    expect(director.position!.to_act).toEqual([1]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(director.position!.to_act).toEqual([0]);
  });

  test("steps through the strip, from the first to the last and again; what is heard twice is heard last", async () => {
    const { director, receive } = directed();
    [1, 2].forEach((number) => receive(step(number)));
    await vi.advanceTimersByTimeAsync(2000);
    const heard: number[] = [];
    for (let number = 0; number < 3; number++) {
      director.againNext();
      await vi.advanceTimersByTimeAsync(1000);
      heard.push(director.heard.at(-1)!.key);
    }
    expect(heard).toEqual([1, 2, 1]);
    expect(director.heard).toHaveLength(2);
    receive(step(3, [event(3)], true));
    director.againNext();
    expect(director.isHolding).toBe(false);
  });

  test("what happened before the page was opened is in the strip, since one's own last move", () => {
    const { director } = directed();
    director.recall([step(-3), step(-2, [event(-2)], true), step(-1)], position(-4));
    expect(waitedFor(director)).toEqual([-1]);
    expect(shown(director)).toBe(0);
  });

  test("a score that others change is told with its reason, one's own gain is not", async () => {
    const sources: Cast["sources"] = (view) => ({ Majorities: 10 - 5 * (view as unknown as { number: number }).number });
    const named = { ...words, lang: "en", seat: () => "Ada" } as Words;
    const { director, receive } = directed({}, { sources, words: named });
    receive(step(1));
    expect(director.waited[0]!.shots.map(({ event }) => event.kind)).toEqual(["moved", "score_changed"]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(director.heard.at(-1)!.key).toBe(1.5);
    expect(director.log.map(({ number }) => number)).toEqual([1]);
    receive(step(0, [event(2)], true));
    await vi.advanceTimersByTimeAsync(3000);
    expect(director.heard.at(-1)!.key).toBe(2);
  });

  test("where others take their time each of their moves is shown, however many there are", async () => {
    const { director, receive } = directed({ moved: { ms: () => 3000 } });
    for (let number = 1; number <= 6; number++) {
      receive(step(number));
      await vi.advanceTimersByTimeAsync(2000);
      expect(director.isHolding, `move ${number}`).toBe(true);
      await vi.advanceTimersByTimeAsync(6000);
    }
  });

  test("lines that are taken back are struck out when that is shown, and their move leaves the strip", async () => {
    const { director, receive } = directed();
    receive(step(1));
    receive({ ...step(2, [event(2, "undo")]), undone: [1] });
    await vi.advanceTimersByTimeAsync(10);
    expect([[...director.undone], waitedFor(director)]).toEqual([[], [1]]);
    await vi.advanceTimersByTimeAsync(600);
    expect([director.isHolding, [...director.undone], waitedFor(director)]).toEqual([true, [1], [2]]);
  });

  test("a move of one's own that is taken back brings back the strip of before", async () => {
    const { director, receive } = directed();
    receive(step(1));
    receive(step(2, [event(2)], true));
    receive(step(3));
    await vi.advanceTimersByTimeAsync(3000);
    receive(step(4, [event(4)], true));
    receive({ ...step(5, [event(5, "undo", { seat: 0 })], true), undone: [4] });
    await vi.advanceTimersByTimeAsync(3000);
    expect(waitedFor(director)).toEqual([3]);
    receive({ ...step(6, [event(6, "undo", { seat: 0 })]), undone: [2, 3] });
    await vi.advanceTimersByTimeAsync(3000);
    expect(waitedFor(director)).toEqual([1]);
  });

  test("a move that comes while an older one is shown again begins where it was made", async () => {
    const begun: number[] = [];
    const play: Scene["play"] = async (_, actor) => (begun.push(shown(director)), actor.wait(300));
    const { director, receive } = directed({ moved: { play } });
    [1, 2].forEach((number) => receive(step(number)));
    await vi.advanceTimersByTimeAsync(3000);
    director.again(director.waited[0]!);
    receive(step(3));
    await vi.advanceTimersByTimeAsync(3000);
    expect(begun).toEqual([0, 1, 0, 2]);
  });

  test("a connection that comes back to the same position ends no scene, one to another position does", async () => {
    const { director, receive } = directed();
    receive(step(1));
    director.renew(position(1), [event(1)], new Set());
    expect(director.isHolding).toBe(true);
    director.jump(position(9), [event(9)]);
    expect([director.isHolding, shown(director)]).toEqual([false, 9]);
  });

  test("what happens while nobody looks is played when somebody does", async () => {
    const { director, receive, cast } = directed();
    cast.away = true;
    receive(step(1));
    await vi.advanceTimersByTimeAsync(3000);
    expect(shown(director)).toBe(0);
    cast.away = false;
    director.resume();
    await vi.advanceTimersByTimeAsync(10);
    expect([shown(director), director.isHolding]).toEqual([1, true]);
    await vi.advanceTimersByTimeAsync(600);
    expect(director.isPlaying).toBe(false);
  });

  test("who wants all at once is still shown what they ask for once more", async () => {
    const { director, receive } = directed({}, { speed: 0 });
    receive(step(1));
    director.again(director.waited[0]!);
    await vi.advanceTimersByTimeAsync(300);
    expect([director.isHolding, director.caption?.event.number]).toEqual([true, 1]);
    await vi.advanceTimersByTimeAsync(300);
    expect(director.isHolding).toBe(false);
  });

  test("what others had chosen in secret opens as theirs, also by the viewer's own choice", async () => {
    const bid = (number: number, seat: number) => ({ ...event(number, "bid", { seat }), reveals: true });
    const told = (events: SeenEvent[]) => ownOf(events, true, 0);
    expect([told([bid(1, 0), bid(2, 1)]).mine, told([bid(1, 0)]).mine, told([event(1)]).mine]).toEqual([false, true, true]);
    const { director, receive } = directed();
    receive(step(1));
    receive({ ...step(2, [bid(2, 0), bid(3, 1)]), seat: 0, mine: false, opens: true });
    await vi.advanceTimersByTimeAsync(600);
    expect([director.isHolding, waitedFor(director)]).toEqual([true, [2]]);
  });

  test("what is remembered comes before what was shown meanwhile", async () => {
    const { director, receive } = directed();
    receive(step(5));
    await vi.advanceTimersByTimeAsync(600);
    director.recall([step(1), step(2)], position(0));
    expect(waitedFor(director)).toEqual([1, 2, 5]);
  });

  test("an event without a sentence takes no time", () => {
    const { director, receive, cast } = directed();
    cast.words = { ...words, has: () => false } as Words;
    receive(step(1));
    expect([shown(director), director.isPlaying, director.waited]).toEqual([1, false, []]);
  });
});

test("what does not fit is played faster first, then left out from the front", () => {
  expect([skips([1000, 1000], 4000), rateFor(2000, 4000)]).toEqual([0, 1]);
  expect([skips([3000, 3000], 4000), rateFor(6000, 4000)]).toEqual([0, 1.5]);
  expect([skips([9000, 9000, 3000], 4000), rateFor(12_000, 4000)]).toEqual([1, 3]);
  expect(skips([1000], 1)).toBe(1);
});
