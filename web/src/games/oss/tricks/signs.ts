/** The signs of a trick card, from its data: how the Jack is thrown, by whom, with how many bones. */
import type { Say } from '../../types';
import type { Trick } from './trick';

export function signs(trick: Trick): Say[] {
  const { bones, order, ends, throw: thrown } = trick;
  const found: Say[] = [
    { key: 'oss-sign-jack', args: { jack: jackOf(trick) } },
    { key: 'oss-sign-bones', args: { bones } },
  ];
  if (order !== 'alone') found.push({ key: 'oss-sign-order', args: { order } });
  if (ends.throws === 1 && thrown.what !== 'none') found.push({ key: 'oss-sign-once' });
  return found;
}

function jackOf({ jacks, throw: { what, up, down, rests } }: Trick): string {
  if (what !== 'jack') return 'none';
  if (jacks === 2) return 'two';
  return up === 'palm' && down === 'palm' && !rests ? 'classic' : 'unusual';
}
