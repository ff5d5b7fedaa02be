/** A finished match, position by position, fetched in pages: first what is looked at, then the rest. */
import type { SeenEvent, ReplayPage, ReplayStep } from "../protocol.gen";

const PAGE = 50;

/** A position of the match, with what had happened and what of it had been taken back by then. */
export interface Found {
  step: ReplayStep;
  log: SeenEvent[];
  undone: ReadonlySet<number>;
}

export class ReplayLoader {
  /** The last ply there is; unlimited until the first page is here. */
  plies = $state(Number.MAX_SAFE_INTEGER);
  /** Everything that happened, as far as it was fetched. */
  events = $state.raw<SeenEvent[]>([]);
  private steps: ReplayStep[] = [];
  private readonly pages = new Map<number, Promise<void>>();

  constructor(private readonly fetch: (since: number, most: number) => Promise<ReplayPage>) {}

  /** The position at a ply (or the last one before it), and what happened up to it as far as it was fetched. */
  async at(ply: number): Promise<Found> {
    await this.load(Math.floor(ply / PAGE));
    const last = Math.min(ply, this.plies);
    await this.load(Math.floor(last / PAGE));
    const step = this.steps.findLast((each) => each.ply <= last);
    if (!step) throw new Error(`there is no position at ply ${ply}`);
    return { step, log: this.logAt(step.ply), undone: this.undoneAt(step.ply) };
  }

  /** What had been taken back by then. */
  undoneAt(ply: number): ReadonlySet<number> {
    return new Set(this.steps.filter((step) => step.ply <= ply).flatMap(({ undone }) => undone));
  }

  logAt(ply: number): SeenEvent[] {
    return this.steps.filter((step) => step.ply <= ply).flatMap(({ events }) => events);
  }

  /** Fetches what is still missing, so that log and turns are whole. */
  async rest(): Promise<void> {
    for (let number = 0; number * PAGE <= this.plies; number++) await this.load(number);
  }

  private load(number: number): Promise<void> {
    const known = this.pages.get(number);
    if (known) return known;
    const page = this.fetch(number * PAGE, PAGE).then((found) => this.put(found));
    this.pages.set(number, page);
    page.catch(() => this.pages.delete(number));
    return page;
  }

  private put({ plies, steps }: ReplayPage): void {
    this.plies = plies;
    this.steps = [...this.steps, ...steps].sort((one, other) => one.ply - other.ply);
    this.events = this.steps.flatMap(({ events }) => events);
  }
}
