import { expect, it } from 'vitest';
import { at, crowd, MARKS } from './track';

it('begins in the middle below, with plus to the right and minus to the left', () => {
  expect(at(0)).toEqual({ x: 0.5, y: 1 });
  expect(at(3).x).toBeGreaterThan(0.5);
  expect(at(-3).x).toBeLessThan(0.5);
  expect(at(10)).toMatchObject({ x: 1 });
  expect(at(-10)).toMatchObject({ x: 0 });
  expect(at(18).y).toBe(0);
});

it('is the same on both sides', () => {
  for (const mark of MARKS) {
    expect(at(-mark).x).toBeCloseTo(1 - at(mark).x);
    expect(at(-mark).y).toBeCloseTo(at(mark).y);
  }
});

it('keeps its steps equal, and all marks apart', () => {
  const spots = MARKS.map(at);
  for (let i = 1; i < spots.length; i++) {
    const [one, other] = [spots[i - 1]!, spots[i]!];
    const way = Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
    expect(way).toBeCloseTo(2 / 20.5);
  }
});

it('ends at twenty', () => {
  expect(at(31)).toEqual(at(20));
  expect(at(-31)).toEqual(at(-20));
});

it('puts markers on the same number side by side', () => {
  const crowded = crowd({ 1: 4, 2: -1, 3: 4 });
  expect([...crowded.values()]).toEqual([
    { rank: 0, of: 2 },
    { rank: 0, of: 1 },
    { rank: 1, of: 2 },
  ]);
});
