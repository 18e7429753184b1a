/** From one view to the next, in stages: what is shown while it happens, and for how long. */
import { fold, type Seen, type Stage as Played } from '../../lib/stages';
import type { Seat, Sound } from '../types';
import type { BlockId } from './blocks';
import type { BausackEvent, BausackView } from './view';

/** What the middle of the table shows for a moment. */
export type Moment =
  | { kind: 'hammer'; block: BlockId; seat: Seat; beans: number; free: boolean }
  | { kind: 'fall'; owner: Seat; blocks: BlockId[] }
  | { kind: 'bean'; seat: Seat }
  | { kind: 'plain' };

export interface Stage extends Played<BausackView> {
  moment: Moment;
}

const PLAIN: Moment = { kind: 'plain' };
const SOUNDS: Record<string, Sound | undefined> = {
  took: 'slide',
  drew: 'slide',
  picked: 'wood',
  lined: 'wood',
  fronted: 'slide',
  'sale-high': 'turn',
  'sale-horror': 'turn',
  'sale-gift': 'turn',
  bid: 'bone',
  passed: 'paper',
  bought: 'wood',
  unsold: 'wood',
  accepted: 'wood',
  stood: 'wood',
  'stood-for': 'wood',
  'stood-unmeasured': 'wood',
  'not-raised': 'paper',
  fell: 'drop',
  felled: 'drop',
  bean: 'bone',
  gave: 'slide',
  stopped: 'turn',
  'round-won': 'win',
};
const TIMES: Record<string, number | undefined> = {
  took: 320,
  drew: 500,
  picked: 200,
  lined: 60,
  fronted: 320,
  'sale-high': 700,
  'sale-horror': 700,
  'sale-gift': 700,
  bid: 550,
  passed: 350,
  bought: 1700,
  unsold: 1500,
  accepted: 1500,
  unwanted: 500,
  gave: 500,
  returned: 400,
  stood: 520,
  'stood-for': 520,
  'stood-unmeasured': 520,
  'not-raised': 600,
  fell: 1500,
  felled: 1500,
  rebuilt: 500,
  measured: 500,
  bean: 900,
};

/** Nothing flies: what is being decided is shown while it happens, and then what came of it. */
export function stages(
  previous: BausackView | null,
  events: readonly BausackEvent[],
  view: BausackView,
): Stage[] {
  const found = previous ? fold(previous, events, view, seen) : [];
  const last = found.at(-1);
  const ends = events.some(({ kind }) => ENDS.includes(kind));
  // What only changes something is shown as it is from now on; a round that ends, as it was.
  if (last?.moment === PLAIN && !ends) last.before = view;
  return found;
}

/** What came of a block in somebody's hand, on a screen as at a real table. */
const PLACED = ['stood', 'stood-for', 'stood-unmeasured', 'not-raised', 'fell', 'felled'];
const ENDS = ['round', 'round-won', 'won'];

function seen(now: BausackView, event: BausackEvent): Seen<Stage> {
  const moment = momentOf(now, event);
  const then = after(now, event);
  return {
    kind: event.kind,
    moment,
    // The hammer comes down before the block is somebody's, and a tower is there until it has fallen.
    before: moment.kind === 'hammer' || moment.kind === 'fall' ? now : then,
    after: then,
    flights: [],
    ms: TIMES[event.kind] ?? 0,
    sound: SOUNDS[event.kind] ?? null,
    stays: moment !== PLAIN,
    watched: PLACED.includes(event.kind),
  };
}

function momentOf({ towers }: BausackView, { kind, args }: BausackEvent): Moment {
  switch (kind) {
    case 'bought':
      return { kind: 'hammer', ...args, free: false };
    case 'unsold':
    case 'accepted':
      return { kind: 'hammer', ...args, beans: 0, free: true };
    case 'fell':
    case 'felled': {
      const owner = towerOf(args);
      if ('stands' in args && args.stands) return PLAIN;
      return { kind: 'fall', owner, blocks: [...(towers[owner] ?? []), args.block] };
    }
    case 'bean':
      return { kind: 'bean', seat: args.seat };
    default:
      return PLAIN;
  }
}

/** Whose tower an event is about. */
const towerOf = (args: { owner: Seat } | { tower_seat: Seat }): Seat =>
  'owner' in args ? args.owner : args.tower_seat;

/** Whose tower has just grown. */
export function grown(events: readonly BausackEvent[]): Seat | null {
  const last = events.findLast(
    (one) => one.kind === 'stood' || one.kind === 'stood-for' || one.kind === 'stood-unmeasured',
  );
  return last ? towerOf(last.args) : null;
}

/** What the event tells, as far as it is seen before the view that follows is there. */
function after(now: BausackView, { kind, args }: BausackEvent): BausackView {
  switch (kind) {
    case 'bid':
      return { ...now, bids: { ...now.bids, [args.seat]: args.beans } };
    case 'passed':
      return { ...now, passed: [...now.passed, args.seat] };
    case 'stood':
    case 'stood-for':
      return built(now, towerOf(args), args.block, args.height);
    case 'stood-unmeasured':
      return built(now, args.tower_seat, args.block, null);
    case 'fell': {
      const towers = { ...now.towers, [args.tower_seat]: [] };
      const heights = { ...now.heights, [args.tower_seat]: 0 };
      return { ...now, ...PUT_DOWN, towers, heights };
    }
    case 'bean':
      return { ...now, beans: { ...now.beans, [args.seat]: args.beans } };
    case 'round-won':
      return { ...now, won: { ...now.won, [args.seat]: args.rounds } };
    case 'rebuilt':
    case 'measured':
      return { ...now, heights: { ...now.heights, [args.seat]: args.height } };
    default:
      return now;
  }
}

const PUT_DOWN = { hand: null, tower: null };

const built = (now: BausackView, owner: Seat, block: BlockId, height: number | null) => ({
  ...now,
  ...PUT_DOWN,
  towers: { ...now.towers, [owner]: [...(now.towers[owner] ?? []), block] },
  heights: { ...now.heights, [owner]: height },
});
