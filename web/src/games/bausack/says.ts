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

/** Whose hand it is, and for what: "Ann builds", "Ann gives it away". */
export function handSays(view: BausackView, words: Words): string {
  const { stage, to: seat, giver } = view;
  if (stage === 'give' || stage === 'keep')
    return words.tell({ key: `bausack-hand-${stage}`, args: { seat } });
  if (stage === 'answer') return words.tell({ key: 'bausack-hand-answer', args: { seat, giver } });
  const owner = view.tower;
  if (owner !== null && owner !== COMMON && owner !== seat)
    return words.tell({ key: 'bausack-hand-for', args: { seat, owner } });
  const first = owner !== null && !view.towers[owner]?.length;
  return words.tell({ key: first ? 'bausack-hand-base' : 'bausack-hand-builds', args: { seat } });
}
