import type { GameFolder } from '../types';
import { called } from './blocks';
import { result } from './result';
import { scoring } from './scoring';
import { stages } from './stages';
import { readMove, type BausackEvent, type BausackView } from './view';

/** The games whose sheet lets the youngest begin. */
const YOUNGEST: ReadonlySet<unknown> = new Set(['babel', 'chain', 'knockout']);

const bausack: GameFolder<BausackView, BausackEvent> = {
  async load() {
    const { default: Board } = await import('./Board.svelte');
    return { Board };
  },
  begins: ({ variant = 'babel' }) => (YOUNGEST.has(variant) ? { key: 'bausack-youngest' } : null),
  secrets: false,
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
