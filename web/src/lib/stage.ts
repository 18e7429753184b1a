/** Shows one thing after the other: bots are quicker than eyes.
 *
 * Frames come in as the server sends them; each is shown for as long as what happened in it takes to
 * be seen, and then the next. What comes after a reload, or while nobody looks, is shown at once.
 */
import type { Event, Frame } from './wire';

export type View = Record<string, unknown>;

export interface Scene {
  frame: Frame;
  /** What happened between `previous` and the frame's view. */
  events: Event[];
  previous: View | null;
  /** Nothing was shown before: the page has just been loaded. */
  first: boolean;
}

const BACKLOG = 12; // more than that is not watched one by one

export class Stage {
  private queue: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private current: Frame | null = null;
  private upto = 0;
  private held = false;
  private due = false;
  private seen = false;

  constructor(
    private readonly show: (scene: Scene) => void,
    /** Everything that came in has been shown, and was there long enough to be seen. */
    private readonly settled: () => void,
    private readonly pace: (scene: Scene) => number,
    private readonly unwatched: () => boolean = () => document.hidden,
  ) {}

  /** More that happened is waiting to be shown. Who comes and goes interrupts nobody. */
  get busy(): boolean {
    return this.queue.some(({ events }) => events.length > 0);
  }

  push(frame: Frame): void {
    const jump = !this.current || this.current.seat !== frame.seat;
    if (jump) this.queue = [];
    this.queue.push(frame);
    if (jump || (!this.waits && this.tooMuch)) this.catchUp();
    else if (this.timer === undefined) this.next();
  }

  /** The table is there to be looked at: until then a match does not go on before empty chairs. */
  look(): void {
    if (this.seen) return;
    this.seen = true;
    this.goOn();
  }

  private get waits(): boolean {
    return this.held || (!this.seen && this.queue.length > 0 && Boolean(this.current?.view));
  }

  /** Somebody here acts: what is shown has been seen, and what they do is shown as soon as it comes. */
  hurry(): void {
    if (this.timer === undefined || this.waits) return;
    clearTimeout(this.timer);
    this.next();
  }

  /** A count is being shown: nothing goes on behind it until it has been seen, or skipped. */
  hold(on: boolean): void {
    this.held = on;
    if (!on) this.goOn();
  }

  private goOn(): void {
    if (!this.due || this.waits) return;
    this.due = false;
    if (this.tooMuch) this.catchUp();
    else this.next();
  }

  private get tooMuch(): boolean {
    return this.queue.length > BACKLOG || this.unwatched();
  }

  /** Show the newest at once. */
  catchUp(): void {
    const frames = this.queue;
    const last = frames.at(-1);
    if (!last) return;
    this.queue = [];
    const before = this.current;
    const moved = before && before.seat === last.seat && frames.length === 1;
    const told = frames.flatMap((frame) => frame.events);
    const log = frames.find((frame) => frame.log)?.log ?? null;
    const whole = { ...last, log, events: told, chat: frames.flatMap((frame) => frame.chat) };
    this.present(whole, this.fresh(told), moved ? before.view : null);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
  }

  private next(): void {
    this.timer = undefined;
    this.due = this.waits;
    if (this.due) return;
    const frame = this.queue.shift();
    if (!frame) {
      this.settled();
      return;
    }
    this.present(frame, this.fresh(frame.events), this.current?.view ?? null);
  }

  private fresh(events: Frame['events']): Event[] {
    return events.filter(({ n }) => n > this.upto).map(({ event }) => event);
  }

  private present(frame: Frame, events: Event[], previous: View | null): void {
    clearTimeout(this.timer);
    this.due = false;
    const first = this.current === null;
    this.current = frame;
    this.upto = Math.max(this.upto, frame.n);
    const scene = { frame, events, previous, first };
    this.show(scene);
    const wait = previous && events.length && !this.unwatched() ? this.pace(scene) : 0;
    this.timer = setTimeout(() => this.next(), wait);
  }
}
