/** Where everything is that is seen of a trick done at once: from the side of whoever looks at it. */
import type { Attempt } from '../hand/attempt';
import type { Spot } from '../hand/gesture';
import { heldOf, reaches, type Grip, type Held } from '../hand/holding';
import { HELD, SPENT, SWEEP, WON } from '../hand/judge';
import {
  BUMP,
  DENTED,
  REST,
  jackOf,
  palm,
  regionOf,
  type Placed,
  type Region,
} from '../hand/placing';
import { trickOf } from '../tricks/find';
import type { Trick } from '../tricks/trick';
import type { SeenBone } from './pictures';
import { angleOf, ownOf, tableOf, type Kind, type Together, type Turn } from './setting';

export interface HandSeen {
  /** Null: no hand is in this trick. */
  held: Held | null;
  /** Radians, counterclockwise: how it is turned in the picture. */
  turn: number;
}

export interface Scene {
  hands: HandSeen[];
  /** Six bones, then what each hand has thrown. */
  bones: (Placed | null)[];
  /** Where hands went, in the picture: to be looked at again. */
  trails: (readonly Spot[])[];
  moves: boolean;
}

const DEGREES = 180 / Math.PI;
const SEEN_OVER = 8; // millimetres: what hands are about to flick or snatch is seen over them

/** How the place of a hand is turned for whoever sits there. */
export const turned = (place: Turn, viewer: Turn): number => angleOf(viewer) - angleOf(place);

/** From a hand's own side to the viewer's. */
export const across = (place: Turn, viewer: Turn, at: Spot): Spot =>
  ownOf(viewer, tableOf(place, at));

/** The part of the table that all hands need, seen from there. */
export function regionFor({ trick, kind, places }: Together, viewer: Turn): Region {
  const { west, east, south, north } = regionOf(trickOf(trick));
  if (kind === 'spot') return { west: -112, east: 112, south: -112, north: 150 };
  const corners = places.flatMap(({ turn }) =>
    [west, east].flatMap((x) => [south, north].map((y) => across(turn, viewer, { x, y }))),
  );
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return {
    west: Math.min(...xs),
    east: Math.max(...xs),
    south: Math.min(...ys),
    north: Math.max(...ys),
  };
}

const GRIPS: Partial<Record<Kind, (attempt: Attempt) => Grip>> = {
  throw: () => 'back',
  snatch: ({ world }) => (world.count ? 'cup' : reaches(world) ? 'pinch' : 'palm'),
  flick: () => 'point',
};

/** How a hand is held, in its own frame. */
export function heldIn(kind: Kind, attempt: Attempt, trick: Trick): Held | null {
  if (kind === 'spot') return null;
  const held = heldOf(attempt, trick);
  return { ...held, grip: GRIPS[kind]?.(attempt) ?? held.grip };
}

/** What a hand throws, in its own frame: the Jack, or the bone that lay on its back. */
export function thrownBy(kind: Kind, attempt: Attempt, trick: Trick): Placed | null {
  if (kind === 'throw') return jackOf(attempt, { ...trick, jacks: 1 });
  return jackOf(attempt, trick);
}

export function turnedPlaced(placed: Placed | null, place: Turn, viewer: Turn): Placed | null {
  if (!placed) return null;
  const { x, y } = across(place, viewer, { x: placed.at[0], y: placed.at[1] });
  const turn = placed.turn + turned(place, viewer) * DEGREES;
  return { ...placed, at: [x, y, placed.at[2]], turn };
}

/** A bone as it is seen: `hand` is the one that has it, `nth` of those in it. In the table's frame. */
export function boneSeen(
  kind: Kind,
  bone: SeenBone,
  hand: { attempt: Attempt; turn: Turn; nth: number } | null,
  viewer: Turn,
): Placed | null {
  const face = bone.edge
    ? Math.max(bone.face, DENTED)
    : kind !== 'spot' && bone.face >= DENTED
      ? BUMP
      : bone.face;
  const turn = bone.turn + angleOf(viewer) * DEGREES;
  const still = { turn, face, spin: 0, gently: false, spent: bone.lies === SPENT };
  const lying = ownOf(viewer, bone);
  if (hand && (bone.lies === HELD || bone.lies === WON) && kind !== 'flick') {
    const { world, law } = hand.attempt;
    if (law.act !== SWEEP) {
      const [x, y, z] = palm(world, hand.nth);
      const at = across(hand.turn, viewer, { x, y });
      return { ...still, at: [at.x, at.y, z], gently: true };
    }
    const lift = bone.lies === HELD ? 34 * world.lift : 0;
    return { ...still, at: [lying.x, lying.y, REST + lift] };
  }
  if (bone.lies > SPENT) return null;
  const over = kind === 'flick' || kind === 'snatch' ? SEEN_OVER : 0;
  return { ...still, at: [lying.x, lying.y, REST + over + bone.high] };
}
