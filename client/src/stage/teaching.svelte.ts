/** A lesson at the table: what it speaks of lights up, and within a gesture only what it asks for next. */
import { tick, untrack } from "svelte";

import { notYetChosen, pointTo, stillAsked } from "../lib/pointing";
import { Talk } from "../lib/talk.svelte";
import type { Lesson } from "../protocol.gen";
import type { Feed } from "./feed.svelte";
import type { Turn } from "./turn.svelte";

/** Used inside a component. */
export class Teaching {
  readonly talk: Talk;
  private spoken: Lesson | null = null;
  /** It speaks of the position that is shown: what comes next is said when everything before has been seen. */
  readonly part = $derived.by(() => {
    const { director, seatView } = this.turn;
    if (!director.isPlaying && seatView?.update.lesson) this.spoken = seatView.update.lesson;
    return this.spoken;
  });
  private readonly isOn = $derived.by(() => Boolean(this.part && !this.turn.director.isPlaying && !this.turn.isOver));
  /** What the board lights as long as nothing is chosen. */
  readonly about = $derived.by(() => {
    const isBegun = this.turn.gesture.actions.length > 0;
    return this.isOn && !isBegun && Object.keys(this.part!.light).length ? this.part!.light : null;
  });

  constructor(
    private readonly turn: Turn,
    private readonly feed: Feed,
  ) {
    this.talk = new Talk(
      () => this.part,
      () => feed.words,
      () => turn.prompt,
    );
    $effect(() => {
      void this.part;
      untrack(() => this.talk.follow());
    });
    $effect(() => {
      // Its things are there only once the board is drawn.
      const isDrawn = Boolean(feed.face && feed.words && turn.director.position);
      turn.director.taught = this.isOn && isDrawn ? this.named : [];
    });
    // After a wrong turn the light goes back to what the lesson speaks of.
    $effect(() => {
      if (turn.gesture.refused?.kind === "wrong_turn") feed.point(null);
    });
    // What it speaks of comes into sight, where not all of a board fits.
    $effect(() => {
      if (!this.isOn || !(feed.highlight ?? this.about ?? turn.director.taught.length)) return;
      void tick().then(() => reveal(turn.director.root));
    });
  }

  /** Names of the things that it lights. */
  private get named(): string[] {
    const { gesture } = this.turn;
    if (!gesture.actions.length) return this.part!.at;
    const right = gesture.legal.filter(({ id }) => gesture.right.includes(id));
    return stillAsked(this.part!.at, right, gesture.choices);
  }

  /** Lights what it asks for. */
  showRight(): void {
    const { gesture } = this.turn;
    const wanted = gesture.legal.find(({ id }) => gesture.right.includes(id));
    if (wanted) this.feed.point(notYetChosen(pointTo(this.feed.data!, wanted), gesture.choices));
  }
}

const PRESSED = "button:enabled, [role=button]";

/** On the board, and on the desk below it: what can be pressed before what is only lit. */
function reveal(root: HTMLElement | null): void {
  for (const part of [".frame", ".desk"]) {
    const lit = [...(root?.querySelectorAll(`${part} .lit`) ?? [])];
    const pressed = lit.find((each) => each.matches(PRESSED) && !each.hasAttribute("aria-disabled"));
    (pressed ?? lit[0])?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}
