import { describe, expect, it } from 'vitest';
import { AUCTION, BABEL, event, TOWERS, view } from './fixtures';
import { grown, stages } from './stages';

describe('an auction', () => {
  it('shows a bid as soon as it is made', () => {
    const after = view({ ...AUCTION, bids: { 1: 4, 2: 3 } });
    const [bid] = stages(AUCTION, [event('bid', { seat: 1, beans: 4 })], after);
    expect(bid).toMatchObject({ sound: 'bone', before: { bids: { 1: 4, 2: 3 } } });
  });

  it('ends with the hammer, while the block is still on its pedestal', () => {
    const after = view({ ...TOWERS, stage: 'place', hand: 'egg-1', tower: 2, to: 2 });
    const told = [
      event('passed', { seat: 1 }),
      event('bought', { seat: 2, block: 'egg-1', beans: 3 }),
    ];
    const [passed, hammer] = stages(AUCTION, told, after);
    expect(passed?.before.passed).toEqual([3, 1]);
    expect(hammer).toMatchObject({
      moment: { kind: 'hammer', seat: 2, beans: 3, free: false },
      before: { stage: 'bid', beans: { 2: 10 } },
      sound: 'wood',
    });
  });

  it('is for nothing where nobody bids, or somebody takes the horror', () => {
    for (const kind of ['unsold', 'accepted'] as const) {
      const [hammer] = stages(AUCTION, [event(kind, { seat: 3, block: 'egg-1' })], view());
      expect(hammer?.moment).toMatchObject({ kind: 'hammer', seat: 3, free: true });
    }
  });
});

describe('a tower', () => {
  const placing = view({ ...TOWERS, stage: 'place', to: 1, tower: 1, hand: 'ball-1' });

  it('is seen with the block that stands on it, also when the round ends with it', () => {
    const stood = event('stood', { seat: 1, block: 'ball-1', height: 70, tower_seat: 1 });
    const told = [stood, event('round-won', { seat: 1, rounds: 1 }), event('round')];
    expect(stages(placing, told, view())[0]?.before).toMatchObject({
      towers: { 1: ['cuboid-3', 'cube-1', 'ball-1'] },
      heights: { 1: 70 },
      hand: null,
    });
  });

  it('is seen at once as it is from now on, while the round goes on', () => {
    const next = view({ stage: 'sale', auctioneer: 2 });
    const stood = event('stood', { seat: 1, block: 'ball-1', height: 70, tower_seat: 1 });
    expect(stages(placing, [stood], next)[0]).toMatchObject({ before: next, watched: true });
  });

  it('falls with the block that felled it', () => {
    const fallen = event('fell', { seat: 1, block: 'ball-1', tower_seat: 1 });
    const [fell] = stages(placing, [fallen], view());
    expect(fell?.moment).toEqual({
      kind: 'fall',
      owner: 1,
      blocks: ['cuboid-3', 'cube-1', 'ball-1'],
    });
  });

  it('is another’s when the giver fells it, and nothing comes down after three tries in vain', () => {
    const felled = event('felled', { seat: 1, owner: 3, block: 'ball-1' });
    expect(stages(placing, [felled], view())[0]?.moment).toMatchObject({ kind: 'fall', owner: 3 });
    const tries = event('not-raised', { seat: 1, block: 'ball-1', tries: 3 });
    const vain = event('felled', { ...felled.args, stands: true });
    const told = stages(placing, [tries, vain], view());
    expect(told.map(({ moment }) => moment.kind)).toEqual(['plain', 'plain']);
  });

  it('is the one of all in Babel, and its fall is worth a bean', () => {
    const told = [
      event('fell', { seat: 3, block: 'egg-1', tower_seat: 0 }),
      event('bean', { seat: 2, beans: 5 }),
      event('round', { seat: 1, round: 2 }),
    ];
    const next = view({ ...BABEL, towers: { 0: [] }, heights: { 0: 0 } });
    const [fell, bean] = stages({ ...BABEL, hand: 'egg-1', to: 3 }, told, next);
    expect(fell?.moment).toMatchObject({ kind: 'fall', owner: 0 });
    expect(bean).toMatchObject({ moment: { kind: 'bean', seat: 2 }, before: { beans: { 2: 5 } } });
  });
});

it('is known whose tower has grown', () => {
  const block = 'ball-1';
  expect(grown([event('stood', { seat: 1, block, tower_seat: 0 })])).toBe(0);
  expect(grown([event('stood-for', { seat: 1, block, owner: 3 })])).toBe(3);
  expect(grown([event('stood-unmeasured', { seat: 1, block, tower_seat: 2 })])).toBe(2);
  expect(grown([event('fell', { seat: 1, block, tower_seat: 1 })])).toBeNull();
});
