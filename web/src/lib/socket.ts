/** The connection to a table: it comes back by itself, and what was not answered is sent again. */
import { Refusal } from './api';
import { readPicture, type Picture } from './motion';
import { Patience } from './patience';
import type { Done, Frame, Hint, Seat, ServerMessage, SocketCommand } from './wire';

export type Link = 'connecting' | 'open' | 'lost' | 'gone';
type WithoutId<One> = One extends unknown ? Omit<One, 'id'> : never;
/** A command without its id, whichever it is. */
export type Wanted = WithoutId<SocketCommand>;

/** Why the table cannot be reached. */
export interface Loss {
  /** What the house said before it closed; null: nothing, the connection is gone. */
  why: Refusal | null;
  /** When it is tried again, in milliseconds since 1970; null: not by itself. */
  until: number | null;
}

const QUIET_MS = 1200; // a connection that is back before that was never gone
const STEADY_MS = 10_000; // one that has held so long may begin again with short waits
const ANSWER_MS = 10_000; // in which everything sent is answered by something
const SILENT_MS = 30_000; // then we ask whether anybody is still there
const PROBE = 'probe';
const LOOK = 'look';
// With these codes waiting cannot help (the wire): no such table, not let in, newer, replaced.
const GIVE_UP = [4404, 4403, 4426, 4409];
const TOO_MANY = 4429;
/** The table moves to another machine, or the house starts anew: it is back in a moment. */
const COMES_BACK = 1012;

interface Waiting {
  data: string;
  /** The house thinks about it, and answers other things meanwhile. */
  slow: boolean;
  done(answer: Done | Hint): void;
  refused(refusal: Refusal): void;
}

interface Listener {
  frame(frame: Frame): void;
  thinking(seat: Seat): void;
  link(link: Link, loss: Loss | null): void;
  /** Which page the house serves now. */
  welcome(page: string): void;
  picture(picture: Picture): void;
}

export type MakeSocket = (address: string) => WebSocket;

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private watching: Seat | null | undefined = undefined;
  private sent = 0;
  /** What the house said last, if it was no and to nothing that was asked: a close may follow. */
  private farewell: Refusal | null = null;
  private link: Link = 'connecting';
  private loss: Loss | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private steady: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private overdue: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly patience = new Patience();
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
    clearTimeout(this.retry);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const asks = this.forAll ? '?watch=none&hands=1' : '?hands=1';
    const socket = this.make(`${scheme}://${location.host}/api/tables/${this.code}/ws${asks}`);
    this.socket = socket;
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => this.opened();
    socket.onmessage = ({ data }) => this.hear(data as string | ArrayBuffer);
    socket.onclose = (close) => this.lost(close.code);
    this.expectAnswer();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.quiet);
    this.drop();
  }

  /** Somebody looks, or the network is back: is the house still there? */
  hurry(): void {
    if (this.socket) this.probe();
    else if (this.loss?.until !== null) this.again();
  }

  /** Try now, also where waiting could not help: somebody has asked for it. */
  again(): void {
    if (!this.loss?.why) this.patience.reset();
    if (this.loss && this.link !== 'open')
      this.announce('lost', { ...this.loss, until: Date.now() });
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
    if (this.loss?.until === null) return Promise.reject(this.loss.why ?? new Refusal('offline'));
    const id = `${this.session}-${++this.sent}`;
    const data = JSON.stringify({ ...command, id });
    const slow = command.do === 'hint';
    return new Promise((done, refused) => {
      this.waiting.set(id, { data, slow, done, refused });
      this.send(data, slow);
    });
  }

  /** Look at a seat, or (null) at what everybody may see. Holds when the connection comes back. */
  watch(seat: Seat | null): Promise<Done> {
    this.watching = seat;
    return this.do({ do: 'watch', seat });
  }

  /** What a hand does: now or not at all. */
  hand(data: ArrayBuffer): void {
    if (this.socket?.readyState === 1) this.socket.send(data);
  }

  private hear(data: string | ArrayBuffer): void {
    if (typeof data === 'string') {
      this.take(JSON.parse(data) as ServerMessage);
      return;
    }
    this.heard();
    const picture = readPicture(data);
    if (picture) this.listener.picture(picture);
  }

  private send(data: string, slow = false): void {
    if (this.socket?.readyState !== 1) return;
    this.socket.send(data);
    if (!slow) this.expectAnswer();
  }

  private opened(): void {
    if (this.watching !== undefined)
      this.send(JSON.stringify({ do: 'watch', seat: this.watching, id: LOOK }));
    for (const { data, slow } of this.waiting.values()) this.send(data, slow);
  }

  private take(message: ServerMessage): void {
    this.heard();
    this.farewell = null;
    if (message.type === 'welcome') this.listener.welcome(message.page);
    else if (message.type === 'frame') {
      this.letIn();
      this.listener.frame(message);
    } else if (message.type === 'thinking') this.listener.thinking(message.seat);
    else if (message.type === 'refused')
      this.refused(new Refusal(message.code, message.args), message.id);
    else this.settle(message.id)?.done(message);
  }

  private refused(refusal: Refusal, id: string): void {
    if (id === LOOK)
      this.watching = undefined; // the seat is not ours any more
    else if (id) this.settle(id)?.refused(refusal);
    else if (refusal.code === 'bad-message') {
      // What could not be read has no id; things are answered in the order in which they were sent.
      const [first] = [...this.waiting].find(([, { slow }]) => !slow) ?? [];
      if (first !== undefined) this.settle(first)?.refused(refusal);
    } else this.farewell = refusal;
  }

  private settle(id: string): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  /** The first frame: until then the house may still say no. */
  private letIn(): void {
    if (this.steady !== undefined) return;
    this.steady = setTimeout(() => this.patience.reset(), STEADY_MS);
    this.announce('open', null);
  }

  private lost(code: number): void {
    this.drop();
    if (this.closed) return;
    const why = code === COMES_BACK ? null : this.farewell;
    if (GIVE_UP.includes(code)) {
      this.announce('gone', { why, until: null });
      for (const id of [...this.waiting.keys()])
        this.settle(id)?.refused(why ?? new Refusal('offline'));
      return;
    }
    const wait = this.patience.next(code === TOO_MANY);
    this.retry = setTimeout(() => this.open(), wait);
    this.loss = { why, until: Date.now() + wait };
    if (why || this.link === 'lost') this.announce('lost', this.loss);
    else this.quiet ??= setTimeout(() => this.announce('lost', this.loss), QUIET_MS);
  }

  private announce(link: Link, loss: Loss | null): void {
    clearTimeout(this.quiet);
    this.quiet = undefined;
    this.link = link;
    this.loss = loss;
    this.listener.link(link, loss);
  }

  // ---- a connection that only seems to be there -----------------------------------------------------

  /** Anything at all is a sign of life. */
  private heard(): void {
    clearTimeout(this.overdue);
    this.overdue = undefined;
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.probe(), SILENT_MS);
  }

  private probe(): void {
    if (!document.hidden) this.send(JSON.stringify({ do: 'shown', n: 0, id: PROBE }));
  }

  private expectAnswer(): void {
    this.overdue ??= setTimeout(() => this.lost(0), ANSWER_MS);
  }

  /** A half-open socket would say for minutes that it is closing: nobody waits for that. */
  private drop(): void {
    for (const timer of [this.steady, this.silence, this.overdue]) clearTimeout(timer);
    this.steady = this.silence = this.overdue = undefined;
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onclose = socket.onmessage = socket.onopen = null;
    socket.close();
  }
}
