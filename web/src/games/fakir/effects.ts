/** What a move would do, place by place, and what the last one touched: read from its events. */
import type { Seat } from '../types';
import { handOf, isLine, type Colour, type FakirEvent, type FakirView } from './view';

/** What would happen, place by place. */
export interface Preview {
  /** A stick that would lie there, or would not any more. */
  lines: ReadonlyMap<string, { colour: Colour; comes: boolean }>;
  holes: ReadonlyMap<string, HoleMark>;
  /** How each hand would change. */
  hands: ReadonlyMap<Seat, number>;
}

interface HoleMark {
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

export function preview(view: FakirView, effects: readonly FakirEvent[]): Preview {
  const lines = new Map<string, { colour: Colour; comes: boolean }>();
  const holes = new Map<string, HoleMark>();
  const hands = new Map<Seat, number>();
  const mark = (hole: string, does: HoleMark['does'], colour: Colour, to: number): unknown =>
    holes.set(hole, { does, colour, from: view.holes[hole]?.level ?? 0, to });
  for (const { kind, args } of effects) {
    if ('hand' in args) {
      const taker = 'to_seat' in args ? args.to_seat : args.seat;
      hands.set(taker, args.hand - handOf(view, taker));
    }
    switch (kind) {
      case 'pierced':
      case 'pulled':
        lines.set(args.line, { colour: args.colour, comes: kind === 'pierced' });
        break;
      case 'dropped':
        mark(args.hole, args.level ? 'enters' : 'falls', args.colour, args.level);
        break;
      case 'sank':
        mark(args.hole, 'sinks', args.colour, args.to);
        break;
      case 'vanished':
        mark(args.hole, 'vanishes', args.colour, 0);
        break;
      case 'swapped':
        mark(args.hole, 'swaps', args.colour, args.level);
        break;
      case 'removed':
        if (isLine(args.what)) lines.set(args.what, { colour: args.colour, comes: false });
        else if (args.level) mark(args.what, 'leaves', args.colour, 0);
    }
  }
  return { lines, holes, hands };
}

/** The lines and holes that the last move touched. */
export const touched = (events: readonly FakirEvent[]): ReadonlySet<string> =>
  new Set(
    events.flatMap(({ args }) =>
      'line' in args ? args.line : 'hole' in args ? args.hole : 'what' in args ? args.what : [],
    ),
  );
