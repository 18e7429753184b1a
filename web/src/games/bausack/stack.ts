/** A tower as it is drawn: in the order in which it was built, each block as it lies most safely. How it
 * really stands is on the real table; the measure alone says how high. */
import { dice } from '../../lib/dice';
import { blockOf, type BlockId } from './blocks';
import { cutOf, type Cut } from './wood/picture';
import { FLAT } from './wood/space';

interface Layer extends Cut {
  id: BlockId;
}

interface Stack {
  /** From the base up: later ones lie over earlier ones. */
  layers: Layer[];
  /** The height of its blocks, one upon the other: millimetres on paper. */
  high: number;
  /** And to the top of what is drawn. */
  tall: number;
  /** And how far it comes towards us, below that line. */
  low: number;
  wide: number;
}

const ASIDE = 0.08; // of its length: how far a block may lie beside the middle

export function stack(blocks: readonly BlockId[]): Stack {
  let below = 0;
  const layers = blocks.map((id, i): Layer => {
    const block = blockOf(id);
    const aside = i ? (dice(id + String(i))() - 0.5) * 2 * ASIDE * block.size[0] : 0;
    const one = cutOf(block);
    const layer = { ...one, id, x: one.x + aside, y: one.y - below };
    below += block.size[2] * FLAT.rise;
    return layer;
  });
  const tops = layers.map(({ y }) => -y);
  const sides = layers.map(({ x, width }) => Math.max(Math.abs(x), Math.abs(x + width)));
  const lows = layers.map(({ y, height }) => y + height);
  return {
    layers,
    high: below,
    tall: Math.max(0, ...tops),
    low: Math.max(0, ...lows),
    wide: 2 * Math.max(0, ...sides),
  };
}

const LEAST = 0.75;
const MOST = 1.35;

/** How much larger or smaller a tower is drawn so that its top is as high as the measure says. */
export function fit({ high }: Stack, height: number | null): number {
  if (!height || !high) return 1;
  return Math.min(MOST, Math.max(LEAST, (height * FLAT.rise) / high));
}

/** How many millimetres the wall behind the towers is high, at least. */
export const wall = (tops: readonly number[]): number =>
  Math.max(150, ...tops.map((top) => top * 1.04));
