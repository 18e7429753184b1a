/** How a block is made, as the house has it (src/ludotheque/solids/shape.py says more): an outline sawn
 * straight through, or a profile that goes round on the lathe. Millimetres; x to the right, y away from
 * us, z up. */
import { catmull, type Pair } from '../../../lib/spline';
import type { Block } from '../blocks';
import { SHAPES } from './shapes';

export type Axis = 'x' | 'y' | 'z';

export interface Line {
  type: 'line';
  points: readonly Pair[];
}

/** Rounded between its points. */
export interface Curve {
  type: 'curve';
  points: readonly Pair[];
}

/** Part of an ellipse between two turns, in degrees: 0 outwards, 90 up. `egg` narrows its upper end. */
export interface Arc {
  type: 'arc';
  centre: Pair;
  radii: Pair;
  turns: Pair;
  egg?: number;
}

/** Smooth in itself; the next one begins with an edge. */
export type Run = Line | Curve | Arc;

export interface Sawn {
  type: 'sawn';
  /** Anticlockwise and closed; in x and z, y and z, or x and y. */
  outline: readonly Run[];
  along: Axis;
  ends: Pair;
}

export interface Turned {
  type: 'turned';
  /** Radius and height, from the foot up. */
  outside: readonly Run[];
  /** From its bottom up. */
  hollow?: readonly Run[];
  /** The axis lies along x, so high above the table. */
  lies?: number;
}

export type Shape = Sawn | Turned;

/** How it is made; one that is in no catalogue is a plain piece of wood. */
export function shapeOf({ id, kind, size: [length, width, height] }: Block): Shape {
  const known = SHAPES[id];
  if (known) return known;
  if (kind !== 'other') throw new Error(`nobody knows how ${id} is made`);
  const [x, y] = [length / 2, width / 2];
  const points = [[-x, 0], [x, 0], [x, height], [-x, height]] as const; // prettier-ignore
  return { type: 'sawn', outline: [{ type: 'line', points }], along: 'y', ends: [-y, y] };
}

const BENDS = 8; // steps between two points of a curve
const DEGREES = 8; // to a step of an arc

/** Points on a run, so close that it looks round. */
export function along(run: Run): Pair[] {
  if (run.type === 'line') return [...run.points];
  return run.type === 'curve' ? curved(run) : arched(run);
}

function curved({ points }: Curve): Pair[] {
  const found: Pair[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [b, c] = [points[i]!, points[i + 1]!];
    const [a, d] = [points[i - 1] ?? b, points[i + 2] ?? c];
    for (let k = 0; k < BENDS; k++) found.push(catmull(a, b, c, d, k / BENDS));
  }
  return [...found, points.at(-1)!];
}

function arched({ centre: [u, v], radii: [across, up], turns: [from, to], egg = 0 }: Arc): Pair[] {
  const steps = Math.max(6, Math.round(Math.abs(to - from) / DEGREES));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const turn = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    const rise = Math.sin(turn);
    return [u + across * Math.cos(turn) * (1 - egg * rise), v + up * rise];
  });
}
