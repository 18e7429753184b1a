/** What is heard and felt of an attempt: contact, above all. */
import { feel, play } from '../../../lib/sound';
import type { Sound } from '../../types';
import { FLIGHT, MANAGED, OVER, READY, type World } from './judge';

interface Before {
  phase: number;
  mishap_time: number;
  taken: number;
}

/** Bones that are somewhere else than they were: taken, laid, won. */
const taken = (w: World): number =>
  w.bones.reduce((sum, { lies, edge, done }) => sum * 8 + lies + 2 * edge + done, 0);

const told = (w: World): Before => ({
  phase: w.phase,
  mishap_time: w.mishap_time,
  taken: taken(w),
});

export class Cues {
  #before: Before;

  constructor(world: World) {
    this.#before = told(world);
  }

  /** What has happened since. */
  hear(w: World): void {
    const [before, now] = [this.#before, told(w)];
    this.#before = now;
    if (now.phase === OVER && before.phase !== OVER)
      return w.why === MANAGED ? give('win', 18, 40, 30) : give('drop', 40);
    if (before.phase === READY && now.phase === FLIGHT) return give('paper', 8);
    if (before.phase === FLIGHT && now.phase === READY) return give('bone', 18);
    if (now.mishap_time !== before.mishap_time) return give('slide', 10, 30, 10);
    if (now.taken !== before.taken) return give('bone', 10);
  }
}

function give(sound: Sound, ...felt: number[]): void {
  play(sound);
  feel(...felt);
}
