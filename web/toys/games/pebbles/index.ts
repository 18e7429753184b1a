import type { GameFolder } from '../types';
import type { PebblesView } from './wire';

const pebbles: GameFolder<PebblesView> = {
  async load() {
    const { default: Board } = await import('./Board.svelte');
    return { Board };
  },
  secrets: true,
  readMove: (text) => {
    const [kind = '', stones] = text.split(' ');
    return { kind, args: stones === undefined ? {} : { stones: Number(stones) } };
  },
  tally: (view, seat) => {
    const points = view.scores[seat] ?? 0;
    return { value: String(points), says: { key: 'pebbles-points', args: { points } } };
  },
};

export default pebbles;
