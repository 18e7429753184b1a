/** A block as a body for the scene, from how it is made. Centimetres; y is up, and we look along -z. */
import { ShapeUtils, Vector2, Vector3, type BufferGeometry } from 'three';
import { centre } from '../../../building/centre';
import { dice } from '../../../lib/dice';
import { Mesh } from '../../../scene/mesh';
import { blockOf, type Block, type BlockId } from '../blocks';
import { corners, placed } from '../wood/prism';
import { along, shapeOf, type Run, type Sawn, type Turned } from '../wood/shape';

const ROUND = 48; // sides of what is turned
export const CM = 0.1; // from the catalogue's millimetres

type Pair = readonly [number, number];

/** From the catalogue's axes (z up, y away from us) to the scene's. */
const put = (x: number, y: number, z: number): Vector3 => new Vector3(CM * x, CM * z, -CM * y);
const way = (x: number, y: number, z: number): Vector3 => new Vector3(x, z, -y).normalize();

function sawn(mesh: Mesh, { outline, along: axis, ends }: Sawn): void {
  const at = placed[axis];
  const loop = corners(outline);
  const flat = loop.map(({ u, v }) => new Vector2(u, v));
  const turn = Math.sign(ShapeUtils.area(flat)) || 1;
  for (const end of [0, 1] as const) {
    const out = way(...at(0, 0, end ? 1 : -1));
    for (const triangle of ShapeUtils.triangulateShape(flat, [])) {
      const spots = triangle.map((i) => {
        const { x, y } = flat[i] as Vector2;
        return put(...at(x, y, ends[end]));
      });
      mesh.triangle(spots as [Vector3, Vector3, Vector3], [out, out, out]);
    }
  }
  const facing = (i: number): [number, number] => {
    const [a, b] = [loop[i % loop.length]!, loop[(i + 1) % loop.length]!];
    const size = Math.hypot(b.u - a.u, b.v - a.v) || 1;
    return [(turn * (b.v - a.v)) / size, (turn * (a.u - b.u)) / size];
  };
  /** Between two sides of a curve a corner looks the way of both. */
  const normal = (i: number, other: number, soft: boolean): Vector3 => {
    const [a, b] = [facing(i), soft ? facing(other) : facing(i)];
    return way(...at(a[0] + b[0], a[1] + b[1], 0));
  };
  loop.forEach((a, i) => {
    const before = (i + loop.length - 1) % loop.length;
    const b = loop[(i + 1) % loop.length]!;
    const [one, other] = [
      normal(i, before, a.soft && loop[before]!.soft),
      normal(i, i + 1, a.soft && b.soft),
    ];
    mesh.quad(
      [
        put(...at(a.u, a.v, ends[0])),
        put(...at(b.u, b.v, ends[0])),
        put(...at(b.u, b.v, ends[1])),
        put(...at(a.u, a.v, ends[1])),
      ],
      [one, other, other, one],
    );
  });
}

interface Way {
  points: readonly Pair[];
  soft: boolean;
}

/** All of a turned surface, walked with the wood on the left: the foot outwards, the outside up, the rim
 * inwards, the hollow down. Where a run does not begin where the last one ended, there is a step. */
function walk({ outside, hollow }: Turned): Way[] {
  const read = (runs: readonly Run[]): Way[] =>
    runs.map((run) => ({ points: along(run), soft: run.type !== 'line' }));
  const [up, down] = [
    read(outside),
    read(hollow ?? [])
      .toReversed()
      .map(({ points, soft }) => ({ points: points.toReversed(), soft })),
  ];
  const [foot, rim] = [up[0]!.points[0]!, up.at(-1)!.points.at(-1)!];
  const floor = down.at(-1)?.points.at(-1);
  const open = floor !== undefined && Math.abs(floor[1] - foot[1]) < 1e-6; // it goes right through
  const start: Way = { points: [open ? floor : [0, foot[1]]], soft: false };
  const end: Way = { points: [open ? floor : [0, (floor ?? rim)[1]]], soft: false };
  return [start, ...up, ...down, end].flatMap((way, i, all) => {
    const before = all[i - 1]?.points.at(-1);
    return before ? [{ points: [before, way.points[0]!], soft: false }, way] : [way];
  });
}

function turned(mesh: Mesh, shape: Turned): void {
  const { lies } = shape;
  const at = (r: number, z: number, angle: number): [number, number, number] => {
    const [a, b] = [r * Math.cos(angle), r * Math.sin(angle)];
    return lies === undefined ? [a, b, z] : [z, a, lies + b];
  };
  const out = (r: number, z: number, angle: number): Vector3 => {
    const [a, b] = [r * Math.cos(angle), r * Math.sin(angle)];
    return lies === undefined ? way(a, b, z) : way(z, a, b);
  };
  for (const { points, soft } of walk(shape)) {
    const facing = points.slice(1).map(([r, z], i): Pair => {
      const [r0, z0] = points[i]!;
      const size = Math.hypot(r - r0, z - z0) || 1;
      return [(z - z0) / size, (r0 - r) / size];
    });
    const normal = (side: number, other: number): Pair => {
      const [a, b] = [facing[side]!, (soft && facing[other]) || facing[side]!];
      return [a[0] + b[0], a[1] + b[1]];
    };
    facing.forEach((_, i) => {
      const [from, to] = [points[i]!, points[i + 1]!];
      const [low, high] = [normal(i, i - 1), normal(i, i + 1)];
      for (let side = 0; side < ROUND; side++) {
        const [s, t] = [side, side + 1].map((k) => (2 * Math.PI * k) / ROUND) as [number, number];
        mesh.quad(
          [
            put(...at(...from, s)),
            put(...at(...from, t)),
            put(...at(...to, t)),
            put(...at(...to, s)),
          ],
          [out(...low, s), out(...low, t), out(...high, t), out(...high, s)],
        );
      }
    });
  }
}

/** Where its corners were in the tree: the fibre runs along its longest side, and no two are of one branch. */
function grown({ id, size: [length, width, height] }: Block, positions: number[]): number[] {
  const roll = dice(id);
  const [a, b, c] = [40 * roll(), 12 * roll(), 12 * roll()];
  const upright = height > length && height > width;
  const deep = !upright && width > length;
  const grain: number[] = [];
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
    if (upright) grain.push(y + a, x + b, z + c);
    else if (deep) grain.push(z + a, y + b, x + c);
    else grain.push(x + a, y + b, z + c);
  }
  return grain;
}

/** Its foot is on the table, its middle over the origin, as it lies in the catalogue. */
export function carved(block: Block): BufferGeometry {
  const mesh = new Mesh();
  const shape = shapeOf(block);
  if (shape.type === 'sawn') sawn(mesh, shape);
  else turned(mesh, shape);
  return mesh.geometry(grown(block, mesh.positions));
}

const bodies = new Map<string, BufferGeometry>();

/** The same round its centre of mass, as the judge has it. Kept: a block is made once. */
export function centred(id: BlockId): BufferGeometry {
  let body = bodies.get(id);
  if (!body) {
    body = carved(blockOf(id));
    const { x, y, z } = centre(body);
    const corners = body.getAttribute('position');
    for (let i = 0; i < corners.count; i++)
      corners.setXYZ(i, corners.getX(i) - x, corners.getY(i) - y, corners.getZ(i) - z);
    bodies.set(id, body);
    body.computeBoundingBox();
    body.computeBoundingSphere();
  }
  return body;
}
