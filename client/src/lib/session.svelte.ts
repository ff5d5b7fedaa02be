/** One table as this browser follows it: what each of my seats (or the spectator) sees, the log, the chat, requests. */
import type * as P from "../protocol.gen";
import * as api from "./api";
import { Refused } from "./api";
import { SPECTATOR } from "./fluent";
import { freshId, ReconnectingSocket } from "./reconnecting-socket";

/** What one viewer sees: the latest update, the log so far, and when the update came (for the clocks). */
export interface SeatView {
  update: P.Update;
  log: P.SeenEvent[];
  /** Numbers of events in the log that were taken back. */
  undone: ReadonlySet<number>;
  at: number;
}

/** A message of the server about the match, with what this browser can tell of it. */
export interface News {
  update: P.Update;
  log: P.SeenEvent[];
  undone: ReadonlySet<number>;
  /** An answer to a move or an undo of this viewer. */
  mine: boolean;
}

type Request = Exclude<P.ClientMessage, P.Join>;
type Unsent<R> = R extends { id: string } ? Omit<R, "id"> : never;
type Answer = P.Done | P.Previewed | P.Reason | P.Hinted | P.Coached | P.Pong;

interface Pending {
  message: Request;
  resolve(answer: Answer): void;
  reject(error: Refused): void;
}

/** Reasons of the server to close that say when it is back: soon. */
const PASSING = ["restart", "slow"];

/** What makes an entry of one's own. */
const OWN = ["move", "undo", "advance"];

export class Session {
  table = $state.raw<P.TableInfo | null>(null);
  seatViews = $state.raw<Record<number, SeatView>>({});
  chat = $state.raw<P.Said[]>([]);
  connected = $state(false);
  /** A move was made while the server is away: it is sent when the connection is back. */
  isQueued = $state(false);
  /** Why the server closed the connection, or would not open it. */
  goodbye = $state("");
  private readonly socket: ReconnectingSocket;
  private readonly pending = new Map<string, Pending>();
  private readonly joined = new Set<number>();
  private readonly ownNumbers = new Set<string>();
  private readonly listeners = new Set<(news: News) => void>();
  private waiting: { seat: number; number: number; resolve(): void }[] = [];

  constructor(
    readonly id: string,
    invitation: string,
    private readonly me: () => string,
    private readonly onUpdate: (update: P.Update) => void = () => undefined,
    private readonly onChat: (said: P.Said) => void = () => undefined,
  ) {
    const query = invitation ? `?invitation=${encodeURIComponent(invitation)}` : "";
    this.socket = new ReconnectingSocket(`/ws/tables/${id}${query}`, {
      onOpen: () => this.resume(),
      onClose: () => this.lose(),
      onMessage: (message) => this.receive(message),
    });
  }

  end(): void {
    this.socket.close();
  }

  /** I am someone else now: the server must be told again. */
  reconnect(): void {
    this.socket.reconnect();
  }

  /** The seats I hold and still play. */
  get mySeats(): number[] {
    const me = this.me();
    if (!me || !this.table) return [];
    return this.table.chairs.flatMap((chair, seat) => (chair.player === me && !chair.forfeit ? [seat] : []));
  }

  /** Hears of every update in order, none left out; ends with the function it returns. */
  listen(hear: (news: News) => void): () => void {
    this.listeners.add(hear);
    return () => this.listeners.delete(hear);
  }

  get isRunning(): boolean {
    return this.table?.status === "running";
  }

  private get viewers(): number[] {
    const seats = this.mySeats;
    return seats.length ? seats : [SPECTATOR];
  }

  private resume(): void {
    this.connected = true;
    this.goodbye = "";
    this.joined.clear();
    this.joinAll();
    for (const { message } of this.pending.values()) this.socket.send(message);
    this.isQueued = false;
  }

  /** What the server said last holds for the first moment: if it does not come back at once, it is away. */
  private lose(): void {
    if (!this.connected && PASSING.includes(this.goodbye)) this.goodbye = "";
    this.connected = false;
  }

  private joinAll(): void {
    if (!this.table || this.table.status === "open") return;
    for (const viewer of this.viewers) if (!this.joined.has(viewer)) this.join(viewer);
  }

  private join(viewer: number): void {
    const last = this.seatViews[viewer]?.update.number ?? -1;
    if (this.socket.send({ type: "join", viewer, last })) this.joined.add(viewer);
  }

  private receive(message: P.ServerMessage): void {
    switch (message.type) {
      case "table":
        this.table = message.table;
        return this.joinAll();
      case "update":
        return this.applyUpdate(message);
      case "said":
        return this.addChat(message);
      case "goodbye":
        this.goodbye = message.reason;
        return;
      case "failed":
        this.pending.get(message.id)?.reject(new Refused(message.kind, message.facts));
        this.pending.delete(message.id);
        return;
      case "lobby":
        return;
      default:
        this.pending.get(message.id)?.resolve(message);
        this.pending.delete(message.id);
    }
  }

  private applyUpdate(update: P.Update): void {
    const before = this.seatViews[update.viewer];
    if (before && !update.full && update.number > before.update.number + 1) return this.join(update.viewer);
    if (before && update.number < before.update.number && !update.full) return;
    const log = update.full || !before ? update.events : appended(before.log, update.events);
    const undone = new Set([...(before?.undone ?? []), ...update.undone]);
    this.seatViews = { ...this.seatViews, [update.viewer]: { update, log, undone, at: Date.now() } };
    const mine = this.isMine(update, before?.update);
    for (const hear of this.listeners) hear({ update, log, undone, mine });
    this.onUpdate(update);
    this.waiting.filter((each) => this.hasSeen(each.seat, each.number)).forEach((each) => each.resolve());
    this.waiting = this.waiting.filter((each) => !this.hasSeen(each.seat, each.number));
  }

