/** The coach beside a match alone with bots, where hints are allowed; the server knows whether it is the first match. */
import { untrack } from "svelte";

import { Coach, guide } from "../lib/coach.svelte";
import type { Session } from "../lib/session.svelte";
import { settings } from "../lib/settings.svelte";
import type { Turn } from "./turn.svelte";

/** Used inside a component. */
export class Coaching {
  readonly coach = $derived.by(() => new Coach((judges) => this.session.coach(this.turn.viewer, judges)));
  readonly isOn = $derived.by(() => {
    const { table } = this.session;
    return settings.coach && !!table?.hints && table.chairs.every(({ bot }, seat) => bot || seat === this.turn.viewer);
  });
  private readonly mayGuide = $derived.by(() => {
    const { connected, table } = this.session;
    return this.isOn && guide.hasRoom && !table?.lesson && this.turn.viewer >= 0 && table?.status === "running" && connected;
  });
  /** In a first match it says how one wins, and what each question is for. */
  readonly isGuiding = $derived.by(() => this.mayGuide && this.coach.isTeaching);

  constructor(
    private readonly session: Session,
    private readonly turn: Turn,
    private readonly fail: (problem: unknown) => void,
  ) {
    $effect(() => {
      if (!this.mayGuide) return;
      const { coach } = this;
      void untrack(() => coach.begin().catch(fail));
    });
  }

  /** After a move of mine. */
  follow(): void {
    if (this.isOn) this.coach.follow().catch(this.fail);
  }
}
