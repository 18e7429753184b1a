import type { GameFolder } from '../types';
import { called } from './blocks';
import { scoring } from './scoring';
import { lasts } from './stages';
import { readMove, type BausackView } from './view';

const bausack: GameFolder<BausackView> = {
  async load() {
    const { default: Board } = await import('./Board.svelte');
    return { Board };
  },
  hasSecrets: () => false,
  readMove,
  called: { block: called },
  group: ({ kind, args: { sale } }) =>
    kind === 'sell' ? { key: `bausack-sale-${String(sale)}` } : { key: `moves-${kind}` },
  pace: (events) => (events.length ? lasts(events) + 120 : 0),
  scoring,
  seatsOnBoard: true,
};

export default bausack;
