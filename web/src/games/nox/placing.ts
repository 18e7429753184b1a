/** Where a flight begins and ends. */
import { boxOf, type Box } from '../../lib/director.svelte';
import type { Flight } from './stages';

/** A flight with where it begins (on the screen) and where it ends (on the board). */
export interface Placed extends Flight {
  start: DOMRect;
  end: Box;
}

export function place(flight: Flight, board: HTMLElement): Placed | null {
  const [from, to] = [there(board, flight.from), there(board, flight.to)];
  const start = board.querySelector(`[data-place="${from}"]`)?.getBoundingClientRect();
  const end = boxOf(board, to);
  return start && end ? { ...flight, start, end } : null;
}

/** The place itself, or the one it belongs to (`hand:2` for `hand:2:B7`). */
function there(board: HTMLElement, place: string): string {
  const exact = board.querySelector(`[data-place="${place}"]`);
  return exact ? place : place.split(':').slice(0, 2).join(':');
}
