/** Every kind of block as a solid: what its name and its measures mean. */
import type { Block } from '../blocks';
import type { Corner, Prism } from './prism';
import type { Ring, Turned } from './turned';

export type Solid = { sawn: Prism } | { turned: Turned } | { ball: number };

type Pair = readonly [number, number];

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
const upright = ({ size: [, width] }: Block, outline: Corner[]): Solid => ({
  sawn: { loops: [outline], axis: 'y', from: -width / 2, to: width / 2 },
});

/** Straight through along its length: an outline in width and height. */
const lengthwise = ({ size: [length] }: Block, outline: Corner[]): Solid => ({
  sawn: { loops: [outline], axis: 'x', from: -length / 2, to: length / 2 },
});

/** Straight up: an outline in length and width. */
const flat = ({ size: [, , height] }: Block, outline: Corner[]): Solid => ({
  sawn: { loops: [outline], axis: 'z', from: 0, to: height },
});

function star(points: number, radius: number, inner: number): Corner[] {
  return Array.from({ length: points * 2 }, (_, i) => {
    const turn = (i / points) * Math.PI - Math.PI / 2;
    const r = i % 2 ? radius * inner : radius;
    return { u: Math.cos(turn) * r, v: Math.sin(turn) * r };
  });
}

/** A profile through a few rings, rounded between them (Catmull and Rom's curve). */
export function curve(rings: readonly Pair[]): Ring[] {
  const found: Ring[] = [];
  for (let i = 0; i + 1 < rings.length; i++) {
    const [a, b, c, d] = [
      rings[i - 1] ?? rings[i]!,
      rings[i]!,
      rings[i + 1]!,
      rings[i + 2] ?? rings[i + 1]!,
    ];
    for (let k = 0; k < 8; k++) {
      const t = k / 8;
      const mid = (one: 0 | 1): number =>
        0.5 *
        (2 * b[one] +
          (c[one] - a[one]) * t +
          (2 * a[one] - 5 * b[one] + 4 * c[one] - d[one]) * t * t +
          (3 * b[one] - a[one] - 3 * c[one] + d[one]) * t * t * t);
      found.push([Math.max(0.2, mid(0)), mid(1)]);
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

const SAWN: Record<string, (block: Block) => Solid> = {
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
  ramp: (block) => {
    const [length, , height] = block.size;
    return upright(
      block,
      corners([
        [-length / 2, 0],
        [length / 2, 0],
        [-length / 2, height],
      ]),
    );
  },
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
  stairs: (block) => {
    const [length, , height] = block.size;
    const [l, h] = [length / 3, height / 3];
    const half = length / 2;
    return upright(
      block,
      corners([
        [-half, 0],
        [half, 0],
        [half, h],
        [half - l, h],
        [half - l, 2 * h],
        [half - 2 * l, 2 * h],
        [half - 2 * l, 3 * h],
        [-half, 3 * h],
      ]),
    );
  },
  'l-shape': (block) => {
    const {
      size: [length, , height],
      wall,
    } = block;
    const half = length / 2;
    return upright(
      block,
      corners([
        [-half, 0],
        [half, 0],
        [half, wall],
        [wall - half, wall],
        [wall - half, height],
        [-half, height],
      ]),
    );
  },
  't-shape': (block) => {
    const {
      size: [length, , height],
      wall,
    } = block;
    const [half, stem] = [length / 2, wall / 2];
    return upright(
      block,
      corners([
        [-half, 0],
        [half, 0],
        [half, wall],
        [stem, wall],
        [stem, height],
        [-stem, height],
        [-stem, wall],
        [-half, wall],
      ]),
    );
  },
  'u-shape': (block) => {
    const {
      size: [length, , height],
      wall,
    } = block;
    const [half, inner] = [length / 2, length / 2 - wall];
    return upright(
      block,
      corners([
        [-half, 0],
        [half, 0],
        [half, height],
        [inner, height],
        [inner, wall],
        [-inner, wall],
        [-inner, height],
        [-half, height],
      ]),
    );
  },
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

const box = ({ size: [length, , height] }: Block): Corner[] =>
  corners([
    [-length / 2, 0],
    [length / 2, 0],
    [length / 2, height],
    [-length / 2, height],
  ]);

/** `r` its radius, `h` its height, `w` its wall or its opening's radius. */
const TURNED: Record<string, (r: number, h: number, w: number, block: Block) => Turned> = {
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
const LYING: Record<string, (length: number, r: number) => Turned> = {
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

export function solid(block: Block): Solid {
  const { kind, size, wall } = block;
  const [length, width, height] = size;
  if (kind === 'ball') return { ball: length / 2 };
  const sawn = SAWN[kind];
  if (sawn) return sawn(block);
  const lying = LYING[kind];
  if (lying) return { turned: lying(length, width / 2) };
  const made = TURNED[kind];
  if (!made) throw new Error(`nobody knows how to draw a ${kind}`);
  return { turned: made(length / 2, height, wall, block) };
}
