import { expect, it } from 'vitest';
import { nearest } from './roving';

const grid = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: x * 50, y: y * 50 })));

it('arrows go to the nearest place in their direction', () => {
  const middle = grid[4]!;
  expect(nearest(grid, middle, [1, 0])).toBe(5);
  expect(nearest(grid, middle, [-1, 0])).toBe(3);
  expect(nearest(grid, middle, [0, -1])).toBe(1);
  expect(nearest(grid, middle, [0, 1])).toBe(7);
});

it('there is nothing beyond the edge', () => {
  expect(nearest(grid, grid[2]!, [1, 0])).toBe(-1);
});

it('straight ahead is nearer than aside', () => {
  const spots = [
    { x: 10, y: 60 },
    { x: 120, y: 0 },
  ];
  expect(nearest(spots, { x: 0, y: 0 }, [1, 0])).toBe(1);
});
