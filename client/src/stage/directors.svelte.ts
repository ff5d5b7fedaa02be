/** A director for each viewer at this device: the seats of a person, or the spectator. */
import type { Session, News } from "../lib/session.svelte";
import { type Cast, Director, type Step } from "./director.svelte";

type Followed = Pick<Session, "seatViews" | "listen">;

export class Directors {
  private readonly byViewer = new Map<number, Director>();
  private readonly stopListening: () => void;
  private readonly onHide = () => document.hidden && this.finishAll();

  constructor(
    private readonly session: Followed,
    private readonly cast: (viewer: number) => Cast | null,
  ) {
    this.stopListening = session.listen((news) => this.hear(news));
    document.addEventListener("visibilitychange", this.onHide);
  }

  end(): void {
    this.stopListening();
    document.removeEventListener("visibilitychange", this.onHide);
    this.finishAll();
  }

  of(viewer: number): Director {
    const known = this.byViewer.get(viewer);
    if (known) return known;
    const director = new Director(() => this.cast(viewer));
    this.byViewer.set(viewer, director);
    const seen = this.session.seatViews[viewer];
    if (seen) director.jump(seen.update, seen.log);
    return director;
  }

  private hear({ update, log, mine }: News): void {
    const director = this.of(update.viewer);
    if (update.full) director.jump(update, log);
    else director.receive(stepOf(update, mine, director), log);
  }

  private finishAll(): void {
    for (const director of this.byViewer.values()) director.finish();
  }
}

/** Whose step it was: the seat its first event names, else the one that had to act. */
function stepOf(update: News["update"], mine: boolean, director: Director): Step {
  const named = update.events.map(({ facts }) => facts.seat).find((seat) => typeof seat === "number");
  const seat = mine ? update.viewer : Number(named ?? director.position?.to_act[0] ?? -1);
  return { position: update, events: update.events, seat, mine };
}
