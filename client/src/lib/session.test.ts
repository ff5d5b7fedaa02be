import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { ClientMessage, ServerMessage, TableInfo, Update } from "../protocol.gen";
import { Session } from "./session.svelte";

/** The server end of the socket. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen = () => undefined as void;
  onclose = () => undefined as void;
  onmessage = (_: { data: string }) => undefined as void;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  say(message: Partial<ServerMessage>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
}

const chair = (player: string) => ({ player, name: player, bot: "", present: true, forfeit: "" as const });
const table = (status: TableInfo["status"]) => ({ status, chairs: [chair("me"), chair("you")] }) as TableInfo;
const update = (number: number, changes: Partial<Update> = {}) =>
  ({ type: "update", viewer: 0, number, full: false, events: [], undone: [], to_act: [], ...changes }) as Update;

const socket = () => FakeSocket.all.at(-1)!;
const joins = () => socket().sent.filter((message) => message.type === "join");

describe("a session", () => {
  let session: Session;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    session = new Session("t1", "secret word", () => "me");
    socket().open();
  });
  afterEach(() => {
    session.end();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("shows its invitation and joins the seats it holds once the match runs", () => {
    expect(socket().address).toMatch(/^ws:.*\/ws\/tables\/t1\?invitation=secret%20word$/);
    socket().say({ type: "table", table: table("open") });
    expect(joins()).toEqual([]);
    socket().say({ type: "table", table: table("running") });
    expect(joins()).toEqual([{ type: "join", viewer: 0, last: -1 }]);
  });

  test("joins again from where it stood when it misses something", () => {
    socket().say({ type: "table", table: table("running") });
    socket().say(update(4, { full: true }));
    socket().say(update(6));
    expect(joins().at(-1)).toEqual({ type: "join", viewer: 0, last: 4 });
    expect(session.seatViews[0]!.update.number).toBe(4);
  });

  test("sends a move again under the same id after the connection broke", async () => {
    socket().say({ type: "table", table: table("running") });
    socket().say(update(4, { full: true }));
    const made = session.move(0, 4, [7]);
    const [first] = socket().sent.slice(-1);
    socket().close();
    expect(session.connected).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    socket().open();
    expect(socket().sent).toContainEqual(first);
    const id = (first as { id: string }).id;
    socket().say({ type: "done", id, number: 5 });
    const over = vi.fn();
    void made.then(over);
    await vi.advanceTimersByTimeAsync(0);
    expect(over).not.toHaveBeenCalled();
    socket().say(update(5));
    await vi.advanceTimersByTimeAsync(0);
    expect(over).toHaveBeenCalledOnce();
  });

  describe("a choice that may be the whole move", () => {
    const lose = async () => {
      const [message] = socket().sent.slice(-1);
      socket().close();
      await vi.advanceTimersByTimeAsync(2000);
      socket().open();
      expect(socket().sent.filter((each) => each.type === "move")).toEqual([message]);
      return (message as { id: string }).id;
    };
    const settled = async <T>(promise: Promise<T>) => {
      const found = vi.fn<(answer: T) => void>();
      void promise.then(found);
      await vi.advanceTimersByTimeAsync(0);
      return found.mock.calls[0]?.[0];
    };
    beforeEach(() => {
      socket().say({ type: "table", table: table("running") });
      socket().say(update(4, { full: true }));
    });

    test("is one message, and done when its update is here", async () => {
      const made = session.tryMove(0, 4, [7]);
      const { id, ...message } = socket().sent.at(-1) as ClientMessage & { id: string };
      expect(message).toEqual({ type: "move", seat: 0, ply: 4, actions: [7], whole: false });
      socket().say({ type: "done", id, number: 5 });
      expect(await settled(made)).toBeUndefined();
      socket().say(update(5));
      expect(await settled(made)).toBe("played");
      expect(socket().sent.filter((each) => each.type !== "join")).toHaveLength(1);
    });

    test("is previewed where the move goes on", async () => {
      const made = session.tryMove(0, 4, [7]);
      const { id } = socket().sent.at(-1) as { id: string };
      socket().say({ type: "previewed", id, legal: [], complete: false });
      expect(await settled(made)).toMatchObject({ type: "previewed", id });
    });

    test("of my own on another device is mine, what a bot does in my place is not", () => {
      const heard: boolean[] = [];
      session.listen(({ mine }) => heard.push(mine));
      const entry = (kind: string, changes = {}) => [
        { number: 1, ply: 1, kind, facts: { seat: 0 }, of: "game", reveals: false, ...changes },
      ];
      const say = (number: number, to_act: number[], events: unknown[]) =>
        socket().say(update(number, { to_act, events } as Partial<Update>));
      say(5, [0], []);
      say(6, [0], entry("travelled"));
      say(7, [1], entry("returned", { of: "table" }));
      say(8, [0], entry("travelled", { facts: { seat: 1 } }));
      say(9, [0], entry("undo", { facts: { seat: 1 } }));
      socket().say({ type: "table", table: { ...table("running"), chairs: [{ ...chair("me"), bot: "easy" }, chair("you")] } as TableInfo });
      say(10, [1], entry("travelled"));
      expect(heard).toEqual([false, true, false, false, false, false]);
    });

    test("that was played before the connection broke is asked for again under the same id", async () => {
      const made = session.tryMove(0, 4, [7]);
      const id = await lose();
      socket().say(update(5));
      socket().say({ type: "done", id, number: 5 });
      expect(await settled(made)).toBe("played");
    });

    test("that was previewed before the connection broke is asked for again under the same id", async () => {
      const made = session.tryMove(0, 4, [7]);
      const id = await lose();
      socket().say({ type: "previewed", id, legal: [], complete: false });
      socket().say({ type: "previewed", id, legal: [], complete: true });
      expect(await settled(made)).toMatchObject({ type: "previewed", complete: false });
    });
  });

  test("a server that restarts and does not come back at once is away; a goodbye for good stays", async () => {
    const said: string[] = [];
    for (const reason of ["restart", "dismissed"] as const) {
      socket().say({ type: "goodbye", reason });
      for (let lost = 0; lost < 2; lost++) {
        socket().close();
        said.push(session.goodbye);
        await vi.advanceTimersByTimeAsync(2000);
      }
      socket().open();
    }
    expect(said).toEqual(["restart", "", "dismissed", "dismissed"]);
  });

  test("a refusal is thrown with its kind and facts", async () => {
    const asked = session.why(0, 3, []);
    const { id } = socket().sent.at(-1) as { id: string };
    socket().say({ type: "failed", id, kind: "not_your_seat", facts: { seat: 0 } });
    await expect(asked).rejects.toMatchObject({ kind: "not_your_seat", facts: { seat: 0 } });
  });

  test("a line of chat is heard once", () => {
    const said = { type: "said", number: 1, player: "you", name: "You", seat: 1, text: "Hi", at: 0 } as const;
    socket().say(said);
    socket().say(said);
    expect(session.chat).toHaveLength(1);
  });
});
