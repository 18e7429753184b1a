import { expect, it } from 'vitest';
import { columnsFor } from './shelving';

it.each([
  [0, 5],
  [3, 5],
  [6, 6],
  [7, 4], // four and three
  [8, 4],
  [9, 5],
  [10, 5],
  [11, 6],
  [13, 5],
  [24, 6],
])('%i boxes stand %i in a row', (boxes, columns) => {
  expect(columnsFor(boxes)).toBe(columns);
});
