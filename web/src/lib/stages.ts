/** From one view to the next, in stages: what is shown while something moves, and once it is there. */
import type { Event, Sound } from './game';

/** Something that goes from one `data-place` of the board to another. */
export interface Flies {
  from: string;
  to: string;
  /** Milliseconds after the stage began. */
  delay?: number;
  /** A place over which it is shown large on its way. */
  over?: string;
  /** How it turns over on its way. Without it, it is carried as it is. */
  turns?: 'up' | 'down' | 'up and down';
}

export interface Stage<View, Flight extends Flies = Flies> {
  /** After `over` a count may be shown: what follows waits for it. */
  kind: string;
  /** What it shows. */
  event: Event;
  /** While things fly, and once they have landed. */
  before: View;
  after: View;
  flights: Flight[];
  /** Places that are touched though nothing flies from or to them. */
  touches?: readonly string[];
  ms: number;
  sound: Sound | null;
  /** Nobody needs to have seen it before they act. */
  aside?: boolean;
  /** Worth its time also to those who want no motion; what flies then is only shown. */
  stays?: boolean;
  /** All have watched it come about: nobody need be shown where to look. */
  watched?: boolean;
}

/** What flies in a stage. */
export type FlightOf<One extends Stage<unknown>> = One['flights'][number];

/** The stages of one game: without `previous`, those of what somebody has missed. */
export type Stages<View, One extends Stage<View> = Stage<View>, Told extends Event = Event> = (
  previous: View | null,
  events: readonly Told[],
  view: View,
) => One[];

/** What an event is seen among. */
export interface Among<View, Told extends Event = Event> {
  before: readonly Told[];
  rest: readonly Told[];
  /** As it is when all is over. */
  view: View;
}

/** What an event is seen as: in one stage, in several, or not at all. */
export type Seen<One> = Omit<One, 'event'> | Omit<One, 'event'>[] | null;

/** The stages of `events`, each from what the one before has left; the last ends with `view`. */
export function fold<View, One extends Stage<View>, Told extends Event>(
  previous: View,
  events: readonly Told[],
  view: View,
  seen: (now: View, event: Told, among: Among<View, Told>) => Seen<One>,
): One[] {
  const found: One[] = [];
  let now = previous;
  for (const [i, event] of events.entries()) {
    const among = { before: events.slice(0, i), rest: events.slice(i + 1), view };
    const as = seen(now, event, among);
    const stages = as === null ? [] : Array.isArray(as) ? as : [as];
    found.push(...stages.map((stage) => ({ ...stage, event }) as unknown as One));
    now = found.at(-1)?.after ?? now;
  }
  const last = found.at(-1);
  if (last) last.after = view;
  return found;
}

const FADE_MS = 220;

/** How long it takes, as usual; `still`: without motion it is only a change. */
export function lasts({ ms, flights, stays }: Stage<unknown>, still: boolean): number {
  if (still && !stays) return Math.min(FADE_MS, ms);
  return ms + Math.max(0, ...flights.map(({ delay = 0 }) => delay));
}

/** What was dragged to its place does not come from elsewhere again. */
export function fromWhereItLies<One extends Stage<unknown>>(
  stages: readonly One[],
  place: string,
): One[] {
  const at = stages.findIndex(({ flights }) => flights.some(({ to }) => to === place));
  return stages.map((stage, i) =>
    i === at
      ? {
          ...stage,
          flights: stage.flights.map((one) => (one.to === place ? { ...one, from: place } : one)),
        }
      : stage,
  );
}

/** The places that are touched first: what is taken and where it goes. */
export const touchedBy = ({ flights, touches = [] }: Stage<unknown>): string[] => [
  ...new Set([...flights.flatMap(({ from, to }) => [from, to]), ...touches]),
];
