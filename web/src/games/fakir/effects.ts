/** From events to pictures: what moves where and when, what a move would leave, what to mark. */
import type { Event, Seat, Sound } from '../types';
import { isHole, isLine, type Block, type Colour, type FakirView, type Level } from './view';

/** Where a stick is or goes. Level 0: it has fallen right through. */
export type Place =
  | { is: 'hand'; seat: Seat }
  | { is: 'lying'; line: string }
  | { is: 'standing'; hole: string; level: number }
  | { is: 'gone' };

export interface Motion {
  colour: Colour;
  from: Place;
  to: Place;
  /** Milliseconds: when it begins, and how long it takes. */
  at: number;
  takes: number;
}

/** In order: the stick that is moved by hand, then what sinks, then the swap. */
const SLIDE = 320;
const SINK_AT = 220;
const SINK = 300;
const LIFT = 220;
const AGAIN = 300;

const text = (event: Event, name: string): string => String(event.args?.[name] ?? '');
const count = (event: Event, name: string): number => Number(event.args?.[name] ?? 0);
const colour = (event: Event): Colour => text(event, 'colour') as Colour;

/** `colours`: whose sticks are which, to know what comes back to a hand in a swap. */
export function motions(events: readonly Event[], colours: Record<string, Colour>): Motion[] {
  const sinks = events.some((event) => event.kind === 'sank' || event.kind === 'vanished');
  return events.flatMap((event) => moved(event, colours, sinks ? SINK_AT + SINK : SLIDE));
}

function moved(event: Event, colours: Record<string, Colour>, after: number): Motion[] {
  const hand: Place = { is: 'hand', seat: count(event, 'seat') };
  const lying: Place = { is: 'lying', line: text(event, 'line') };
  const hole = text(event, 'hole');
  const standing = (level: number): Place => ({ is: 'standing', hole, level });
  const now = { colour: colour(event), at: 0, takes: SLIDE };
  const then = { colour: colour(event), at: SINK_AT, takes: SINK };
  switch (event.kind) {
    case 'pierced':
      return [{ ...now, from: hand, to: lying }];
    case 'dropped':
      return [{ ...now, from: hand, to: standing(count(event, 'level')) }];
    case 'pulled':
      return [{ ...now, from: lying, to: { is: 'gone' } }];
    case 'sank':
      return [{ ...then, from: standing(count(event, 'from')), to: standing(count(event, 'to')) }];
    case 'vanished':
      return [{ ...then, from: standing(count(event, 'from')), to: standing(0) }];
    case 'swapped': {
      const mine = colours[count(event, 'seat')] ?? 'red';
      const at = standing(count(event, 'level'));
      return [
        { colour: mine, from: at, to: hand, at: after, takes: LIFT },
        { colour: colour(event), from: { is: 'gone' }, to: at, at: after + LIFT, takes: AGAIN },
      ];
    }
    case 'removed':
      return removed(text(event, 'what'), now);
    default:
      return [];
  }
}

function removed(what: string, now: Omit<Motion, 'from' | 'to'>): Motion[] {
  if (isLine(what)) return [{ ...now, from: { is: 'lying', line: what }, to: { is: 'gone' } }];
  if (!isHole(what)) return [];
  return [{ ...now, from: { is: 'standing', hole: what, level: 3 }, to: { is: 'gone' } }];
}

/** What is heard, and when. */
export function sounds(events: readonly Event[]): { sound: Sound; at: number }[] {
  const heard: Partial<Record<string, { sound: Sound; at: number }>> = {
    pierced: { sound: 'slide', at: 0 },
    dropped: { sound: 'drop', at: SLIDE - 80 },
    pulled: { sound: 'slide', at: 0 },
    sank: { sound: 'drop', at: SINK_AT + SINK - 80 },
    vanished: { sound: 'drop', at: SINK_AT + SINK - 80 },
    swapped: { sound: 'wood', at: SINK_AT + SINK + LIFT + AGAIN - 80 },
    removed: { sound: 'wood', at: 0 },
  };
  const once = new Set(events.map(({ kind }) => kind));
  return [...once].flatMap((kind) => heard[kind] ?? []);
}

/** How long all of it takes. */
export function lasts(events: readonly Event[]): number {
  return Math.max(0, ...motions(events, {}).map((motion) => motion.at + motion.takes));
}

/** The block as these effects would leave it. */
export function after(block: Block, effects: readonly Event[]): Block {
  const lines = { ...block.lines };
  const holes = { ...block.holes };
  for (const event of effects) {
    const [line, hole, what] = [text(event, 'line'), text(event, 'hole'), text(event, 'what')];
    const level = count(event, event.kind === 'sank' ? 'to' : 'level') as Level | 0;
    if (event.kind === 'pierced') lines[line] = colour(event);
    if (event.kind === 'pulled') delete lines[line];
    if (event.kind === 'vanished') delete holes[hole];
    if (event.kind === 'removed') {
      delete lines[what];
      delete holes[what];
    }
    if (/^(dropped|sank|swapped)$/.test(event.kind) && level) {
      holes[hole] = { colour: colour(event), level };
    }
  }
  return { lines, holes };
}

/** What would happen, place by place. */
export interface Preview {
  /** A stick that would lie there, or would not any more. */
  lines: ReadonlyMap<string, { colour: Colour; comes: boolean }>;
  holes: ReadonlyMap<string, HoleMark>;
  /** How each hand would change. */
  hands: ReadonlyMap<Seat, number>;
  /** The block afterwards. */
  block: Block;
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
  block: { lines: {}, holes: {} },
};

export function preview(view: FakirView, effects: readonly Event[]): Preview {
  const lines = new Map<string, { colour: Colour; comes: boolean }>();
  const holes = new Map<string, HoleMark>();
  const hands = new Map<Seat, number>();
  const give = (seat: Seat, by: number): unknown => hands.set(seat, (hands.get(seat) ?? 0) + by);
  for (const event of effects) {
    const seat = count(event, 'seat');
    const hole = text(event, 'hole');
    const what = text(event, 'what');
    const was = view.holes[hole]?.level ?? 0;
    const mark = (does: HoleMark['does'], to: number): unknown =>
      holes.set(hole, { does, colour: colour(event), from: was, to });
    if (event.kind === 'pierced') {
      lines.set(text(event, 'line'), { colour: colour(event), comes: true });
      give(seat, -1);
    } else if (event.kind === 'dropped') {
      const level = count(event, 'level');
      mark(level ? 'enters' : 'falls', level);
      give(seat, -1);
    } else if (event.kind === 'pulled') {
      lines.set(text(event, 'line'), { colour: colour(event), comes: false });
    } else if (event.kind === 'sank') mark('sinks', count(event, 'to'));
    else if (event.kind === 'vanished') mark('vanishes', 0);
    else if (event.kind === 'swapped') {
      mark('swaps', count(event, 'level'));
      give(seat, 1);
    } else if (event.kind === 'took-back') give(seat, 1);
    else if (event.kind === 'returned') give(count(event, 'to_seat'), 1);
    else if (event.kind === 'removed') {
      const stick = view.holes[what];
      if (isLine(what)) lines.set(what, { colour: colour(event), comes: false });
      else if (stick) holes.set(what, { does: 'leaves', ...stick, from: stick.level, to: 0 });
      else give(seat, -1);
    }
  }
  return { lines, holes, hands, block: after(view, effects) };
}

/** The lines and holes that the last move touched. */
export function touched(events: readonly Event[]): ReadonlySet<string> {
  const names = ['line', 'hole', 'what'];
  return new Set(events.flatMap((event) => names.map((name) => text(event, name)).filter(Boolean)));
}
