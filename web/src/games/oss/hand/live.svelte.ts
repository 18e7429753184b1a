/** My hand in a match: this screen simulates at once and sends what the pointer does; the house judges the very same
 * rows, and is right. */
import type { Live } from '../../types';
import { Attempt, Clock, type Layout } from './attempt';
import type { Spot } from './gesture';
import { Hand } from './hand.svelte';
import type { Helped } from './helps.svelte';
import { A_SECOND, FLIGHT, IDLE, OVER, READY, type World } from './judge';
import { ASKS, KEYS, SLOW, STEADY, samples, type Told } from './pictures';

const MESSAGE = 100; // rows in one message, at most
const EVERY = 14; // milliseconds between two messages
const WAITED = 4 * A_SECOND; // steps: whoever is so far behind is still waited for
const LOOSE = 0.25 * A_SECOND; // steps that two clocks may differ
const AHEAD = 2 * A_SECOND; // steps: beyond what we have heard of the house's clock, it may stand
const ASKED = 500; // milliseconds until it is asked again

/** What the house shows of a world, too. */
type Mark = Pick<World, 'phase' | 'count' | 'x' | 'y'>;

const differ = (mine: Mark, seen: Told): boolean =>
  mine.phase !== seen.phase ||
  mine.count !== seen.count ||
  Math.hypot(mine.x - seen.world.x!, mine.y - seen.world.y!) > 0.2;

export class LiveHand extends Hand {
  /** The house went on without us, and we from where it was. */
  lost = $state(false);
  /** The house has judged otherwise than was seen here. */
  otherwise = $state(false);
  /** By keys: everybody sees it. */
  #byKeys = false;
  #told = -1; // of the help that we use
  #line = -1; // on which we know what has arrived
  #sent = 0; // steps
  #sentAt = 0;
  #askedAt: number | null = null;
  #touched = false; // here
  #yields = false; // to another window of the same person
  #stood = false; // all of it, for a while
  #marks = new Map<number, Mark>();
  #house: { clock: number; at: number } | null = null;

  constructor(
    private readonly layout: Layout,
    private readonly live: () => Live,
    aids: () => Helped,
  ) {
    super(aids);
    this.#ask(performance.now()); // it may have begun: before a reload, or at another device
  }

