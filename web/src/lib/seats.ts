/** Who sits where: clockwise from me, and round the edge of the table. */
import type { Seat, SeatInfo, TableInfo } from './wire';

export type Side = 'left' | 'top' | 'right';

/** All seats in clockwise order, beginning with mine (or seat 1). */
export function clockwise(players: number, me: Seat | null): Seat[] {
  const first = me ?? 1;
  return Array.from({ length: players }, (_, i) => ((first - 1 + i) % players) + 1);
}

/** Where the others sit when I am at the bottom: up the left, across the top, down the right. */
export function round(others: readonly Seat[]): Record<Side, Seat[]> {
  const sides = Math.floor((others.length + 1) / 3);
  const left = others.length < 2 ? 0 : sides || 1;
  return {
    left: others.slice(0, left).toReversed(),
    top: others.slice(left, others.length - left),
    right: others.slice(others.length - left),
  };
}

/** The table as everybody sees it: nobody in front of it is anybody. */
export function forEverybody(table: TableInfo): TableInfo {
  const seats = Object.entries(table.seats).map(([seat, sitter]) => [
    seat,
    { ...sitter, mine: false },
  ]);
  return { ...table, host: false, seats: Object.fromEntries(seats) as TableInfo['seats'] };
}

/** A person sits there, also if a bot plays for them just now. */
export function isPerson({ name, bot, away, gone }: SeatInfo): boolean {
  return Boolean(name && (!bot || away) && !gone);
}

/** The seats of a running match that somebody who has none may ask for: those that were left and, with
 * the real box, those of people who are away. */
export function askable(table: TableInfo): Seat[] {
  const sitters = Object.entries(table.seats);
  const running = ['playing', 'paused', 'disputed'].includes(table.status);
  if (!running || sitters.some(([, { mine, gone }]) => mine && !gone)) return [];
  const asked = new Set(table.asking?.filter(({ mine }) => mine).map(({ seat }) => seat));
  return sitters
    .filter(
      ([, { gone, grace }]) => gone || (table.mode === 'referee' && typeof grace === 'number'),
    )
    .map(([seat]) => Number(seat))
    .filter((seat) => !asked.has(seat));
}

/** My seats, also those that were left or that a bot plays for: several, when one device goes round. */
export function seatsOf(table: TableInfo): Seat[] {
  return Object.entries(table.seats)
    .filter(([, { mine }]) => mine)
    .map(([seat]) => Number(seat));
}

/** Those of them that still play. */
export function playingSeats(table: TableInfo): Seat[] {
  return seatsOf(table).filter((seat) => !table.seats[seat]!.gone && !table.seats[seat]!.bot);
}
