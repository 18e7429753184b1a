/** A fall that is looked at again: from when it begins to where it is plain why. */
import type { Film } from '../lib/game';
import { viewed } from '../lib/motion';
import { told, type Laid, type Placing, type Told } from './poses';

const STEP = 1000 / 60; // milliseconds
const BEFORE = 1400; // milliseconds until a block touches the table, at most
const HELD = 300; // of which before the hand opens
const AFTER = 900;
/** After the beginning: what tips, what falls, how it comes down. */
const DECIDE = [0, 0.62, 0.86];

interface Moment {
  at: number;
  told: Told;
}

export class Cut {
  readonly placing: Placing;
  readonly moments: readonly Moment[];
  readonly begins: number;
  readonly ends: number;
  readonly #fell: number;

  constructor({ what, steps, pictures }: Film) {
    this.placing = what as unknown as Placing;
    this.moments = pictures.map((picture, i) => {
      return { at: (steps[i] ?? 0) * STEP, told: told(viewed(picture)) };
    });
    const last = this.moments.at(-1)?.at ?? 0;
    const when = (is: (told: Told) => boolean): number =>
      this.moments.find((moment) => is(moment.told))?.at ?? last;
    this.#fell = when(({ fell }) => fell);
    const opened = when(({ open }) => open);
    this.begins = Math.max(0, this.#fell - BEFORE, Math.min(opened, this.#fell) - HELD);
    this.ends = Math.min(last, this.#fell + AFTER);
  }

  /** The last picture before that. */
  at(when: number): Told | null {
    return (this.moments.findLast(({ at }) => at <= when) ?? this.moments[0])?.told ?? null;
  }

  /** The moments that decide, as towers. */
  get stills(): Laid[][] {
    const { tower, block } = this.placing;
    const over = this.#fell + 0.2 * AFTER;
    return DECIDE.map((share) => {
      const moved = this.at(this.begins + (over - this.begins) * share)?.moved;
      return [...tower, block].map((laid, i) => ({ ...laid, ...moved?.get(i) }));
    });
  }
}
