/** How hands are held. A pose is a right hand in millimetres: x to the right, y along the fingers, z up. */
import type { P3 } from './camera';

export type PoseName =
  'palm' | 'cup' | 'back' | 'pinch' | 'point' | 'claw' | 'edge' | 'arch' | 'spread' | 'folded';

export interface Finger {
  joints: readonly P3[];
  thick: readonly number[];
  /** Before the palm, not behind it. */
  over?: boolean;
  /** Where one sees its nail. */
  nail?: boolean;
}

export interface Pose {
  palm: readonly P3[];
  fingers: readonly Finger[];
  /** The middle of the wrist, where the bracelet sits, and where the arm comes from. */
  wrist: P3;
  arm: P3;
  /** Lines in the palm, knuckles on the back. */
  lines: readonly (readonly P3[])[];
  /** Where what it holds lies. */
  holds: P3;
}

const LONG = [9.5, 9.4, 8.8, 7.4];
const SMALL = [8.6, 8.2, 7.4, 6.2];
const THUMB = [14, 12.5, 10.8, 9];

/** `x y z / x y z / …` */
const points = (text: string): P3[] =>
  text.split(' / ').map((point) => {
    const [x = 0, y = 0, z = 0] = point.split(' ').map(Number);
    return [x, y, z];
  });

const finger = (
  thick: readonly number[],
  joints: readonly P3[],
  more: Partial<Finger> = {},
): Finger => ({ joints, thick: thick.slice(4 - joints.length), ...more });

/** Mirrored in x: the palm of one hand has the outline of the other's back. */
const mirrored = (points: readonly P3[]): P3[] => points.map(([x, y, z]) => [-x, y, z]);

/** Palm up: the thumb is outside. */
const palm: Pose = {
  palm: points(
    '-38 30 10 / -42 2 8 / -37 -32 4 / -25 -60 2 / 23 -60 2 / 33 -40 4 / 43 -10 8 / 40 26 10 / 20 40 10 / -8 42 10 / -26 38 10',
  ),
  fingers: [
    finger(LONG, points('30 28 10 / 36 58 14 / 39 78 28 / 38 88 42')),
    finger(LONG, points('10 34 10 / 12 68 14 / 13 92 28 / 12 102 44')),
    finger(LONG, points('-11 34 10 / -13 66 14 / -15 88 28 / -14 97 42')),
    finger(SMALL, points('-30 26 10 / -37 50 14 / -40 66 26 / -39 73 38')),
    finger(THUMB, points('32 -26 8 / 50 -6 14 / 63 14 22 / 66 32 30')),
  ],
  wrist: [-1, -62, 2],
  arm: [0.14, -1, 0],
  lines: [
    points('39 12 8 / 20 20 8 / -4 16 8 / -26 22 8'),
    points('38 6 8 / 16 8 8 / -8 -6 8 / -22 -26 6'),
    points('30 4 8 / 12 -8 8 / 8 -30 6 / 10 -46 4'),
  ],
  holds: [-2, 2, 16],
};

/** Closed on what it has caught. */
const cup: Pose = {
  ...palm,
  fingers: [
    finger(THUMB, points('32 -26 8 / 51 -8 20 / 54 12 36 / 42 26 46')),
    finger(LONG, points('29 26 10 / 35 48 34 / 32 44 58 / 25 26 62'), { over: true, nail: true }),
    finger(LONG, points('10 32 10 / 12 56 36 / 11 52 62 / 8 32 66'), { over: true, nail: true }),
    finger(LONG, points('-11 32 10 / -13 54 34 / -13 50 58 / -11 31 62'), {
      over: true,
      nail: true,
    }),
    finger(SMALL, points('-29 24 10 / -36 42 30 / -35 39 50 / -29 24 54'), {
      over: true,
      nail: true,
    }),
  ],
  lines: palm.lines.slice(2),
};

/** Palm down and flat. */
const back: Pose = {
  palm: mirrored(palm.palm).map(([x, y]) => [x, y, 18]),
  fingers: [
    finger(THUMB, points('-34 -28 12 / -50 -6 10 / -60 16 8 / -62 36 6'), { nail: true }),
    finger(LONG, points('-30 26 18 / -35 58 18 / -37 84 14 / -38 104 8'), { nail: true }),
    finger(LONG, points('-10 34 18 / -12 70 18 / -13 98 14 / -13 120 8'), { nail: true }),
    finger(LONG, points('11 34 18 / 13 66 18 / 14 92 14 / 15 112 8'), { nail: true }),
    finger(SMALL, points('30 24 18 / 36 50 18 / 40 70 14 / 42 86 8'), { nail: true }),
  ],
  wrist: [1, -62, 16],
  arm: [0.14, -1, 0],
  lines: [
    points('-36 26 20 / -30 30 20 / -24 28 20'),
    points('-16 33 20 / -10 37 20 / -4 34 20'),
    points('5 33 20 / 11 36 20 / 17 33 20'),
    points('25 24 20 / 31 27 20 / 36 22 20'),
  ],
  holds: [0, 4, 26],
};

