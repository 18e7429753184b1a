/** Towers and seats in words, for ears and for those who look closely. */
import type { Seat, Words } from '../types';
import { COMMON, standing, type BausackView } from './view';

/** "Ann’s tower: 5 blocks, 134 mm". */
export function towerSays(view: BausackView, seat: Seat, words: Words): string {
  const blocks = view.towers[seat]?.length ?? 0;
  const height = view.heights[seat] ?? null;
  const of =
    seat === COMMON
      ? words.say('bausack-tower-common')
      : words.tell({ key: 'bausack-tower-of', args: { seat } });
  if (standing(view, seat) === 'fallen') return `${of}: ${words.say('bausack-fallen')}`;
  const told = [
    words.say('bausack-tower-blocks', { blocks }),
    ...(blocks ? [heightSays(height, words)] : []),
    ...(standing(view, seat) === 'stopped' ? [words.say('bausack-stopped')] : []),
  ];
  return `${of}: ${told.join(', ')}`;
}

export const heightSays = (height: number | null, words: Words): string =>
  height === null ? words.say('bausack-unmeasured') : words.say('bausack-height', { height });
