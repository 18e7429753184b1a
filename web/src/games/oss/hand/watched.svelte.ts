/** Somebody else's hand, from the pictures that come of it; and a finished attempt once more. */
import type { Say } from '../../types';
import type { Attempt, Layout } from './attempt';
import { Cues } from './cues';
import { A_SECOND, MANAGED, OVER } from './judge';
import type { Told } from './pictures';
import { Reel } from './reel';
import { mishap, moment } from './saying';
import type { Shown, Tried } from './surface';
import { wound } from './winding';

const LINGERS = 1500;

export class Watched implements Tried {
  attempt = $state.raw<Attempt | null>(null);
  count = $state(0);
  said = $state.raw<Say | null>(null);
  over = $state<'managed' | 'failed' | null>(null);
  helps = $state(0);
  readonly near = null;
  readonly keyed = null;
  onfresh: () => void = () => {};
  protected readonly reel: Reel;
  protected head: number | null = null;
  readonly #cues: Cues;
  #last: number | null = null;
  #ended = 0;
  #then: (() => void) | null = null;

  constructor(
    layout: Layout,
    private readonly still: () => boolean,
  ) {
    this.reel = new Reel(layout);
    this.attempt = this.reel.attempt;
    this.#cues = new Cues(this.reel.attempt.world);
  }

  see(picture: Told): void {
    this.reel.add(picture);
    if (picture.helps !== this.helps) this.helps = picture.helps;
  }

  /** Nothing more comes. `then`: once its end has been seen, if that came. */
  seen(then: () => void): void {
    if (this.over || this.reel.last?.phase !== OVER) then();
    else this.#then = then;
  }

  next(now: number): Shown | null {
    const { attempt } = this;
    if (!attempt) return null;
    const passed = Math.min(250, now - (this.#last ?? now));
    this.#last = now;
    this.head = this.wind(this.head, (passed * A_SECOND) / 1000);
    this.#show(this.head);
    this.#cues.hear(attempt.world);
    this.#tell(attempt, now);
    return { attempt, ghost: null, moves: !this.over || now < this.#ended + LINGERS };
  }

  /** Where it is looked at, so many steps later. */
  protected wind(head: number | null, steps: number): number {
    const { last } = this.reel;
    return wound(head, steps, last?.time ?? 0, last?.phase === OVER);
  }

  /** Without motion it stands from one moment that decides to the next. */
  #show(head: number): void {
    const { world } = this.reel.attempt;
    const before = moment(world);
    if (!this.still()) return this.reel.show(head);
    const kept = structuredClone(world);
    this.reel.show(head);
    if (moment(world) === before && world.phase !== OVER) Object.assign(world, kept);
  }

  #tell(attempt: Attempt, now: number): void {
    const { world } = attempt;
    const said = mishap(attempt);
    if (said?.key !== this.said?.key) this.said = said;
    if (world.count !== this.count) this.count = world.count;
    const over = world.phase !== OVER ? null : world.why === MANAGED ? 'managed' : 'failed';
    if (over && !this.over) {
      this.#ended = now;
      this.#then?.();
      this.#then = null;
    }
    if (over !== this.over) this.over = over;
  }

  point(): void {}

  key(): boolean {
    return false;
  }
}

const LEAD = 0.6 * A_SECOND; // before the first throw
const SLOWLY = 0.3;
const TRAIL = 1.2 * A_SECOND; // steps

/** What was seen of an attempt, as it went or slowly. */
export class Screened extends Watched {
  /** It has been looked at to its end. */
  ondone: () => void = () => {};
  #slowly = false;
  #done = false;

  constructor(
    readonly layout: Layout,
    pictures: readonly Told[],
    still: () => boolean,
  ) {
    super(layout, still);
    for (const picture of pictures) this.reel.add(picture, false);
    this.helps = this.reel.last?.helps ?? 0;
  }

  /** From the beginning. */
  again(slowly: boolean): void {
    this.#slowly = slowly;
    this.#done = false;
    this.head = null;
    this.over = null;
    this.onfresh();
  }

  override next(now: number): Shown | null {
    const shown = super.next(now);
    if (shown && !shown.moves && !this.#done) {
      this.#done = true;
      this.ondone();
    }
    return shown && { ...shown, trail: this.reel.trail(this.head ?? 0, TRAIL) };
  }

  protected override wind(head: number | null, steps: number): number {
    const thrown = this.reel.when(({ phase }) => phase !== 0) ?? 0;
    if (head === null) return Math.max(this.reel.first?.time ?? 0, thrown - LEAD);
    return Math.min(this.reel.last?.time ?? 0, head + steps * (this.#slowly ? SLOWLY : 1));
  }
}
