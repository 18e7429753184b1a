/** Fakir on the screen: a block and sticks, level by level or in three dimensions. */
import type { GameFolder } from '../types';
import { scoring } from './count';
import { calledPlace, readMove } from './moves';
import { stages } from './stages';
import { handOf, inBlock, colourOf, sticksLeft, type FakirEvent, type FakirView } from './view';

const folder: GameFolder<FakirView, FakirEvent> = {
  async load() {
    const [board, token] = await Promise.all([import('./Board.svelte'), import('./Token.svelte')]);
    return { Board: board.default, Token: token.default };
  },
  secrets: false,
  readMove,
  called: { line: calledPlace, other: calledPlace, what: calledPlace },
  stages,
  tally(view, seat) {
    const [hand, block] = [handOf(view, seat), inBlock(view, colourOf(view, seat))];
    const value = block ? `${hand}+${block}` : String(hand);
    return { value, says: { key: 'fakir-tally', args: { hand, block } } };
  },
  out: (view, seat) => view.out.flat().includes(seat),
  seatsOnBoard: true,
  scoring: (_, view) => scoring(view),
  result: (view, seat, score) =>
    score > 0
      ? { key: 'fakir-result-in', args: { left: sticksLeft(view, seat) } }
      : { key: 'fakir-result-out' },
};

export default folder;
