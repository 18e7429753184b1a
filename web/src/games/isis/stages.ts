/** From one view to the next, in stages: what is shown while pieces move, and once they lie. */
import type { Stage as Played } from '../../lib/director.svelte';
import type { Event, Seat } from '../types';
import { supply, type Cell, type IsisView } from './view';

/** A `data-place` of the board: `cell:c3`, `pawns:1`, `tiles:1`, `stock`, `held`. */
export type Place = string;

export interface Flight {
  piece: 'pawn' | 'tile';
  seat: Seat;
  /** Of a tile whose front is seen on the way; null: never. */
  value: number | null;
  from: Place;
  to: Place;
  /** How it moves: straight; turned up, large, in the middle of the table; turned down as it lands;
   * shown once more to somebody who was away. */
  how: 'straight' | 'up' | 'down' | 'again';
}

export interface Stage extends Played<IsisView, Flight> {
  kind: 'pawn' | 'turned' | 'tile' | 'again' | 'over' | 'next';
}

export const MS = { pawn: 320, turned: 1600, tile: 420, again: 1900, over: 1100, next: 300 };

/** Stages of `events`; the last ends with `view`. */
export function stages(
  previous: IsisView | null,
  events: readonly Event[],
  view: IsisView,
): Stage[] {
  if (!previous) return missed(events, view);
  const found: Stage[] = [];
  let now = previous;
  for (const event of events) {
    const stage = stageOf(now, event, view);
    if (stage) {
      found.push(stage);
      now = stage.after;
    }
  }
  const last = found.at(-1);
  if (last) last.after = view;
  return found;
}

/** What was dragged to its place does not come from elsewhere again. */
export const fromWhereItLies = (stages: Stage[], place: Place): Stage[] =>
  stages.map((stage) => ({
    ...stage,
    flights: stage.flights.map((one) => (one.to === place ? { ...one, from: place } : one)),
  }));

const TIMES: Record<string, number | undefined> = {
  pawn: MS.pawn,
  turned: MS.turned,
  tile: MS.tile,
  passed: 300,
  counted: MS.over,
  'next-game': MS.next,
};

/** How long they take in all. */
export const lasts = (events: readonly Event[]): number =>
  events.reduce((ms, { kind }) => ms + (TIMES[kind] ?? 0), 0);

function stageOf(now: IsisView, event: Event, view: IsisView): Stage | null {
  const args = event.args ?? {};
  const seat = args.seat as Seat;
  const cell = args.cell as Cell;
  switch (event.kind) {
    case 'pawn':
      return pawn(now, seat, cell);
    case 'turned':
      return turned(now, seat, args.value as number);
    case 'tile':
      return tile(now, seat, cell);
    case 'counted': {
      const faces = args.faces as IsisView['faces'];
      const totals = args.totals as IsisView['totals'];
      const before = { ...now, faces, over: true };
      const after = { ...before, totals };
      return { kind: 'over', before, flights: [], after, ms: MS.over, sound: 'turn' };
    }
    case 'next-game':
      return { kind: 'next', before: view, flights: [], after: view, ms: MS.next, sound: 'slide' };
    default:
      return null;
  }
}

function pawn(now: IsisView, seat: Seat, cell: Cell): Stage {
  const before = { ...now, pawns: { ...now.pawns, [seat]: (now.pawns[seat] ?? 1) - 1 } };
  const after = { ...before, pawns_on: { ...now.pawns_on, [cell]: seat } };
  const flight: Flight = {
    piece: 'pawn',
    seat,
    value: null,
    from: `pawns:${seat}`,
    to: `cell:${cell}`,
    how: 'straight',
  };
  return { kind: 'pawn', before, flights: [flight], after, ms: MS.pawn, sound: 'bone' };
}

function turned(now: IsisView, seat: Seat, value: number): Stage {
  const before: IsisView = { ...now, held: null };
  if (now.stock === null) before.tiles = { ...now.tiles, [seat]: (now.tiles[seat] ?? 1) - 1 };
  else before.stock = now.stock - 1;
  const from = supply(now, seat);
  const flight: Flight = { piece: 'tile', seat, value, from, to: 'held', how: 'up' };
  const after = { ...before, held: value };
  return { kind: 'turned', before, flights: [flight], after, ms: MS.turned, sound: 'turn' };
}

function tile(now: IsisView, seat: Seat, cell: Cell): Stage {
  const before = { ...now, held: null };
  const faces = now.open && now.held !== null ? { ...now.faces, [cell]: now.held } : now.faces;
  const after = { ...before, tiles_on: [...now.tiles_on, cell], faces };
  const flight: Flight = {
    piece: 'tile',
    seat,
    value: now.held,
    from: 'held',
    to: `cell:${cell}`,
    how: now.open ? 'straight' : 'down',
  };
  return { kind: 'tile', before, flights: [flight], after, ms: MS.tile, sound: 'drop' };
}

/** Turnings that somebody has missed are shown once, each where its tile lies now. */
function missed(events: readonly Event[], view: IsisView): Stage[] {
  const found: Stage[] = [];
  for (const [i, { kind, args, fades }] of events.entries()) {
    if (kind !== 'turned' || !fades) continue;
    const laid = events.slice(i).find(({ kind }) => kind === 'tile')?.args;
    const cell = laid?.cell as Cell | undefined;
    if (!cell || !view.tiles_on.includes(cell) || view.faces) continue;
    const place = `cell:${cell}`;
    const flight: Flight = {
      piece: 'tile',
      seat: args?.seat as Seat,
      value: args?.value as number,
      from: place,
      to: place,
      how: 'again',
    };
    const flights = [flight];
    found.push({ kind: 'again', before: view, flights, after: view, ms: MS.again, sound: 'turn' });
  }
  return found;
}
