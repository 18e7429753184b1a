/** From one view to the next, in stages: what is shown while it happens, and for how long. */
import { fold, type Among, type Seen, type Stage as Played } from '../../lib/stages';
import type { Event, Seat, Sound } from '../types';
import type { BlockId } from './blocks';
import { COMMON, type BausackView, type Sale } from './view';

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
  events: readonly Event[],
  view: BausackView,
): Stage[] {
  const found = previous ? fold(previous, events, view, seen) : [];
  const last = found.at(-1);
  const ends = events.some(({ kind }) => ENDS.includes(kind));
  // What only changes something is shown as it is from now on; a round that ends, as it was.
  if (last?.moment === PLAIN && !ends) last.before = view;
  return found;
}

function seen(now: BausackView, event: Event, { before, rest }: Among<BausackView>): Seen<Stage> {
  const moment = momentOf(now, event, [...before, ...rest]);
  return {
    kind: event.kind,
    moment,
    before: during(now, event),
    after: after(now, event),
    flights: [],
    ms: TIMES[event.kind] ?? 0,
    sound: SOUNDS[event.kind] ?? null,
    stays: moment !== PLAIN,
  };
}

const ENDS = ['round', 'round-won', 'won'];

function momentOf(now: BausackView, { kind, args = {} }: Event, events: readonly Event[]): Moment {
  const seat = args.seat as Seat;
  const block = args.block as BlockId;
  switch (kind) {
    case 'bought':
      return { kind: 'hammer', block, seat, beans: args.beans as number, free: false };
    case 'unsold':
    case 'accepted':
      return { kind: 'hammer', block, seat, beans: 0, free: true };
    case 'fell':
    case 'felled': {
      const owner = whose(now, kind, args);
      // Three tries in vain count as a fall, but nothing came down.
      if (kind === 'felled' && events.some((one) => one.kind === 'not-raised')) return PLAIN;
      return { kind: 'fall', owner, blocks: [...(now.towers[owner] ?? []), block] };
    }
    case 'bean':
      return { kind: 'bean', seat };
    default:
      return PLAIN;
  }
}

/** Whose tower came down. */
function whose(now: BausackView, kind: string, { owner, seat }: Record<string, unknown>): Seat {
  if (kind === 'felled') return owner as Seat;
  return COMMON in now.towers ? COMMON : (seat as Seat);
}

/** What is seen while an event is being shown. */
function during(now: BausackView, event: Event): BausackView {
  switch (event.kind) {
    case 'bought':
    case 'unsold':
    case 'accepted':
    case 'fell':
    case 'felled':
      return now;
    default:
      return after(now, event);
  }
}

/** The view as the event leaves it, as far as the board shows it. */
function after(now: BausackView, { kind, args = {} }: Event): BausackView {
  const seat = args.seat as Seat;
  const block = args.block as BlockId;
  switch (kind) {
    case 'sale-high':
    case 'sale-horror':
    case 'sale-gift': {
      const sale = kind.slice(5) as Sale;
      const stage = sale === 'horror' ? 'horror' : 'bid';
      return { ...now, hand: block, auctioneer: seat, sale, stage, bids: {}, passed: [] };
    }
    case 'bid':
      return { ...now, bids: { ...now.bids, [seat]: args.beans as number } };
    case 'passed':
      return { ...now, passed: [...now.passed, seat] };
    case 'bought':
    case 'paid': {
      const beans = args.beans as number;
      const left = (now.beans[seat] ?? 0) - beans;
      return { ...now, beans: { ...now.beans, [seat]: left }, bank: now.bank + beans };
    }
    case 'took':
    case 'drew':
      return { ...now, hand: block, to: seat };
    case 'stood':
    case 'stood-unmeasured':
      return built(now, COMMON in now.towers ? COMMON : seat, block, args.height as number);
    case 'stood-for':
      return built(now, args.owner as Seat, block, args.height as number);
    case 'fell':
    case 'felled': {
      const owner = whose(now, kind, args);
      const towers = { ...now.towers, [owner]: [] };
      return { ...now, towers, heights: { ...now.heights, [owner]: 0 }, hand: null, tower: null };
    }
    case 'bean':
      return { ...now, beans: { ...now.beans, [seat]: args.beans as number } };
    case 'round-won':
      return { ...now, won: { ...now.won, [seat]: args.rounds as number } };
    case 'measured':
      return { ...now, heights: { ...now.heights, [seat]: args.height as number } };
    default:
      return now;
  }
}

function built(now: BausackView, owner: Seat, block: BlockId, height?: number): BausackView {
  return {
    ...now,
    towers: { ...now.towers, [owner]: [...(now.towers[owner] ?? []), block] },
    heights: { ...now.heights, [owner]: height ?? null },
    hand: null,
    tower: null,
  };
}

/** As the round stood when it was won, before the blocks were cleared away. */
export function atTheEnd(previous: BausackView, events: readonly Event[]): BausackView {
  let now = previous;
  for (const event of events) {
    if (event.kind === 'round') break;
    now = after(now, event);
    if (event.kind === 'fell' && !(COMMON in now.towers))
      now = { ...now, fallen: [...now.fallen, event.args?.seat as Seat] };
    if (event.kind === 'table') now = { ...now, fallen: [...now.fallen, event.args?.seat as Seat] };
  }
  return now;
}
