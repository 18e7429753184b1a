/** What is said to somebody whose hand is among several: what to do at the word, then now, and how it went. */
import type { Say } from '../../types';
import type { Attempt } from '../hand/attempt';
import { FLIGHT, MANAGED, NOT_DONE, OVER, may_throw } from '../hand/judge';
import { mishap, saying as alone } from '../hand/saying';
import { COUNTING, GOING, WAITING } from './pictures';
import { BUMP, COLOURS, type Together } from './setting';

interface Moment {
  phase: number;
  byKeys: boolean;
  /** What was said. */
  number: number | null;
  ready: boolean;
}

export function saying(what: Together, attempt: Attempt, now: Moment): Say {
  if (now.phase === WAITING && now.ready) return { key: 'oss-once-others' };
  if (now.phase <= COUNTING) return { key: `oss-once-how-${what.kind}`, args: named(what) };
  const { world, law } = attempt;
  if (world.phase === OVER) return ended(what, attempt);
  if (now.phase > GOING && now.number === null) return undone(what, attempt);
  if (what.kind === 'spot') return spotted(what, now);
  const wrong = mishap(attempt);
  if (wrong) return wrong;
  if (now.byKeys) return alone(attempt, true);
  if (may_throw(world, law)) return { key: 'oss-do-throw' };
  switch (what.kind) {
    case 'grab':
      return { key: world.gain > 0 ? 'oss-once-more' : 'oss-once-do-grab' };
    case 'race':
      return { key: world.gain > 0 ? 'oss-do-catch' : 'oss-do-sweep' };
    case 'throw':
      return { key: world.phase === FLIGHT ? 'oss-once-other-hand' : 'oss-do-throw-bone' };
    default:
      return { key: `oss-once-do-${what.kind}`, args: named(what) };
  }
}

/** The colour that nobody wants, or the side that was called; and how often it was thrown before. */
export function named({ kind, word = -1, goes = 0 }: Together): Record<string, string | number> {
  if (kind === 'snatch') return { colour: COLOURS[word] ?? '' };
  if (kind === 'spot') return { side: word === BUMP ? 'bump' : 'hollow' };
  return kind === 'throw' ? { higher: goes > 2 ? 1 : 0 } : {};
}

function spotted(what: Together, { number, byKeys }: Moment): Say {
  if (number !== null) return { key: 'oss-once-said', args: { number } };
  return { key: byKeys ? 'oss-once-key-spot' : 'oss-once-do-spot', args: named(what) };
}

/** It was decided before this hand was done. */
function undone({ kind }: Together, { world: { count } }: Attempt): Say {
  return kind === 'grab' || kind === 'race'
    ? { key: 'oss-once-got', args: { count } }
    : { key: 'oss-once-not-done' };
}

/** How it went with this hand. */
function ended({ kind }: Together, attempt: Attempt): Say {
  const { why, count, gain } = attempt.world;
  if (kind === 'flick' && why === MANAGED) return { key: 'oss-once-flicked' };
  if (kind === 'snatch' && why === MANAGED) return { key: 'oss-once-snatched' };
  if (kind === 'throw' && why === MANAGED) return { key: 'oss-once-caught' };
  if (why === NOT_DONE) return { key: 'oss-once-not-done' };
  if ((kind === 'grab' || kind === 'race') && count > 0 && count >= gain)
    return { key: 'oss-once-got', args: { count } };
  return mishap(attempt) ?? { key: 'oss-once-got', args: { count } };
}
