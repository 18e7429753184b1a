import { describe, expect, it } from 'vitest';
import type { Choice } from '../types';
import { readMove, swaps, tap, targets } from './moves';

const choice = (move: string): Choice => ({ move, number: 0, effects: [] });
const moves = ['H 1@2', 'V c1', 'R b@3', 'R 2@2 b2', 'R 2@2 a3', 'R 2@2 c3'].map(choice);
const all = targets(moves);

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
    expect([...all.keys()]).toEqual(['1@2', 'c1', 'b@3', '2@2']);
    expect(targets([]).size).toBe(0);
  });

  it('offer the swaps of a chosen pull, where there are several', () => {
    expect([...swaps(all, moves[3]!).keys()]).toEqual(['b2', 'a3', 'c3']);
    expect(swaps(all, moves[2]!).size).toBe(0);
    expect(swaps(all, null).size).toBe(0);
  });
});

describe('a tap', () => {
  it('chooses, and on the same target confirms', () => {
    expect(tap(all, null, 'c1')).toEqual({ do: 'choose', move: 'V c1' });
    expect(tap(all, moves[1]!, 'c1')).toEqual({ do: 'confirm' });
    expect(tap(all, moves[1]!, '1@2')).toEqual({ do: 'choose', move: 'H 1@2' });
  });

  it('on another hole changes the swap, on the same confirms it', () => {
    expect(tap(all, null, '2@2')).toEqual({ do: 'choose', move: 'R 2@2 b2' });
    expect(tap(all, moves[3]!, 'c3')).toEqual({ do: 'choose', move: 'R 2@2 c3' });
    expect(tap(all, moves[5]!, 'c3')).toEqual({ do: 'confirm' });
    expect(tap(all, moves[5]!, '2@2')).toEqual({ do: 'confirm' });
  });

  it('where nothing can be done takes the choice back', () => {
    expect(tap(all, moves[1]!, 'a2')).toEqual({ do: 'choose', move: null });
  });
});
