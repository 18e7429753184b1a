/** From one block to the next, in stages: the stick that a hand moves, then what sinks, then the swap. */
import { fold, type Among, type Seen, type Stage as Played } from '../../lib/stages';
import type { Seat, Sound } from '../types';
import {
  isLine,
  line,
  type Colour,
  type FakirEvent,
  type FakirView,
  type Level,
  type Upright,
} from './view';
import type { Sank } from './wire';

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
  events: readonly FakirEvent[],
  view: FakirView,
): Stage[] {
  return previous ? fold(previous, events, view, seen) : [];
}

type Sinks = Extract<FakirEvent, { kind: 'sank' | 'vanished' }>;
const sinks = (event: FakirEvent | undefined): event is Sinks =>
  event?.kind === 'sank' || event?.kind === 'vanished';
const GONE: Place = { is: 'gone' };
const HAND: Place = { is: 'hand' };

function seen(
  now: FakirView,
  event: FakirEvent,
  { before, rest }: Among<FakirView, FakirEvent>,
): Seen<Stage> {
  switch (event.kind) {
    case 'pierced': {
      const { seat, colour, line, hand } = event.args;
      const motion = { colour, from: HAND, to: lies(line) };
      return stage('place', put(holds(now, seat, hand), line, colour), [line], [motion]);
    }
    case 'dropped': {
      const { seat, colour, hole, level, hand } = event.args;
      const held = holds(now, seat, hand);
      const upright = { colour, level: level || 1 };
      const enters = [{ colour, from: HAND, to: stands(hole, upright.level) }];
      const placed = stage('place', put(held, hole, upright), [hole], enters);
      return level ? placed : [placed, falls(held, [{ hole, colour, from: 1, to: 0 }])];
    }
    case 'pulled': {
      const { colour, line } = event.args;
      return stage('pull', put(now, line, null), [line], [{ colour, from: lies(line), to: GONE }]);
    }
    case 'sank':
    case 'vanished': {
      if (sinks(before.at(-1))) return null; // all that sinks, sinks together
      const end = rest.findIndex((one) => !sinks(one));
      const more = (end < 0 ? rest : rest.slice(0, end)).filter(sinks);
      return falls(
        now,
        [event, ...more].map(({ args }) => ({ to: 0, ...args })),
      );
    }
    case 'swapped': {
      const { seat, colour, hole, level, hand, back } = event.args;
      const held = holds(now, seat, hand);
      const at = stands(hole, level);
      const mine = [{ colour: back, from: at, to: HAND }];
      const comes = [{ colour, from: GONE, to: at }];
      return [
        stage('lift', put(held, hole, null), [hole], mine),
        stage('swap', put(held, hole, { colour, level }), [hole], comes),
      ];
    }
    case 'took-back':
      return stage('hand', holds(now, event.args.seat, event.args.hand), [], []);
    case 'returned':
      return stage('hand', holds(now, event.args.to_seat, event.args.hand), [], []);
    case 'removed': {
      const { seat, colour, what, level, hand } = event.args;
      const from = isLine(what) ? lies(what) : stands(what, level);
      const leaves = what === 'hand' ? [] : [{ colour, from, to: GONE }];
      return stage('remove', put(holds(now, seat, hand), what, null), [what], leaves);
    }
    default:
      return null;
  }
}

const lies = (line: string): Place => ({ is: 'lying', line });
const stands = (hole: string, level: number): Place => ({ is: 'standing', hole, level });

/** What sinks, from level to level; 0: right through. */
function falls(now: FakirView, sticks: readonly Sank[]): Omit<Stage, 'event'> {
  let after = now;
  const motions = sticks.map(({ colour, hole, from, to }): Motion => {
    after = put(after, hole, to ? { colour, level: to } : null);
    return { colour, from: stands(hole, from), to: stands(hole, to) };
  });
  const holes = sticks.map(({ hole }) => hole);
  const lowest = Math.min(...sticks.map(({ to }) => to)) as Level | 0;
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

const holds = (now: FakirView, seat: Seat, hand: number): FakirView => ({
  ...now,
  hands: { ...now.hands, [seat]: hand },
});
