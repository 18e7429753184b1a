/** Outlines of soft things: fingers that taper, palms that are round. */
import { catmull } from '../../../lib/spline';
import type { P2 } from './camera';

const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = ([x, y]: P2): string => `${n(x)} ${n(y)}`;

/** A closed curve through these points. */
export const blob = (points: readonly P2[], tension = 1 / 6): string =>
  `${through((i) => points[(i + points.length) % points.length]!, points.length, tension)}Z`;

/** An open curve through these points. */
export const curve = (points: readonly P2[]): string =>
  through((i) => points[clamped(i, points)]!, points.length - 1, 1 / 6);

const clamped = (i: number, points: readonly P2[]): number =>
  Math.max(0, Math.min(points.length - 1, i));

/** So many bends, each from one point to the next. */
function through(of: (i: number) => P2, bends: number, tension: number): string {
  let path = `M${at(of(0))}`;
  for (let i = 0; i < bends; i++) {
    const [before, from, to, after] = [of(i - 1), of(i), of(i + 1), of(i + 2)];
    const one: P2 = [
      from[0] + (to[0] - before[0]) * tension,
      from[1] + (to[1] - before[1]) * tension,
    ];
    const two: P2 = [
      to[0] - (after[0] - from[0]) * tension,
      to[1] - (after[1] - from[1]) * tension,
    ];
    path += `C${at(one)} ${at(two)} ${at(to)}`;
  }
  return path;
}

/** A limb: through its joints, as thick as it is at each. One outline, or where it folds back on itself
 * (a finger that is curled, seen from its tip) all its pieces, which fill to the same. */
export function limb(joints: readonly P2[], thick: readonly number[]): string {
  const spine: Ring[] = [];
  const of = (i: number): P2 => joints[clamped(i, joints)]!;
  for (let i = 0; i < joints.length - 1; i++) {
    for (let k = 0; k < PIECES; k++) {
      const t = k / PIECES;
      const r = thick[i]! + (thick[i + 1]! - thick[i]!) * t;
      spine.push({ at: catmull(of(i - 1), of(i), of(i + 1), of(i + 2), t), r });
    }
  }
  spine.push({ at: of(joints.length - 1), r: thick.at(-1)! });
  return folds(joints, thick) ? pieces(spine) : outline(spine);
}

interface Ring {
  at: P2;
  r: number;
}

const PIECES = 3;

/** Whether it turns sharply, or has a piece shorter than it is thick. */
function folds(joints: readonly P2[], thick: readonly number[]): boolean {
  return joints.some((joint, i) => {
    const [before, after] = [joints[i - 1], joints[i + 1]];
    if (!after) return false;
    const [dx, dy] = [after[0] - joint[0], after[1] - joint[1]];
    if (Math.hypot(dx, dy) < thick[i]! * 0.9) return true;
    if (!before) return false;
    const [bx, by] = [joint[0] - before[0], joint[1] - before[1]];
    return dx * bx + dy * by < 0.5 * Math.hypot(dx, dy) * Math.hypot(bx, by);
  });
}

function outline(spine: readonly Ring[]): string {
  const [left, right]: [P2[], P2[]] = [[], []];
  spine.forEach(({ at: [x, y], r }, i) => {
    const from = spine[Math.max(0, i - 1)]!.at;
    const to = spine[Math.min(spine.length - 1, i + 1)]!.at;
    const across = normal(from, to, r);
    left.push([x + across[0], y + across[1]]);
    right.push([x - across[0], y - across[1]]);
  });
  return blob([...left, ...cap(spine), ...right.reverse()], 1 / 7);
}

/** Round pieces, one over the other, all drawn the same way round. */
function pieces(spine: readonly Ring[]): string {
  return spine
    .map(({ at: [x, y], r }, i) => {
      const ring = `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;
      const next = spine[i + 1];
      if (!next) return ring;
      const across = normal([x, y], next.at, 1);
      const side = (from: Ring, sign: number): string =>
        at([from.at[0] + across[0] * from.r * sign, from.at[1] + across[1] * from.r * sign]);
      const here = { at: [x, y] as P2, r };
      return `${ring}M${side(here, 1)}L${side(here, -1)}L${side(next, -1)}L${side(next, 1)}Z`;
    })
    .join('');
}

function normal(from: P2, to: P2, r: number): P2 {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(-(to[1] - from[1]) / long) * r, ((to[0] - from[0]) / long) * r];
}

/** The round tip: a little past the last joint. */
function cap(spine: readonly Ring[]): P2[] {
  const tip = spine.at(-1)!;
  const before = spine.at(-2)!.at;
  const angle = Math.atan2(tip.at[1] - before[1], tip.at[0] - before[0]);
  return [50, 0, -50].map((turn): P2 => {
    const to = angle + (turn * Math.PI) / 180;
    return [tip.at[0] + Math.cos(to) * tip.r, tip.at[1] + Math.sin(to) * tip.r];
  });
}
