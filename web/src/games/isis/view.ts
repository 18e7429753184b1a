/** The shape of Isis & Osiris' views and moves. */
import { targetsOf } from '../../lib/touch.svelte';
import type { Choice, Seat } from '../types';
import type { IsisEvent, IsisMove, IsisView } from './wire';

export type { IsisEvent, IsisView };

/** `a1` (top left) to `f6` (bottom right). */
export type Cell = string;

export const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f'];
export const ROWS = [1, 2, 3, 4, 5, 6];
export const CELLS: readonly Cell[] = ROWS.flatMap((row) =>
  COLUMNS.map((column) => `${column}${row}`),
);

/** `+2`, `−3`, `0`. */
export const signed = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';

export function readMove(text: string): IsisMove | null {
  const [, piece, cell] = /^([PT]) ([a-f][1-6])$/.exec(text) ?? [];
  if (cell) return { kind: piece === 'P' ? 'pawn' : 'tile', args: { cell } };
  return text === 'F' || text === 'pass' ? { kind: text === 'F' ? 'turn' : text, args: {} } : null;
}

/** What can be done now, by what is touched: a cell, `turn` or `pass`. A tile that is carried to the
 * board from the face-down ones is turned up there. */
export const targets = (moves: readonly Choice[], carried: boolean): Map<string, Choice[]> =>
  targetsOf(moves, ({ move }) => {
    const read = readMove(move);
    if (read?.kind === 'pawn' || read?.kind === 'tile') return read.args.cell;
    return read?.kind === 'turn' && carried ? 'board' : (read?.kind ?? null);
  });

/** What would be put on a cell. */
export function offered(moves: readonly Choice[]): 'pawn' | 'tile' | null {
  const kinds = moves.map(({ move }) => readMove(move)?.kind);
  return (['pawn', 'tile'] as const).find((piece) => kinds.includes(piece)) ?? null;
}

/** The cell that was played to; null: it was cleared away, and the next game has begun. */
export function played(events: readonly IsisEvent[]): Cell[] | null {
  if (events.some(({ kind }) => kind === 'next-game')) return null;
  const put = events.findLast((one) => one.kind === 'pawn' || one.kind === 'tile');
  return put ? [put.args.cell] : [];
}

/** Where the tiles come from that a seat turns up. */
export const supply = (view: IsisView, seat: Seat): string =>
  view.stock === null ? `tiles:${seat}` : 'stock';

/** Where a tile lies that a seat has turned up, until it is put on a cell. */
export const heldAt = (seat: Seat): string => `held:${seat}`;
