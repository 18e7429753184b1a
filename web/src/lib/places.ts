/** Where in the rulebook it is explained: what is asked now, or why something was refused.
 *
 * Data of the box (`rulebook/places.json`), with names that are the same in all languages.
 */
import type { Frame } from './wire';

export interface Places {
  /** By what is asked. */
  asks: Record<string, string>;
  /** By the code of a refusal. */
  errors: Record<string, string>;
  /** An argument of an attempt that is itself the name of a place: the trick that is being done. */
  attempt?: string;
}

const files = import.meta.glob<Places>('../../../src/ludotheque/games/*/rulebook/places.json', {
  import: 'default',
});

export const NOWHERE: Places = { asks: {}, errors: {} };

export async function placesOf(box: string): Promise<Places> {
  const file = files[`../../../src/ludotheque/games/${box}/rulebook/places.json`];
  return file ? await file() : NOWHERE;
}

/** What matters now. */
export function placeNow(places: Places, { attempt, ask }: Frame): string | null {
  const named = places.attempt === undefined ? undefined : attempt?.args?.[places.attempt];
  if (typeof named === 'string') return named;
  return ask === null ? null : (places.asks[ask] ?? null);
}
