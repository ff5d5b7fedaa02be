/** The public tables as they change, and my own. */
import type { ServerMessage, TableInfo } from "../protocol.gen";
import * as api from "./api";
import { ReconnectingSocket } from "./reconnecting-socket";

export type Status = "open" | "running" | "finished";

export class LobbyFeed {
  private tables = $state.raw<Map<string, TableInfo>>(new Map());
  error = $state<unknown>(null);
  loaded = $state(false);
  /** The server is away: what is listed is of before. */
  isAway = $state(false);
  private readonly socket: ReconnectingSocket;

  constructor() {
    this.socket = new ReconnectingSocket("/ws/lobby", {
      onOpen: () => {
        this.isAway = false;
        void this.load();
      },
      onClose: () => (this.isAway = true),
      onMessage: (message) => this.receive(message),
    });
  }

  end(): void {
    this.socket.close();
  }

  of(status: Status): TableInfo[] {
    const found = [...this.tables.values()].filter((table) => shownAs(table) === status);
    return found.sort((one, other) => other.created - one.created);
  }

  private async load(): Promise<void> {
    try {
      const lists = await Promise.all((["open", "running", "finished"] as const).map((status) => api.tables(status)));
      const own = await Promise.all((["open", "running", "finished"] as const).map((status) => api.tables(status, true)));
      this.tables = new Map([...lists, ...own].flatMap((list) => list.tables).map((table) => [table.id, table]));
      this.error = null;
    } catch (error) {
      this.error = error;
    }
    this.loaded = true;
  }

  private receive(message: ServerMessage): void {
    if (message.type !== "lobby") return;
    const tables = new Map(this.tables);
    if (message.gone) tables.delete(message.table.id);
    else tables.set(message.table.id, message.table);
    this.tables = tables;
  }
}

/** A table that stands still because its rules changed is listed with the running ones. */
const shownAs = (table: TableInfo): Status => (table.status === "frozen" ? "running" : table.status);
