import type { GameFolder } from '../types';
import { called } from './blocks';
import { result } from './result';
import { scoring } from './scoring';
import { stages } from './stages';
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
  stages,
  scoring,
  result,
  unasked: ({ kind }) => (kind === 'another' ? 'board' : kind === 'table' ? null : 'large'),
  seatsOnBoard: true,
};

export default bausack;
