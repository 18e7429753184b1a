/** Where a flight begins and ends. */
import { boxOf, type Box } from '../../lib/director.svelte';
import type { Flight } from './stages';

/** A flight with its places on the board. */
export interface Placed extends Flight {
  start: Box;
  end: Box;
}

export function place(flight: Flight, board: HTMLElement): Placed | null {
  const [start, end] = [flight.from, flight.to].map((at) => boxOf(board, there(board, at)));
  return start && end ? { ...flight, start, end } : null;
}

/** The place itself, or the one it belongs to (`hand:2` for `hand:2:B7`). */
function there(board: HTMLElement, place: string): string {
  const exact = board.querySelector(`[data-place="${place}"]`);
  return exact ? place : place.split(':').slice(0, 2).join(':');
}
