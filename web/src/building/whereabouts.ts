/** Where a block is over a tower, in words and millimetres, for who does not see it. Roughly: from how far wood
 * reaches as it is turned, not from its hollows. */
import type { Laid, Place, Pose } from './poses';
import { extent, type Extent } from './silhouette';
import type { Stock } from './stock';

const BESIDE = 0.001; // metres that two blocks may overlap and yet pass each other

/** From the middle of the highest wood, as we see it. */
export type Aside = Record<'aside' | 'deep', number> & {
  side: 'left' | 'middle' | 'right';
  depth: 'before' | 'middle' | 'behind';
};

/** Between the block and what is under it. */
export type Height = Record<'above', number> & {
  level: 'wood' | 'table' | 'on-wood' | 'on-table';
};

const reached = ({ id, turn }: Laid, stock: Stock): Extent => extent(id, turn, stock);

/** The block whose wood is highest. */
export function topmost(tower: readonly Laid[], stock: Stock): Laid | null {
  let [top, high] = [null as Laid | null, -Infinity];
  for (const laid of tower) {
    const reaches = laid.place[2] + reached(laid, stock).most[2];
    if (reaches > high) [top, high] = [laid, reaches];
  }
  return top;
}

/** How high the wood is that is under a place. */
export function under([x, y, z]: Place, tower: readonly Laid[], stock: Stock): number {
  let high = 0;
  for (const laid of tower) {
    const { least, most } = reached(laid, stock);
    const [dx, dy] = [x - laid.place[0], y - laid.place[1]];
    const over = dx > least[0] && dx < most[0] && dy > least[1] && dy < most[1];
    const top = laid.place[2] + most[2];
    if (over && top < z) high = Math.max(high, top);
  }
  return high;
}

/** `round`: from where we look. */
export function aside([x, y]: Place, top: Laid, round: number): Aside {
  const [dx, dy] = [1000 * (x - top.place[0]), 1000 * (y - top.place[1])];
  const [cos, sin] = [Math.cos(round), Math.sin(round)];
  const right = Math.round(dx * cos + dy * sin);
  const behind = Math.round(dy * cos - dx * sin);
  return {
    side: right ? (right > 0 ? 'right' : 'left') : 'middle',
    aside: Math.abs(right),
    depth: behind ? (behind > 0 ? 'behind' : 'before') : 'middle',
    deep: Math.abs(behind),
  };
}

/** From its lowest point down to the wood that is under any part of it, or to the table. */
export function height(id: string, pose: Pose, tower: readonly Laid[], stock: Stock): Height {
  const mine = extent(id, pose.turn, stock);
  let under = 0;
  for (const laid of tower) {
    const other = reached(laid, stock);
    const meets = [0, 1].every((i) => {
      const apart = pose.place[i]! - laid.place[i]!;
      return (
        apart + mine.least[i]! < other.most[i]! - BESIDE &&
        apart + mine.most[i]! > other.least[i]! + BESIDE
      );
    });
    if (meets) under = Math.max(under, laid.place[2] + other.most[2]);
  }
  const above = Math.max(0, Math.round(1000 * (pose.place[2] + mine.least[2] - under)));
  const on = under ? 'wood' : 'table';
  return { above, level: above ? on : `on-${on}` };
}
