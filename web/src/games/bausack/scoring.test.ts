import { describe, expect, it } from 'vitest';
import { BABEL, CHAIN, event, view } from './fixtures';
import { scoring, type Shown } from './scoring';

const said = (steps: ReturnType<typeof scoring>): string[] =>
  steps.map(({ says: { key, args } }) => `${key} ${String(args?.seat ?? '')}`.trim());

describe('the count', () => {
  it('goes from the first to fall to the tallest tower', () => {
    const over = view({
      variant: 'goodpile',
      stage: 'over',
      towers: { 1: ['cuboid-1'], 2: [], 3: ['cuboid-2'] },
      heights: { 1: 212, 2: 0, 3: 134 },
      fallen: [2],
    });
    const steps = scoring([event('won', { seat: 1, rounds: 1 })], over);
    expect(said(steps)).toEqual([
      'bausack-count-fallen 2',
      'bausack-count-height 3',
      'bausack-count-height 1',
      'bausack-count-won 1',
    ]);
    expect(steps.at(-1)?.totals).toEqual({ 1: 212, 2: 0, 3: 134 });
    expect((steps[1]?.show as Shown).seat).toBe(3);
  });

  it('shows the towers of the round that is over, though the next one has begun', () => {
    const told = [
      event('fell', { seat: 2, block: 'ball-1', tower_seat: 2 }),
      event('round-won', { seat: 1, rounds: 1 }),
      event('round', {
        seat: 2,
        round: 2,
        before: {
          towers: { 1: ['cuboid-1'], 2: [], 3: [] },
          heights: { 1: 15, 2: 0, 3: 0 },
          fallen: [3, 2],
        },
      }),
    ];
    const before = { ...CHAIN, fallen: [3], towers: { 1: ['cuboid-1'], 2: ['cuboid-2'], 3: [] } };
    const next = view({ variant: 'chain', stage: 'place', round: 2 });
    const steps = scoring(told, next, before);
    expect(said(steps)).toEqual([
      'bausack-count-fallen 3',
      'bausack-count-fallen 2',
      'bausack-count-height 1',
      'bausack-count-won 1',
    ]);
    expect((steps[0]?.show as Shown).view).toMatchObject({
      towers: { 1: ['cuboid-1'], 2: [] },
      won: next.won,
      round: 1,
    });
    expect(scoring(told, next)).toEqual([]); // a reload: those towers are gone
  });

  it('counts red blocks where they decide', () => {
    const over = view({
      variant: 'threereds',
      stage: 'over',
      players: 2,
      towers: { 1: ['cuboid-1', 'egg-1'], 2: ['cross-2', 'ramp-4', 'ball-1'] },
      heights: { 1: 47, 2: 70 },
    });
    const steps = scoring([event('round-won', { seat: 2, rounds: 3 })], over);
    expect(steps.map(({ totals }) => totals)).toEqual([{ 1: 1 }, { 1: 1, 2: 3 }, { 1: 1, 2: 3 }]);
  });

  it('is shared by towers of equal height', () => {
    const over = view({ ...CHAIN, stage: 'over', heights: { 1: 80, 2: 81, 3: 20 } });
    const won = [1, 2].map((seat) => event('round-won', { seat, rounds: 2 }));
    expect(scoring(won, over).at(-1)?.says).toEqual({
      key: 'bausack-count-shared',
      args: { seats: [1, 2], seat: 1 },
    });
  });

  it('counts the beans at the end of Babel, and nothing before', () => {
    const bean = [event('bean', { seat: 2, beans: 5 })];
    const over = { ...BABEL, stage: 'over' as const, beans: { 1: 1, 2: 5, 3: 0 } };
    expect(said(scoring(bean, over))).toEqual([
      'bausack-count-beans 3',
      'bausack-count-beans 1',
      'bausack-count-beans 2',
      'bausack-count-won 2',
    ]);
    expect(scoring(bean, BABEL)).toEqual([]);
  });
});
