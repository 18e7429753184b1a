/** What is turned: the profile that each kind's name and measures mean. */
import { catmull, type Pair } from '../../../lib/spline';
import type { Block } from '../blocks';
import type { Ring, Turned } from './turned';

/** A profile through a few rings, rounded between them. */
function curve(rings: readonly Pair[]): Ring[] {
  const found: Ring[] = [];
  for (let i = 0; i + 1 < rings.length; i++) {
    const [a, b, c, d] = [
      rings[i - 1] ?? rings[i]!,
      rings[i]!,
      rings[i + 1]!,
      rings[i + 2] ?? rings[i + 1]!,
    ];
    for (let k = 0; k < 8; k++) {
      const [radius, at] = catmull(a, b, c, d, k / 8);
      found.push([Math.max(0.2, radius), at]);
    }
  }
  return [...found, rings.at(-1)!];
}

/** Part of a ball: from one share of its height to another, -1 the foot and 1 the top. */
function round(r: number, half: number, middle: number, from = -1, to = 1, egg = 0): Ring[] {
  return Array.from({ length: 21 }, (_, i) => {
    const share = -Math.cos((i / 20) * Math.PI);
    const t = from + ((share + 1) / 2) * (to - from);
    return [
      Math.max(0.2, r * Math.sqrt(Math.max(0, 1 - t * t)) * (1 - egg * t)),
      middle + half * t,
    ];
  });
}

const straight = (radius: number, from: number, to: number): Ring[] => [
  [radius, from],
  [radius, to],
];

/** `r` its radius, `h` its height, `w` its wall or its opening's radius. */
export const TURNED: Record<string, (r: number, h: number, w: number, block: Block) => Turned> = {
  cylinder: (r, h) => ({ parts: [straight(r, 0, h)] }),
  pole: (r, h) => ({ parts: [straight(r, 0, h)] }),
  ring: (r, h, _, { bore }) => ({
    parts: [straight(r, 0, h)],
    hollow: { radius: bore / 2, depth: h, through: true },
  }),
  cone: (r, h) => ({
    parts: [
      [
        [r, 0],
        [0.4, h],
      ],
    ],
  }),
  'half-dome': (r, h) => ({ parts: [round(r, h, 0, 0, 1)] }),
  'half-egg': (r, h) => ({ parts: [round(r, h, 0, 0, 1, 0.14)] }),
  bowl: (r, h, w) => ({
    parts: [round(r, h * 1.04, h, -0.96, 0)],
    hollow: { radius: r - w, depth: h - w },
  }),
  knob: (r, h, w) => ({
    parts: [straight(w / 2, 0, h - 2 * r + r * 0.12), round(r, r, h - r, -0.97, 1)],
  }),
  'egg-cup': (r, h) => ({
    parts: [
      curve([
        [0.72 * r, 0],
        [0.72 * r, 0.06 * h],
        [0.4 * r, 0.14 * h],
        [0.26 * r, 0.24 * h],
        [0.26 * r, 0.36 * h],
      ]),
      curve([
        [0.3 * r, 0.36 * h],
        [0.66 * r, 0.46 * h],
        [0.93 * r, 0.66 * h],
        [r, 0.84 * h],
        [0.97 * r, h],
      ]),
    ],
    hollow: { radius: 0.8 * r, depth: 0.4 * h },
  }),
  spool: (r, h) => ({
    parts: [
      straight(r, 0, 0.2 * h),
      curve([
        [0.72 * r, 0.2 * h],
        [0.56 * r, 0.36 * h],
        [0.52 * r, 0.5 * h],
        [0.56 * r, 0.64 * h],
        [0.72 * r, 0.8 * h],
      ]),
      straight(r, 0.8 * h, h),
    ],
    hollow: { radius: 0.24 * r, depth: h },
  }),
  skittle: (r, h) => ({
    parts: [
      curve([
        [0.62 * r, 0],
        [0.86 * r, 0.12 * h],
        [r, 0.3 * h],
        [0.82 * r, 0.48 * h],
        [0.44 * r, 0.64 * h],
        [0.38 * r, 0.72 * h],
      ]),
      round(0.56 * r, 0.16 * h, 0.84 * h, -0.82, 1),
    ],
  }),
  candlestick: (r, h) => ({
    parts: [
      straight(r, 0, 0.08 * h),
      curve([
        [0.74 * r, 0.08 * h],
        [0.5 * r, 0.13 * h],
        [0.26 * r, 0.22 * h],
        [0.24 * r, 0.36 * h],
      ]),
      round(0.4 * r, 0.07 * h, 0.42 * h, -0.8, 0.8),
      curve([
        [0.24 * r, 0.47 * h],
        [0.22 * r, 0.6 * h],
        [0.3 * r, 0.74 * h],
      ]),
      straight(0.6 * r, 0.74 * h, 0.79 * h),
      straight(0.42 * r, 0.79 * h, h),
    ],
    hollow: { radius: 0.24 * r, depth: 0.15 * h },
  }),
  mushroom: (r, h) => ({
    parts: [
      curve([
        [0.5 * r, 0],
        [0.42 * r, 0.16 * h],
        [0.4 * r, 0.48 * h],
      ]),
      curve([
        [0.9 * r, 0.42 * h],
        [r, 0.5 * h],
        [0.94 * r, 0.66 * h],
        [0.74 * r, 0.84 * h],
        [0.42 * r, 0.96 * h],
        [0.2, h],
      ]),
    ],
  }),
  'fir-tree': (r, h) => ({
    parts: [
      straight(0.22 * r, 0, 0.16 * h),
      [
        [r, 0.16 * h],
        [0.42 * r, 0.47 * h],
      ],
      [
        [0.8 * r, 0.44 * h],
        [0.32 * r, 0.72 * h],
      ],
      [
        [0.58 * r, 0.69 * h],
        [0.4, h],
      ],
    ],
  }),
};

/** What lies on its side: along its length, so thick. */
export const LYING: Record<string, (length: number, r: number) => Turned> = {
  egg: (length, r) => ({ parts: [round(r * 1.02, length / 2, 0, -1, 1, 0.16)], lies: r }),
  dumbbell: (length, r) => {
    const middle = length / 2 - r;
    return {
      parts: [
        round(r, r, -middle, -1, 0.9),
        straight(r / 2, -middle + 0.86 * r, middle - 0.86 * r),
        round(r, r, middle, -0.96, 1),
      ],
      lies: r,
    };
  },
};
