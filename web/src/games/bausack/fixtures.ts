/** Tables of Bausack for the tests: each a view as the server sends it. */
import { teller } from '../laid';
import type { BausackEvents, BausackView } from './wire';

const EMPTY: BausackView = {
  box: 'bausack',
  to_act: [1],
  seat: 1,
  players: 3,
  variant: 'knockout',
  sack: 'bausack',
  blind: false,
  round: 1,
  first: 1,
  stage: 'sale',
  to: 1,
  auctioneer: 1,
  sale: null,
  bids: {},
  passed: [],
  giver: null,
  hand: null,
  tower: null,
  tries: 0,
  towers: { 1: [], 2: [], 3: [] },
  heights: { 1: 0, 2: 0, 3: 0 },
  picked: {},
  lines: {},
  table: ['cuboid-1', 'arch-2', 'egg-1', 'ball-1', 'candlestick-1'],
  gone: [],
  fallen: [],
  stopped: [],
  beans: { 1: 10, 2: 10, 3: 10 },
  bank: 30,
  won: { 1: 0, 2: 0, 3: 0 },
  outcome: null,
};

export const view = (more: Partial<BausackView> = {}): BausackView => ({ ...EMPTY, ...more });

/** Three towers in the middle of Knock-Out. */
export const TOWERS = {
  towers: { 1: ['cuboid-3', 'cube-1'], 2: ['cuboid-4'], 3: ['cylinder-4', 'ramp-1', 'fir-tree-1'] },
  heights: { 1: 40, 2: null, 3: 120 },
} satisfies Partial<BausackView>;

export const AUCTION = view({
  ...TOWERS,
  stage: 'bid',
  to: 1,
  auctioneer: 3,
  sale: 'high',
  hand: 'egg-1',
  bids: { 2: 3 },
  passed: [3],
});

export const BABEL = view({
  variant: 'babel',
  stage: 'take',
  auctioneer: null,
  towers: { 0: ['cuboid-3', 'cube-1'] },
  heights: { 0: 40 },
  beans: { 1: 1, 2: 4, 3: 0 },
  bank: 55,
});

export const CHAIN = view({
  variant: 'chain',
  stage: 'front',
  auctioneer: null,
  towers: { 1: ['cuboid-1'], 2: ['cuboid-2'], 3: ['cuboid-3'] },
  heights: { 1: 15, 2: 15, 3: 20 },
  lines: { 1: ['egg-1', 'cube-1'], 2: ['ball-1'], 3: [] },
  picked: { 1: [], 2: [], 3: [] },
  beans: { 1: 0, 2: 0, 3: 0 },
});

export const event = teller<BausackEvents>();
