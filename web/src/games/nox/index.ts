import type { GameFolder } from '../types';
import { scoring, sheet } from './scoring';
import { stages } from './stages';
import { calledCard, readMove, type NoxEvent, type NoxView } from './view';

const nox: GameFolder<NoxView, NoxEvent> = {
  async load() {
    const { default: Board } = await import('./Board.svelte');
    return { Board };
  },
  secrets: true,
  readMove,
  called: { card: calledCard, cards: calledCard, pile: calledCard, top: calledCard },
  group: ({ args: { colour, number } }) => ({ key: 'nox-card', args: { colour, number } }),
  stages,
  tally: (view, seat, counted) => {
    const points = (counted ?? view.totals)[seat] ?? 0;
    return { value: String(points), says: { key: 'nox-points', args: { points } } };
  },
  scoring,
  sheet,
  result: (_view, _seat, points) => ({ key: 'nox-points', args: { points } }),
  goal: ({ variant }) => ({ key: 'nox-goal', args: { variant } }),
  seatsOnBoard: true,
};

export default nox;