  /** A picture of the house. */
  see(picture: Told, now: number): void {
    this.#house = { clock: picture.clock, at: now };
    this.#weigh(picture);
    if (picture.whole && this.#askedAt !== null) return this.#goOn(picture, now);
    if (this.#askedAt !== null) return this.#ask(now);
    const { attempt } = this;
    if (!attempt) return;
    if (this.#line !== this.live().line()) {
      [this.#line, this.#told] = [this.live().line(), -1];
      this.#sent = Math.min(this.#sent, picture.time);
    }
    // Nothing was heard of us for so long that the house went on: we have kept still.
    if (picture.time > attempt.world.time) this.#catchUp(attempt, picture.time);
    const mark = this.#marks.get(picture.time);
    if (mark && differ(mark, picture)) {
      this.#yields = !this.#touched;
      this.#ask(now);
    }
    for (const time of this.#marks.keys()) if (time < picture.time) this.#marks.delete(time);
    if (attempt.over) this.#send(attempt, now); // what was on its way when the line broke
  }

  /** It is over there. Between the throws of a duel nobody is asked any more. */
  #weigh({ phase, time, why, count }: Told): void {
    const world = this.attempt?.world;
    if (phase !== OVER || !world || !this.#touched || this.#yields || world.time < time) return;
    if (world.phase !== OVER || world.why !== why || world.count !== count) this.otherwise = true;
  }

  /** From the house's own world, to the bit. */
  #goOn({ time, clock, phase, whole }: Told, now: number): void {
    this.lost = this.attempt !== null && this.#touched && phase === FLIGHT && !this.#stood;
    this.#stood = false;
    this.#askedAt = null;
    this.#sent = time;
    [this.#line, this.#told] = [this.live().line(), -1];
    this.#marks.clear();
    const ticking = new Clock(now, this.aids().slow, Infinity);
    ticking.steps = phase === FLIGHT ? Math.max(time, clock - WAITED) : Math.max(time, clock);
    this.put(new Attempt({ ...this.layout, world: whole! }), ticking);
  }

  #ask(now: number): void {
    if (this.#askedAt !== null && now < this.#askedAt + ASKED) return;
    this.#askedAt = now;
    this.live().send(new Uint8Array([this.#helps | ASKS]));
  }

  #catchUp(attempt: Attempt, time: number): void {
    attempt.run(time);
    this.clock.steps = Math.max(this.clock.steps, time);
    this.#mark(attempt.world);
  }

  #mark({ time, phase, count, x, y }: World): void {
    this.#marks.set(time, { phase, count, x, y });
  }

  get #helps(): number {
    const { steady, slow } = this.aids();
    return (steady ? STEADY : 0) | (slow ? SLOW : 0) | (this.#byKeys ? KEYS : 0);
  }

  protected override advance(attempt: Attempt, now: number): void {
    if (this.live().paused()) {
      // What was said since then was not heard: it goes on from where the house stands.
      this.#stood = true;
      this.#askedAt ??= -Infinity;
    }
    if (this.#askedAt !== null || this.#yields) {
      this.clock.tick(now, 0);
      return this.#ask(now);
    }
    if (attempt.world.phase !== FLIGHT) this.clock.slow = this.aids().slow;
    this.#tick(attempt.world, now);
    attempt.run(Math.floor(this.clock.steps));
    if (attempt.over || now >= this.#sentAt + EVERY) this.#send(attempt, now);
  }

  /** While nothing is thrown, two clocks that differ come together again, and ours does not run away from a house
   * that stands: what is said of a time that has not come there is not heard. */
  #tick({ phase, finger, pressed }: World, now: number): void {
    if (!this.#house || phase !== READY || finger !== IDLE || pressed) {
      this.clock.tick(now);
      return;
    }
    const { clock, at } = this.#house;
    const there = clock + (now - at) * this.clock.pace;
    const late = there - this.clock.steps;
    const haste = Math.abs(late) < LOOSE ? 1 : Math.max(0.5, Math.min(4, 1 + late / A_SECOND));
    this.clock.tick(now, haste, Math.min(clock + AHEAD, haste > 1 ? there : Infinity));
  }

  /** All rows that nothing changes any more, and that we are still there. */
  #send(attempt: Attempt, now: number): void {
    const live = this.live();
    const { time, phase } = attempt.world;
    if (this.#line !== live.line() || time <= this.#sent) return;
    if (this.#told !== this.#helps && phase !== FLIGHT) {
      this.#told = this.#helps;
      live.send(new Uint8Array([this.#told]));
    }
    const { trace } = attempt;
    const first = trace.findLastIndex(([step]) => step < this.#sent) + 1;
    const rows = trace.slice(first).filter(([step]) => step < time);
    const last = trace.findLast(([step]) => step < time)!;
    if (last[0] < time - 1) rows.push([time - 1, last[1], last[2], last[3]]);
    for (let i = 0; i < rows.length; i += MESSAGE) live.send(samples(rows.slice(i, i + MESSAGE)));
    [this.#sent, this.#sentAt] = [time, now];
    this.#mark(attempt.world);
  }

  override point(kind: 'down' | 'move' | 'up', stamp: number, at: Spot): void {
    this.#touch();
    super.point(kind, stamp, at);
  }

  /** Whichever window is touched is where the hand is. */
  #touch(): void {
    this.#touched = true;
    this.#yields = false;
  }

  override key(kind: 'down' | 'up', key: string): boolean {
    const meant = super.key(kind, key);
    if (meant) this.#touch();
    this.#byKeys ||= meant;
    return meant;
  }
}
