import { describe, expect, it } from 'vitest';
import { COUNTED, event, VIEW } from './fixtures';
import { fromWhereItLies } from '../../lib/stages';
import { stages } from './stages';
import type { IsisView } from './view';

const TURNED = { ...event('turned', { seat: 1, value: -3 }), fades: true };
const HELD: IsisView = { ...VIEW, held: -3, tiles: { 1: 9, 2: 11 } };
const LAID: IsisView = { ...HELD, held: null, to: 2, tiles_on: ['c2', 'a1'] };
const TILE = event('tile', { seat: 1, cell: 'a1' });

it('brings a pawn from its seat to its cell', () => {
  const after = { ...VIEW, pawns: { 1: 6, 2: 7 }, pawns_on: { ...VIEW.pawns_on, c3: 1 } };
  const [pawn] = stages(VIEW, [event('pawn', { seat: 1, cell: 'c3' })], after);
  expect(pawn?.flights).toMatchObject([{ piece: 'pawn', from: 'pawns:1', to: 'cell:c3' }]);
  expect(pawn?.before.pawns[1]).toBe(6);
  expect(pawn?.before.pawns_on).not.toHaveProperty('c3');
  expect(pawn?.after).toBe(after);
});

describe('a tile', () => {
  it('is turned up for all to see', () => {
    const [turned] = stages(VIEW, [TURNED], HELD);
    expect(turned?.flights).toMatchObject([
      { value: -3, from: 'tiles:1', to: 'held:1', over: 'grid', turns: 'up' },
    ]);
    expect(turned?.before.held).toBeNull();
    expect(turned?.before.tiles[1]).toBe(9);
  });

  it('comes from the stock, where there is one', () => {
    const stock = { ...VIEW, tiles: {}, stock: 22 };
    const [turned] = stages(stock, [TURNED], { ...stock, stock: 21, held: -3 });
    expect(turned?.flights[0]?.from).toBe('stock');
    expect(turned?.before.stock).toBe(21);
  });

  it('turns face down as it lands, and nothing of its value is left', () => {
    const [laid] = stages(HELD, [TILE], LAID);
    expect(laid?.flights).toMatchObject([{ from: 'held:1', to: 'cell:a1', turns: 'down' }]);
    expect(laid?.after).toBe(LAID);
    expect(laid?.after.held).toBeNull();
  });

  it('stays up at an open table', () => {
    const open = { ...HELD, open: true, faces: { c2: 1 } };
    const view = { ...open, held: null, faces: { c2: 1, a1: -3 } };
    const [laid] = stages(open, [TILE, event('pawn', { seat: 2, cell: 'e5' })], view);
    expect(laid?.flights[0]?.turns).toBeUndefined();
    expect(laid?.after.faces).toEqual({ c2: 1, a1: -3 });
  });
});

describe('whoever was away', () => {
  it('sees each turning once more, where its tile lies', () => {
    const missed = stages(null, [TURNED, TILE], LAID);
    expect(missed).toHaveLength(1);
    expect(missed[0]?.flights).toMatchObject([{ value: -3, to: 'cell:a1', turns: 'up and down' }]);
  });

  it('sees nothing again that is on view, or has been counted', () => {
    expect(stages(null, [TURNED], HELD)).toEqual([]);
    expect(stages(null, [TURNED, TILE], { ...LAID, tiles_on: [] })).toEqual([]);
    expect(stages(null, [{ ...TURNED, fades: false }, TILE], LAID)).toEqual([]);
  });
});

it('turns all tiles up at the end, and the points come after', () => {
  const over = { ...LAID, over: true, faces: { c2: -2, a1: -3 }, totals: { 1: -2, 2: 3 } };
  const [, end] = stages(HELD, [TILE, COUNTED], over);
  expect(end?.kind).toBe('over');
  expect(end?.before.faces).toHaveProperty('c2', -2);
  expect(end?.before.totals).toEqual({ 1: 0, 2: 0 });
  expect(end?.after).toBe(over);
});

it('gives a turned-up tile time to be seen', () => {
  const [turned] = stages(VIEW, [TURNED], HELD);
  expect(turned?.ms).toBeGreaterThan(1200);
  expect(turned?.stays).toBe(true); // also to those who want no motion
});

it('turns down in its place what was dragged there', () => {
  const [laid] = fromWhereItLies(stages(HELD, [TILE], LAID), 'cell:a1');
  expect(laid?.flights[0]).toMatchObject({ from: 'cell:a1', to: 'cell:a1', turns: 'down' });
});
