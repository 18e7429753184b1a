/** Sawn blocks: an outline, straight through. */
import { grain } from './grain';
import { along, type Axis, type Run, type Sawn } from './shape';
import {
  around,
  dot,
  EYE,
  lit,
  onPaper,
  through,
  type Drawn,
  type Point,
  type Spot,
} from './space';
import { shade, type Tones } from './tones';

/** A corner of an outline. `soft`: the side that begins here is part of a curve. */
interface Corner {
  u: number;
  v: number;
  soft: boolean;
}

export function corners(outline: readonly Run[]): Corner[] {
  return outline.flatMap((run) => {
    const points = along(run);
    const last = run.type === 'line' ? 0 : points.length - 1;
    return points.map(([u, v], i) => ({ u, v, soft: i < last }));
  });
}

/** Outlines lie in x and z, y and z, or x and y. */
type Put = (u: number, v: number, w: number) => Spot;
export const placed: Record<Axis, Put> = {
  y: (u, v, w) => [u, w, v],
  x: (u, v, w) => [w, u, v],
  z: (u, v, w) => [u, v, w],
};
const FACING: Record<Axis, Spot> = { x: [1, 0, 0], y: [0, -1, 0], z: [0, 0, 1] };
export const FIBRE: Record<Axis, Spot> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };

interface Side {
  face: Spot[];
  normal: Spot;
  soft: boolean;
  seen: boolean;
}

function sides(loop: readonly Corner[], put: Put, [from, to]: Sawn['ends']): Side[] {
  return loop.map((a, i): Side => {
    const b = loop[(i + 1) % loop.length]!;
    const normal = put(b.v - a.v, a.u - b.u, 0);
    const face = [put(a.u, a.v, from), put(b.u, b.v, from), put(b.u, b.v, to), put(a.u, a.v, to)];
    return { face, normal, soft: a.soft, seen: dot(normal, EYE) > 1e-9 };
  });
}

const depth = ({ face }: Side): number => face.reduce((sum, spot) => sum + dot(spot, EYE), 0);

/** Where a curve turns out of sight, and where it ends: the lines that a pencil would draw. */
function edges(all: readonly Side[]): string {
  let path = '';
  all.forEach((side, i) => {
    const before = all.at(i - 1)!;
    if (!side.soft && !before.soft) return;
    const turns = side.seen !== before.seen || (side.soft !== before.soft && side.seen);
    const [a, b, c, d] = side.face.map(onPaper) as [Point, Point, Point, Point];
    if (turns) path += through([a, d], '');
    if (side.soft && side.seen) path += through([a, b], '') + through([d, c], '');
  });
  return path;
}

export function prism(
  shape: Sawn,
  tones: Tones,
  fibre: Spot,
  roll: () => number,
  name: string,
): Drawn {
  const loop = corners(shape.outline);
  const put = placed[shape.along];
  const all = sides(loop, put, shape.ends);
  const near = shape.ends[shape.along === 'y' ? 0 : 1];
  const cap = loop.map(({ u, v }) => put(u, v, near));
  let markup = '';
  let clips = 0;
  const veins = (face: readonly Spot[], normal: Spot, path: string): string => {
    const id = `${name}c${clips++}`;
    return `<clipPath id="${id}"><path d="${path}"/></clipPath><path d="${grain(face, normal, fibre, roll)}" clip-path="url(#${id})" fill="none" stroke="${tones.grain}" stroke-width=".55" opacity=".34"/>`;
  };
  const flat = (face: readonly Spot[], normal: Spot, path: string): void => {
    const fill = shade(tones, lit(normal));
    markup += `<path d="${path}" fill="${fill}"/>${veins(face, normal, path)}<path d="${path}" fill="none" stroke="${tones.edge}" stroke-width=".9" stroke-linejoin="round"/>`;
  };
  const seen = all.filter((side) => side.seen).sort((a, b) => depth(a) - depth(b));
  for (const side of seen) {
    const path = through(side.face.map(onPaper));
    if (!side.soft) flat(side.face, side.normal, path);
    else {
      const fill = shade(tones, lit(side.normal));
      markup += `<path d="${path}" fill="${fill}" stroke="${fill}" stroke-width=".5"/>`;
    }
  }
  const drawn = edges(all);
  if (drawn)
    markup += `<path d="${drawn}" fill="none" stroke="${tones.edge}" stroke-width=".9" stroke-linecap="round"/>`;
  flat(cap, FACING[shape.along], through(cap.map(onPaper)));
  const points = all.flatMap(({ face }) => face.map(onPaper));
  return { markup, box: around(points) };
}
