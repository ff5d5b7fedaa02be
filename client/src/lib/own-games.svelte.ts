/** My own games: those that run, with whose turn it is, and those that ended lately. Looked at again when I come back. */
import type { TableInfo } from "../protocol.gen";
import * as api from "./api";
import { person } from "./person.svelte";

const AGAIN = 30_000;
const ENDED = 4;

class OwnGames {
  running = $state.raw<TableInfo[]>([]);
  finished = $state.raw<TableInfo[]>([]);
  private timer = 0;

  constructor() {
    if (typeof document === "object") document.addEventListener("visibilitychange", () => document.hidden || void this.refresh());
  }

  /** Those that wait for me. */
  get waiting(): TableInfo[] {
    return this.running.filter(isMyTurn);
  }

  async refresh(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => document.hidden || void this.refresh(), AGAIN);
    if (!person.player) return this.forget();
    const [running, finished] = await Promise.all([api.ownTables(), api.tables("finished", true)]).catch(() => [null, null]);
    if (running) this.running = running.tables.filter(({ status }) => status !== "open").sort(byTurn);
    if (finished) this.finished = finished.tables.slice(0, ENDED);
  }

  private forget(): void {
    [this.running, this.finished] = [[], []];
  }
}

export const isMyTurn = (table: TableInfo) =>
  table.status === "running" && table.to_act.some((seat) => person.id && table.chairs[seat]?.player === person.id);

/** Mine first, then the one that waits longest. */
const byTurn = (one: TableInfo, other: TableInfo) => Number(isMyTurn(other)) - Number(isMyTurn(one)) || one.since - other.since;

export const ownGames = new OwnGames();
