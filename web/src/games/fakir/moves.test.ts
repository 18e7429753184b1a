import { describe, expect, it } from 'vitest';
import type { Choice } from '../types';
import { readMove, swaps, targets } from './moves';

const choice = (move: string): Choice => ({ move, number: 0, effects: [] });
const moves = ['H 1@2', 'V c1', 'R b@3', 'R 2@2 b2', 'R 2@2 a3', 'R 2@2 c3'].map(choice);

describe('move texts', () => {
  it('are taken apart for their words', () => {
    expect(readMove('H 2@3')).toEqual({
      kind: 'pierce',
      args: { line: '2@3', way: 'row', at: '2', level: 3 },
    });
    expect(readMove('V b2')).toEqual({ kind: 'drop', args: { hole: 'b2' } });
    expect(readMove('R b@1').args).toMatchObject({ way: 'column', at: 'b', swap: 'none' });
    expect(readMove('R b@1 a2').args).toMatchObject({ line: 'b@1', swap: 'a2' });
    expect(readMove('X hand')).toMatchObject({ kind: 'remove', args: { way: 'hand' } });
    expect(readMove('X b2').args).toMatchObject({ way: 'hole', at: 'b2', what: 'b2' });
    expect(readMove('X c@2').args).toMatchObject({ way: 'column', at: 'c', level: 2 });
  });
});

describe('targets', () => {
  it('are those of the moves, and nothing else', () => {
    expect([...targets(moves, null).keys()]).toEqual(['1@2', 'c1', 'b@3', '2@2']);
    expect(targets([], null).size).toBe(0);
  });

  it('offer the swaps of a chosen pull, where there are several', () => {
    expect([...swaps(moves, moves[3]!).keys()]).toEqual(['b2', 'a3', 'c3']);
    expect(targets(moves, moves[3]!).get('c3')).toEqual([moves[5]]);
    expect(targets(moves, moves[3]!).get('2@2')).toHaveLength(3);
    expect(swaps(moves, moves[2]!).size).toBe(0);
    expect(swaps(moves, null).size).toBe(0);
  });
});
