import { describe, expect, it } from 'vitest';
import bausack from './index';
import { choice } from '../laid';
import { AUCTION, CHAIN, TOWERS, view } from './fixtures';
import { leading, offers, readMove, reds, standing } from './view';

describe('a move text', () => {
  it.each([
    ['take arch-2', { kind: 'take', args: { block: 'arch-2' } }],
    ['line half-dome-2', { kind: 'line', args: { block: 'half-dome-2' } }],
    ['front 3', { kind: 'front', args: { owner: 3 } }],
    ['sell egg-1 horror', { kind: 'sell', args: { block: 'egg-1', sale: 'horror' } }],
    ['bid 10', { kind: 'bid', args: { beans: 10 } }],
    ['give 2', { kind: 'give', args: { to_seat: 2 } }],
    ['go on', { kind: 'go-on', args: {} }],
    ['accept', { kind: 'accept', args: {} }],
    ['stood 134', { kind: 'stood', args: { height: 134 } }],
    ['stood', { kind: 'unmeasured', args: {} }],
    ['fell', { kind: 'fell', args: {} }],
    ['table 2', { kind: 'table', args: { seat: 2 } }],
  ])('%s is taken apart', (text, read) => {
    expect(readMove(text)).toEqual(read);
  });

  it('is grouped by what it does; what is put up, by the kind of auction', () => {
    expect(bausack.group?.(readMove('sell egg-1 gift')!)).toEqual({ key: 'bausack-sale-gift' });
    expect(bausack.group?.(readMove('bid 3')!)).toEqual({ key: 'moves-bid' });
  });
});

describe('what may be done', () => {
  it('is sorted by what is touched for it', () => {
    const found = offers(
      ['bid 5', 'bid 4', 'pass', 'sell egg-1 high', 'sell egg-1 gift', 'give 2', 'front 1'].map(
        (move) => choice(move),
      ),
    );
    expect(found.bids.map(({ beans }) => beans)).toEqual([4, 5]);
    expect(found.sell.get('egg-1')?.map(({ sale }) => sale)).toEqual(['high', 'gift']);
    expect(found.give.get(2)?.move).toBe('give 2');
    expect(found.front.get(1)?.move).toBe('front 1');
    expect([...found.plain.keys()]).toEqual(['pass']);
  });
});

describe('a table', () => {
  it('knows the highest bid, and that nought is none', () => {
    expect(leading(AUCTION)).toEqual({ seat: 2, beans: 3 });
    expect(leading(view({ bids: { 1: 0 } }))).toBeNull();
    expect(leading(view())).toBeNull();
  });

  it('knows what stands, what has fallen and who has stopped', () => {
    const seen = view({
      ...TOWERS,
      towers: { ...TOWERS.towers, 2: [] },
      fallen: [3],
      stopped: [1],
    });
    expect([1, 2, 3].map((seat) => standing(seen, seat))).toEqual(['stopped', 'nothing', 'fallen']);
    expect(standing(CHAIN, 1)).toBe('stands');
  });

  it('counts the red blocks of a tower', () => {
    expect(reds(view({ towers: { 1: ['cuboid-1', 'egg-1', 'cross-2'] } }), 1)).toBe(2);
  });
});
