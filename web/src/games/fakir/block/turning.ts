/** Which sides of the block face us, and how much room it needs. */
import type { Circle, Sight } from '../../../scene/orbit';
import { HALF, type Side } from './poses';

export const facing = ({ round }: Pick<Sight, 'round'>): Side => ({
  x: Math.sin(round) >= 0 ? 1 : -1,
  z: Math.cos(round) >= 0 ? 1 : -1,
});

/** How high sticks may stand on it, above its top. */
export const TALL = 3.85;

/** The block, with sticks that stand so high on it. */
export const outline = (tall: number): readonly Circle[] => [
  { wide: 2.55, high: -HALF },
  { wide: 2.55, high: HALF },
  { wide: 1.7, high: HALF + tall },
];
