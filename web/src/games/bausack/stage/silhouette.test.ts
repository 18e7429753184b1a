import { expect, it } from 'vitest';
import { Flat } from '../../../building/flat';
import { spin, type Place, type Turn } from '../../../building/poses';
import { hull, silhouette } from '../../../building/silhouette';
import { BOXES } from '../blocks';
import { STOCK } from './stock';

it('goes round the outermost points alone', () => {
  const square = [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ] as const;
  const found = hull([...square, [1, 1], [1, 0]]);
  expect(found).toHaveLength(4);
  for (const corner of square) expect(found).toContainEqual(corner);
});

it('is as wide and as high as the block, seen from that side', () => {
  const { id, size } = BOXES.bausack[0]!;
  const wide = (side: 'front' | 'side'): number => {
    const path = silhouette(id, [1, 0, 0, 0], side, STOCK);
    const xs = path
      .slice(1, -1)
      .split('L')
      .map((point) => Number(point.split(' ')[0]));
    return Math.max(...xs) - Math.min(...xs);
  };
  expect(wide('front')).toBeCloseTo(size[0] / 10);
  expect(wide('side')).toBeCloseTo(size[1] / 10);
});

it('is made anew only when the block has turned, and otherwise moved', () => {
  const set: string[] = [];
  const path = { setAttribute: (name: string) => set.push(name) };
  const flat = new Flat(path as unknown as SVGPathElement, 'cube-1', 'front', STOCK);
  const pose = (place: Place, turn: Turn): string[] => {
    set.length = 0;
    flat.pose({ place, turn });
    return [...set];
  };
  expect(pose([0, 0, 0.1], [1, 0, 0, 0])).toContain('d');
  expect(pose([0, 0.02, 0.05], [1, 0, 0, 0])).toEqual(['transform']);
  expect(pose([0, 0.02, 0.05], spin(0.2))).toContain('d');
});
