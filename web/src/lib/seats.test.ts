import { describe, expect, it } from 'vitest';
import { clockwise, round } from './seats';

describe('seats', () => {
  it('go clockwise from me', () => {
    expect(clockwise(4, 3)).toEqual([3, 4, 1, 2]);
    expect(clockwise(3, null)).toEqual([1, 2, 3]);
  });

  it.each([
    [[2], { left: [], top: [2], right: [] }],
    [[2, 3], { left: [2], top: [], right: [3] }],
    [[2, 3, 4], { left: [2], top: [3], right: [4] }],
    [[2, 3, 4, 5], { left: [2], top: [3, 4], right: [5] }],
    [[2, 3, 4, 5, 6], { left: [3, 2], top: [4], right: [5, 6] }],
  ])('of the others, %j, stand round the edge', (others, edge) => {
    expect(round(others)).toEqual(edge);
  });
});
