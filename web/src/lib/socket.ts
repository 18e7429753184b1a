/** The connection to a table: it comes back by itself, and what was not answered is sent again. */
import { Refusal } from './api';
import type { Done, Frame, Hint, Seat, ServerMessage, SocketCommand } from './wire';

export type Link = 'connecting' | 'open' | 'lost' | 'gone';
type WithoutId<One> = One extends unknown ? Omit<One, 'id'> : never;
/** A command without its id, whichever it is. */
export type Wanted = WithoutId<SocketCommand>;

const RETRY_MS = [50, 100, 200, 500, 1000, 2000, 3000];
const QUIET_MS = 1200; // a connection that is back before that was never gone
const NO_SUCH_TABLE = 4404;

interface Waiting {
  data: string;
  done(answer: Done | Hint): void;
  refused(refusal: Refusal): void;
}

export interface Listener {
  frame(frame: Frame): void;
  thinking(seat: Seat): void;
  link(link: Link): void;
  /** The table cannot be entered. */
  refused(refusal: Refusal): void;
}

export type MakeSocket = (address: string) => WebSocket;

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private watching: Seat | null | undefined = undefined;
  private tries = 0;
  private sent = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly session = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly code: string,
    private readonly listener: Listener,
    private readonly make: MakeSocket = (address) => new WebSocket(address),
    /** Only ever what everybody may see, from the first frame on, whoever sits in front of it. */
    private readonly forAll = false,
  ) {}

  open(): void {
    if (this.closed || this.socket) return;
    clearTimeout(this.timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = this.make(
      `${scheme}://${location.host}/api/tables/${this.code}/ws${this.forAll ? '?watch=none' : ''}`,
    );
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (message) => this.take(JSON.parse(message.data as string) as ServerMessage);
    socket.onclose = (close) => this.lost(close.code);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.quiet);
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onclose = socket.onmessage = socket.onopen = null;
      socket.close();
    }
  }

  /** Try again at once: the network is back, or somebody looks. */
  hurry(): void {
    if (this.socket || this.closed) return;
    this.tries = 0;
    this.open();
  }

  /** Done and durable, or a Refusal. Waits through a lost connection. */
  do(command: Wanted): Promise<Done> {
    return this.answered(command) as Promise<Done>;
  }

  /** What a strong player would do, or a Refusal. */
  hint(seat: Seat): Promise<Hint> {
    return this.answered({ do: 'hint', seat }) as Promise<Hint>;
  }

  private answered(command: Wanted): Promise<Done | Hint> {
    const id = `${this.session}-${++this.sent}`;
    const data = JSON.stringify({ ...command, id });
    return new Promise((done, refused) => {
      this.waiting.set(id, { data, done, refused });
      this.send(data);
    });
  }

  /** Look at a seat, or (null) at what everybody may see. Holds when the connection comes back. */
  watch(seat: Seat | null): Promise<Done> {
    this.watching = seat;
    return this.do({ do: 'watch', seat });
  }

  private send(data: string): void {
    if (this.socket?.readyState === 1) this.socket.send(data);
  }

  private opened(): void {
    this.tries = 0;
    clearTimeout(this.quiet);
    this.quiet = undefined;
    this.listener.link('open');
    if (this.watching !== undefined)
      this.send(JSON.stringify({ do: 'watch', seat: this.watching, id: '' }));
    for (const { data } of this.waiting.values()) this.send(data);
  }

  private take(message: ServerMessage): void {
    if (message.type === 'frame') this.listener.frame(message);
    else if (message.type === 'thinking') this.listener.thinking(message.seat);
    else {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.type === 'done' || message.type === 'hint') waiting?.done(message);
      else {
        const refusal = new Refusal(message.code, message.args);
        if (waiting) waiting.refused(refusal);
        else this.listener.refused(refusal);
      }
    }
  }

  private lost(code: number): void {
    this.socket = null;
    if (this.closed) return;
    if (code === NO_SUCH_TABLE) {
      this.closed = true;
      this.listener.link('gone');
      return;
    }
    this.quiet ??= setTimeout(() => this.listener.link('lost'), QUIET_MS);
    const wait = RETRY_MS[Math.min(this.tries++, RETRY_MS.length - 1)]!;
    this.timer = setTimeout(() => this.open(), wait);
  }
}
