/** Fakir on the screen: a block and sticks, level by level or in three dimensions. */
import type { GameFolder } from '../types';
import { scoring } from './count';
import { calledPlace, readMove } from './moves';
import { stages } from './stages';
import { handOf, inBlock, colourOf, type FakirEvent, type FakirView } from './view';

const folder: GameFolder<FakirView, FakirEvent> = {
  async load() {
    const [board, token] = await Promise.all([import('./Board.svelte'), import('./Token.svelte')]);
    return { Board: board.default, Token: token.default };
  },
  hasSecrets: () => false,
  readMove,
  called: { line: calledPlace, other: calledPlace, what: calledPlace },
  stages,
  tally(view, seat) {
    const [hand, block] = [handOf(view, seat), inBlock(view, colourOf(view, seat))];
    return { value: String(hand), says: { key: 'fakir-tally', args: { hand, block } } };
  },
  seatsOnBoard: true,
  scoring: (_, view) => scoring(view),
};

export default folder;
