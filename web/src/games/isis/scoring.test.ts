import { describe, expect, it } from 'vitest';
import { COUNTED, event, OWNERS } from './fixtures';
import { scoring, type Shown } from './scoring';

describe('the count', () => {
  const steps = scoring([COUNTED]);

  it('turns all up, goes from pawn to pawn, and tells the end', () => {
    expect(steps.map(({ says }) => says.key)).toEqual([
      'isis-count-turned',
      'isis-count-pawn',
      'isis-count-pawn',
      'isis-count-pawn',
      'isis-count-end',
    ]);
    expect(steps.map(({ show }) => (show as Shown).cell)).toEqual([null, 'b2', 'd2', 'f5', null]);
  });

  it('says the tiles beside a pawn, and points at them', () => {
    expect(steps[1]?.says.args).toEqual({
      seat: 1,
      cell: 'b2',
      adds: '−1 −2',
      tiles: 2,
      points: '−3',
    });
    expect((steps[2]?.show as Shown).near).toEqual(['d1', 'd3', 'c2']);
  });

  it('moves the markers as it goes', () => {
    expect(steps.map(({ totals }) => [totals[1], totals[2]])).toEqual([
      [0, 0],
      [-3, 0],
      [-2, 0],
      [-2, 3],
      [-2, 3],
    ]);
  });
});

describe('in a series', () => {
  it('knows the pawns that were counted, though the next game lies there already', () => {
    const steps = scoring([COUNTED, event('next-game', { game: 2, seat: 2 })]);
    expect(steps).toHaveLength(5);
    expect((steps[3]?.show as Shown).owners).toEqual(OWNERS);
  });

  it('begins with what the games before have brought', () => {
    const third = event('counted', { ...COUNTED.args, totals: { 1: 8, 2: 13 } });
    const [first] = scoring([third]);
    expect(first?.totals).toEqual({ 1: 10, 2: 10 });
  });
});

it('counts nothing while the board is not full', () => {
  expect(scoring([event('pawn')])).toEqual([]);
});
