/** From one view to the next, in stages: what is shown while pieces move, and once they lie. */
import { fold, type Flies, type Among, type Seen, type Stage as Played } from '../../lib/stages';
import type { Seat } from '../types';
import { heldAt, supply, type Cell, type IsisEvent, type IsisView } from './view';

/** Its places: `cell:c3`, `pawns:1`, `tiles:1`, `stock`, `held:1`; what is shown to all is seen large
 * over the `grid`. */
export interface Flight extends Flies {
  piece: 'pawn' | 'tile';
  seat: Seat;
  /** Of a tile whose front is seen on the way; null: never. */
  value: number | null;
}

export interface Stage extends Played<IsisView, Flight> {
  kind: 'pawn' | 'turned' | 'tile' | 'passed' | 'again' | 'over' | 'next';
}

const MS = { pawn: 420, turned: 1600, tile: 480, passed: 300, again: 1900, over: 1100, next: 300 };

/** Without a view to come from: what somebody has missed is shown once. */
export function stages(
  previous: IsisView | null,
  events: readonly IsisEvent[],
  view: IsisView,
): Stage[] {
  return previous ? fold(previous, events, view, seen) : missed(events, view);
}

function seen(now: IsisView, { kind, args }: IsisEvent, { view }: Among<IsisView>): Seen<Stage> {
  switch (kind) {
    case 'pawn':
      return pawn(now, args.seat, args.cell);
    case 'turned':
      return turned(now, args.seat, args.value);
    case 'tile':
      return tile(now, args.seat, args.cell);
    case 'passed':
      return { ...unmoved(now), kind: 'passed', ms: MS.passed, sound: null };
    case 'counted': {
      const { faces, totals } = args;
      const before = { ...now, faces, over: true };
      const after = { ...before, totals };
      return { kind: 'over', before, flights: [], after, ms: MS.over, sound: 'turn' };
    }
    case 'next-game':
      return { ...unmoved(view), kind: 'next', ms: MS.next, sound: 'slide' };
    default:
      return null;
  }
}

const unmoved = (now: IsisView) => ({ before: now, after: now, flights: [] });

function pawn(now: IsisView, seat: Seat, cell: Cell): Seen<Stage> {
  const before = { ...now, pawns: { ...now.pawns, [seat]: (now.pawns[seat] ?? 1) - 1 } };
  const after = { ...before, pawns_on: { ...now.pawns_on, [cell]: seat } };
  const flight: Flight = {
    piece: 'pawn',
    seat,
    value: null,
    from: `pawns:${seat}`,
    to: `cell:${cell}`,
  };
  return { kind: 'pawn', before, flights: [flight], after, ms: MS.pawn, sound: 'bone' };
}

function turned(now: IsisView, seat: Seat, value: number): Seen<Stage> {
  const before: IsisView = { ...now, held: null };
  if (now.stock === null) before.tiles = { ...now.tiles, [seat]: (now.tiles[seat] ?? 1) - 1 };
  else before.stock = now.stock - 1;
  const flight: Flight = {
    piece: 'tile',
    seat,
    value,
    from: supply(now, seat),
    to: heldAt(seat),
    over: 'grid',
    turns: 'up',
  };
  const after = { ...before, held: value };
  const flights = [flight];
  return { kind: 'turned', before, flights, after, ms: MS.turned, sound: 'turn', stays: true };
}

function tile(now: IsisView, seat: Seat, cell: Cell): Seen<Stage> {
  const before = { ...now, held: null };
  const faces = now.open && now.held !== null ? { ...now.faces, [cell]: now.held } : now.faces;
  const after = { ...before, tiles_on: [...now.tiles_on, cell], faces };
  const flight: Flight = {
    piece: 'tile',
    seat,
    value: now.held,
    from: heldAt(seat),
    to: `cell:${cell}`,
    ...(now.open ? {} : { turns: 'down' }),
  };
  return { kind: 'tile', before, flights: [flight], after, ms: MS.tile, sound: 'drop' };
}

/** Turnings that somebody has missed are shown once, each where its tile lies now. */
function missed(events: readonly IsisEvent[], view: IsisView): Stage[] {
  const found: Stage[] = [];
  for (const [i, event] of events.entries()) {
    if (event.kind !== 'turned' || !event.fades) continue;
    const { seat, value } = event.args;
    const cell = events.slice(i).find((one) => one.kind === 'tile')?.args.cell;
    if (!cell || !view.tiles_on.includes(cell) || view.faces) continue;
    const flight: Flight = {
      piece: 'tile',
      seat,
      value,
      from: `cell:${cell}`,
      to: `cell:${cell}`,
      over: 'grid',
      turns: 'up and down',
    };
    const flights = [flight];
    const shown = { ...unmoved(view), event, flights, sound: 'turn', stays: true } as const;
    found.push({ ...shown, kind: 'again', ms: MS.again });
  }
  return found;
}
