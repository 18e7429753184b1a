/** What is said: what to do now, what went wrong, how it ended and how near it was. */
import type { Say } from '../../types';
import type { Attempt } from './attempt';
import {
  A_SECOND,
  DRAW_IN,
  FLIGHT,
  JACK_FELL,
  MANAGED,
  MANY,
  NOT_CAUGHT,
  OVER,
  PINCERS,
  RAKE,
  RESTING,
  WHY,
  may_act,
  may_throw,
  type Law,
  type World,
} from './judge';
import { ACTS } from './acts';

const LASTS = 1.6; // seconds that something which went wrong is said

/** What is thrown, if it is not the Jack. */
const WHAT: Readonly<Record<number, string>> = { [MANY]: '-all', [PINCERS]: '-bone' };

/** How it ended, or what has just gone wrong. */
export function mishap({ world: w }: Attempt): Say | null {
  if (w.phase === OVER) return { key: w.why === MANAGED ? 'oss-why-managed' : ended(w) };
  const wrong = WHY[w.mishap];
  const now = w.mishap && wrong && w.time - w.mishap_time < LASTS * A_SECOND;
  return now ? { key: `oss-why-${wrong}` } : null;
}

/** `byKeys`: for whoever plays without a pointer. */
export function saying(attempt: Attempt, byKeys = false): Say {
  const { world: w, law } = attempt;
  const wrong = mishap(attempt);
  if (wrong) return wrong;
  if (byKeys) return { key: keyed(w, law) };
  const act = ACTS[law.act]!;
  if (may_throw(w, law)) return { key: `oss-do-throw${WHAT[law.thrown] ?? ''}` };
  if (law.thrown === PINCERS)
    return { key: w.phase === FLIGHT ? 'oss-do-catch' : 'oss-do-pick-up' };
  if (law.thrown === MANY) return { key: 'oss-do-catch-all' };
  if (law.thrown === RESTING) return { key: w.on_back ? 'oss-do-balance' : 'oss-do-catch' };
  if (law.act === RAKE && w.gain === 0)
    return { key: 'oss-do-rake', args: { number: w.count + 1 } };
  if (law.act === DRAW_IN || w.gain === 0) return { key: `oss-do-${act}` };
  return { key: 'oss-do-catch' };
}

function keyed(w: World, law: Law): string {
  if (may_throw(w, law)) return 'oss-key-throw';
  return may_act(w, law) && w.gain === 0 ? 'oss-key-act' : 'oss-key-catch';
}

/** The Jack that fell says where it fell. */
function ended(w: World): string {
  const why = WHY[w.why]!;
  if (w.why !== JACK_FELL) return `oss-why-${why}`;
  const [x, y] = [w.to_x - w.x, w.to_y - w.y];
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'oss-why-fell-right' : 'oss-why-fell-left';
  return y > 0 ? 'oss-why-fell-far' : 'oss-why-fell-behind';
}

/** How near it was. */
export function nearness({ world: w, law }: Attempt): Say | null {
  if (w.phase !== OVER || w.why === MANAGED) return null;
  if (w.why === JACK_FELL || (w.why === NOT_CAUGHT && law.thrown === PINCERS)) {
    const off = Math.hypot(w.to_x - w.x, w.to_y - w.y) - law.catch;
    if (off > 0)
      return { key: 'oss-near-hand', args: { cm: Math.max(0.5, Math.round(off / 5) / 2) } };
  }
  if (law.number > 1)
    return { key: 'oss-near-count', args: { count: w.count, number: law.number } };
  return null;
}

/** What one would take a picture of: thrown, at its height, something taken or gone wrong, caught. */
export const moment = ({ phase, gain, count, held, mishap_time, air, flight }: World): string =>
  [phase, gain, count, held, mishap_time, phase === FLIGHT && air > flight / 2].join();
