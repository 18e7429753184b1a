import { expect, it } from 'vitest';
import { FIRST } from '../../../scene/orbit';
import { HALF } from './poses';
import { TALL, facing, outline } from './turning';

it('knows which sides face us', () => {
  expect(facing(FIRST)).toEqual({ x: 1, z: 1 });
  expect(facing({ round: FIRST.round + Math.PI })).toEqual({ x: -1, z: -1 });
});

it('needs room for what stands on it', () => {
  const top = (tall: number): number => Math.max(...outline(tall).map(({ high }) => high));
  expect(top(0)).toBe(HALF);
  expect(top(TALL)).toBe(HALF + TALL);
});
