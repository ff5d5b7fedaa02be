import { describe, expect, test } from "vitest";

import type { Update } from "../protocol.gen";
import { HotSeat } from "./hotseat.svelte";
import type { Session, Sight } from "./session.svelte";

const sight = (number: number, toAct: number[], view: object): Sight => ({
  update: { number, to_act: toAct, view } as unknown as Update,
  log: [],
  at: 0,
});

/** A device that holds these seats of a running match. */
function device(sights: Record<number, Sight>, mySeats = [0, 1]): { hotSeat: HotSeat; sights: Record<number, Sight> } {
  return { hotSeat: new HotSeat({ mySeats, isRunning: true, sights } as unknown as Session), sights };
}

describe("at one device", () => {
  test("nothing is shown before every seat's view is known", () => {
    const { hotSeat, sights } = device({ 0: sight(1, [0], { hand: "a" }) });
    expect(hotSeat.isReady).toBe(false);
    sights[1] = sight(1, [0], { hand: "b" });
    expect(hotSeat.isReady).toBe(true);
  });

  test("with secrets everyone is called to the screen, also the first", () => {
    const { hotSeat, sights } = device({ 0: sight(1, [0], { hand: "a" }), 1: sight(1, [0], { hand: "b" }) });
    expect(hotSeat.calls).toBe(0);
    hotSeat.sitDown();
    expect([hotSeat.calls, hotSeat.viewer]).toEqual([null, 0]);
    sights[0] = sight(2, [1], { hand: "a" });
    sights[1] = sight(2, [1], { hand: "b" });
    expect(hotSeat.calls).toBe(1);
  });

  test("without secrets the screen is passed on, and never between two messages", () => {
    const { hotSeat, sights } = device({ 0: sight(1, [0], {}), 1: sight(1, [0], {}) });
    hotSeat.sitDown();
    sights[0] = sight(2, [1], { new: true });
    expect([hotSeat.calls, hotSeat.viewer]).toEqual([null, 0]);
    sights[1] = sight(2, [1], { new: true });
    expect([hotSeat.calls, hotSeat.viewer]).toEqual([null, 1]);
  });

  test("one person alone never sees a curtain, and without a seat one watches", () => {
    expect(device({ 1: sight(1, [1], {}) }, [1]).hotSeat).toMatchObject({ calls: null, viewer: 1, isReady: true });
    expect(device({}, []).hotSeat.viewer).toBe(-2);
  });
});
