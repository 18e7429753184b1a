/** One try at a trick: the judge's own step, run on what the pointer does, or did. */
import { A_SECOND, OVER, lawOf, step, worldOf, type Law, type World } from './judge';

/** All that the judge is told before it begins, as the server lays it out. */
export interface Layout {
  trick: string;
  /** Of the card. */
  number: number;
  law: Readonly<Record<string, unknown>>;
  world: Readonly<Record<string, unknown>>;
  /** How each bone lies: its turn in degrees, its face. */
  seen: readonly (readonly [number, number])[];
}

/** Where the pointer was from a step on, in sixteenths of a millimetre, and whether it was pressed. */
export type Row = readonly [step: number, x16: number, y16: number, pressed: number];

export const SIXTEENTH = 16;

const FARTHEST = 32767; // sixteenths: as far as a hand can say
const sixteenths = (millimetres: number): number =>
  Math.max(-FARTHEST, Math.min(FARTHEST, Math.round(millimetres * SIXTEENTH)));

export class Attempt {
  readonly world: World;
  readonly law: Law;
  readonly trace: Row[];
  #row = 0;

  /** With a trace it goes as it went then. */
  constructor(
    readonly layout: Layout,
    trace: readonly Row[] = [],
  ) {
    this.world = worldOf(layout.world);
    this.law = lawOf(layout.law);
    const { time, past_x, past_y, pressed } = this.world;
    const now = [past_x, past_y].map((past) => sixteenths(past[0]!));
    this.trace = trace.length ? [...trace] : [[time, now[0]!, now[1]!, pressed]];
  }

  get over(): boolean {
    return this.world.phase === OVER;
  }

  /** The pointer is there, in millimetres. What comes late counts from now; a press and a release are never in
   * the same step, or nobody would have seen it. */
  lead(at: number, x: number, y: number, pressed: boolean): void {
    const last = this.trace.at(-1)!;
    const now: Row = [
      Math.max(at, this.world.time, last[0]),
      sixteenths(x),
      sixteenths(y),
      Number(pressed),
    ];
    if (now[3] !== last[3])
      this.trace.push([last[0] === now[0] ? now[0] + 1 : now[0], now[1], now[2], now[3]]);
    else if (now[0] > last[0]) this.trace.push(now);
    else if (this.trace.length > 1) this.trace[this.trace.length - 1] = now;
  }

  /** Back to how it was then; what the pointer has done since is done again by `run`. */
  rewind(world: Readonly<Record<string, unknown>>): void {
    Object.assign(this.world, worldOf(world));
    this.#row = 0;
    const { time, past_x, past_y, pressed } = this.world;
    if (this.trace.length === 1)
      this.trace[0] = [time, sixteenths(past_x[0]!), sixteenths(past_y[0]!), pressed];
  }

  /** On to this step. */
  run(until: number): void {
    const { world, law, trace } = this;
    while (world.time < until && world.phase !== OVER) {
      while (this.#row + 1 < trace.length && trace[this.#row + 1]![0] <= world.time) this.#row += 1;
      const [, x, y, pressed] = trace[this.#row]!;
      step(world, law, x, y, pressed);
    }
  }
}

const LONGEST = 250; // milliseconds: of a longer pause no more than that has been
const SLOW = 0.5;

/** From the page's time to the judge's steps. Slower, if somebody wants it so. */
export class Clock {
  /** So many there have been. */
  steps = 0;
  #last: number;

  constructor(
    begins: number,
    public slow = false,
    private readonly longest = LONGEST,
  ) {
    this.#last = begins;
  }

  get pace(): number {
    return ((this.slow ? SLOW : 1) * A_SECOND) / 1000;
  }

  /** A picture is made: how many steps there have been by then. `haste`: it goes so much faster. `most`: at which it
   * stands. */
  tick(now: number, haste = 1, most = Infinity): number {
    const passed = Math.min(this.longest, Math.max(0, now - this.#last));
    this.#last = now;
    this.steps = Math.max(this.steps, Math.min(most, this.steps + passed * this.pace * haste));
    return Math.floor(this.steps);
  }

  /** When that was, which the page says happened then. */
  at(stamp: number): number {
    return Math.floor(this.steps + (stamp - this.#last) * this.pace);
  }
}
