/** What happened before the page was opened: the others' steps since the viewer's last move, for the strip. */
import * as api from "../lib/api";
import type { StepInfo } from "../protocol.gen";
import type { Director, Step } from "./director.svelte";
import { ownOf } from "./directors.svelte";

const MOST = 50;

/** Fetches the latest steps and tells them to the director; a viewer without a seat is told nothing. */
export async function catchUp(director: Director, table: string, viewer: number): Promise<void> {
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
