/** A table of three in the middle of a round, for the tests. */
import { choice, teller } from '../laid';
import type { Choice } from '../types';
import type { NoxEvent, NoxEvents, NoxView } from './wire';

export const VIEW: NoxView = {
  box: 'nox',
  to_act: [2],
  seat: 2,
  players: 3,
  variant: 'standard',
  merge: 'top',
  round: 1,
  starter: 1,
  to: 2,
  stage: 'play',
  kitties: {
    1: [
      { slot: 1, top: 'B9', size: 1 },
      { slot: 2, top: 'G5', size: 2 },
      { slot: 4, top: 'O14', size: 1 },
    ],
    2: [],
    3: [{ slot: 1, top: 'G2', size: 1 }],
  },
  hands: { 1: null, 2: ['B6', 'G7', 'G14'], 3: null },
  hand_sizes: { 1: 3, 2: 3, 3: 3 },
  draw_pile: null,
  left: 60,
  played: [],
  totals: { 1: 10, 2: 20, 3: 30 },
  outcome: null,
};

export const event = teller<NoxEvents>();

/** Seat 2 lays its green 14 on the green 5 of seat 1, where an orange 14 lies already. */
export const COVERS = event('covered', {
  seat: 2,
  card: 'G14',
  owner: 1,
  pile: 'G5',
  slot: 2,
  size: 3,
});
export const MERGES = event('merged', {
  seat: 2,
  owner: 1,
  number: 14,
  top: 'G14',
  below: 'O14',
  slot: 2,
  gone: 4,
  size: 4,
  piles: 2,
});

const extends_ = (card: string, owner: number, slot: number): Choice<NoxEvent> =>
  choice(`${card} +${owner}`, event('extended', { seat: 2, card, owner, slot, size: 1 }));

export const MOVES: Choice<NoxEvent>[] = [
  extends_('B6', 1, 3),
  extends_('B6', 2, 1),
  extends_('B6', 3, 2),
  choice('B6 1:B9', event('covered', { seat: 2, card: 'B6', owner: 1, slot: 1, size: 2 })),
  extends_('G14', 2, 1),
  choice('G14 1:G5', COVERS, MERGES),
  choice('G14 1:G5 /under', COVERS, event('merged', { ...MERGES.args, top: 'O14', below: 'G14' })),
];
