/** What the viewer sees of a match and does in it: the director's moment, the gesture, and the reasons and hints they ask for. */
import { untrack } from "svelte";

import { Gesture } from "../lib/gesture.svelte";
import { Hints } from "../lib/hints.svelte";
import { HotSeat } from "../lib/hotseat.svelte";
import type { Session } from "../lib/session.svelte";
import { settings } from "../lib/settings.svelte";
import { WhyAsker } from "../lib/why.svelte";
import type { Choice } from "../protocol.gen";
import { Directors } from "./directors.svelte";
import type { Acting, Feed } from "./feed.svelte";

const NONE: Choice[] = [];

/** Used inside a component. */
export class Turn {
  readonly hotSeat: HotSeat;
  private readonly directors: Directors;

  readonly viewer = $derived.by(() => this.hotSeat.viewer);
  readonly seatView = $derived.by(() => this.session.seatViews[this.viewer]);
  readonly director = $derived.by(() => this.directors.of(this.viewer));
  readonly gesture = $derived.by(
    () =>
      new Gesture(
        this.session,
        this.viewer,
        () => this.session.seatViews[this.viewer]!.update,
        () => settings.confirm,
        () => this.played(),
      ),
  );
  readonly why = $derived.by(
    () => new WhyAsker((action, after) => this.session.why(this.viewer, action, [...this.gesture.actions, ...after])),
  );
  readonly hints = $derived.by(() => new Hints((after) => this.session.hint(this.viewer, after)));
  readonly prompt = $derived.by(() => (this.seatView && !this.gesture.ready && !this.director.isHolding ? this.gesture.prompt : null));
  /** Its own value: what only points at something must not look like another choice. */
  readonly legal = $derived.by(() => (this.seatView && this.session.isRunning && !this.director.isHolding ? this.gesture.legal : NONE));
  readonly isAsked = $derived.by(() => Boolean(this.seatView?.update.legal.length) && !this.director.isHolding);
  readonly isOver = $derived.by(() => this.session.table?.status === "finished" && !this.director.isPlaying);
  /** Another one comes with a move of anyone, not with another update of the same position. */
  readonly moment = $derived.by(() => (this.seatView ? [this.seatView.update.ply, ...this.seatView.update.to_act].join() : ""));

  constructor(
    private readonly session: Session,
    feed: Feed,
    private readonly played: () => void,
  ) {
    this.hotSeat = new HotSeat(session);
    this.directors = new Directors(session, (seat) => feed.cast(seat, this.hotSeat.isAway(seat)));
    $effect(() => () => this.directors.end());
    // Where nothing is hidden the next person needs no curtain.
    $effect(() => {
      if (this.hotSeat.isReady && this.hotSeat.calls === null) untrack(() => this.sitDown());
    });
    $effect(() => {
      if (this.isOver) untrack(() => this.director.forgetGhosts());
    });
  }

  sitDown(): void {
    this.hotSeat.sitDown();
    this.director.resume();
  }

  /** What was begun and asked in the position before. */
  forget(): void {
    this.gesture.clear();
    this.why.forget();
    this.hints.clear();
  }

  /** A choice ends the scenes of my own last move, and acts on the newest position. */
  choose = (...actions: number[]): Promise<void> => {
    if (this.director.isPlaying) this.director.finish();
    this.director.forgetGhosts();
    this.why.hush();
    return this.gesture.choose(...actions);
  };

  get canAskHint(): boolean {
    return Boolean(this.session.table?.hints) && this.isAsked && this.session.isRunning && !this.gesture.ready;
  }

  askHint = (): void =>
    void this.hints.ask(() => ({ ply: this.session.seatViews[this.viewer]?.update.ply ?? -1, actions: this.gesture.actions }));

  /** A candidate of the hint becomes the gesture, or goes on with what was chosen when it was asked for. */
  takeHint = (actions: number[]): void => {
    const whole = [...this.hints.after, ...actions];
    this.hints.clear();
    this.gesture.clear();
    void this.choose(...whole);
  };

  /** What a board is given of it; null before the first update. */
  get acting(): Acting | null {
    const { session, viewer, director, gesture, prompt, legal, why, choose } = this;
    if (!this.seatView || !director.position) return null;
    return {
      view: gesture.actions.length ? gesture.view : director.position.view,
      viewer,
      prompt,
      legal,
      gesture: gesture.actions,
      choose,
      back: () => gesture.back(),
      cancel: () => gesture.clear(),
      preview: (...actions) => session.preview(viewer, [...gesture.actions, ...actions]),
      whyNot: (action, ...after) => why.ask(director.isHolding ? null : action, ...after),
      reason: (action) => session.why(viewer, action, gesture.actions),
    };
  }
}