  /** Whether the viewer caused it: it had to act, and a move or undo of its own waits for the answer or got this number;
   * or it alone had to act, and did so on another device.
   */
  private isMine(update: P.Update, before: P.Update | undefined): boolean {
    const { viewer, number } = update;
    if (this.isFromElsewhere(update, before) || this.ownNumbers.has(`${viewer} ${number}`)) return true;
    const isWaiting = [...this.pending.values()].some(
      ({ message }) => OWN.includes(message.type) && "seat" in message && message.seat === viewer,
    );
    return isWaiting && (before?.to_act.includes(viewer) ?? false);
  }

  private isFromElsewhere({ viewer, events }: P.Update, before: P.Update | undefined): boolean {
    const isAlone = before?.to_act.length === 1 && before.to_act[0] === viewer;
    const isMove = events.every(({ of, kind, facts }) => of === "game" && (kind !== "undo" || facts.seat === viewer));
    return isAlone && isMove && !this.table?.chairs[viewer]?.bot;
  }

  private hasSeen(seat: number, number: number): boolean {
    return (this.seatViews[seat]?.update.number ?? -1) >= number;
  }

  /** Until the seat sees what was committed under this number. */
  private waitUntilSeen(seat: number, number: number): Promise<void> {
    if (this.hasSeen(seat, number)) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push({ seat, number, resolve }));
  }

  private addChat(said: P.Said): void {
    if (this.chat.some((line) => line.number === said.number)) return;
    this.chat = [...this.chat, said].sort((one, other) => one.number - other.number);
    this.onChat(said);
  }

  /** Everything before the part of the log that is here. */
  async loadLog(viewer: number): Promise<void> {
    const entries: P.SeenEvent[] = [];
    const undone: number[] = [];
    for (let since = 0, page: P.LogPage; ; since = page.next) {
      page = await api.log(this.id, viewer, since);
      entries.push(...page.entries);
      undone.push(...page.undone);
      if (!page.entries.length || page.next <= since) break;
    }
    const seatView = this.seatViews[viewer];
    if (!seatView) return;
    const whole = { ...seatView, log: appended(entries, seatView.log), undone: new Set([...seatView.undone, ...undone]) };
    this.seatViews = { ...this.seatViews, [viewer]: whole };
  }

  // Requests: each gets one answer, also when the connection is lost in between.

  private ask<A extends Answer>(request: Unsent<Request>): Promise<A> {
    const message = { ...request, id: freshId() } as Request;
    return new Promise<A>((resolve, reject) => {
      this.pending.set(message.id, { message, resolve: resolve as (answer: Answer) => void, reject });
      if (!this.socket.send(message) && message.type === "move") this.isQueued = true;
    });
  }

  /** Done when what follows from it is here as well. */
  async move(seat: number, ply: number, actions: number[]): Promise<void> {
    const done = await this.ask<P.Done>({ type: "move", seat, ply, actions });
    this.ownNumbers.add(`${seat} ${done.number}`);
    await this.waitUntilSeen(seat, done.number);
  }

  /** Plays the actions if they are a whole move, done when what follows from it is here; else what would come after. */
  async tryMove(seat: number, ply: number, actions: number[]): Promise<P.Previewed | "played"> {
    const answer = await this.ask<P.Done | P.Previewed>({ type: "move", seat, ply, actions, whole: false });
    if (answer.type === "previewed") return answer;
    this.ownNumbers.add(`${seat} ${answer.number}`);
    await this.waitUntilSeen(seat, answer.number);
    return "played";
  }

  /** Reads on in a lesson, or lets the lesson do what it asks for. */
  async advance(seat: number, step: number, show = false): Promise<void> {
    const done = await this.ask<P.Done>({ type: "advance", seat, step, show });
    this.ownNumbers.add(`${seat} ${done.number}`);
    await this.waitUntilSeen(seat, done.number);
  }
  preview = (seat: number, actions: number[]) => this.ask<P.Previewed>({ type: "preview", seat, actions });
  why = (seat: number, action: number, after: number[]) => this.ask<P.Reason>({ type: "why", seat, action, after });
  hint = (seat: number, after: number[]) => this.ask<P.Hinted>({ type: "hint", seat, after });
  coach = (seat: number, judges: boolean) => this.ask<P.Coached>({ type: "coach", seat, judges });
  undo = (seat: number) => this.ask<P.Done>({ type: "undo", seat });
  propose = (seat: number, what: "undo" | "abort") => this.ask<P.Done>({ type: "propose", seat, what });
  answer = (seat: number, agree: boolean) => this.ask<P.Done>({ type: "answer", seat, agree });
  resign = (seat: number) => this.ask<P.Done>({ type: "resign", seat });
  /** To a bot of my choice, if the seat is mine; else the server chooses. */
  handover = (seat: number, bot?: string) => this.ask<P.Done>({ type: "handover", seat, ...(bot ? { bot } : {}) });
  takeBackSeat = (seat: number) => this.ask<P.Done>({ type: "return", seat });
  say = (text: string) => this.ask<P.Done>({ type: "say", text });
}

/** A log with new entries; those it holds already are not added twice. */
export function appended(log: P.SeenEvent[], news: P.SeenEvent[]): P.SeenEvent[] {
  const last = log.at(-1)?.number ?? -1;
  return [...log, ...news.filter((entry) => entry.number > last)];
}
