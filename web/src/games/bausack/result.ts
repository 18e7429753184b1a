/** What a seat has come to in the end, with its unit: beans, rounds, millimetres. */
import type { Say, Seat } from '../types';
import type { BausackView } from './view';

export function result(view: BausackView, seat: Seat, score: number): Say {
  if (view.variant === 'babel') return { key: 'bausack-beans', args: { beans: score } };
  if (view.variant === 'chain' || view.variant === 'threereds')
    return { key: 'bausack-rounds', args: { rounds: score } };
  if (view.fallen.includes(seat)) return { key: 'bausack-fallen' };
  const height = view.heights[seat];
  return height ? { key: 'bausack-height', args: { height } } : { key: 'bausack-stands' };
}
