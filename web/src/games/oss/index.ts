import type { GameFolder } from '../types';
import { shownSoFar } from './hand/kept.svelte';
import { scoring } from './scoring';
import { stages } from './stages';
import { trickOf } from './tricks/find';
import { readMove, type OssAttempt, type OssEvent, type OssView } from './view';

/** Facts that are more than one button each. */
const ON_BOARD: ReadonlySet<string> = new Set(['counts', 'out', 'nearest', 'said']);

const oss: GameFolder<OssView, OssEvent, OssAttempt> = {
  async load() {
    const [{ default: Board }, { default: Token }, { default: Facts }] = await Promise.all([
      import('./Board.svelte'),
      import('./Token.svelte'),
      import('./Say.svelte'),
    ]);
    return { Board, Token, Facts };
  },
  begins: () => ({ key: 'oss-biggest-bones' }),
  secrets: true,
  readMove,
  called: { trick: (id) => ({ key: `trick-${id}` }) },
  stages,
  tally: (view, seat, counted) => {
    const sum = (counted ?? view.points)[seat] ?? 0;
    return { value: String(sum), says: { key: 'oss-points', args: { points: sum } } };
  },
  scoring,
  factsOnBoard: (attempt) => ON_BOARD.has(trickOf(attempt.args.trick).fact),
  seconds: (attempt) => trickOf(attempt.args.trick).ends.seconds || null,
  result: (_view, _seat, score) => ({ key: 'oss-points', args: { points: score } }),
  seatsOnBoard: true,
  practice: 'aslik',
  shown: (options) => (options['hands'] === 'even' ? shownSoFar() : null),
};

export default oss;
