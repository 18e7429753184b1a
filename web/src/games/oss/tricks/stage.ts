/** What a step is drawn with: who does it, from which side, and what lies on the table already. */
import { turned, type P3 } from './camera';
import { inHand, type HandAt, type Tint } from './hand';
import type { PoseName } from './poses';
import { boneAt, jackAt, rise, scattered, way, type BoneAt, type Thing } from './things';
import type { By, Spot, Step, Trick } from './trick';

/** The table as the steps so far have left it. */
export interface Stage {
  trick: Trick;
  /** On the table, or wherever they are before the first throw. */
  bones: readonly BoneAt[];
  /** How many bones are done with. */
  taken: number;
  /** Bones that were picked up, in the hand. */
  held: readonly BoneAt[];
  /** Cards, and the hand that is a wall or an arch. */
  scenery: readonly Thing[];
  bagged: boolean;
}

/** How high a Jack is drawn. */
export const high = (trick: Trick): number => (trick.family === 'duel' ? 150 : 280);

/** The way of a Jack that is thrown from here. */
export const flight = (trick: Trick, from: P3, face: number, part = 1): P3[] =>
  rise(from, face + aside(trick), high(trick) * part, trick.family === 'duel' ? 140 : 112);

const NEAR = 0.46; // how much nearer to the middle than it is a challenge's seat is drawn

const TINTS: readonly Tint[] = ['main', 'second', 'third'];

/** Who does a step, by how far they sit round the table. */
export function facing(by: By, trick: Trick): readonly number[] {
  if (by === 'second') return [180];
  if (by !== 'each') return [0];
  return trick.family === 'duel' ? [0, 180] : [0, 120, 240];
}

export const tintOf = (face: number): Tint => TINTS[face === 0 ? 0 : face <= 180 ? 1 : 2]!;

export const flat = ([x, y]: Spot, z = 0): P3 => [x, y, z];

/** Where the hand of this player is drawn: where the data say it is, moved off the bones. */
export function placeOf({ trick }: Stage, face: number): P3 {
  const [x, y] = trick.throw.hand_at;
  if (walled(trick)) return [x + 128, y - 14, 0];
  if (arched(trick)) return [x + 106, y + 246, 0];
  if (trick.family === 'duel') return turned([x, Math.min(y, -180), 0], face);
  const lying = setUp(trick);
  if (!lying.length || trick.start.lie === 'on-back') return [x, y, 0];
  const below = Math.min(...lying.map(({ at }) => at[1])) - LONG;
  if (y < below) return [x, y, 0];
  if (y - below < 90) return [x, below, 0];
  return [Math.max(...lying.map(({ at }) => at[0])) + 84, y, 0];
}

export const walled = ({ props }: Trick): boolean => props.some(({ thing }) => thing === 'wall');

/** The gaps of an arch are seen from before them. */
export const arched = ({ props }: Trick): boolean => props.some(({ thing }) => thing === 'arch');

/** How far hands turn to whoever looks at it from aside. */
export const aside = (trick: Trick): number => (walled(trick) ? 30 : arched(trick) ? 84 : 0);

const LONG = 158; // from the middle of the palm to beyond the fingertips, as they are seen

export const nearer = (at: P3, face: number): P3 =>
  turned([at[0] * NEAR, at[1] * NEAR, at[2]], face);

export function hand(
  stage: Stage,
  pose: PoseName,
  at: P3,
  face = 0,
  more: Partial<HandAt> = {},
): HandAt {
  return {
    kind: 'hand',
    pose,
    at,
    turn: face + aside(stage.trick),
    left: false,
    tint: tintOf(face),
    ...(stage.bagged ? { bag: true } : {}),
    ...more,
  };
}

/** The other hand of the same player. */
export const other = (
  stage: Stage,
  pose: PoseName,
  at: P3,
  face = 0,
  more: Partial<HandAt> = {},
): HandAt => hand(stage, pose, at, face, { left: true, tint: 'other', bag: false, ...more });

/** The Jack of this player. */
export const jack = (at: P3, face: number, more: Partial<BoneAt> = {}): BoneAt =>
  jackAt(at, face === 0 ? 0 : 1, more);

/** The Jack hangs in the air above where it was thrown. */
export function hovering(stage: Stage, face: number, from = placeOf(stage, face)): Thing[] {
  const up = flight(stage.trick, [from[0], from[1], 40], face);
  const which = stage.trick.jacks === 2 && face !== 0 ? 1 : 0;
  return [way(up.slice(1), true, false), jackAt(up.at(-1)!, which)];
}

/** So many bones, whichever. */
export const some = (count: number, first = 0): BoneAt[] =>
  Array.from({ length: count }, (_, i) => boneAt(first + i, [0, 0, 0]));

/** Bones lying in a hand, one beside the other. */
export function lyingIn(held: HandAt, bones: readonly BoneAt[]): BoneAt[] {
  const few = bones.length < 3;
  const places = few ? FEW : MANY;
  return bones.map((bone, i) => ({
    ...bone,
    at: inHand(held, places[i]!),
    size: few ? 0.9 : 0.76,
  }));
}

const FEW: readonly Spot[] = [
  [-20, -14],
  [16, -26],
];
const MANY: readonly Spot[] = [
  [-24, 26],
  [12, 30],
  [-26, -6],
  [14, -2],
  [-6, -32],
  [34, 22],
];

/** The bone that the player goes for: the one most in the open. */
export function nextBone({ bones }: Stage): number {
  const near = (bone: BoneAt): number => Math.abs(bone.at[0]) + bone.at[1];
  return bones.reduce((best, bone, i) => (near(bone) < near(bones[best]!) ? i : best), 0);
}

export const without = <T>(all: readonly T[], i: number): T[] => all.filter((_, at) => at !== i);

export function begin(trick: Trick): Stage {
  return { trick, bones: [], taken: 0, held: [], scenery: [], bagged: false };
}

/** The bones of the set-up, before they are anywhere else. */
export function setUp(trick: Trick): BoneAt[] {
  const { lie, area, spots } = trick.start;
  if (lie === 'put') return spots.map((spot, i) => boneAt(i, flat(spot), { turn: 80 }));
  const count = trick.bones || 4;
  return lie === 'tossed' ? scattered(area, count) : [];
}

export type Draw = (stage: Stage, step: Step) => { things: Thing[]; after: Partial<Stage> };
