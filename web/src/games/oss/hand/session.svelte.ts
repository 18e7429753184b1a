/** A stay in the practice room: one attempt after the other, each with a toss of its own. */
import { api } from '../../../lib/api';
import { Attempt, Clock, type Layout, type Row } from './attempt';
import { Hand } from './hand.svelte';
import type { Helped } from './helps.svelte';
import { keep, keptOf } from './kept.svelte';
import { moment } from './saying';

const BOX = 'oss';
const MOMENT = 1400; // milliseconds

interface Done {
  laid: Layout;
  trace: readonly Row[];
}

export class Session extends Hand {
  /** Not yours: a bot's hand. */
  showing = $state(false);
  fetching = $state(false);
  #ghost: Attempt | null = null;
  #next: Promise<Layout> | null = null;
  #leapt = 0;
  #thrown: { mine: number | null; ghost: number } = { mine: null, ghost: 0 };

  constructor(
    readonly trick: string,
    readonly number: number,
    aids: () => Helped,
    private readonly still: () => boolean = () => false,
  ) {
    super(aids);
  }

  /** Another toss; `like`: the toss of one's best, with its ghost. */
  async begin(like = false): Promise<void> {
    const best = like ? keptOf(this.trick).best : undefined;
    const laid = best?.layout ?? (await this.#lay());
    this.#ghost = best ? new Attempt(best.layout, best.trace) : null;
    this.#thrown = { mine: null, ghost: best ? thrownAt(best) : 0 };
    this.#show(new Attempt(laid), false);
  }

  /** As a bot's hand does it. */
  async show(): Promise<void> {
    this.fetching = true;
    try {
      const { laid, trace } = await api.practice<Done>(BOX, this.trick, this.number, true);
      this.#ghost = null;
      this.#show(new Attempt(laid, trace), true);
    } finally {
      this.fetching = false;
    }
  }

  #fetch(): Promise<Layout> {
    return api.practice<Layout>(BOX, this.trick, this.number);
  }

  /** The next toss is fetched while this one is played. */
  async #lay(): Promise<Layout> {
    const laid = await (this.#next ?? this.#fetch());
    this.#next = this.#fetch();
    this.#next.catch(() => (this.#next = null));
    return laid;
  }

  #show(attempt: Attempt, showing: boolean): void {
    this.showing = showing;
    this.#leapt = performance.now();
    this.put(attempt, new Clock(performance.now(), this.aids().slow), !showing);
  }

  protected override advance(attempt: Attempt, now: number): void {
    if (this.showing && this.still()) this.#leap(attempt, now);
    else super.advance(attempt, now);
  }

  /** Without motion: from one moment that decides to the next, each as long as one looks at it. */
  #leap(attempt: Attempt, now: number): void {
    if (now < this.#leapt + MOMENT) return;
    this.#leapt = now;
    const before = moment(attempt.world);
    while (!attempt.over && moment(attempt.world) === before) attempt.run(attempt.world.time + 1);
  }

  /** The ghost throws when you do. */
  protected override haunt(attempt: Attempt): Attempt | null {
    const ghost = this.#ghost;
    if (!ghost) return null;
    if (this.#thrown.mine === null && attempt.world.throws) this.#thrown.mine = attempt.world.time;
    const { mine } = this.#thrown;
    if (mine !== null) ghost.run(this.#thrown.ghost + attempt.world.time - mine);
    return ghost;
  }

  protected override ended(attempt: Attempt, managed: boolean): void {
    const { steady, slow } = this.aids();
    if (!this.showing) keep(attempt, managed, steady || slow);
  }
}

/** When somebody threw first. */
function thrownAt({ layout, trace }: { layout: Layout; trace: readonly Row[] }): number {
  const again = new Attempt(layout, trace);
  while (!again.over && !again.world.throws) again.run(again.world.time + 1);
  return again.world.time;
}
