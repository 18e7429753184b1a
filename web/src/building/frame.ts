/** How much is seen on paper: a tower and all that a hand holds over it, in centimetres round the first block. */
import { shownAt, type Laid, type Place } from './poses';
import { extent } from './silhouette';
import type { Stock } from './stock';

const NARROWEST = 12;
const STEP = 6; // it widens by so much at a time, or it would slide away under the finger
const OVER = 5; // over the block in the hand

export interface Frame {
  /** From its middle to either edge. */
  half: number;
  /** From the table to its upper edge. */
  top: number;
}

/** Whoever looks at it stands before the first block, wherever on the table that is. */
export const middleOf = (laid: readonly Laid[]): Place => {
  const [x, y] = laid[0]?.place ?? [0, 0];
  return [x, y, 0];
};

export const seenFrom = ([a, b]: Place, [x, y, z]: Place): Place => [x - a, y - b, z];

/** At least so high, in metres. */
export const narrowest = (high: number): Frame => ({ half: NARROWEST, top: 100 * high + OVER });

/** The same, or so much wider that this is in it, too. */
export function holding(frame: Frame, one: Laid, middle: Place, stock: Stock): Frame {
  const { x, y, z } = shownAt(seenFrom(middle, one.place));
  const { least, most } = extent(one.id, one.turn, stock);
  const [right, away, up] = most.map((value, i) => 100 * Math.max(value, -least[i]!));
  const wide = Math.max(Math.abs(x) + right!, Math.abs(z) + away!);
  const high = y + up!;
  if (wide <= frame.half && high <= frame.top) return frame;
  return { half: widened(frame.half, wide), top: widened(frame.top, high) };
}

const widened = (from: number, to: number): number =>
  to <= from ? from : from + STEP * Math.ceil((to - from) / STEP);
