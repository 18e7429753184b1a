/** Blocks sorted as a hand sorts them on a table: what you look for by its shape. */
import { blockOf, type BlockId } from './blocks';

export const FAMILIES = {
  flat: ['cuboid', 'cube', 'hexagon', 'other'],
  rolls: ['cylinder', 'pole', 'half-cylinder', 'ring'],
  slopes: ['ramp', 'roof', 'stairs', 'cone'],
  angles: ['arch', 'l-shape', 't-shape', 'u-shape', 'cross', 'star'],
  rounds: ['ball', 'egg', 'half-egg', 'half-dome', 'bowl'],
  turned: [
    'knob',
    'egg-cup',
    'spool',
    'skittle',
    'candlestick',
    'mushroom',
    'dumbbell',
    'fir-tree',
  ],
} as const;

export type Family = keyof typeof FAMILIES;
export type Filter = 'all' | 'red' | Family;

const OF = new Map<string, Family>(
  Object.entries(FAMILIES).flatMap(([family, kinds]) =>
    kinds.map((kind): [string, Family] => [kind, family as Family]),
  ),
);

export const familyOf = (id: BlockId): Family => OF.get(blockOf(id).kind) ?? 'turned';

export function filtered(blocks: readonly BlockId[], filter: Filter): BlockId[] {
  if (filter === 'all') return [...blocks];
  if (filter === 'red') return blocks.filter((id) => blockOf(id).colour === 'red');
  return blocks.filter((id) => familyOf(id) === filter);
}

export interface Sorted {
  filter: Filter;
  count: number;
  /** One of them, for its picture. */
  sample: BlockId;
}

/** The filters that find something, and how much. (Without one, all are shown.) */
export function sorted(blocks: readonly BlockId[]): Sorted[] {
  const all: Filter[] = [...(Object.keys(FAMILIES) as Family[]), 'red'];
  return all.flatMap((filter) => {
    const found = filtered(blocks, filter);
    const sample = found[0];
    return sample === undefined ? [] : [{ filter, count: found.length, sample }];
  });
}
