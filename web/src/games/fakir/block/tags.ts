/** Small signs above sticks that would move: from which level to which, or that they would be lost. */
import type { Preview } from '../effects';

export interface Tag {
  hole: string;
  /** What stands there, or will: the tag is pinned to its end. */
  level: number;
  text: string;
  lost: boolean;
}

export function tagged(preview: Preview): Tag[] {
  return [...preview.holes].map(([hole, { does, from, to }]) => {
    const lost = does === 'vanishes' || does === 'leaves' || does === 'falls';
    const text = lost ? '✕' : does === 'sinks' ? `${from}→${to}` : String(to);
    return { hole, level: from || to || 1, text, lost };
  });
}
