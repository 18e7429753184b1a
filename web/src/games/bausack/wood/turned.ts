/** Turned blocks: a profile that goes round an axis. */
import type { Pair } from '../../../lib/spline';
import { along, type Turned } from './shape';
import { ACROSS, around, ellipse, FLAT, LEAN, through, type Drawn, type Point } from './space';
import { mixed, shade, type Tones } from './tones';

/** How wide it is (a radius) at a height. */
type Ring = Pair;

/** The radius of the hollow in its top, and how deep it is; through and through: a hole. */
interface Hollow {
  radius: number;
  depth: number;
  through: boolean;
}

function hollowed({ outside, hollow }: Turned): Hollow | null {
  if (!hollow) return null;
  const [[wide, low], [radius, high]] = [along(hollow[0]!)[0]!, along(hollow.at(-1)!).at(-1)!];
  return { radius, depth: high - low, through: wide > 0 && low === along(outside[0]!)[0]![1] };
}

type Seen = typeof FLAT;

/** The outline of a part on the paper: for every height the widest of all its rings there. */
export function outline(part: readonly Ring[], { squash, rise }: Seen): Point[] {
  const fine = dense(part);
  const top = Math.min(...fine.map(([r, z]) => -z * rise - r * squash));
  const bottom = Math.max(...fine.map(([r, z]) => -z * rise + r * squash));
  const steps = 40;
  const right: Point[] = [];
  for (let step = 0; step <= steps; step++) {
    // Closer together at both ends, where an ellipse turns fastest.
    const y = (top + bottom) / 2 - (Math.cos((step / steps) * Math.PI) * (bottom - top)) / 2;
    let wide = 0;
    for (const [r, z] of fine) {
      const off = (y + z * rise) / (r * squash || 1e-9);
      if (Math.abs(off) <= 1) wide = Math.max(wide, r * Math.sqrt(1 - off * off));
    }
    right.push([wide, y]);
  }
  return [...right, ...right.toReversed().map(([x, y]): Point => [-x, y])];
}

/** The same profile with rings close to one another. */
function dense(part: readonly Ring[]): Ring[] {
  const found: Ring[] = [];
  part.forEach(([r, z], i) => {
    const [to, high] = part[i + 1] ?? [r, z];
    const steps = i + 1 === part.length ? 1 : Math.ceil(Math.max(high - z, Math.abs(to - r)) * 2);
    for (let k = 0; k < Math.max(1, steps); k++)
      found.push([r + ((to - r) * k) / (steps || 1), z + ((high - z) * k) / (steps || 1)]);
  });
  return found;
}

/** Light across a round body: from the left, with a darker right and a little light from the table. */
function across(id: string, radius: number, tones: Tones): string {
  const stops: [number, number][] = [
    [0, 0.5],
    [0.2, 0.82],
    [0.36, 0.96],
    [0.62, 0.56],
    [0.86, 0.12],
    [1, 0.2],
  ];
  const told = stops.map(
    ([offset, lit]) => `<stop offset="${offset}" stop-color="${shade(tones, lit)}"/>`,
  );
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${-radius}" x2="${radius}">${told.join('')}</linearGradient>`;
}

/** Light and dark along the profile: what leans back is bright, what hangs over is dark. */
function lengthways(
  id: string,
  part: readonly Ring[],
  { rise }: Seen,
  lies: boolean,
  tones: Tones,
): string {
  const low = part[0]![1];
  const high = part.at(-1)![1];
  const stops = part.slice(1).map(([r, z], i): string => {
    const [r0, z0] = part[i]!;
    const lean = (r0 - r) / (Math.hypot(r - r0, z - z0) || 1); // 1: looks up, -1: looks down
    const middle = (z + z0) / 2;
    const offset = Math.round((1 - (middle - low) / (high - low || 1)) * 100) / 100;
    const [colour, strength] =
      lean > 0 !== lies
        ? [mixed(tones.light, '#ffffff', 0.6), Math.abs(lean) * 0.4]
        : [mixed(tones.dark, tones.edge, 0.5), Math.abs(lean) * 0.55];
    return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${strength.toFixed(2)}"/>`;
  });
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${-high * rise}" y2="${-low * rise}">${stops.toReversed().join('')}</linearGradient>`;
}

/** Rings of the lathe on what is cut across: they go round the heart. */
function heart(centre: Point, radius: number, { squash }: Seen, tones: Tones): string {
  const rings = [0.3, 0.55, 0.8].filter((share) => share * radius > 1.6);
  const path = rings.map((s) => ellipse(centre, radius * s, radius * s * squash)).join('');
  return `<path d="${path}" fill="none" stroke="${tones.grain}" stroke-width=".55" opacity=".34"/>`;
}

