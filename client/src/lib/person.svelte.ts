/** Who I am at this server. */
import type { Me } from "../protocol.gen";
import * as api from "./api";

class Person {
  private known = $state.raw<Me>({ player: null, muted: [], blocked: [] });
  ready = $state(false);

  get player() {
    return this.known.player;
  }
  get muted() {
    return this.known.muted;
  }
  get blocked() {
    return this.known.blocked;
  }
  get id() {
    return this.known.player?.id ?? "";
  }
  get name() {
    return this.known.player?.name ?? "";
  }

  async refresh(): Promise<void> {
    this.known = await api.me();
    this.ready = true;
  }

  /** Comes in as a guest under this name, unless that is my name already. */
  async callMe(name: string): Promise<void> {
    if (this.player && (!this.player.guest || this.name === name)) return;
    await api.beGuest({ name });
    await this.refresh();
  }
}

export const person = new Person();
