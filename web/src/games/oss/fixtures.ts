/** A table of three in the first round, for the tests. */
import { choice, teller } from '../laid';
import type { Choice } from '../types';
import type { OssEvent, OssEvents, OssView } from './wire';

export const VIEW: OssView = {
  box: 'oss',
  to_act: [2],
  seat: 2,
  outcome: null,
  players: 3,
  round: 1,
  chief: 2,
  stage: 'lay',
  turn: 2,
  tricks: { classic: 'aslik', hand: 'numa', exotic: 'meja', duel: 'kat' },
  hands: { 1: null, 2: [1, 2, 2, 4, 4], 3: null },
  gone: [],
  piles: { 1: null, 2: null, 3: null },
  lost: { 1: [], 2: [], 3: [] },
  hand_sizes: { 1: 5, 2: 5, 3: 5 },
  pile_sizes: { 1: 3, 2: 3, 3: 3 },
  laid: {},
  duels: [],
  won: { 1: [], 2: [], 3: [] },
  trophies: { 1: [], 2: [], 3: [] },
  points: { 1: 0, 2: 0, 3: 0 },
  replays: { 1: 0, 2: 0, 3: 0 },
  ties: 0,
  winner: null,
  challenge: null,
  left: [],
  tower: 0,
  flicking: [],
  word: null,
};

export const event = teller<OssEvents>();

export const LAYS: Choice<OssEvent>[] = [1, 2, 4].flatMap((value) =>
  ['aslik', 'numa', 'meja'].map((trick) =>
    choice(`lay ${value} ${trick}`, event('laid', { seat: 2, value, trick, name: trick })),
  ),
);

/** 2 and 1 before Numa, so they meet in Kat!; 3 after them, solo. */
export const LAID: OssView = {
  ...VIEW,
  stage: 'duel',
  hands: { 1: null, 2: [1, 2, 4, 4], 3: null },
  hand_sizes: { 1: 4, 2: 4, 3: 4 },
  laid: {
    1: { value: 3, trick: 'numa' },
    2: { value: 2, trick: 'numa' },
    3: { value: 4, trick: 'numa' },
  },
  duels: [[2, 1]],
};

export const counts = (most: number): Choice<OssEvent>[] =>
  Array.from({ length: most + 1 }, (_, first) =>
    Array.from({ length: most + 1 - first }, (_, second) => choice(`counts ${first} ${second}`)),
  ).flat();
