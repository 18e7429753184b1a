import type { GameFolder } from '../types';
import { scoring } from './scoring';
import { stages } from './stages';
import { readMove, signed, type IsisEvent, type IsisView } from './view';

const isis: GameFolder<IsisView, IsisEvent> = {
  async load() {
    const [{ default: Board }, { default: Token }] = await Promise.all([
      import('./Board.svelte'),
      import('./Token.svelte'),
    ]);
    return { Board, Token };
  },
  secrets: false,
  readMove,
  stages,
  tally: (view, seat, counted) => {
    if (view.game === 1 && !view.over) return null;
    const points = signed((counted ?? view.totals)[seat] ?? 0);
    return { value: points, says: { key: 'isis-points', args: { points } } };
  },
  scoring,
  result: (_view, _seat, score) => ({ key: 'isis-points', args: { points: signed(score) } }),
  seatsOnBoard: true,
};

export default isis;
