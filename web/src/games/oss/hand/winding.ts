/** Where pictures that come over the wire are looked at: a little in the past, so that there is a next one. */
import { A_SECOND } from './judge';

const DELAY = 0.1 * A_SECOND; // steps behind the newest picture
const HURRY = 4; // so much faster at most, where it has fallen behind

/** So many steps after `head` (null: it begins). `last` is the newest picture; `over`: none comes any more. */
export function wound(head: number | null, steps: number, last: number, over: boolean): number {
  const goal = over ? last : last - DELAY;
  if (head === null) return goal;
  const haste = Math.max(0, Math.min(HURRY, 1 + (goal - head) / (0.5 * A_SECOND)));
  return Math.min(Math.max(head, goal), head + steps * haste);
}
