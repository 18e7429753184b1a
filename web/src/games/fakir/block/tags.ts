/** Small signs above sticks that would move: from which level to which, or that they would be lost. */
import type { Preview } from '../effects';

export interface Tag {
  hole: string;
  /** What stands there, or will: the tag is pinned to its end. */
  level: number;
  text: string;
  lost: boolean;
}

/** So far from each other two signs are read as two, in pixels. */
const WIDE = 40;
const HIGH = 27;

/** None over another: what would lie over one below it is moved up. */
export function apart<Pinned extends { x: number; y: number }>(tags: readonly Pinned[]): Pinned[] {
  const placed: Pinned[] = [];
  for (const tag of [...tags].sort((a, b) => b.y - a.y)) {
    let { y } = tag;
    for (const below of placed)
      if (Math.abs(below.x - tag.x) < WIDE && Math.abs(below.y - y) < HIGH) y = below.y - HIGH;
    placed.push({ ...tag, y });
  }
  return placed;
}

export function tagged(preview: Preview): Tag[] {
  return [...preview.holes].map(([hole, { does, from, to }]) => {
    const lost = does === 'vanishes' || does === 'leaves' || does === 'falls';
    const text = lost ? '✕' : does === 'sinks' ? `${from}→${to}` : String(to);
    return { hole, level: from || to || 1, text, lost };
  });
}
