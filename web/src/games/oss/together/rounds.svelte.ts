/** Tricks done at once on the screen: the one that goes on, its end until it has been looked at, and the last one
 * once more. */
import type { Film, Live } from '../../types';
import { helps } from '../hand/helps.svelte';
import type { OssEvent } from '../view';
import { Filmed } from './filmed.svelte';
import { Mine } from './mine.svelte';
import { Once } from './once.svelte';
import { seen } from './pictures';
import { JUDGE, type Together } from './setting';

const LINGERS = 2600; // milliseconds
const ENDS: ReadonlySet<string> = new Set([
  ...['duel-won', 'tied', 'out', 'none-out', 'all-out', 'said-right', 'said-wrong', 'silent'],
  ...['nearest', 'flicks-again'],
]);

export interface Shown {
  deed: number;
  once: Once;
  seats: string;
  stop(): void;
}

export class Rounds {
  shown = $state.raw<Shown | null>(null);
  film = $state.raw<Filmed | null>(null);
  #live: Live | null = null;
  #left: number | null = null; // the deed that was looked at last
  #lingers: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly still: () => boolean) {}

  /** What the table says now. */
  follow(live: Live | null): void {
    const { shown } = this;
    const next = live?.info.judge === JUDGE && live.info.what ? live : null;
    this.#live = next;
    if (shown && shown.deed === next?.info.deed) this.#stay();
    if (shown && shown.deed === next?.info.deed && shown.seats === next.ours.join()) return;
    if (shown && shown.deed !== next?.info.deed) this.#end(shown);
    else if (next) this.#begin(next, !shown && this.#left === next.info.deed);
  }

  /** `again`: the house has lost it, and it begins once more. */
  #begin(live: Live, again = false): void {
    this.#stay();
    this.shown?.stop();
    const what = live.info.what as unknown as Together;
    const { deed, by } = live.info;
    const hands = live.ours.map(
      (seat) =>
        new Mine(what, by.indexOf(seat), {
          send: (data) => (this.#live ?? live).send(data, seat),
          line: () => (this.#live ?? live).line(),
          many: live.ours.length,
          steady: () => helps.value.steady,
          paused: () => (this.#live ?? live).paused(),
        }),
    );
    const once = new Once(what, hands, this.still, again);
    this.film = null;
    const shown: Shown = { deed, once, seats: live.ours.join(), stop: () => {} };
    this.shown = shown;
    shown.stop = live.watch((picture, now) => {
      if (picture.deed !== deed) return;
      const next = seen(picture.data);
      // Nothing goes back but what begins again: nobody is ready any more, and all hands are where they were.
      if (once.precedes(next)) once.see(next, now);
      else this.#begin(this.#live ?? live, true);
    });
  }

  /** Its end is looked at; what comes waits for that. */
  #end(shown: Shown): void {
    this.#lingers ??= setTimeout(() => this.#leave(shown), LINGERS);
  }

  /** It goes on after all. */
  #stay(): void {
    if (this.#lingers) clearTimeout(this.#lingers);
    this.#lingers = null;
  }

  #leave(shown: Shown): void {
    shown.stop();
    this.#lingers = this.shown = null;
    this.#left = shown.deed;
    if (this.#live) this.#begin(this.#live, this.#live.info.deed === shown.deed);
  }

  /** A film was fetched. True: it is one of these. */
  screen(film: Film | null): boolean {
    this.film = film?.judge === JUDGE ? new Filmed(film, this.still) : null;
    return this.film !== null;
  }

  close = (): void => {
    this.film = null;
  };

  stop(): void {
    this.shown?.stop();
    this.#stay();
  }

  /** How one ends. */
  static ends({ kind }: OssEvent): boolean {
    return ENDS.has(kind);
  }
}
