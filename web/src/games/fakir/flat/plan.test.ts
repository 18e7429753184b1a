import { describe, expect, it } from 'vitest';
import { HOLES, LEVELS, linesOn } from '../view';
import { anchor, centre, shape, strip } from './plan';

describe('a panel', () => {
  it('has every line and hole in its place', () => {
    expect(centre('a1')).toEqual({ x: 87, y: 87 });
    expect(centre('c2')).toEqual({ x: 213, y: 150 });
    expect(strip('2@3').top).toBeCloseTo(39.5);
    expect(strip('b@1').left).toBeCloseTo(39.5);
  });

  it('has an anchor of its own for each target', () => {
    for (const ids of [HOLES, ...LEVELS.map(linesOn)]) {
      const places = ids.map((id) => JSON.stringify(anchor(id)));
      expect(new Set(places).size).toBe(ids.length);
    }
  });

  it('shares the slab between rows and columns', () => {
    expect(shape('1@1')).not.toBe(shape('a@1'));
    expect(shape('1@1')).toBe(shape('3@2'));
    expect(shape('1@1')).toMatch(/^polygon\(0\.00% 0\.00%,/);
  });
});
