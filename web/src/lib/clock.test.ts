import { expect, it } from 'vitest';
import { clockFace } from './clock';

it.each([
  [0, '0:00'],
  [-3, '0:00'],
  [9.2, '0:10'],
  [75, '1:15'],
  [3725, '1:02:05'],
])('%f seconds read %s', (seconds, face) => {
  expect(clockFace(seconds)).toBe(face);
});
