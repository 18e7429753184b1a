import { Group, type InstancedMesh, type MeshBasicMaterial } from 'three';
import { expect, it } from 'vitest';
import { Marks } from './marks';
import { apart } from './tags';

it('marks what was moved, the older the fainter', () => {
  const group = new Group();
  const last = new Map([
    ['a1', 0],
    ['b1', 1],
    ['c1', 5],
  ]);
  new Marks(group).put({ can: [], chosen: [], last });
  const drawn = group.children as InstancedMesh<never, MeshBasicMaterial>[];
  const seen = drawn.filter(({ count }) => count === 1).map(({ material }) => material.opacity);
  expect(seen).toEqual([1, 0.7, 0.4]);
});

it('lays no sign over another: what is above gives way', () => {
  const [low, high, beside] = [
    { x: 100, y: 100 },
    { x: 110, y: 92 },
    { x: 200, y: 95 },
  ];
  expect(apart([high, low, beside])).toEqual([low, beside, { x: 110, y: 73 }]);
});
