/** Whose eyes the screen is for. Several people at one device pass it on, behind a curtain where something is hidden. */
import { SPECTATOR } from "./fluent";
import type { Session, SeatView } from "./session.svelte";

/** What it needs of a session. */
type Seated = Pick<Session, "mySeats" | "isRunning" | "seatViews">;

export class HotSeat {
  private holder = $state(SPECTATOR);

  constructor(private readonly session: Seated) {}

  private get seats(): number[] {
    return this.session.mySeats;
  }

  private get seatViews(): (SeatView | undefined)[] {
    return this.seats.map((seat) => this.session.seatViews[seat]);
  }

  /** Whether all seats here have been told of the same moment. */
  private get inStep(): boolean {
    const numbers = this.seatViews.map((seatView) => seatView?.update.number ?? -1);
    return numbers.every((number) => number >= 0 && number === numbers[0]);
  }

  /** The person to act; who holds the screen as long as that is one of them. */
  private get next(): number {
    const seats = this.seats;
    if (!seats.length) return SPECTATOR;
    if (!this.inStep && seats.includes(this.holder)) return this.holder;
    const held = seats.includes(this.holder) ? this.holder : seats[0]!;
    const toAct = this.session.seatViews[held]?.update.to_act ?? [];
    const asked = seats.filter((seat) => toAct.includes(seat));
    return asked.includes(held) || !asked.length ? held : asked[0]!;
  }

  /** Whether seats at this device see different things. */
  private get hasSecrets(): boolean {
    const views = this.seatViews.map((seatView) => JSON.stringify(seatView?.update.view));
    return views.some((view) => view !== views[0]);
  }

  /** The seat that has to be called to the screen; null if nobody has to look away. */
  get calls(): number | null {
    if (this.seats.length < 2 || !this.session.isRunning || this.next === this.holder) return null;
    return this.hasSecrets ? this.next : null;
  }

  /** Whether what this seat sees has to wait, as somebody else holds the screen. */
  isAway(seat: number): boolean {
    return this.seats.length > 1 && this.holder !== seat && this.hasSecrets;
  }

  /** Nothing is shown before it is known whether there is something to hide. */
  get isReady(): boolean {
    return this.seats.length < 2 || this.seatViews.every(Boolean);
  }

  get viewer(): number {
    return this.next;
  }

  /** The person called has sat down. */
  sitDown(): void {
    this.holder = this.next;
  }
}
