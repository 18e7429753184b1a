import { describe, expect, it } from 'vitest';
import { choice } from '../laid';
import { event, moves, VIEW } from './fixtures';
import { CELLS, offered, played, readMove, signed, supply, targets } from './view';

describe('a move', () => {
  it('puts a pawn or the tile on a cell', () => {
    expect(readMove('P c3')).toEqual({ kind: 'pawn', args: { cell: 'c3' } });
    expect(readMove('T f6')).toEqual({ kind: 'tile', args: { cell: 'f6' } });
  });

  it('turns a tile up, or passes', () => {
    expect(readMove('F')).toEqual({ kind: 'turn', args: {} });
    expect(readMove('pass')).toEqual({ kind: 'pass', args: {} });
  });
});

describe('what is offered', () => {
  it('follows from the moves alone', () => {
    const all = [...moves('P'), choice('F')];
    const found = targets(all, false);
    expect([...found.keys()].filter((at) => at !== 'turn')).toHaveLength(33);
    expect(found.get('turn')?.map(({ move }) => move)).toEqual(['F']);
    expect(offered(all)).toBe('pawn');
  });

  it('is turned up on the board, when it is carried there', () => {
    expect(targets([choice('F')], true).get('board')?.[0]?.move).toBe('F');
  });

  it('is the tile on view once one is turned up, and nothing while others play', () => {
    expect(offered(moves('T'))).toBe('tile');
    expect(offered([])).toBeNull();
    expect([...targets([choice('pass')], false).keys()]).toEqual(['pass']);
  });
});

it('has 36 cells, read from top left to bottom right', () => {
  expect(CELLS).toHaveLength(36);
  expect([CELLS[0], CELLS[5], CELLS[6], CELLS[35]]).toEqual(['a1', 'f1', 'a2', 'f6']);
});

it('writes values with their sign', () => {
  expect([3, -2, 0].map(signed)).toEqual(['+3', '−2', '0']);
});

it('marks the last cell, until the next game begins', () => {
  expect(played([event('pawn', { cell: 'c3' })])).toEqual(['c3']);
  expect(played([event('turned', { value: 2 })])).toEqual([]);
  expect(played([event('pawn', { cell: 'c3' }), event('next-game', { game: 2 })])).toBeNull();
});

it('takes tiles from the seat, or from the stock', () => {
  expect(supply(VIEW, 2)).toBe('tiles:2');
  expect(supply({ ...VIEW, tiles: {}, stock: 22 }, 2)).toBe('stock');
});
