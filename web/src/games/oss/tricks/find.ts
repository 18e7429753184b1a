/** The tricks by their ids. */
import { TRICKS } from './catalogue';
import type { Trick } from './trick';

const byId = new Map(TRICKS.map((trick) => [trick.id, trick]));

export function trickOf(id: string): Trick {
  const trick = byId.get(id);
  if (!trick) throw new Error(`there is no trick ${id}`);
  return trick;
}
