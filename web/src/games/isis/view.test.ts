import { describe, expect, it } from 'vitest';
import { choice, event, moves, VIEW } from './fixtures';
import { beside, CELLS, lastCell, offers, readMove, signed, supply } from './view';

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
    const offered = offers([...moves('P'), choice('F')]);
    expect(offered.piece).toBe('pawn');
    expect(offered.cells.size).toBe(33);
    expect(offered.turn?.move).toBe('F');
    expect(offered.pass).toBeNull();
  });

  it('is the tile on view once one is turned up', () => {
    expect(offers(moves('T')).piece).toBe('tile');
    expect(offers(moves('T')).turn).toBeNull();
  });

  it('is nothing while others play', () => {
    expect(offers([])).toMatchObject({ piece: null, turn: null, pass: null });
    expect(offers([choice('pass')]).pass?.move).toBe('pass');
  });
});

it('has 36 cells, read from top left to bottom right', () => {
  expect(CELLS).toHaveLength(36);
  expect([CELLS[0], CELLS[5], CELLS[6], CELLS[35]]).toEqual(['a1', 'f1', 'a2', 'f6']);
});

it('knows what lies beside a cell', () => {
  expect(beside('b2')).toEqual(['b1', 'c2', 'b3', 'a2']);
  expect(beside('a1').sort()).toEqual(['a2', 'b1']);
  expect(beside('f6').sort()).toEqual(['e6', 'f5']);
});

it('writes values with their sign', () => {
  expect([3, -2, 0].map(signed)).toEqual(['+3', '−2', '0']);
});

it('marks the last cell', () => {
  expect(lastCell([event('pawn', { cell: 'c3' })])).toBe('c3');
  expect(lastCell([event('turned', { value: 2 })])).toBeNull();
});

it('takes tiles from the seat, or from the stock', () => {
  expect(supply(VIEW, 2)).toBe('tiles:2');
  expect(supply({ ...VIEW, tiles: {}, stock: 22 }, 2)).toBe('stock');
});
