/** A finished match, position by position, fetched in pages as they are needed. */
import type { SeenEvent, ReplayPage, ReplayStep } from "../protocol.gen";

const PAGE = 50;

export class ReplayLoader {
  /** The last ply there is; unlimited until the first page is here. */
  plies = $state(Number.MAX_SAFE_INTEGER);
  private readonly pages = new Map<number, ReplayStep[]>();

  /** Everything that happened, as far as it was fetched. */
  events = $state.raw<SeenEvent[]>([]);

  constructor(private readonly fetch: (since: number, most: number) => Promise<ReplayPage>) {}

  /** The position at a ply (or the last one before it), and what happened up to it as far as it was fetched. */
  async at(ply: number): Promise<{ step: ReplayStep; log: SeenEvent[] }> {
    await this.load(Math.floor(ply / PAGE));
    const last = Math.min(ply, this.plies);
    await this.load(Math.floor(last / PAGE));
    const steps = [...this.pages.values()].flat().filter((step) => step.ply <= last);
    steps.sort((one, other) => one.ply - other.ply);
    const step = steps.at(-1);
    if (!step) throw new Error(`there is no position at ply ${ply}`);
    return { step, log: steps.flatMap((each) => each.events) };
  }

  private async load(number: number): Promise<void> {
    if (this.pages.has(number)) return;
    const page = await this.fetch(number * PAGE, PAGE);
    this.plies = page.plies;
    this.pages.set(number, page.steps);
    const all = [...this.pages.values()].flat().sort((one, other) => one.ply - other.ply);
    this.events = all.flatMap((step) => step.events);
  }
}
