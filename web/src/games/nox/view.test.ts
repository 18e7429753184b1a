import { describe, expect, it } from 'vitest';
import { COVERS, event, MERGES, MOVES, VIEW } from './fixtures';
import type { NoxEvent } from './wire';
import {
  came,
  inLine,
  inOrder,
  landing,
  lying,
  missing,
  playable,
  played,
  readMove,
  readPlay,
  sum,
  targets,
  would,
} from './view';

describe('a move', () => {
  it('extends a kitty', () => {
    expect(readMove('B7 +3')).toEqual({
      kind: 'extend',
      args: { card: 'B7', colour: 'B', number: 7, kitty: 3, under: false },
    });
  });

  it('covers a pile', () => {
    expect(readMove('G14 1:G5')).toEqual({
      kind: 'cover',
      args: { card: 'G14', colour: 'G', number: 14, kitty: 1, pile: 'G5', onto: 5, under: false },
    });
  });

  it('may put its pile below', () => {
    expect(readPlay('O1 5:O10 /under')).toEqual({ card: 'O1', kitty: 5, pile: 'O10', under: true });
  });

  it('is shown as it is when it cannot be read', () => {
    expect(readPlay('B16 +1')).toBeNull();
    expect(readMove('B16 +1')).toEqual({ kind: 'B16 +1', args: {} });
  });
});

describe('a kitty', () => {
  it('lies without a gap, as its piles came', () => {
    const [first, second, third] = VIEW.kitties[1]!;
    expect(inLine([], [first!, second!, third!])).toEqual([1, 2, 4, 3, 5, 6]);
    expect(inLine([1, 2, 4, 3, 5, 6], [first!, third!])).toEqual([1, 4, 2, 3, 5, 6]); // merged
    expect(inLine([1, 4, 2, 3, 5, 6], [first!, second!, third!])).toEqual([1, 4, 2, 3, 5, 6]);
  });

  it('keeps the order in which its piles came in this round', () => {
    const laid = (owner: number, slot: number): NoxEvent => event('extended', { owner, slot });
    const round = (round: number): NoxEvent => event('round', { round });
    const log = [round(1), laid(2, 1), round(2), laid(1, 1), laid(1, 2), COVERS, laid(1, 3)];
    expect(came([...log, laid(1, 2)], 2)).toEqual({ 1: [1, 3, 2] }); // the second had merged
    expect(came(log, 1)).toEqual({ 2: [1] }); // while it is counted
  });

  it('is shown as a play would leave it', () => {
    const [first, second] = VIEW.kitties[1]!;
    expect(would([first!, second!], landing([COVERS])!)).toEqual([
      first,
      { slot: 2, top: 'G14', size: 3 },
    ]);
    expect(would(VIEW.kitties[1]!, landing([COVERS, MERGES])!)).toEqual([
      first,
      { slot: 2, top: 'G14', size: 4 },
    ]);
  });

  it('shows a sum, and which colours it lacks', () => {
    expect(sum(['B9', 'G5', 'O14'])).toBe(28);
    expect(missing(['B9', 'B5'])).toEqual(['G', 'O']);
    expect(missing([])).toEqual(['B', 'G', 'O']);
  });

  it('is counted as it lies, if it still lies there', () => {
    expect(lying(['B9', 'G5', 'O14'], VIEW.kitties[1])).toEqual(VIEW.kitties[1]);
    expect(lying(['B9', 'G6'], VIEW.kitties[1])).toEqual([
      { slot: 1, top: 'B9', size: 1 },
      { slot: 2, top: 'G6', size: 1 },
    ]);
  });
});

describe('where a card may go', () => {
  it('follows from the moves alone', () => {
    expect([...targets(MOVES, 'B6').keys()]).toEqual(['1:3', '2:1', '3:2', '1:1']);
    expect(targets([], 'B6').size).toBe(0);
    expect(targets(MOVES, null).size).toBe(0);
    expect(targets(MOVES, 'G7').size).toBe(0);
  });

  it('is one place for over and under', () => {
    expect(
      targets(MOVES, 'G14')
        .get('1:2')
        ?.map(({ move }) => move),
    ).toEqual(['G14 1:G5', 'G14 1:G5 /under']);
  });

  it('knows which cards can be played', () => {
    expect([...playable(MOVES)]).toEqual(['B6', 'G14']);
  });

  it('reads the merge from the effects', () => {
    expect(landing([COVERS, MERGES])).toMatchObject({ owner: 1, slot: 2, merged: { gone: 4 } });
    expect(landing([COVERS])?.merged).toBeNull();
    expect(landing([])).toBeNull();
  });
});

it('marks the last play until a new round is dealt', () => {
  expect(played([COVERS, MERGES, event('draws')])).toEqual(['1:2']);
  expect(played([COVERS, event('round-over'), event('round')])).toBeNull();
  expect(played([])).toEqual([]);
});

it('sorts a hand by colour and number', () => {
  expect(inOrder(['O1', 'B13', 'G2', 'B8'])).toEqual(['B8', 'B13', 'G2', 'O1']);
});
