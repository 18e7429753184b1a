/** The drilled block: a cube with worn edges and 27 channels that meet, cut exactly. */
import { ShapeUtils, Vector2, Vector3, type BufferGeometry } from 'three';
import { Mesh } from '../../../scene/mesh';
import { BORE, HALF } from './poses';

const EDGE = 0.13; // how round the edges are
const LIP = 0.035; // the bevel round every mouth
const ROUND = 32; // sides of a bore: a multiple of eight, so that the mitres are met
const AT = [-1, 0, 1] as const;

type Point = [number, number, number];

/** From (along, across, up) of an axis to x, y, z. */
function placed(axis: 0 | 1 | 2, [u, v, w]: Point): Vector3 {
  const at = new Vector3();
  at.setComponent(axis, u);
  at.setComponent((axis + 1) % 3, v);
  return at.setComponent((axis + 2) % 3, w);
}

const AXES = [0, 1, 2] as const;
const turn = (i: number): [number, number] => {
  const angle = (2 * Math.PI * i) / ROUND;
  return [Math.cos(angle), Math.sin(angle)];
};

/** The wall of a channel, without what the others cut away: equal bores meet in mitres, so at an angle
 * whose cosine and sine are c and s, a crossing takes BORE times the larger of both. */
function channel(mesh: Mesh, axis: 0 | 1 | 2, v: number, w: number): void {
  for (let i = 0; i < ROUND; i++) {
    const [a, b] = [turn(i), turn(i + 1)];
    const cut = ([c, s]: [number, number]): number => BORE * Math.max(Math.abs(c), Math.abs(s));
    const walls = (side: [number, number]): [number, number][] => {
      const m = cut(side);
      const end = HALF - LIP;
      return [
        [-end, -1 - m],
        [-1 + m, -m],
        [m, 1 - m],
        [1 + m, end],
      ];
    };
    const at = ([c, s]: [number, number], u: number): Vector3 =>
      placed(axis, [u, v + BORE * c, w + BORE * s]);
    const normal = ([c, s]: [number, number]): Vector3 => placed(axis, [0, -c, -s]);
    const [ours, theirs] = [walls(a), walls(b)];
    ours.forEach(([from, to], j) => {
      const [otherFrom, otherTo] = theirs[j] as [number, number];
      mesh.quad(
        [at(a, from), at(a, to), at(b, otherTo), at(b, otherFrom)],
        [normal(a), normal(a), normal(b), normal(b)],
      );
    });
  }
}

/** A flat side with nine round openings, each with its bevel. */
function side(mesh: Mesh, axis: 0 | 1 | 2, sign: 1 | -1): void {
  const flat = HALF - EDGE;
  const contour = [
    [-flat, -flat],
    [flat, -flat],
    [flat, flat],
    [-flat, flat],
  ].map(([v, w]) => new Vector2(v, w));
  const mouths = AT.flatMap((v) => AT.map((w) => [v, w] as const));
  const rims = mouths.map(([v, w]) =>
    Array.from({ length: ROUND }, (_, i) => {
      const [c, s] = turn(-i);
      return new Vector2(v + (BORE + LIP) * c, w + (BORE + LIP) * s);
    }),
  );
  const corners = [contour, ...rims].flat();
  const normal = placed(axis, [sign, 0, 0]);
  for (const triangle of ShapeUtils.triangulateShape(contour, rims)) {
    const at = triangle.map((i) => {
      const { x, y } = corners[i] as Vector2;
      return placed(axis, [sign * HALF, x, y]);
    });
    mesh.triangle(at as [Vector3, Vector3, Vector3], [normal, normal, normal]);
  }
  for (const [v, w] of mouths) {
    for (let i = 0; i < ROUND; i++) {
      const [a, b] = [turn(i), turn(i + 1)];
      const ring = ([c, s]: [number, number], r: number, u: number): Vector3 =>
        placed(axis, [sign * u, v + r * c, w + r * s]);
      const slant = ([c, s]: [number, number]): Vector3 => placed(axis, [sign, -c, -s]).normalize();
      mesh.quad(
        [
          ring(a, BORE + LIP, HALF),
          ring(b, BORE + LIP, HALF),
          ring(b, BORE, HALF - LIP),
          ring(a, BORE, HALF - LIP),
        ],
        [slant(a), slant(b), slant(b), slant(a)],
      );
    }
  }
}

const STEPS = 6;
const quarter = (i: number): [number, number] => {
  const angle = (Math.PI / 2) * (i / STEPS);
  return [Math.cos(angle), Math.sin(angle)];
};

/** The worn edges along an axis, and the corners they end in. */
function edges(mesh: Mesh, axis: 0 | 1 | 2): void {
  const flat = HALF - EDGE;
  for (const v of [-1, 1]) {
    for (const w of [-1, 1]) {
      for (let i = 0; i < STEPS; i++) {
        const normals = [quarter(i), quarter(i + 1)].map(([c, s]) =>
          placed(axis, [0, v * c, w * s]),
        );
        const at = (n: Vector3, u: number): Vector3 =>
          placed(axis, [u, v * flat, w * flat]).addScaledVector(n, EDGE);
        const [m, n] = normals as [Vector3, Vector3];
        mesh.quad([at(m, -flat), at(m, flat), at(n, flat), at(n, -flat)], [m, m, n, n]);
      }
    }
  }
}

function corner(mesh: Mesh, sign: Point): void {
  const flat = HALF - EDGE;
  const centre = new Vector3(...sign).multiplyScalar(flat);
  const normal = (i: number, j: number): Vector3 => {
    const [c, s] = quarter(i);
    const [d, t] = quarter(j);
    return new Vector3(sign[0] * c * d, sign[1] * s, sign[2] * c * t);
  };
  for (let i = 0; i < STEPS; i++) {
    for (let j = 0; j < STEPS; j++) {
      const normals = [normal(i, j), normal(i, j + 1), normal(i + 1, j + 1), normal(i + 1, j)];
      mesh.quad(
        normals.map((n) => centre.clone().addScaledVector(n, EDGE)),
        normals,
      );
    }
  }
}

export function drilled(): BufferGeometry {
  const mesh = new Mesh();
  for (const axis of AXES) {
    for (const v of AT) for (const w of AT) channel(mesh, axis, v, w);
    side(mesh, axis, 1);
    side(mesh, axis, -1);
    edges(mesh, axis);
  }
  for (const x of [-1, 1])
    for (const y of [-1, 1]) for (const z of [-1, 1]) corner(mesh, [x, y, z]);
  return mesh.geometry();
}
