import { describe, expect, it } from 'vitest';
import { leapt, nearest } from './ring';

const POINTS = 360;
/** As it is seen from there: the flatter, the lower we stand. */
const ring = (flat: number) =>
  Array.from({ length: POINTS }, (_, i) => {
    const angle = (2 * Math.PI * i) / POINTS;
    return { x: 100 * Math.cos(angle), y: -100 * flat * Math.sin(angle) };
  });

describe('a ring in the picture', () => {
  it('knows the point that is nearest, and how far it is', () => {
    expect(nearest(ring(1), { x: 0, y: -110 })).toEqual({ point: 90, far: expect.closeTo(10) });
  });

  it('is drawn along on the half where the finger is, though the other lies over it', () => {
    expect(nearest(ring(0), { x: 80, y: 0 }, 20).point).toBeLessThan(90);
    expect(nearest(ring(0), { x: 80, y: 0 }, 340).point).toBeGreaterThan(270);
  });

  it('is gone round the short way', () => {
    expect(leapt(350, 10)).toBe(20);
    expect(leapt(10, 350)).toBe(-20);
  });
});
