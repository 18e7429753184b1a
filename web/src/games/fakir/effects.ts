/** What a move would do, place by place, and what the last one touched: read from its events. */
import type { Event, Seat } from '../types';
import { told } from './stages';
import { handOf, isLine, type Colour, type FakirView } from './view';

/** What would happen, place by place. */
export interface Preview {
  /** A stick that would lie there, or would not any more. */
  lines: ReadonlyMap<string, { colour: Colour; comes: boolean }>;
  holes: ReadonlyMap<string, HoleMark>;
  /** How each hand would change. */
  hands: ReadonlyMap<Seat, number>;
}

export interface HoleMark {
  does: 'enters' | 'falls' | 'sinks' | 'vanishes' | 'swaps' | 'leaves';
  /** Of the stick that will be there, or, if none will, of the one that was. */
  colour: Colour;
  /** Where it rested, where it will; 0: nowhere. */
  from: number;
  to: number;
}

export const NOTHING: Preview = {
  lines: new Map(),
  holes: new Map(),
  hands: new Map(),
};

export function preview(view: FakirView, effects: readonly Event[]): Preview {
  const lines = new Map<string, { colour: Colour; comes: boolean }>();
  const holes = new Map<string, HoleMark>();
  const hands = new Map<Seat, number>();
  for (const event of effects) {
    const { seat, to_seat, colour, line, hole, what, to, level, hand } = told(event);
    const mark = (does: HoleMark['does'], rests: number): unknown =>
      holes.set(hole, { does, colour, from: view.holes[hole]?.level ?? 0, to: rests });
    const taker = to_seat ?? seat;
    if (hand !== undefined) hands.set(taker, hand - handOf(view, taker));
    if (event.kind === 'pierced') lines.set(line, { colour, comes: true });
    else if (event.kind === 'dropped') mark(level ? 'enters' : 'falls', level);
    else if (event.kind === 'pulled') lines.set(line, { colour, comes: false });
    else if (event.kind === 'sank') mark('sinks', to);
    else if (event.kind === 'vanished') mark('vanishes', 0);
    else if (event.kind === 'swapped') mark('swaps', level);
    else if (event.kind === 'removed' && isLine(what)) lines.set(what, { colour, comes: false });
    else if (event.kind === 'removed' && level)
      holes.set(what, { does: 'leaves', colour, from: level, to: 0 });
  }
  return { lines, holes, hands };
}

/** The lines and holes that the last move touched. */
export function touched(events: readonly Event[]): ReadonlySet<string> {
  const places = events.map(told).flatMap(({ line, hole, what }) => [line, hole, what]);
  return new Set(places.filter((place) => place !== undefined));
}
