/** What is sawn: the outline that each kind's name and measures mean. */
import type { Pair } from '../../../lib/spline';
import type { Block } from '../blocks';
import type { Corner, Prism } from './prism';

const corners = (pairs: readonly Pair[]): Corner[] => pairs.map(([u, v]) => ({ u, v }));

/** Part of a circle or an ellipse, in steps so small that they look round. */
function arc(cu: number, cv: number, ru: number, rv: number, from: number, to: number): Corner[] {
  const steps = Math.max(6, Math.round(Math.abs(to - from) / 8));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const turn = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return { u: cu + Math.cos(turn) * ru, v: cv + Math.sin(turn) * rv, soft: i < steps };
  });
}

/** Straight through from front to back: an outline in length and height. */
const upright = ({ size: [, width] }: Block, outline: Corner[]): Prism => ({
  loops: [outline],
  axis: 'y',
  from: -width / 2,
  to: width / 2,
});

/** Straight through along its length: an outline in width and height. */
const lengthwise = ({ size: [length] }: Block, outline: Corner[]): Prism => ({
  loops: [outline],
  axis: 'x',
  from: -length / 2,
  to: length / 2,
});

/** Straight up: an outline in length and width. */
const flat = ({ size: [, , height] }: Block, outline: Corner[]): Prism => ({
  loops: [outline],
  axis: 'z',
  from: 0,
  to: height,
});

function star(points: number, radius: number, inner: number): Corner[] {
  return Array.from({ length: points * 2 }, (_, i) => {
    const turn = (i / points) * Math.PI - Math.PI / 2;
    const r = i % 2 ? radius * inner : radius;
    return { u: Math.cos(turn) * r, v: Math.sin(turn) * r };
  });
}

const box = ({ size: [length, , height] }: Block): Corner[] =>
  corners([
    [-length / 2, 0],
    [length / 2, 0],
    [length / 2, height],
    [-length / 2, height],
  ]);

/** Sawn along straight lines: by half its length, its height and its wall. */
const profile =
  (lines: (half: number, height: number, wall: number) => Pair[]) =>
  (block: Block): Prism =>
    upright(block, corners(lines(block.size[0] / 2, block.size[2], block.wall)));

export const SAWN: Record<string, (block: Block) => Prism> = {
  cuboid: (block) => upright(block, box(block)),
  cube: (block) => upright(block, box(block)),
  hexagon: (block) => {
    const [length, width] = block.size;
    return flat(
      block,
      [0, 1, 2, 3, 4, 5].map((k) => ({
        u: (Math.cos(((k * 60 + 8) * Math.PI) / 180) * length) / 2,
        v: (Math.sin(((k * 60 + 8) * Math.PI) / 180) * width) / 2,
      })),
    );
  },
  'half-cylinder': (block) => {
    const [, width, height] = block.size;
    return lengthwise(block, arc(0, 0, width / 2, height, 0, 180));
  },
  ramp: profile((half, height) => [
    [-half, 0],
    [half, 0],
    [-half, height],
  ]),
  roof: (block) => {
    const [, width, height] = block.size;
    return lengthwise(
      block,
      corners([
        [-width / 2, 0],
        [width / 2, 0],
        [0, height],
      ]),
    );
  },
  stairs: profile((half, height) => {
    const [l, h] = [(2 * half) / 3, height / 3];
    return [
      [-half, 0],
      [half, 0],
      [half, h],
      [half - l, h],
      [half - l, 2 * h],
      [half - 2 * l, 2 * h],
      [half - 2 * l, 3 * h],
      [-half, 3 * h],
    ];
  }),
  'l-shape': profile((half, height, wall) => [
    [-half, 0],
    [half, 0],
    [half, wall],
    [wall - half, wall],
    [wall - half, height],
    [-half, height],
  ]),
  't-shape': profile((half, height, wall) => [
    [-half, 0],
    [half, 0],
    [half, wall],
    [wall / 2, wall],
    [wall / 2, height],
    [-wall / 2, height],
    [-wall / 2, wall],
    [-half, wall],
  ]),
  'u-shape': profile((half, height, wall) => [
    [-half, 0],
    [half, 0],
    [half, height],
    [half - wall, height],
    [half - wall, wall],
    [wall - half, wall],
    [wall - half, height],
    [-half, height],
  ]),
  arch: (block) => {
    const {
      size: [length, , height],
      bore,
    } = block;
    const half = length / 2;
    const opening = arc(0, 0, bore / 2, bore / 2, 180, 0);
    return upright(block, [
      ...corners([[-half, 0]]),
      ...opening,
      ...corners([
        [half, 0],
        [half, height],
        [-half, height],
      ]),
    ]);
  },
  cross: (block) => {
    const {
      size: [length, width],
      wall,
    } = block;
    const [l, w, a] = [length / 2, width / 2, wall / 2];
    return flat(
      block,
      corners([
        [-a, -w],
        [a, -w],
        [a, -a],
        [l, -a],
        [l, a],
        [a, a],
        [a, w],
        [-a, w],
        [-a, a],
        [-l, a],
        [-l, -a],
        [-a, -a],
      ]),
    );
  },
  star: (block) => flat(block, star(5, block.size[0] / 2, 0.53)),
};
