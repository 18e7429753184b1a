import { expect, it } from 'vitest';
import { dice } from './dice';

const thrown = (seed: string): number[] => Array.from({ length: 3 }, dice(seed));

it('fall alike for one seed, and otherwise for another', () => {
  expect(thrown('arch-2')).toEqual(thrown('arch-2'));
  expect(thrown('arch-2')).not.toEqual(thrown('arch-3'));
  expect(thrown('arch-2').every((one) => one >= 0 && one < 1)).toBe(true);
});
