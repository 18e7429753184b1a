/** Whose last move can still be taken back, of those who sit here. */
import type { Numbered, Seat } from './wire';

/** Nobody's, once chance or a secret has come out since: from then on it would be known. */
export function takeable(
  before: Seat | null,
  happened: readonly Numbered[],
  mine: readonly Seat[],
): Seat | null {
  let seat = before;
  happened.forEach(({ n, event: { kind, args, shows } }, i) => {
    const acts = args?.seat as Seat | undefined;
    const begins = happened[i - 1]?.n !== n;
    if (begins && acts !== undefined && mine.includes(acts)) seat = acts;
    if (shows || kind === 'undone' || kind === 'corrected') seat = null;
  });
  return seat;
}
