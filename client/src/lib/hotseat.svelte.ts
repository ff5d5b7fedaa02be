/** Whose eyes the screen is for. Several people at one device pass it on, behind a curtain where something is hidden. */
import { SPECTATOR } from "./fluent";
import type { Session } from "./session.svelte";

export class HotSeat {
  private holder = $state(SPECTATOR);

  constructor(private readonly session: Session) {}

  private get seats(): number[] {
    return this.session.mySeats;
  }

  /** The person to act; who holds the screen as long as that is one of them. */
  private get next(): number {
    const seats = this.seats;
    const held = seats.includes(this.holder) ? this.holder : (seats[0] ?? SPECTATOR);
    const toAct = this.session.sights[held]?.update.to_act ?? [];
    const asked = seats.filter((seat) => toAct.includes(seat));
    return asked.includes(held) || !asked.length ? held : asked[0]!;
  }

  /** Whether seats at this device see different things. */
  private get hasSecrets(): boolean {
    const views = this.seats.map((seat) => JSON.stringify(this.session.sights[seat]?.update.view));
    return views.some((view) => view !== views[0]);
  }

  /** The seat that has to be called to the screen; null if nobody has to look away. */
  get calls(): number | null {
    if (this.seats.length < 2 || !this.session.isRunning) return null;
    return this.next !== this.holder && this.hasSecrets ? this.next : null;
  }

  get viewer(): number {
    return this.next;
  }

  /** The person called has sat down. */
  sitDown(): void {
    this.holder = this.next;
  }
}
