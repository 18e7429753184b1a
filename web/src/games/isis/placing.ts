/** Where a flight begins and ends, and what is shown of it to those who want no motion. */
import { boxOf, type Box, type Stage as Played } from '../../lib/director.svelte';
import type { Flight } from './stages';
import type { IsisView } from './view';

/** A flight with its places on the board: where it begins and ends, and where it is seen large. */
export interface Placed extends Flight {
  start: Box;
  end: Box;
  middle: Box;
}

const LARGE = 0.5; // of the grid, when a tile is shown to all

export function place(flight: Flight, board: HTMLElement): Placed | null {
  const [start, end] = [boxOf(board, flight.from), boxOf(board, flight.to)];
  const grid = boxOf(board, 'grid');
  if (!start || !end || !grid) return null;
  const width = grid.width * LARGE;
  const edge = (grid.width - width) / 2;
  const middle = { left: grid.left + edge, top: grid.top + edge, width };
  return { ...flight, start, end, middle };
}

/** What is turned up is seen for as long; shown once more, it is shown as it is. */
export function staysFor({ kind, flights }: Played<IsisView, Flight>): Flight[] | null {
  if (kind !== 'turned' && kind !== 'again') return null;
  return flights.filter(({ how }) => how === 'again');
}
