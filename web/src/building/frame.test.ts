import { BoxGeometry, Color, MeshStandardMaterial } from 'three';
import { describe, expect, it } from 'vitest';
import { holding, middleOf, narrowest, seenFrom } from './frame';
import type { Laid, Place } from './poses';
import type { Stock } from './stock';
import { under } from './whereabouts';

const CUBE = 3; // centimetres
const body = new BoxGeometry(CUBE, CUBE, CUBE);
const material = new MeshStandardMaterial();
const stock: Stock = {
  body: () => body,
  material: () => material,
  together: () => material,
  stain: () => new Color(),
  tones: () => ({ light: '', base: '', edge: '' }),
};
const at = (...place: Place): Laid => ({ id: 'cube', place, turn: [1, 0, 0, 0] });

describe('what is seen of a tower on paper', () => {
  it('is round its first block, wherever on the table that is', () => {
    const tower = [at(0.38, -0.31, 0.015), at(0.39, -0.3, 0.045)];
    const middle = middleOf(tower);
    seenFrom(middle, tower[0]!.place).forEach((value, i) => {
      expect(value).toBeCloseTo([0, 0, 0.015][i]!);
    });
    const frame = narrowest(0.1);
    for (const one of tower) expect(holding(frame, one, middle, stock)).toBe(frame);
  });

  it('is as wide and as high as the block in the hand is far', () => {
    const middle: Place = [0, 0, 0];
    for (const one of [at(0.4, 0, 0.1), at(0, -0.4, 0.1), at(-0.2, 0.1, 0.5)]) {
      const { half, top } = holding(narrowest(0.1), one, middle, stock);
      const [x, y, z] = one.place.map((metres) => 100 * Math.abs(metres)) as Place;
      expect(half).toBeGreaterThanOrEqual(Math.max(x, y) + CUBE / 2);
      expect(top).toBeGreaterThanOrEqual(z + CUBE / 2);
    }
  });

  it('does not become narrower again', () => {
    const wide = holding(narrowest(0.1), at(0.4, 0, 0.1), [0, 0, 0], stock);
    expect(holding(wide, at(0, 0, 0.1), [0, 0, 0], stock)).toBe(wide);
  });
});

describe('the plumb line', () => {
  const tower = [at(0, 0, 0.015), at(0.01, 0, 0.045)];

  it('ends on the highest wood below', () => {
    expect(under([0.01, 0, 0.1], tower, stock)).toBeCloseTo(0.06);
    expect(under([-0.01, 0, 0.1], tower, stock)).toBeCloseTo(0.03);
  });

  it('ends on the table beside it, and on nothing that is above', () => {
    expect(under([0.1, 0, 0.1], tower, stock)).toBe(0);
    expect(under([0.01, 0, 0.05], tower, stock)).toBeCloseTo(0.03);
  });
});