/** Palm down, the fingers apart. */
const spread: Pose = {
  ...back,
  fingers: [
    finger(THUMB, points('-34 -28 14 / -58 -8 12 / -76 10 10 / -86 28 8'), { nail: true }),
    finger(LONG, points('-30 26 18 / -44 58 18 / -54 84 14 / -60 104 8'), { nail: true }),
    finger(LONG, points('-10 34 18 / -14 72 18 / -17 100 14 / -19 122 8'), { nail: true }),
    finger(LONG, points('11 34 18 / 18 70 18 / 24 96 14 / 28 116 8'), { nail: true }),
    finger(SMALL, points('30 24 18 / 46 50 18 / 58 70 14 / 66 84 8'), { nail: true }),
  ],
};

/** From above, thumb and forefinger on something at the origin. */
const pinch: Pose = {
  palm: points(
    '-14 -66 36 / -2 -52 40 / 20 -46 42 / 42 -52 40 / 58 -68 36 / 58 -92 36 / 49 -126 34 / 6 -126 34 / -12 -100 34 / -18 -82 34',
  ),
  fingers: [
    finger(SMALL, points('50 -70 36 / 64 -48 34 / 66 -34 24 / 60 -28 14')),
    finger(LONG, points('37 -62 40 / 48 -34 40 / 48 -16 28 / 42 -10 16')),
    finger(LONG, points('19 -56 42 / 28 -26 46 / 28 -4 34 / 22 4 18'), { nail: true }),
    finger(LONG, points('1 -60 40 / 2 -28 48 / 6 -4 36 / 5 8 18'), { nail: true }),
    finger(THUMB, points('-6 -98 32 / -28 -70 30 / -30 -38 22 / -16 -12 12'), { nail: true }),
  ],
  wrist: [27, -124, 34],
  arm: [0.1, -1, 0],
  lines: [
    points('-6 -57 44 / 1 -53 45 / 8 -55 45'),
    points('13 -52 46 / 20 -49 47 / 27 -52 46'),
    points('32 -56 44 / 38 -54 44 / 44 -59 43'),
  ],
  holds: [18, -84, 46],
};

/** From above, the forefinger stretched towards the origin. */
const point: Pose = {
  palm: pinch.palm.map(([x, y, z]) => [x - 2, y - 18, z - 6]),
  fingers: [
    finger(SMALL, points('48 -88 30 / 60 -70 30 / 58 -62 16 / 48 -70 12')),
    finger(LONG, points('35 -80 34 / 46 -56 34 / 44 -48 18 / 34 -58 14')),
    finger(LONG, points('17 -74 36 / 26 -48 36 / 25 -40 20 / 17 -50 16')),
    finger(THUMB, points('-8 -116 28 / -28 -90 26 / -28 -66 24 / -12 -48 24'), { nail: true }),
    finger(LONG, points('-1 -78 36 / -2 -46 38 / -1 -20 28 / 0 0 12'), { nail: true }),
  ],
  wrist: [25, -142, 28],
  arm: [0.1, -1, 0],
  lines: pinch.lines.map((line) => line.map(([x, y, z]): P3 => [x - 2, y - 18, z - 6])),
  holds: [16, -102, 40],
};

/** From above, all fingers round what lies at the origin. */
const claw: Pose = {
  palm: points(
    '-30 -40 38 / -16 -26 42 / 6 -20 44 / 28 -26 42 / 42 -44 38 / 42 -70 36 / 32 -106 34 / -12 -106 34 / -28 -80 34 / -34 -58 36',
  ),
  fingers: [
    finger(SMALL, points('34 -46 38 / 54 -26 40 / 62 -6 28 / 56 6 12'), { nail: true }),
    finger(LONG, points('20 -36 42 / 34 -4 46 / 40 22 32 / 34 34 12'), { nail: true }),
    finger(LONG, points('2 -32 44 / 6 2 50 / 9 32 36 / 7 46 14'), { nail: true }),
    finger(LONG, points('-17 -36 42 / -22 -4 46 / -24 24 32 / -20 38 12'), { nail: true }),
    finger(THUMB, points('-24 -76 32 / -48 -52 30 / -54 -24 22 / -44 0 12'), { nail: true }),
  ],
  wrist: [10, -106, 34],
  arm: [0.1, -1, 0],
  lines: [
    points('-26 -34 44 / -18 -29 46 / -11 -31 46'),
    points('-5 -26 48 / 2 -23 49 / 9 -26 48'),
    points('15 -30 46 / 21 -29 46 / 28 -34 44'),
  ],
  holds: [4, -62, 46],
};

