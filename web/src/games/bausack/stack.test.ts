import { describe, expect, it } from 'vitest';
import { fit, stack, wall } from './stack';
import { FLAT } from './wood/space';

describe('a tower on the screen', () => {
  it('is built from the base up, each block on the last', () => {
    const { layers, high } = stack(['cuboid-3', 'cube-1', 'arch-2']);
    expect(layers.map(({ id }) => id)).toEqual(['cuboid-3', 'cube-1', 'arch-2']);
    expect(high).toBeCloseTo((20 + 20 + 40) * FLAT.rise);
    const feet = layers.map(({ y, height }) => y + height);
    expect(feet[1]).toBeLessThan(feet[0]!);
    expect(feet[2]).toBeLessThan(feet[1]!);
  });

  it('is nothing without blocks', () => {
    expect(stack([])).toEqual({ layers: [], high: 0, tall: 0, low: 0, wide: 0 });
  });

  it('is drawn as high as it was measured, within reason', () => {
    const built = stack(['cuboid-3', 'cube-1']);
    expect(fit(built, 40)).toBeCloseTo(1);
    expect(fit(built, 48)).toBeCloseTo(1.2);
    expect(fit(built, 400)).toBe(1.35);
    expect(fit(built, null)).toBe(1);
  });

  it('has a wall behind it that is higher than the highest', () => {
    const built = stack(Array.from({ length: 6 }, (_, i) => `cylinder-${i + 1}`));
    expect(wall([built.tall])).toBeGreaterThan(built.tall);
    expect(wall([])).toBe(150);
  });
});
