/** What happened before the page was opened: the others' steps since the viewer's last move, for the strip. */
import { untrack } from "svelte";

import * as api from "../lib/api";
import { keepSeen, lastSeen } from "../lib/last-seen";
import type { StepInfo } from "../protocol.gen";
import type { Director, Step } from "./director.svelte";
import { ownOf } from "./directors.svelte";
import type { Feed } from "./feed.svelte";
import type { Turn } from "./turn.svelte";

const MOST = 50;

/** After a reload or an absence the strip tells what happened, and what was never seen before is marked. Used inside a component. */
export function followSeen(table: string, turn: Turn, feed: Feed, fail: (problem: unknown) => void): void {
  let caughtUp = "";
  let isHidden = $state(document.hidden);

  $effect(() => {
    const look = () => (isHidden = document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });

  $effect(() => {
    const { director, viewer } = turn;
    const looked = `${viewer} ${director.jumped}`;
    if (!feed.words || !director.position || caughtUp === looked) return;
    caughtUp = looked;
    untrack(() => {
      director.seen = lastSeen(table, viewer);
      catchUp(director, table, viewer).catch(fail);
    });
  });

  $effect(() => {
    const { director, viewer } = turn;
    const number = director.position?.number;
    if (number !== undefined && feed.words && !director.isPlaying && !isHidden) keepSeen(table, viewer, number);
  });
}

/** Fetches the latest steps and tells them to the director; a viewer without a seat is told nothing. */
async function catchUp(director: Director, table: string, viewer: number): Promise<void> {
  const now = director.latest;
  if (!now || viewer < 0 || now.number < 1) return;
  const { decided } = director;
  const { steps } = await api.steps(table, viewer, Math.max(-1, now.number - MOST), MOST);
  const [first, ...rest] = steps.filter(({ number, taken_back }) => number <= now.number && !taken_back);
  if (!first || director.decided > decided) return;
  director.recall(
    rest.map((step) => stepOf(step, viewer)),
    first,
  );
}

const stepOf = (step: StepInfo, viewer: number): Step => ({
  position: step,
  events: step.events,
  seat: step.seat,
  ...ownOf(step.events, step.seat === viewer && step.kind === "move", viewer),
});
