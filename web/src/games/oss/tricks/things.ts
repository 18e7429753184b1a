/** What can be on a drawing: bones, hands, cards, and the marks that tell how they move. */
import { turned, type P3 } from './camera';
import type { HandAt, Tint } from './hand';
import type { Area } from './trick';

export type Colour = 'white' | 'black' | 'red' | 'yellow' | 'green' | 'blue';

/** Which of its four sides a bone shows, or that it stands on edge. */
export type Face = 'bump' | 'hollow' | 'ear' | 'flat' | 'standing';

export interface BoneAt {
  kind: 'bone';
  at: P3;
  colour: Colour;
  face: Face;
  /** Degrees on the table. */
  turn: number;
  /** Smaller than life, where many share a hand. */
  size?: number;
  /** Where it was, or where it will be. */
  faint?: boolean;
  /** It shows what was called. */
  ringed?: boolean;
  /** The way it takes in this step, to where it is. */
  way?: readonly P3[];
}

export interface CardAt {
  kind: 'card';
  thing: 'drum' | 'target';
  area: Area;
}

/** A part of the table that is somebody's side. */
export interface Zone {
  kind: 'zone';
  area: Area;
  tint: Tint;
}

/** How something moves: through the air, or over the table. */
export interface Way {
  kind: 'way';
  points: readonly P3[];
  flies: boolean;
  arrow: boolean;
}

/** Something strikes here. */
export interface Hit {
  kind: 'hit';
  at: P3;
}

/** Somebody says something: a side, a colour, a number. */
export interface Bubble {
  kind: 'bubble';
  at: P3;
  says: 'hollow' | 'bump' | Colour | number;
}

/** Somebody at the table, still in or out. */
export interface Player {
  kind: 'player';
  at: P3;
  tint: Tint;
  out: boolean;
}

export type Thing = HandAt | BoneAt | CardAt | Zone | Way | Hit | Bubble | Player;

const JACKS: readonly Colour[] = ['white', 'black'];
const COLOURS: readonly Colour[] = ['red', 'blue', 'yellow', 'green', 'black', 'white'];
const FACES: readonly Face[] = ['bump', 'hollow', 'ear', 'bump', 'flat', 'hollow'];
const TURNS = [-24, 38, 82, 12, -58, 66];

/** Bone number i of those that are no Jack. */
export const boneAt = (i: number, at: P3, more: Partial<BoneAt> = {}): BoneAt => ({
  kind: 'bone',
  at,
  colour: COLOURS[i % 6]!,
  face: FACES[i % 6]!,
  turn: TURNS[i % 6]!,
  ...more,
});

export const jackAt = (at: P3, which = 0, more: Partial<BoneAt> = {}): BoneAt => ({
  kind: 'bone',
  at,
  colour: JACKS[which]!,
  face: 'bump',
  turn: which ? 28 : -28,
  ...more,
});

export const way = (points: readonly P3[], flies = false, arrow = true): Way => ({
  kind: 'way',
  points,
  flies,
  arrow,
});

/** Where tossed bones come to rest: the same each time, well apart. */
const SCATTER: readonly (readonly [number, number])[] = [
  [-0.37, 0.12],
  [0.02, 0.34],
  [0.38, 0.2],
  [-0.12, -0.3],
  [0.24, -0.26],
  [-0.44, -0.36],
];

export function scattered(area: Area, count: number): BoneAt[] {
  return SCATTER.slice(0, count).map(([x, y], i) =>
    boneAt(i, [area.x + x * area.width, area.y + y * area.depth, 0]),
  );
}

/** A point a hop above the line between two others. */
export function between(from: P3, to: P3, height: number): P3 {
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, height];
}

/** The way of a hop. */
export function hop(from: P3, to: P3, height: number): P3[] {
  const at = (t: number): P3 => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
    from[2] + (to[2] - from[2]) * t + height * 4 * t * (1 - t),
  ];
  return [0, 0.25, 0.5, 0.75, 1].map(at);
}

/** Up from a hand: straight, a little outside. */
export function rise(from: P3, face: number, height: number, far = 64): P3[] {
  const aside = (x: number, y: number, z: number): P3 => {
    const [dx, dy] = turned([x, y, 0], face);
    return [from[0] + dx, from[1] + dy, from[2] + z];
  };
  return [
    from,
    aside(far * 0.53, 6, height * 0.45),
    aside(far * 0.87, 12, height * 0.82),
    aside(far, 16, height),
  ];
}
