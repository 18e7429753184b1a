import { describe, expect, it } from 'vitest';
import { colours, scoring } from './count';
import type { FakirView } from './view';

const end: FakirView = {
  box: 'fakir',
  to_act: [1],
  outcome: null,
  seat: 1,
  drop_through: false,
  players: 3,
  teams: false,
  to: 2,
  over: true,
  colours: { '1': 'red', '2': 'green', '3': 'blue' },
  hands: { '1': 1, '2': 0, '3': 0 },
  lines: { '3@1': 'red' },
  holes: {},
  out: [[3], [2]],
};

describe('the end', () => {
  it('tells who went out, in order, and who was last in', () => {
    const steps = scoring(end);
    expect(steps.map(({ says }) => says.key)).toEqual([
      'fakir-count-out',
      'fakir-count-out',
      'fakir-count-last',
    ]);
    expect(steps[0]!.says.args).toEqual({ loser: [3], many: 1 });
    expect(steps[2]!.says.args).toMatchObject({ winner: [1], left: 2, hand: 1, block: 1 });
    expect(steps[2]!.totals).toEqual({ 1: 2, 2: 0, 3: 0 });
    expect(steps[2]!.show).toEqual({ colours: ['red'] });
  });

  it('comes only when it is over', () => {
    expect(scoring({ ...end, over: false })).toEqual([]);
    expect(colours(null).size).toBe(0);
  });
});
