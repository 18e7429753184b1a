/** What to do with the real bones now, in one sentence: how the stage and the deed that the view tells are
 * said, and nothing of what may follow. */
import type { Say, Seat } from '../types';
import { trickOf } from './tricks/find';
import { duelOf, trickNow, type OssView } from './view';

export function now(view: OssView, me: Seat | null): Say {
  const { stage, turn } = view;
  const trick = trickNow(view);
  const args = { seat: turn, ...(trick ? { trick } : {}) };
  switch (stage) {
    case 'lay':
      return turn === me ? { key: 'oss-now-lay-mine' } : { key: 'oss-now-lay', args };
    case 'solo':
      return solo(view, trick!, args);
    case 'duel':
    case 'lot': {
      const [seat, opponent] = duelOf(view)!;
      return { key: 'oss-now-duel', args: { ...args, seat, opponent } };
    }
    case 'replay':
    case 'take':
    case 'call':
    case 'name':
    case 'eliminate':
      return { key: `oss-now-${stage}`, args };
    case 'challenge':
      return challenge(view, trick!);
    default:
      return { key: 'oss-now-over' };
  }
}

/** One throw is never cut short by the number: more is fine (O14). */
function solo(view: OssView, trick: string, args: object): Say {
  const once = trickOf(trick).ends.throws === 1;
  const { value } = view.laid[view.turn]!;
  return { key: once ? 'oss-now-solo-most' : 'oss-now-solo', args: { ...args, value } };
}

function challenge(view: OssView, trick: string): Say {
  switch (trickOf(trick).deed.act) {
    case 'stack':
      return { key: 'oss-now-stack', args: { seat: view.turn, tower: view.tower + 1 } };
    case 'spot':
      return { key: 'oss-now-called', args: { side: view.word } };
    case 'flick':
      return { key: 'oss-now-flick', args: { seats: view.flicking } };
    case 'snatch':
      return { key: 'oss-now-named', args: { colour: view.word } };
    default:
      return { key: 'oss-now-kiri', args: { seats: view.left } };
  }
}
