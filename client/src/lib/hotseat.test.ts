import { describe, expect, test } from "vitest";

import { fakeView } from "../games/testing/fake-view";
import type { Update } from "../protocol.gen";
import { HotSeat } from "./hotseat.svelte";
import type { SeatView } from "./session.svelte";

const seatView = (number: number, toAct: number[], view: object): SeatView => ({
  update: { number, to_act: toAct, view: fakeView(view) } as Update,
  log: [],
  undone: new Set(),
  at: 0,
});

/** A device that holds these seats of a running match. */
function device(seatViews: Record<number, SeatView>, mySeats = [0, 1]): { hotSeat: HotSeat; seatViews: Record<number, SeatView> } {
  return { hotSeat: new HotSeat({ mySeats, isRunning: true, seatViews }), seatViews };
}

describe("at one device", () => {
  test("nothing is shown before every seat's view is known", () => {
    const { hotSeat, seatViews } = device({ 0: seatView(1, [0], { hand: "a" }) });
    expect(hotSeat.isReady).toBe(false);
    seatViews[1] = seatView(1, [0], { hand: "b" });
    expect(hotSeat.isReady).toBe(true);
  });

  test("with secrets everyone is called to the screen, also the first", () => {
    const { hotSeat, seatViews } = device({ 0: seatView(1, [0], { hand: "a" }), 1: seatView(1, [0], { hand: "b" }) });
    expect(hotSeat.calls).toBe(0);
    hotSeat.sitDown();
    expect([hotSeat.calls, hotSeat.viewer]).toEqual([null, 0]);
    seatViews[0] = seatView(2, [1], { hand: "a" });
    seatViews[1] = seatView(2, [1], { hand: "b" });
    expect(hotSeat.calls).toBe(1);
    expect([hotSeat.isAway(0), hotSeat.isAway(1)]).toEqual([false, true]);
    hotSeat.sitDown();
    expect([hotSeat.isAway(0), hotSeat.isAway(1)]).toEqual([true, false]);
  });

  test("without secrets the screen is passed on, and never between two messages", () => {
    const { hotSeat, seatViews } = device({ 0: seatView(1, [0], {}), 1: seatView(1, [0], {}) });
    hotSeat.sitDown();
    seatViews[0] = seatView(2, [1], { new: true });
    expect([hotSeat.calls, hotSeat.viewer]).toEqual([null, 0]);
    seatViews[1] = seatView(2, [1], { new: true });
    expect([hotSeat.calls, hotSeat.viewer]).toEqual([null, 1]);
  });

  test("one person alone never sees a curtain, and without a seat one watches", () => {
    expect(device({ 1: seatView(1, [1], {}) }, [1]).hotSeat).toMatchObject({ calls: null, viewer: 1, isReady: true });
    expect(device({}, []).hotSeat.viewer).toBe(-2);
  });
});
