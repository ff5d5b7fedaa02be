/** A director for each viewer at this device: the seats of a person, or the spectator. */
import type { Session, News } from "../lib/session.svelte";
import type { SeenEvent } from "../protocol.gen";
import { type Cast, Director, type Position, type Step } from "./director.svelte";

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
    if (seen) director.jump(seen.update, seen.log, seen.undone);
    return director;
  }

  private hear({ update, log, undone, mine }: News): void {
    const director = this.of(update.viewer);
    if (update.full && update.number === director.latest?.number) director.renew(update, log, undone);
    else if (update.full) director.jump(update, log, undone);
    else director.receive(stepOf(update, mine, director.latest), log);
  }

  private finishAll(): void {
    for (const director of this.byViewer.values()) director.finish();
  }
}

/** How a step of the viewer's own is told: what others had chosen in secret opens to all in the same way, the last to choose too. */
export function ownOf(events: SeenEvent[], isOwn: boolean, viewer: number): Pick<Step, "mine" | "opens"> {
  const opens = isOwn && events.some(({ reveals, facts }) => reveals && typeof facts.seat === "number" && facts.seat !== viewer);
  return { mine: isOwn && !opens, opens };
}

/** Whose step it was: the one seat that had to act, or of several the one that an event names first. */
function stepOf(update: News["update"], mine: boolean, before: Position | null): Step {
  const named = update.events.map(({ facts }) => facts.seat).find((seat) => typeof seat === "number");
  const alone = before?.to_act.length === 1 ? before.to_act[0] : undefined;
  const seat = mine ? update.viewer : Number(alone ?? named ?? -1);
  return { position: update, events: update.events, seat, undone: update.undone, ...ownOf(update.events, mine, update.viewer) };
}
