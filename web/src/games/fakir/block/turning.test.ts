import { describe, expect, it } from 'vitest';
import { FIRST, TALL, dragged, facing, fit, held, keyed, stand } from './turning';

describe('turning the block', () => {
  it('follows the finger: from edge to edge is half a turn', () => {
    expect(dragged(FIRST, -400, 0, 400).round - FIRST.round).toBeCloseTo(Math.PI);
  });

  it('never goes below the table or over the top', () => {
    expect(held({ round: 0, above: 3 }).above).toBeLessThan(Math.PI / 2);
    expect(held({ round: 0, above: -3 }).above).toBeGreaterThan(0);
  });

  it('goes by arrow keys, and home', () => {
    expect(keyed(FIRST, 'ArrowRight')!.round).toBeGreaterThan(FIRST.round);
    expect(keyed(FIRST, 'ArrowUp')!.above).toBeGreaterThan(FIRST.above);
    expect(keyed({ round: 9, above: 1 }, 'Home')).toEqual(FIRST);
    expect(keyed(FIRST, 'Enter')).toBeNull();
  });

  it('knows which sides face us', () => {
    expect(facing(FIRST)).toEqual({ x: 1, z: 1 });
    expect(facing({ round: FIRST.round + Math.PI, above: 0.5 })).toEqual({ x: -1, z: -1 });
    const [x, y, z] = stand({ round: 0, above: 0 }, 10);
    expect([x, y, z]).toEqual([0, 0, 10]);
  });

  it('keeps everything in the picture, from wherever it is seen', () => {
    const half = Math.tan((13 * Math.PI) / 180);
    for (const above of [0.06, 0.5, 1, 1.45]) {
      for (const aspect of [0.7, 1, 1.8]) {
        const { far, lift } = fit(above, half, aspect, TALL);
        const [sin, cos] = [Math.sin(above), Math.cos(above)];
        for (const [wide, high] of [
          [2.47, -3.5],
          [1.25, 3.8],
        ] as const) {
          for (const end of [1, -1]) {
            const up = (high - lift) * cos - end * wide * sin;
            const near = (high - lift) * sin + end * wide * cos;
            expect(Math.abs(up) / (far - near)).toBeLessThan(half * 1.03);
          }
          expect(wide / (far - (high - lift) * sin)).toBeLessThan(half * aspect * 1.03);
        }
      }
    }
  });
});
