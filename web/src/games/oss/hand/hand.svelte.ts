/** A hand at an attempt: what it does by pointer or keys, and what is seen, said, heard and felt of it. */
import type { Say } from '../../types';
import type { Attempt, Clock } from './attempt';
import { Cues } from './cues';
import { Gesture, type Spot } from './gesture';
import type { Helped } from './helps.svelte';
import { MANAGED } from './judge';
import { Keys } from './keys';
import type { Keyed } from './marking';
import { nearness, saying } from './saying';
import type { Shown, Tried } from './surface';

const LINGERS = 1500; // milliseconds that the end of an attempt is looked at before nothing moves

export abstract class Hand implements Tried {
  attempt = $state.raw<Attempt | null>(null);
  said = $state.raw<Say | null>(null);
  near = $state.raw<Say | null>(null);
  over = $state<'managed' | 'failed' | null>(null);
  count = $state(0);
  onfresh: () => void = () => {};
  protected clock!: Clock;
  #gesture: Gesture | null = null;
  #keys: Keys | null = null;
  #cues: Cues | null = null;
  /** Keys were used last, not a pointer. */
  #keyed = false;
  #ended = 0;

  constructor(protected readonly aids: () => Helped) {}

  /** Another attempt is on the table. `mine`: it is done here. */
  protected put(attempt: Attempt, clock: Clock, mine = true): void {
    this.attempt = attempt;
    this.clock = clock;
    this.#gesture = mine ? new Gesture(attempt, () => this.aids().steady) : null;
    this.#keys = null;
    this.#cues = new Cues(attempt.world);
    this.over = this.near = null;
    this.#tell(attempt);
    this.onfresh();
  }

  next(now: number): Shown | null {
    const { attempt } = this;
    if (!attempt) return null;
    if (!attempt.over) {
      this.advance(attempt, now);
      this.#cues?.hear(attempt.world);
      this.#tell(attempt);
      if (attempt.over) this.#end(attempt, now);
    }
    return {
      attempt,
      ghost: this.haunt?.(attempt) ?? null,
      moves: !this.over || now < this.#ended + LINGERS,
    };
  }

  /** On to this moment. */
  protected advance(attempt: Attempt, now: number): void {
    attempt.run(this.clock.tick(now));
  }

  /** Somebody else's hand beside it. */
  protected haunt?(attempt: Attempt): Attempt | null;

  protected ended?(attempt: Attempt, managed: boolean): void;

  #tell(attempt: Attempt): void {
    const said = saying(attempt, this.#keyed);
    if (said.key !== this.said?.key) this.said = said;
    if (attempt.world.count !== this.count) this.count = attempt.world.count;
  }

  #end(attempt: Attempt, now: number): void {
    const managed = attempt.world.why === MANAGED;
    this.#ended = now;
    this.over = managed ? 'managed' : 'failed';
    this.near = nearness(attempt);
    this.ended?.(attempt, managed);
  }

  point(kind: 'down' | 'move' | 'up', stamp: number, at: Spot): void {
    if (kind === 'down') this.#keyed = false;
    this.#gesture?.[kind](this.clock.at(stamp), at);
  }

  key(kind: 'down' | 'up', key: string): boolean {
    const { attempt } = this;
    if (!attempt || !this.#gesture || attempt.over) return false;
    this.#keys ??= new Keys(attempt);
    const ours = this.#keys[kind](key, attempt.world.time);
    this.#keyed ||= ours;
    return ours;
  }

  get keyed(): Keyed | null {
    const [keys, attempt] = [this.#keys, this.attempt];
    return keys && attempt && { chosen: keys.chosen, mark: keys.mark(attempt.world.time) };
  }
}
