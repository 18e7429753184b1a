import { describe, expect, it } from 'vitest';
import { LAID, VIEW } from './fixtures';
import { now } from './now';
import { atStake, before, duelOf, readMove, trickNow } from './view';
import type { OssView } from './wire';

describe('moves and facts in text', () => {
  it.each([
    ['lay 3 takh-takh', 'lay', { value: 3, trick: 'takh-takh' }],
    ['enough', 'enough', {}],
    ['bones 2', 'bones', { count: 2 }],
    ['all on edge', 'all-on-edge', {}],
    ['counts 2 x', 'counts', { first: 2, second: 'x' }],
    ['out none', 'out', { losers: [], count: 0 }],
    ['out 2 4', 'out', { losers: [2, 4], count: 2 }],
    ['said 3 wrong', 'said', { seat: 3, verdict: 'wrong' }],
    ['nearest 1 3', 'nearest', { seats: [1, 3] }],
    ['stood', 'stood', {}],
  ])('takes %s apart', (text, kind, args) => {
    expect(readMove(text)).toEqual({ kind, args });
  });
});

describe('the cards before the tricks', () => {
  it('lie in the order of the turns from the Chief', () => {
    expect(before({ ...LAID, duels: [] }, 'hand')).toEqual([2, 3, 1]);
  });

  it('move to the duel with those who meet in it', () => {
    expect(before(LAID, 'hand')).toEqual([3]);
    expect(before(LAID, 'duel')).toEqual([2, 1]);
    expect(duelOf(LAID)).toEqual([2, 1]);
  });

  it('are at stake while they are played for', () => {
    expect(atStake(VIEW)).toEqual([]);
    expect(atStake(LAID)).toEqual([
      { tribe: 2, value: 2 },
      { tribe: 1, value: 3 },
    ]);
  });
});

describe('what to do with the real bones', () => {
  const solo: OssView = { ...LAID, stage: 'solo', turn: 3, duels: [] };
  const challenge: OssView = { ...VIEW, stage: 'challenge', left: [1, 3] };

  it('is nothing while cards are laid', () => {
    expect(trickNow(VIEW)).toBeNull();
    expect(now(VIEW, 2).key).toBe('oss-now-lay-mine');
    expect(now(VIEW, 1)).toEqual({ key: 'oss-now-lay', args: { seat: 2 } });
  });

  it('is the trick and the number; in a single throw, or more (O14)', () => {
    expect(now(solo, null)).toEqual({
      key: 'oss-now-solo-most',
      args: { seat: 3, trick: 'numa', value: 4 },
    });
    const aslik = { ...solo, laid: { 3: { value: 1, trick: 'aslik' } } };
    expect(now(aslik, null).key).toBe('oss-now-solo');
  });

  it('is the duel for the two who meet', () => {
    expect(now(LAID, null).args).toEqual({ seat: 2, opponent: 1, trick: 'kat' });
  });

  it.each([
    ['badaboss', { turn: 3, tower: 2 }, 'oss-now-stack', { seat: 3, tower: 3 }],
    ['kiri-kanoss', {}, 'oss-now-kiri', { seats: [1, 3] }],
    ['los-loboss', { word: 'bump' }, 'oss-now-called', { side: 'bump' }],
    ['targoss', { flicking: [3] }, 'oss-now-flick', { seats: [3] }],
    ['warnoss', { word: 'red' }, 'oss-now-named', { colour: 'red' }],
  ])('is said for %s', (id, more, key, args) => {
    expect(now({ ...challenge, challenge: id, ...more }, null)).toEqual({ key, args });
  });
});
