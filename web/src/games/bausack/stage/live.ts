/** Whether a hand builds here now, and what. */
import type { Live } from '../../types';
import type { BausackView } from '../view';
import type { Placing } from '../../../building/poses';

/** What is told by a frame may be ahead of what is shown. */
export function placedHere(view: BausackView, live: Live | null | undefined): Placing | null {
  if (live?.info.judge !== 'blocks' || !live.info.what) return null;
  const placing = live.info.what as unknown as Placing;
  return view.stage === 'place' && placing.block.id === view.hand ? placing : null;
}
