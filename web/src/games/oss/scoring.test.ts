import { expect, it } from 'vitest';
import { event, VIEW } from './fixtures';
import { scoring } from './scoring';
import type { OssView } from './wire';

const OVER: OssView = {
  ...VIEW,
  stage: 'over',
  won: {
    1: [
      { tribe: 1, value: 3 },
      { tribe: 2, value: 4 },
    ],
    2: [],
    3: [{ tribe: 3, value: 2 }],
  },
  trophies: { 1: ['badaboss'], 2: ['targoss', 'warnoss'], 3: [] },
};

it('counts nothing before the end', () => {
  expect(scoring([event('challenge-won', { seat: 1 })], VIEW)).toEqual([]);
});

it('counts the cards of a tribe and then its challenges, the best tribe last', () => {
  const steps = scoring([event('scored', { scores: { 1: 11, 2: 8, 3: 2 } })], OVER);
  expect(steps.map(({ show }) => show)).toEqual([
    { seat: 3, part: 'cards' },
    { seat: 2, part: 'cards' },
    { seat: 2, part: 'challenges' },
    { seat: 1, part: 'cards' },
    { seat: 1, part: 'challenges' },
  ]);
  expect(steps.at(-1)?.totals).toEqual({ 1: 11, 2: 8, 3: 2 });
  expect(steps.at(3)?.says).toEqual({
    key: 'oss-count-cards',
    args: { owner: 1, adds: '3 + 4', points: 7 },
  });
});
