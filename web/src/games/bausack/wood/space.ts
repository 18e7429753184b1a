/** From millimetres in space to millimetres on the paper: everything is seen from the front, a little
 * from the right and from above. x runs to the right, y away from us, z up. */

import { LIFT } from '../../../building/paper';

export type Spot = readonly [x: number, y: number, z: number];
export type Point = readonly [x: number, y: number];

const TURN = (28 * Math.PI) / 180;
const [ca, sa] = [Math.cos(TURN), Math.sin(TURN)];
const [ce, se] = [Math.cos(LIFT), Math.sin(LIFT)];

/** The angle from which a circle that lies flat, and one that stands across x, is seen. */
export const FLAT = { squash: se, rise: ce };
export const ACROSS = { squash: sa * ce, rise: Math.hypot(ca, sa * se) };
/** How far the x axis leans on the paper, in degrees. */
export const LEAN = (Math.atan2(sa * se, ca) * 180) / Math.PI;

export const onPaper = ([x, y, z]: Spot): Point => [
  x * ca + y * sa,
  (x * sa - y * ca) * se - z * ce,
];

/** Towards the eye. */
export const EYE: Spot = [sa * ce, -ca * ce, se];
/** Towards the lamp: left, in front, above. */
const lamp = [-0.5, -0.24, 0.8] as const;
const LAMP: Spot = scaled(lamp, 1 / Math.hypot(...lamp));

export const dot = (a: Spot, b: Spot): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export function cross(a: Spot, b: Spot): Spot {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function scaled([x, y, z]: Spot, by: number): Spot {
  return [x * by, y * by, z * by];
}

export const added = (a: Spot, b: Spot): Spot => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** How much light falls on a face with this normal, from 0 to 1. */
export function lit(normal: Spot): number {
  const light = dot(normal, LAMP) / Math.hypot(...normal);
  return Math.min(1, Math.max(0, (light + 0.52) / 1.34));
}

const mm = (value: number): string => String(Math.round(value * 10) / 10);

export const at = ([x, y]: Point): string => `${mm(x)} ${mm(y)}`;

/** A path through points; closed unless said otherwise. */
export const through = (points: readonly Point[], close = 'Z'): string =>
  `M${points.map(at).join('L')}${close}`;

/** A whole ellipse as a path. */
export function ellipse([x, y]: Point, rx: number, ry: number): string {
  return `M${mm(x - rx)} ${mm(y)}a${mm(rx)} ${mm(ry)} 0 1 0 ${mm(2 * rx)} 0a${mm(rx)} ${mm(ry)} 0 1 0 ${mm(-2 * rx)} 0Z`;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function around(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** A picture of a solid that stands at the origin: markup in millimetres, and how much paper it takes. */
export interface Drawn {
  markup: string;
  box: Box;
}
