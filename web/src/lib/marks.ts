/** Where somebody has moved since my last turn: the latest clearly, what is older the fainter. */
import { actorOf } from './turns';
import type { Event } from './wire';

/** By place, how many moved after it: 0 is the last move. `placesOf`: where a move is marked; null: since
 * then nothing lies as it did before. */
export function marked<Told extends Event>(
  { events, since = [] }: { events: readonly Told[]; since?: readonly (readonly Told[])[] },
  placesOf: (told: readonly Told[]) => Iterable<string> | null,
): Map<string, number> {
  const latest = since.toReversed();
  if (!latest[0] || actorOf(latest[0]) !== actorOf(events)) latest.unshift(events);
  const found = new Map<string, number>();
  for (const [age, told] of latest.entries()) {
    const places = placesOf(told);
    if (places === null) break;
    for (const place of places) if (!found.has(place)) found.set(place, age);
  }
  return found;
}
