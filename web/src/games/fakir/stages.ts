/** From one block to the next, in stages: the stick that a hand moves, then what sinks, then the swap. */
import { fold, type Among, type Seen, type Stage as Played } from '../../lib/stages';
import type { Event, Seat, Sound } from '../types';
import { isLine, line, type Colour, type FakirView, type Level, type Upright } from './view';

/** Where a stick is or goes. Level 0: it has fallen right through. */
export type Place =
  | { is: 'hand' }
  | { is: 'lying'; line: string }
  | { is: 'standing'; hole: string; level: number }
  | { is: 'gone' };

export interface Motion {
  colour: Colour;
  from: Place;
  to: Place;
}

/** Its sticks come and go by themselves, in both pictures: nothing flies above the board. */
export interface Stage extends Played<FakirView> {
  kind: 'place' | 'pull' | 'sink' | 'lift' | 'swap' | 'hand' | 'remove';
  motions: Motion[];
  /** Where it is best seen: on this level, or on the top (0). */
  panel: Level | 0;
}

const MS = { place: 420, pull: 420, sink: 480, lift: 340, swap: 420, hand: 160, remove: 420 };
const SOUNDS: Record<Stage['kind'], Sound | null> = {
  place: 'slide',
  pull: 'slide',
  sink: 'drop',
  lift: null,
  swap: 'wood',
  hand: null,
  remove: 'wood',
};

export function stages(
  previous: FakirView | null,
  events: readonly Event[],
  view: FakirView,
): Stage[] {
  return previous ? fold(previous, events, view, seen) : [];
}

/** What an event says, by name. */
export interface Told {
  seat: Seat;
  colour: Colour;
  line: string;
  hole: string;
  what: string;
  from: Level;
  to: Level;
  level: Level | 0;
  /** What the hand holds afterwards. */
  hand: number;
  to_seat: Seat;
  /** The colour that comes back to the hand. */
  back: Colour;
}

export const told = (event: Event): Told => (event.args ?? {}) as unknown as Told;

const SINKS = ['sank', 'vanished'];
const sinks = ({ kind }: Event): boolean => SINKS.includes(kind);
const GONE: Place = { is: 'gone' };
const HAND: Place = { is: 'hand' };

function seen(now: FakirView, event: Event, { before, rest }: Among<FakirView>): Seen<Stage> {
  const { seat, colour, line, hole, what, level, hand, to_seat, back } = told(event);
  const standing = (at: number): Place => ({ is: 'standing', hole, level: at });
  const held = holds(now, seat, hand);
  switch (event.kind) {
    case 'pierced': {
      const to: Place = { is: 'lying', line };
      return stage('place', put(held, line, colour), [line], [{ colour, from: HAND, to }]);
    }
    case 'dropped': {
      const upright = { colour, level: level || 1 } as const;
      const enters = [{ colour, from: HAND, to: standing(upright.level) }];
      const placed = stage('place', put(held, hole, upright), [hole], enters);
      return level ? placed : [placed, falls(held, [event])];
    }
    case 'pulled': {
      const from: Place = { is: 'lying', line };
      return stage('pull', put(now, line, null), [line], [{ colour, from, to: GONE }]);
    }
    case 'sank':
    case 'vanished': {
      if (before.at(-1) && sinks(before.at(-1)!)) return null; // all that sinks, sinks together
      const end = rest.findIndex((one) => !sinks(one));
      return falls(now, [event, ...(end < 0 ? rest : rest.slice(0, end))]);
    }
    case 'swapped': {
      const at = standing(level);
      const mine = [{ colour: back, from: at, to: HAND }];
      const comes = [{ colour, from: GONE, to: at }];
      const upright = { colour, level: level as Level };
      return [
        stage('lift', put(held, hole, null), [hole], mine),
        stage('swap', put(held, hole, upright), [hole], comes),
      ];
    }
    case 'took-back':
      return stage('hand', held, [], []);
    case 'returned':
      return stage('hand', holds(now, to_seat, hand), [], []);
    case 'removed': {
      const at: Place = isLine(what)
        ? { is: 'lying', line: what }
        : { is: 'standing', hole: what, level };
      const leaves = what === 'hand' ? [] : [{ colour, from: at, to: GONE }];
      return stage('remove', put(held, what, null), [what], leaves);
    }
    default:
      return null;
  }
}

function falls(now: FakirView, events: readonly Event[]): Omit<Stage, 'event'> {
  let after = now;
  const motions = events.map((event): Motion => {
    const { colour, hole, from, to = 0 } = told(event);
    after = put(after, hole, to ? { colour, level: to } : null);
    const at = (level: number): Place => ({ is: 'standing', hole, level });
    return { colour, from: at(from ?? 1), to: at(to) };
  });
  const holes = events.map((event) => told(event).hole);
  const lowest = Math.min(...events.map((event) => told(event).to ?? 0)) as Level | 0;
  return { ...stage('sink', after, holes, motions), panel: lowest };
}

function stage(
  kind: Stage['kind'],
  after: FakirView,
  touches: string[],
  motions: Motion[],
): Omit<Stage, 'event'> {
  const [first = ''] = touches;
  const panel = isLine(first) ? line(first).level : 0;
  const shown = { before: after, after, flights: [], ms: MS[kind], sound: SOUNDS[kind] };
  return { ...shown, kind, touches, motions, panel, stays: true };
}

/** With this stick there, or none. */
function put(now: FakirView, at: string, stick: Colour | Upright | null): FakirView {
  const field = isLine(at) ? 'lines' : 'holes';
  const kept = Object.entries(now[field]).filter(([place]) => place !== at);
  const laid = stick === null ? kept : [...kept, [at, stick]];
  return { ...now, [field]: Object.fromEntries(laid) };
}

const holds = (now: FakirView, seat: Seat, hand: number | undefined): FakirView =>
  hand === undefined ? now : { ...now, hands: { ...now.hands, [seat]: hand } };
