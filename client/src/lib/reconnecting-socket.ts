/** A socket that reconnects by itself. */
import type { ClientMessage, ServerMessage } from "../protocol.gen";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 25_000;

export interface SocketHandlers {
  onOpen(): void;
  onClose(): void;
  onMessage(message: ServerMessage): void;
}

export class ReconnectingSocket {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private pings = 0;
  private ended = false;

  constructor(
    private readonly path: string,
    private readonly handlers: SocketHandlers,
  ) {
    this.connect();
  }

  private connect(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}${this.path}`);
    this.socket = socket;
    socket.onopen = () => this.startPinging();
    socket.onmessage = (event) => this.handlers.onMessage(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => this.scheduleReconnect();
  }

  private startPinging(): void {
    this.wait = FIRST_WAIT;
    this.pings = window.setInterval(() => this.send({ type: "ping", id: freshId() }), PING_EVERY);
    this.handlers.onOpen();
  }

  private scheduleReconnect(): void {
    clearInterval(this.pings);
    this.socket = null;
    this.handlers.onClose();
    if (this.ended) return;
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(Math.max(this.wait * 2, FIRST_WAIT), LONGEST_WAIT);
  }

  /** Sends if there is a connection; whether it did. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Closes the connection and connects again at once. */
  reconnect(): void {
    this.wait = 0;
    this.socket?.close();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}

/** An id of our own for a request: sent twice, it counts once. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
