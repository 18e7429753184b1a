import type { Attempt, GameFolder } from '../types';
import { scoring } from './scoring';
import { stages } from './stages';
import { trickOf } from './tricks/find';
import { readMove, type OssEvent, type OssView } from './view';

/** Facts that are more than one button each. */
const ON_BOARD: ReadonlySet<string> = new Set(['counts', 'out', 'nearest', 'said']);
const trickIn = ({ args }: Attempt): string => String(args?.trick);

const oss: GameFolder<OssView, OssEvent> = {
  async load() {
    const [{ default: Board }, { default: Token }, { default: Facts }] = await Promise.all([
      import('./Board.svelte'),
      import('./Token.svelte'),
      import('./Say.svelte'),
    ]);
    return { Board, Token, Facts };
  },
  begins: () => ({ key: 'oss-biggest-bones' }),
  hasSecrets: () => true,
  readMove,
  called: { trick: (id) => ({ key: `trick-${id}` }) },
  stages,
  tally: (view, seat, counted) => {
    const sum = (counted ?? view.points)[seat] ?? 0;
    return { value: String(sum), says: { key: 'oss-points', args: { points: sum } } };
  },
  scoring,
  factsOnBoard: (attempt) => ON_BOARD.has(trickOf(trickIn(attempt)).fact),
  seconds: (attempt) => trickOf(trickIn(attempt)).ends.seconds || null,
  result: (_view, _seat, score) => ({ key: 'oss-points', args: { points: score } }),
  seatsOnBoard: true,
};

export default oss;
