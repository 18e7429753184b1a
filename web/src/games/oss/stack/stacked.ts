/** Whether a bone is stacked here now by a hand, and on what. */
import type { Placing } from '../../../building/poses';
import type { Live } from '../../types';
import type { OssView } from '../view';

export interface Stacked extends Placing {
  /** Times what hands tremble by themselves. */
  tremor?: number;
}

/** What is told by a frame may be ahead of what is shown. */
export function stackedHere(view: OssView, live: Live | null | undefined): Stacked | null {
  if (live?.info.judge !== 'blocks' || !live.info.what) return null;
  const placing = live.info.what as unknown as Stacked;
  const here = view.stage === 'challenge' && view.turn === live.info.by[0];
  return here && view.tower === placing.tower.length ? placing : null;
}
