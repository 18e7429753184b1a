import { describe, expect, it } from 'vitest';
import { FIRST, dragged, fit, held, keyed, pinched, stand, wheeled } from './orbit';

describe('walking round', () => {
  it('follows the finger: from edge to edge is half a turn', () => {
    expect(dragged(FIRST, -400, 0, 400).round - FIRST.round).toBeCloseTo(Math.PI);
  });

  it('never goes below the table or over the top, nor through what stands there', () => {
    expect(held({ ...FIRST, above: 3 }).above).toBeLessThan(Math.PI / 2);
    expect(held({ ...FIRST, above: -3 }).above).toBeGreaterThan(0);
    expect(pinched(FIRST, 0.1).near).toBe(1);
    expect(pinched(FIRST, 100).near).toBeLessThan(5);
  });

  it('goes nearer with two fingers, the wheel and keys', () => {
    expect(pinched(FIRST, 2).near).toBe(2);
    expect(wheeled(FIRST, -100).near).toBeGreaterThan(1);
    expect(wheeled(wheeled(FIRST, -100), 100).near).toBeCloseTo(1);
    expect(keyed(FIRST, '+')!.near).toBeGreaterThan(1);
    expect(keyed({ ...FIRST, near: 2 }, '-')!.near).toBeLessThan(2);
  });

  it('goes by arrow keys, and home', () => {
    expect(keyed(FIRST, 'ArrowRight')!.round).toBeGreaterThan(FIRST.round);
    expect(keyed(FIRST, 'ArrowUp')!.above).toBeGreaterThan(FIRST.above);
    expect(keyed({ round: 9, above: 1, near: 3 }, 'Home')).toEqual(FIRST);
    expect(keyed(FIRST, 'Enter')).toBeNull();
  });

  it('begins in front', () => {
    expect(stand({ round: 0, above: 0 }, 10)).toEqual([0, 0, 10]);
  });

  it('keeps everything in the picture, from wherever it is seen', () => {
    const half = Math.tan((13 * Math.PI) / 180);
    const outlines = [
      [
        { wide: 2.55, high: -1.75 },
        { wide: 2.55, high: 1.75 },
        { wide: 1.7, high: 5.6 },
      ],
      [
        { wide: 0.3, high: 0 },
        { wide: 0.1, high: 1 },
      ],
    ];
    for (const outline of outlines) {
      for (const above of [0.06, 0.5, 1, 1.45]) {
        for (const aspect of [0.7, 1, 1.8]) {
          const { far, high: looks } = fit(outline, above, half, aspect);
          const [sin, cos] = [Math.sin(above), Math.cos(above)];
          for (const { wide, high } of outline) {
            for (const end of [1, -1]) {
              const up = (high - looks) * cos - end * wide * sin;
              const near = (high - looks) * sin + end * wide * cos;
              expect(Math.abs(up) / (far - near)).toBeLessThan(half * 1.03);
            }
            expect(wide / (far - (high - looks) * sin)).toBeLessThan(half * aspect * 1.03);
          }
        }
      }
    }
  });
});
