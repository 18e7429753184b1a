import { describe, expect, it } from 'vitest';
import { event, VIEW } from './fixtures';
import { scoring, type Shown } from './scoring';

const OVER = event('round-over', {
  round: 1,
  reason: 'six',
  owner: 3,
  kitties: { 1: ['G4', 'O14', 'B6', 'G15'], 2: ['G9', 'O13', 'O7'], 3: ['O1', 'G12', 'B4'] },
  scores: { 1: 39, 2: 0, 3: 17 },
  recorded: { 1: 39, 2: 0, 3: 17 },
  totals: { 1: 49, 2: 20, 3: 47 },
});

describe('the count of a round', () => {
  const steps = scoring([OVER], VIEW);

  it('goes from kitty to kitty', () => {
    expect(steps.map(({ says }) => says.key)).toEqual([
      'nox-count-sum',
      'nox-count-missing',
      'nox-count-sum',
      'nox-count-end',
    ]);
    expect(steps.map(({ show }) => (show as Shown).seat)).toEqual([1, 2, 3, null]);
  });

  it('says what is added, and what is missing', () => {
    expect(steps[0]?.says.args).toEqual({ owner: 1, adds: '4 + 14 + 6 + 15', points: 39 });
    expect(steps[1]?.says.args).toEqual({ owner: 2, colours: 'B' });
  });

  it('adds to the totals as it goes', () => {
    expect(steps.map(({ totals }) => [totals[1], totals[2], totals[3]])).toEqual([
      [49, 20, 30],
      [49, 20, 30],
      [49, 20, 47],
      [49, 20, 47],
    ]);
  });
});

describe('for the thick-skinned', () => {
  const thick = (recorded: Record<number, number>): ReturnType<typeof scoring> =>
    scoring([event('round-over', { ...OVER.args, recorded })], { ...VIEW, variant: 'thick' });

  it('only the best is recorded, at the end', () => {
    const steps = thick({ 1: 39, 2: 0, 3: 0 });
    expect(steps.at(-2)?.totals[1]).toBe(10);
    expect(steps.at(-1)?.totals[1]).toBe(49);
    expect(steps.at(-1)?.says).toEqual({
      key: 'nox-count-best',
      args: { owner: [1], count: 1, points: 39 },
    });
    expect((steps.at(-1)?.show as Shown).recorded).toEqual({ 1: 39, 2: 0, 3: 0 });
  });

  it('nobody records when nobody scores', () => {
    expect(thick({ 1: 0, 2: 0, 3: 0 }).at(-1)?.says.key).toBe('nox-count-nobody');
  });
});

it('counts nothing in the middle of a round', () => {
  expect(scoring([event('extended')], VIEW)).toEqual([]);
});
