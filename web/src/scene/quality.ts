/** How finely a room is drawn: as finely as the device draws quickly. It never goes back: a picture that
 * changes its looks twice is worse than a plain one. */

export interface Quality {
  /** Picture dots for each of the page's, at most. */
  ratio: number;
  /** The size of the shadows' own picture; 0: none. */
  shadows: number;
}

export const LADDER: readonly Quality[] = [
  { ratio: 2, shadows: 2048 },
  { ratio: 1.25, shadows: 1024 },
  { ratio: 1, shadows: 0 },
];

const SLOW = 45; // milliseconds from one picture to the next
const PAUSE = 400; // longer than that, nothing was moving
const PATIENCE = 12; // slow pictures in a row

export class Watch {
  #step = 0;
  #slow = 0;
  #last = -Infinity;

  get quality(): Quality {
    return LADDER[this.#step] as Quality;
  }

  /** A picture was drawn. True: draw more plainly from now on. */
  saw(now: number): boolean {
    const gap = now - this.#last;
    this.#last = now;
    if (gap > PAUSE) return false;
    this.#slow = gap > SLOW ? this.#slow + 1 : 0;
    if (this.#slow < PATIENCE || this.#step + 1 === LADDER.length) return false;
    this.#slow = 0;
    this.#step++;
    return true;
  }
}