/** Lines on the body, along the axis: the fibre. */
function fibres(part: readonly Ring[], { squash, rise }: Seen, roll: () => number): string {
  const low = part[0]!;
  const high = part.at(-1)!;
  if (Math.min(low[0], high[0]) < 2 || high[1] - low[1] < 6) return '';
  let path = '';
  for (const turn of [-0.62, -0.25, 0.12, 0.46, 0.74]) {
    const share = turn + (roll() - 0.5) * 0.16;
    const front = Math.sqrt(1 - share * share);
    const line = part.map(([r, z]): Point => [r * share, -z * rise + r * squash * front]);
    path += through(line, '');
  }
  return path;
}

function hole(
  centre: Point,
  { radius, depth, through: open }: Hollow,
  seen: Seen,
  tones: Tones,
): string {
  const ry = radius * seen.squash;
  const rim = ellipse(centre, radius, ry);
  const inside = mixed(tones.dark, '#000000', 0.2);
  if (!open) {
    // The far wall of a hollow catches a little light.
    return `<path d="${rim}" fill="${inside}"/><path d="${ellipse([centre[0] + radius * 0.08, centre[1] + ry * 0.3], radius * 0.86, ry * 0.66)}" fill="${shade(tones, 0.3)}" opacity=".75"/><path d="${rim}" fill="none" stroke="${tones.edge}" stroke-width=".9"/>`;
  }
  // Through and through: the wall is what lies between the near rim and the far one.
  const wall: Point[] = [];
  const back: Point[] = [];
  for (let i = 0; i <= 24; i++) {
    const x = -Math.cos((i / 24) * Math.PI) * radius;
    const y = Math.sqrt(Math.max(0, radius * radius - x * x)) * seen.squash;
    wall.push([centre[0] + x, centre[1] - y]);
    back.push([centre[0] + x, Math.min(centre[1] + y, centre[1] + depth * seen.rise - y)]);
  }
  return `<path d="${through([...wall, ...back.toReversed()])}" fill="${inside}"/><path d="${rim}" fill="none" stroke="${tones.edge}" stroke-width=".9"/>`;
}

export function turned(shape: Turned, tones: Tones, roll: () => number, name: string): Drawn {
  const { lies } = shape;
  const parts = shape.outside.map(along);
  const hollow = hollowed(shape);
  const seen = lies === undefined ? FLAT : ACROSS;
  let markup = '';
  const points: Point[] = [];
  parts.forEach((part, i) => {
    const line = outline(part, seen);
    const path = through(line);
    const wide = Math.max(...part.map(([r]) => r));
    const ids = [`${name}a${i}`, `${name}b${i}`] as const;
    points.push(...line);
    markup +=
      across(ids[0], wide, tones) + lengthways(ids[1], part, seen, lies !== undefined, tones);
    markup += `<path d="${path}" fill="url(#${ids[0]})" stroke="${tones.edge}" stroke-width=".9" stroke-linejoin="round"/><path d="${path}" fill="url(#${ids[1]})"/>`;
    const veins = fibres(part, seen, roll);
    if (veins)
      markup += `<path d="${veins}" fill="none" stroke="${tones.grain}" stroke-width=".5" opacity=".28"/>`;
    const [radius, high] = part.at(-1)!;
    const above = parts[i + 1]?.[0]?.[0] ?? 0;
    if (radius > 1 && above < radius) markup += lid([0, -high * seen.rise], radius, seen, tones);
  });
  const [radius, high] = parts.at(-1)!.at(-1)!;
  if (hollow && radius > 1) markup += hole([0, -high * seen.rise], hollow, seen, tones);
  if (lies === undefined) return { markup, box: around(points) };
  return laid(markup, points, lies);
}

/** What is cut across, seen from above. */
function lid(centre: Point, radius: number, seen: Seen, tones: Tones): string {
  const path = ellipse(centre, radius, radius * seen.squash);
  return `<path d="${path}" fill="${shade(tones, 0.93)}"/>${heart(centre, radius, seen, tones)}<path d="${path}" fill="none" stroke="${tones.edge}" stroke-width=".9"/>`;
}

/** On its side along x, its middle so high above the table. */
function laid(markup: string, points: readonly Point[], high: number): Drawn {
  const turn = 90 + LEAN;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const up = -high * FLAT.rise;
  const put = ([x, y]: Point): Point => [x * cos - y * sin, x * sin + y * cos + up];
  return {
    markup: `<g transform="translate(0 ${up.toFixed(1)}) rotate(${turn.toFixed(1)})">${markup}</g>`,
    box: around(points.map(put)),
  };
}
