/** How fast things are shown: the one place for all that takes time.
 *
 * Somebody else's move is pointed at first, then it moves, and then there is time to read what
 * happened. Whoever plays a box the first times gets more of all three.
 */
import { Remembered, room } from './prefs.svelte';
import { lasts, type Stage } from './stages';

export type Pace = 'auto' | 'slow' | 'usual' | 'quick';
export const PACES: readonly Pace[] = ['auto', 'slow', 'usual', 'quick'];

interface Tempo {
  /** How long motions take, as a part of what is usual. */
  moves: number;
  /** Milliseconds in which others' moves are pointed at before they move. */
  points: number;
  /** Milliseconds to read what others did. */
  reads: number;
}

const TEMPI: Record<Exclude<Pace, 'auto'>, Tempo> = {
  slow: { moves: 1.7, points: 900, reads: 1900 },
  usual: { moves: 1, points: 400, reads: 800 },
  quick: { moves: 0.4, points: 0, reads: 60 },
};
const FIRST_MATCHES = 2; // of a box: until they are over it is calm
const OWN_MS = 150; // after a move of one's own
const AGAIN_MS = 1500; // the least that is shown of what is shown again

export const pace = new Remembered<Pace>('pace', 'auto');
/** How many matches of each box were finished on this device. */
const finished = new Remembered<Record<string, number>>('finished', {});

class Tempi {
  /** The box on the table. */
  box = $state<string | null>(null);

  private get now(): Tempo {
    const { value } = pace;
    if (value in TEMPI) return TEMPI[value as keyof typeof TEMPI];
    const played = this.box === null ? 0 : (finished.value[this.box] ?? 0);
    return played < FIRST_MATCHES ? TEMPI.slow : TEMPI.usual;
  }

  /** As long as this takes now. */
  ms(usual: number): number {
    return usual * this.now.moves;
  }

  get points(): number {
    return this.now.points;
  }

  /** How long something moves, with the pointing before it. */
  moving(stages: readonly Stage<unknown>[], others: boolean): number {
    const ms = stages.reduce((sum, stage) => sum + lasts(stage, room.still), 0);
    return this.ms(ms) + (others && !stages[0]?.watched ? this.points : 0);
  }

  /** How long a step is shown before the next. */
  step(stages: readonly Stage<unknown>[], others: boolean): number {
    return this.moving(stages, others) + (others ? this.now.reads : OWN_MS);
  }

  /** How long somebody else's turn is shown again. It was asked for: at every pace, and where all have
   * seen it happen, there is time to find it on the board. */
  again(stages: readonly Stage<unknown>[]): number {
    return Math.max(AGAIN_MS, this.step(stages, true));
  }

  /** A match of this box has come to its end here. */
  finish(box: string): void {
    finished.value = { ...finished.value, [box]: (finished.value[box] ?? 0) + 1 };
  }
}

export const tempo = new Tempi();
