/** Whether the last move of somebody who sits here can be taken back, and which move was. */
import { actorOf, standing } from './turns';
import type { Event, Numbered, Seat } from './wire';

export interface Takeback {
  /** Whose move it is; null: there is none to take back. */
  seat: Seat | null;
  /** There was one, and it stands: chance or a secret has come out, and would be known from then on, or a
   * hand has done something before everybody's eyes. */
  stands: 'chance' | 'fact' | null;
}

export const NOTHING: Takeback = { seat: null, stands: null };

export function takeback(
  before: Takeback,
  happened: readonly Numbered[],
  mine: readonly Seat[],
): Takeback {
  let now = before;
  happened.forEach(({ n, event: { kind, args, shows } }, i) => {
    const acts = args?.seat as Seat | undefined;
    const begins = happened[i - 1]?.n !== n && kind !== 'lot'; // whoever begins has not moved
    if (begins && acts !== undefined && mine.includes(acts)) now = { seat: acts, stands: null };
    if (kind === 'undone' || kind === 'corrected') now = NOTHING;
    else if (shows && now.seat !== null) now = { seat: null, stands: 'chance' };
  });
  return now;
}

/** The log, in which what was taken back is told with the taking back (`taken`). */
export function withTaken(log: readonly Numbered[]): Numbered[] {
  return log.map((one, i) => {
    const { kind, args } = one.event;
    if (kind !== 'undone' || !args || args.taken || typeof args.seat !== 'number') return one;
    const taken = lastOf(args.seat, log.slice(0, i));
    return taken ? { ...one, event: { ...one.event, args: { ...args, taken } } } : one;
  });
}

/** What somebody did last, of what has not been taken back before. */
function lastOf(seat: Seat, log: readonly Numbered[]): Event | null {
  return standing(log).findLast((told) => actorOf(told) === seat)?.[0] ?? null;
}
