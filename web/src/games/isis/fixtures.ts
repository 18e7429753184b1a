/** A board for two in the middle of a game, for the tests. */
import { choice, teller } from '../laid';
import type { Choice } from '../types';
import { CELLS } from './view';
import type { IsisEvent, IsisEvents, IsisView } from './wire';

export const VIEW: IsisView = {
  box: 'isis',
  to_act: [1],
  seat: 1,
  players: 2,
  variant: 'standard',
  games: 1,
  open: false,
  game: 1,
  first: 1,
  to: 1,
  over: false,
  held: null,
  pawns_on: { b2: 1, f5: 2 },
  tiles_on: ['c2'],
  faces: null,
  unseen: null,
  pawns: { 1: 7, 2: 7 },
  tiles: { 1: 10, 2: 11 },
  stock: null,
  totals: { 1: 0, 2: 0 },
  outcome: null,
};

export const event = teller<IsisEvents>();

/** Every free cell for a piece (`P` or `T`). */
export const moves = (piece: string, view: IsisView = VIEW): Choice<IsisEvent>[] =>
  CELLS.filter((cell) => !(cell in view.pawns_on) && !view.tiles_on.includes(cell)).map((cell) =>
    choice(`${piece} ${cell}`),
  );

export const OWNERS = { b2: 1, d2: 1, f5: 2 };

/** The rulebook's example: the pawns of seat 1 are worth −3 and +1, that of seat 2 +3. */
export const COUNTED = event('counted', {
  game: 1,
  faces: { b1: -1, c2: -2, d1: 4, d3: -1, f4: 1, f6: 2 },
  pawns: { b2: -3, d2: 1, f5: 3 },
  owners: OWNERS,
  near: { b2: ['b1', 'c2'], d2: ['d1', 'd3', 'c2'], f5: ['f4', 'f6'] },
  scores: { 1: -2, 2: 3 },
  totals: { 1: -2, 2: 3 },
});
