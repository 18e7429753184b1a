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

/** The turns with what happened next: a turn of one's own ends the list, and who goes on, goes on. */
export function followed(turns: readonly Turn[], next: Happened, mine: readonly Seat[]): Turn[] {
  const seat = actorOf(next.events);
  // Whoever begins has not moved yet.
  if (seat === null || next.events.some(({ kind }) => kind === 'lot')) return [...turns];
  if (mine.includes(seat)) return [];
  const events = next.events.filter(({ fades }) => !fades);
  const last = turns.at(-1);
  if (last?.seat !== seat)
    return [...turns.filter((one) => one.seat !== seat), { ...next, seat, events }];
  // Somebody's turn may take several moves: it is shown from where it began.
  return [...turns.slice(0, -1), { ...last, events: [...last.events, ...events], to: next.to }];
}

/** The same from the log, where no views are kept: those of turns that were `seen` are. */
export function fromLog(
  log: readonly Numbered[],
  mine: readonly Seat[],
  seen: readonly Turn[] = [],
): Turn[] {
  const since = log.findLastIndex(({ event }) => event.kind === 'corrected') + 1;
  const told = standing(log.slice(since)).map((events) => ({ events, from: null, to: null }));
  const turns = told.reduce<Turn[]>((turns, next) => followed(turns, next, mine), []);
  return turns.map((turn) => seen.find((one) => same(one.events, turn.events)) ?? turn);
}

function same(some: readonly Event[], others: readonly Event[]): boolean {
  return some.length === others.length && some.every((event, i) => event === others[i]);
}

/** After these what was told before may no longer be so. */
export function goesBack({ kind }: Event): boolean {
  return kind === 'undone' || kind === 'corrected';
}

/** What was told at once, together, without what was taken back: with a move, all that followed it. */
export function standing(log: readonly Numbered[]): Event[][] {
  const line: Event[][] = [];
  for (const events of entries(log)) {
    const [{ kind, args }] = events as [Event];
    const taken = line.findLastIndex((told) => actorOf(told) === args?.seat);
    if (kind !== 'undone') line.push(events);
    else if (taken >= 0) line.splice(taken);
  }
  return line;
}

/** What was told at once, together. */
export function entries(log: readonly Numbered[]): Event[][] {
  const found = new Map<number, Event[]>();
  for (const { n, event } of log) found.set(n, [...(found.get(n) ?? []), event]);
  return [...found.values()];
}

/** Who may know: what was for another seat is not told here. */
export function isFor(seat: Seat | null): (event: Event) => boolean {
  return ({ to }) => !to || (seat !== null && to.includes(seat));
}

const LOG_LINES = 2000; // a long match: the score sheet is read from it

/** What is kept in the log: not what fades. */
export function lasting(events: readonly Numbered[]): Numbered[] {
  return events.filter(({ event }) => !event.fades).slice(-LOG_LINES);
}
