import { describe, expect, it } from 'vitest';
import { Vector3 } from 'three';
import { BORE, HALF } from './poses';
import { drilled } from './solid';

const geometry = drilled();
const position = geometry.getAttribute('position');
const index = [...(geometry.getIndex()?.array ?? [])];
const name = (i: number): string =>
  [position.getX(i), position.getY(i), position.getZ(i)].map((n) => Math.round(n * 1e4)).join();

describe('the drilled block', () => {
  it('is closed: every edge has a face on either side', () => {
    const edges = new Map<string, number>();
    for (let i = 0; i < index.length; i += 3) {
      const corners = [0, 1, 2].map((j) => name(index[i + j] ?? 0));
      for (const j of [0, 1, 2]) {
        const [from, to] = [corners[j] ?? '', corners[(j + 1) % 3] ?? ''];
        const way = from < to ? 1 : -1;
        const key = way > 0 ? `${from} ${to}` : `${to} ${from}`;
        edges.set(key, (edges.get(key) ?? 0) + way);
      }
    }
    expect([...edges.values()].filter((sum) => sum !== 0)).toEqual([]);
  });

  it('holds as much wood as a cube without its channels', () => {
    let volume = 0;
    const at = (i: number): Vector3 => new Vector3().fromBufferAttribute(position, index[i] ?? 0);
    for (let i = 0; i < index.length; i += 3) volume += at(i).dot(at(i + 1).cross(at(i + 2))) / 6;
    const cube = (2 * HALF) ** 3;
    const bores = 27 * Math.PI * BORE ** 2 * 2 * HALF;
    // Where three bores meet, two by two they share 16/3 r³, and all three 8 (2 - √2) r³.
    const shared = 27 * BORE ** 3 * (16 - 8 * (2 - Math.SQRT2));
    expect(volume / (cube - bores + shared)).toBeCloseTo(1, 2);
  });
});
