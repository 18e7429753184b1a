/** How the hand is held: open under the Jack, fingers on a bone, as the act wants it. */
import type { HandAt } from '../tricks/hand';
import type { PoseName } from '../tricks/poses';
import type { Trick } from '../tricks/trick';
import type { Attempt } from './attempt';
import type { Placed } from './placing';
import {
  ACTING,
  DRAW_IN,
  FLICKING,
  FLIGHT,
  IDLE,
  LAY_DOWN,
  MANAGED,
  MANY,
  OVER,
  PINCERS,
  PUSH,
  RAKE,
  RESTING,
  SHOOT,
  STRIKE,
  away,
  nearest,
  type Law,
  type World,
} from './judge';

/** Hands that go together, drawn round the place where the judge has them. */
export type Grip = 'palms' | 'folded' | Exclude<PoseName, 'arch' | 'folded'>;

export interface Held {
  grip: Grip;
  left: boolean;
  bag: boolean;
  x: number;
  y: number;
  /** Off the table; fingers that do something touch it. */
  high: number;
}

const NEAR = 70; // millimetres from a bone: then the fingers get ready
const HOVERS = 14;

export function heldOf({ world: w, law }: Attempt, trick: Trick): Held {
  const grip = gripOf(w, law, trick);
  const acts = w.finger > 1 || w.busy > 0;
  return {
    grip,
    left: law.swaps === 1 ? w.side < 0 : law.act === DRAW_IN,
    bag: trick.props.some(({ thing }) => thing === 'bag'),
    x: w.x,
    y: w.y,
    high: w.finger === ACTING && w.lift > 0 ? 60 * w.lift : acts ? 0 : HOVERS,
  };
}

function gripOf(w: World, law: Law, { throw: { up, down } }: Trick): Grip {
  if (law.thrown === PINCERS) return 'folded';
  if (law.act === DRAW_IN) return 'pinch';
  if (law.thrown === MANY) {
    const perch = w.phase === FLIGHT || w.throws ? down : up;
    return perch === 'palms' ? 'palms' : perch.endsWith('back') ? 'back' : 'palm';
  }
  if (law.thrown === RESTING) {
    if (w.on_back) return reaches(w) ? 'pinch' : 'back';
    return w.phase === FLIGHT ? 'back' : 'palm';
  }
  if (w.phase !== FLIGHT) return closed(w) ? 'cup' : 'palm';
  if (w.finger === IDLE && w.busy <= 0 && (w.gain !== 0 || !about(w, law))) return 'palm';
  return acting(law);
}

/** On the Jack that it caught, until it is thrown again. */
const closed = ({ phase, why, throws, finger }: World): boolean =>
  phase === OVER ? why === MANAGED : throws > 0 && finger !== FLICKING;

function acting({ act }: Law): Grip {
  if (act === RAKE) return 'claw';
  if (act === STRIKE) return 'edge';
  return act === PUSH || act === SHOOT ? 'point' : 'pinch';
}

/** How the hand will be held in this trick: to be painted before it is needed. */
export function comingOf(attempt: Attempt, trick: Trick): Held[] {
  const held = heldOf(attempt, trick);
  const { swaps, thrown } = attempt.law;
  const grips: Grip[] = thrown === PINCERS ? [] : [acting(attempt.law), 'cup', 'palm'];
  if (thrown === RESTING || thrown === MANY) grips.push('back');
  const sides = swaps ? [false, true] : [held.left];
  return grips.flatMap((grip) => sides.map((left) => ({ ...held, grip, left })));
}

/** The fingers are at a bone. */
export const reaches = (w: World): boolean => near(w) < NEAR;

const near = (w: World): number => away(w, nearest(w, w.x, w.y), w.x, w.y);

/** About to do it. */
const about = (w: World, law: Law): boolean =>
  law.act === LAY_DOWN ? w.y > law.hand_y + law.lay_off : reaches(w);

/** Whether bones lie on the table under an open hand. */
export const covers = ({ grip, x, y }: Held, bones: readonly Placed[]): boolean =>
  (grip === 'palm' || grip === 'cup' || grip === 'back') &&
  bones.some(
    ({ at }) => at[2] < 12 && Math.abs(at[0] - x) < 60 && at[1] > y - 60 && at[1] < y + 112,
  );

const hand = (pose: PoseName, more: Partial<HandAt> = {}): HandAt => ({
  kind: 'hand',
  pose,
  at: [0, 0, 0],
  turn: 0,
  left: false,
  tint: 'main',
  ...more,
});

const LEAN = 10; // degrees: an arm that reaches in comes from the side

/** The hands of a grip as they are drawn, round the origin. */
export function drawn({ grip, left, bag }: Pick<Held, 'grip' | 'left' | 'bag'>): HandAt[] {
  const side = { left, bag };
  switch (grip) {
    case 'folded':
      return [
        hand('folded', { at: [0, -36, 0] }),
        hand('folded', { left: true, at: [0, -27, 0], tint: 'other' }),
      ];
    case 'palms':
      return [
        hand('palm', { at: [-52, 0, 0], left: true, turn: 12, tint: 'other' }),
        hand('palm', { at: [52, 0, 0], turn: -12 }),
      ];
    case 'pinch':
    case 'point':
      return [hand(grip, { ...side, turn: left ? -LEAN : LEAN, tint: left ? 'other' : 'main' })];
    default:
      return [hand(grip, { ...side, tint: left ? 'other' : 'main' })];
  }
}