/** On the edge of the little finger, the thumb up; the palm looks to the left. */
const edge: Pose = {
  palm: points(
    '0 40 8 / 0 46 40 / 0 42 78 / 0 16 88 / 0 -26 84 / 0 -62 68 / 0 -62 26 / 0 -30 8 / 0 4 4',
  ),
  fingers: [
    {
      joints: points('0 -62 46 / 0 -14 50 / 0 34 44'),
      thick: [20, 17, 14],
    },
    finger(THUMB, points('-4 -36 70 / -6 -10 92 / -6 18 104 / -5 38 106')),
    finger(SMALL, points('0 30 12 / 0 56 11 / 0 78 10 / 0 94 9')),
    finger(LONG, points('0 34 32 / 0 70 31 / 0 98 30 / 0 116 28')),
    finger(LONG, points('0 34 52 / 0 74 51 / 0 102 50 / 0 124 48')),
    finger(LONG, points('0 30 72 / 0 62 71 / 0 88 70 / 0 108 67')),
  ],
  wrist: [0, -64, 46],
  arm: [0, -1, 0],
  lines: [points('-2 34 22 / -2 22 42 / -2 28 66'), points('-2 24 16 / -2 6 36 / -2 -6 72')],
  holds: [-14, 10, 50],
};

/** On its spread fingertips: they stand along x = 0, the gaps between them open to the right. */
const arch: Pose = {
  palm: points(
    '-46 34 58 / -40 8 66 / -46 -20 62 / -70 -38 54 / -104 -34 52 / -142 -20 50 / -142 24 50 / -104 38 52 / -66 44 54',
  ),
  fingers: [
    finger(SMALL, points('-58 38 56 / -34 62 60 / -12 80 34 / -4 88 8'), { nail: true }),
    finger(LONG, points('-48 22 60 / -20 34 68 / 0 42 38 / 4 44 8'), { nail: true }),
    finger(LONG, points('-44 4 64 / -14 2 72 / 6 0 40 / 8 0 8'), { nail: true }),
    finger(LONG, points('-48 -14 60 / -20 -30 68 / 0 -42 38 / 4 -44 8'), { nail: true }),
    finger(THUMB, points('-94 -30 50 / -66 -58 46 / -38 -78 26 / -22 -88 10'), { nail: true }),
  ],
  wrist: [-142, 2, 46],
  arm: [-1, -0.5, 0],
  lines: [
    points('-50 26 64 / -45 21 66 / -47 15 66'),
    points('-45 8 68 / -40 2 69 / -44 -4 68'),
    points('-48 -10 65 / -45 -16 65 / -50 -22 63'),
  ],
  holds: [-90, 0, 64],
};

/** Half of folded hands, seen from above: fingers crossed, the forefinger out. */
const folded: Pose = {
  palm: points(
    '14 24 40 / 34 20 38 / 46 0 34 / 46 -28 32 / 40 -66 30 / 4 -70 30 / 4 -40 36 / 6 -6 42',
  ),
  fingers: [
    finger(LONG, points('18 14 42 / 12 46 46 / 6 76 40 / 3 96 30'), { nail: true }),
    finger(LONG, points('24 10 46 / 4 12 58 / -18 8 56 / -32 0 46'), { over: true }),
    finger(LONG, points('26 -8 46 / 4 -10 58 / -18 -14 56 / -33 -21 44'), { over: true }),
    finger(SMALL, points('26 -26 44 / 4 -30 54 / -16 -34 52 / -30 -41 42'), { over: true }),
  ],
  wrist: [23, -70, 30],
  arm: [0.5, -1, 0],
  lines: [],
  holds: [0, 0, 66],
};

export const POSES: Record<PoseName, Pose> = {
  palm,
  cup,
  back,
  pinch,
  point,
  claw,
  edge,
  arch,
  spread,
  folded,
};
