/** The shape of Isis & Osiris' views and moves. */
import type { Choice, ReadMove, Seat } from '../types';
import type { IsisView } from './wire';

export type { IsisView };

/** `a1` (top left) to `f6` (bottom right). */
export type Cell = string;

export const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f'];
export const ROWS = [1, 2, 3, 4, 5, 6];
export const CELLS: readonly Cell[] = ROWS.flatMap((row) =>
  COLUMNS.map((column) => `${column}${row}`),
);

/** The cells above, below, left and right. */
export function beside(cell: Cell): Cell[] {
  const x = COLUMNS.indexOf(cell[0] ?? '');
  const y = Number(cell[1]) - 1;
  return [
    [x, y - 1],
    [x + 1, y],
    [x, y + 1],
    [x - 1, y],
  ]
    .filter(([x = -1, y = -1]) => x >= 0 && x < 6 && y >= 0 && y < 6)
    .map(([x = 0, y = 0]) => `${COLUMNS[x]}${y + 1}`);
}

/** `+2`, `−3`, `0`. */
export const signed = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';

export function readMove(text: string): ReadMove {
  const found = /^([PT]) ([a-f][1-6])$/.exec(text);
  if (found) return { kind: found[1] === 'P' ? 'pawn' : 'tile', args: { cell: found[2] } };
  return { kind: text === 'F' ? 'turn' : text, args: {} };
}

/** What can be done now, by what is touched: straight from the moves that were given. */
export interface Offers {
  /** The move that ends on a cell: a pawn, or the tile on view. */
  cells: Map<Cell, Choice>;
  piece: 'pawn' | 'tile' | null;
  turn: Choice | null;
  pass: Choice | null;
}

export function offers(moves: readonly Choice[]): Offers {
  const found: Offers = { cells: new Map(), piece: null, turn: null, pass: null };
  for (const choice of moves) {
    const { kind, args } = readMove(choice.move);
    if (kind === 'pawn' || kind === 'tile') {
      found.piece = kind;
      found.cells.set(args.cell as Cell, choice);
    } else if (kind === 'turn') found.turn = choice;
    else if (kind === 'pass') found.pass = choice;
  }
  return found;
}

/** The last cell that was played to. */
export function lastCell(events: readonly { kind: string; args?: object }[]): Cell | null {
  const last = events.findLast(({ kind }) => kind === 'pawn' || kind === 'tile');
  const args = last?.args as { cell?: Cell } | undefined;
  return args?.cell ?? null;
}

/** Where the tiles come from that a seat turns up. */
export const supply = (view: IsisView, seat: Seat): string =>
  view.stock === null ? `tiles:${seat}` : 'stock';
