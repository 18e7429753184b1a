/** What is drawn over the table for whoever plays, and the faces by name. */
import { NONE, type Marks } from '../hand/marking';
import type { Mine } from './mine.svelte';
import type { Once } from './once.svelte';

const FACES = ['bump', 'hollow', 'edge', 'edge'] as const;

export const faceOf = (face: number): string => FACES[face] ?? 'edge';

/** Once there is nothing more to do with this hand, nothing is marked. */
export function marksFor({ what }: Once, { attempt, yields }: Mine, marks: Marks): Marks {
  if (yields || attempt.over) return marks.fell ? marks : NONE;
  // Among several hands it would point at what everybody sees.
  return what.kind === 'snatch' ? { ...marks, touch: [] } : marks;
}
