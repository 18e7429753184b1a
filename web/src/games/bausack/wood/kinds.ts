/** Every kind of block as a solid. */
import type { Block } from '../blocks';
import { LYING, TURNED } from './lathe';
import type { Prism } from './prism';
import { SAWN } from './sawn';
import type { Turned } from './turned';

type Solid = { sawn: Prism } | { turned: Turned } | { ball: number };

export function solid(block: Block): Solid {
  const { kind, size, wall } = block;
  const [length, width, height] = size;
  if (kind === 'ball') return { ball: length / 2 };
  const sawn = SAWN[kind === 'other' ? 'cuboid' : kind];
  if (sawn) return { sawn: sawn(block) };
  const lying = LYING[kind];
  if (lying) return { turned: lying(length, width / 2) };
  const made = TURNED[kind];
  if (!made) throw new Error(`nobody knows how to draw a ${kind}`);
  return { turned: made(length / 2, height, wall, block) };
}
