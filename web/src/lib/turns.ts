/** What the others did since my last turn: one turn for each of them, to be read and shown again. */
import type { Event, Numbered, Seat } from './wire';
import type { View } from './stage';

export interface Turn {
  seat: Seat;
  /** What may still be told of it: what fades is seen once. */
  events: Event[];
  /** The views before and after it, while they are at hand: then it can be shown again. */
  from: View | null;
  to: View | null;
}

/** Who did it: the first who is named. */
export function actorOf(events: readonly Event[]): Seat | null {
  const seats = events.map(({ args }) => args?.seat);
  return seats.find((seat): seat is Seat => typeof seat === 'number' && seat > 0) ?? null;
}

/** What happened next, and the views round it (null when several things were caught up with). */
export interface Happened {
  events: readonly Event[];
  from: View | null;
  to: View | null;
}

const ENDS = ['undo', 'corrected']; // what was told before is no longer so

/** The turns with what happened next: a turn of one's own ends the list, and who goes on, goes on. */
export function followed(turns: readonly Turn[], next: Happened, mine: readonly Seat[]): Turn[] {
  const seat = actorOf(next.events);
  if (next.events.some(({ kind }) => ENDS.includes(kind))) return [];
  if (seat === null) return [...turns];
  if (mine.includes(seat)) return [];
  const events = next.events.filter(({ fades }) => !fades);
  const last = turns.at(-1);
  if (last?.seat !== seat)
    return [...turns.filter((one) => one.seat !== seat), { ...next, seat, events }];
  // Somebody's turn may take several moves: it is shown from where it began.
  return [...turns.slice(0, -1), { ...last, events: [...last.events, ...events], to: next.to }];
}

/** The same from the log, where no views are kept. */
export function fromLog(log: readonly Numbered[], mine: readonly Seat[]): Turn[] {
  const told = entries(log).map((events) => ({ events, from: null, to: null }));
  return told.reduce<Turn[]>((turns, next) => followed(turns, next, mine), []);
}

/** What was told at once, together. */
export function entries(log: readonly Numbered[]): Event[][] {
  const found = new Map<number, Event[]>();
  for (const { n, event } of log) found.set(n, [...(found.get(n) ?? []), event]);
  return [...found.values()];
}
