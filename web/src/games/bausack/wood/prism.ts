/** Sawn blocks: an outline, straight through. */
import { grain } from './grain';
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

type Axis = 'x' | 'y' | 'z';

/** A corner of an outline. `soft`: the side that begins here is part of a curve. */
export interface Corner {
  u: number;
  v: number;
  soft?: boolean;
}

export interface Prism {
  /** Outer outline and holes; seen along the axis from the side that we see, the wood is on the left
   * of each. */
  loops: readonly (readonly Corner[])[];
  axis: Axis;
  /** Where it begins and ends along the axis. */
  from: number;
  to: number;
}

/** Outlines lie in x and z, y and z, or x and y. */
const placed: Record<Axis, (u: number, v: number, w: number) => Spot> = {
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

function sides({ loops, axis, from, to }: Prism): Side[] {
  const put = placed[axis];
  const found = loops.flatMap((loop) =>
    loop.map((a, i): Side => {
      const b = loop[(i + 1) % loop.length]!;
      const normal = put(b.v - a.v, a.u - b.u, 0);
      const face = [put(a.u, a.v, from), put(b.u, b.v, from), put(b.u, b.v, to), put(a.u, a.v, to)];
      return { face, normal, soft: a.soft ?? false, seen: dot(normal, EYE) > 1e-9 };
    }),
  );
  return found;
}

const depth = ({ face }: Side): number => face.reduce((sum, spot) => sum + dot(spot, EYE), 0);

/** Where a curve turns out of sight, and where it ends: the lines that a pencil would draw. */
function edges(all: readonly Side[], loops: Prism['loops']): string {
  let path = '';
  let first = 0;
  for (const loop of loops) {
    for (let i = 0; i < loop.length; i++) {
      const side = all[first + i]!;
      const before = all[first + ((i + loop.length - 1) % loop.length)]!;
      if (!side.soft && !before.soft) continue;
      const turns = side.seen !== before.seen || (side.soft !== before.soft && side.seen);
      const [a, b, c, d] = side.face.map(onPaper) as [Point, Point, Point, Point];
      if (turns) path += through([a, d], '');
      if (side.soft && side.seen) path += through([a, b], '') + through([d, c], '');
    }
    first += loop.length;
  }
  return path;
}

export function prism(
  shape: Prism,
  tones: Tones,
  fibre: Spot,
  roll: () => number,
  name: string,
): Drawn {
  const all = sides(shape);
  const put = placed[shape.axis];
  const near = shape.axis === 'y' ? shape.from : shape.to;
  const facing = FACING[shape.axis];
  const cap = shape.loops.map((loop) => loop.map(({ u, v }) => put(u, v, near)));
  const capPath = cap.map((loop) => through(loop.map(onPaper))).join('');
  let markup = '';
  let clips = 0;
  const veins = (face: readonly Spot[], normal: Spot, path: string): string => {
    const id = `${name}c${clips++}`;
    return `<clipPath id="${id}"><path d="${path}" clip-rule="evenodd"/></clipPath><path d="${grain(face, normal, fibre, roll)}" clip-path="url(#${id})" fill="none" stroke="${tones.grain}" stroke-width=".55" opacity=".34"/>`;
  };
  const flat = (face: readonly Spot[], normal: Spot, path: string): void => {
    const fill = shade(tones, lit(normal));
    markup += `<path d="${path}" fill="${fill}" fill-rule="evenodd"/>${veins(face, normal, path)}<path d="${path}" fill="none" stroke="${tones.edge}" stroke-width=".9" stroke-linejoin="round"/>`;
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
  const drawn = edges(all, shape.loops);
  if (drawn)
    markup += `<path d="${drawn}" fill="none" stroke="${tones.edge}" stroke-width=".9" stroke-linecap="round"/>`;
  flat(cap.flat(), facing, capPath);
  const points = all.flatMap(({ face }) => face.map(onPaper));
  return { markup, box: around(points) };
}
