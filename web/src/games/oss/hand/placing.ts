/** Where everything is that is seen, from the judge's world. Millimetres, as the tricks' data have them. */
import { between } from '../../../lib/spline';
import type { P3 } from '../tricks/camera';
import type { Trick } from '../tricks/trick';
import type { Attempt } from './attempt';
import { reaches } from './holding';
import {
  CATCH,
  FINGERS,
  FLIGHT,
  FLYING,
  HELD,
  HOP,
  JACK_SLID,
  LAY_DOWN,
  MANAGED,
  MANY,
  OVER,
  PICK_UP,
  PINCERS,
  RAKE,
  RESTING,
  SET,
  SPENT,
  TABLE,
  WON,
  type Bone,
  type Law,
  type World,
} from './judge';

/** What is seen of a bone from above; the last two stand on an edge. */
export const BUMP = 0;
export const DENTED = 2;

export interface Placed {
  at: P3;
  /** Degrees: where its length points. */
  turn: number;
  face: number;
  /** How far it has turned over in the air, in turns. */
  spin: number;
  /** It goes there by itself, not at once: from the table to the palm. */
  gently: boolean;
  /** It no longer counts. */
  spent: boolean;
}

/** The part of the table that is looked at. */
export interface Region {
  west: number;
  east: number;
  south: number;
  north: number;
}

export const REST = 9; // half a bone's height
const PALM = 24; // how high the palm is
const SLOTS: readonly P3[] = [
  [-16, 2, 0],
  [14, -4, 0],
  [-2, -24, 2],
  [-14, 26, 1],
  [16, 22, 1],
  [0, 4, 12],
];
const TURNS = [24, -38, 82, 12, -58, 66];
/** Where the back of a hand is, from where the judge has it: the middle of it, or fingertips. */
const BACK = { flat: [0, 0, 36], reaching: [32, -80, 54] } satisfies Record<string, P3>;
const AROUND = 30;
type Spot = [number, number];
const HAND = { wide: 80, below: 52, above: 180 }; // what a hand needs round it, at least

/** `bones`: those that lie there from the beginning, wherever that is. */
export function regionOf(trick: Trick, bones: readonly Partial<Bone>[] = []): Region {
  const { start, props, throw: thrown } = trick;
  const [x, y] = thrown.hand_at;
  const points: Spot[] = [
    [x - HAND.wide, y - HAND.below],
    [x + HAND.wide, y + HAND.above],
  ];
  if (thrown.swaps) points.push([-x - HAND.wide, y]);
  const areas = props.filter(({ thing }) => thing !== 'bag').map((prop) => ({ ...prop }));
  for (const area of start.lie === 'tossed' ? [start.area, ...areas] : areas)
    points.push(
      [area.x - area.width / 2, area.y - area.depth / 2],
      [area.x + area.width / 2, area.y + area.depth / 2],
    );
  for (const spot of start.spots) points.push([...spot]);
  for (const { to } of trick.steps) if (to) points.push([...to]);
  for (const { lies, x: u = 0, y: v = 0 } of bones) if (lies === TABLE) points.push([u, v]);
  // What is played to and fro is seen alike from both sides.
  if (trick.count.path === 'across') points.push(...points.map(([u, v]): Spot => [-u, -v]));
  const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])];
  return {
    west: Math.min(...xs) - AROUND,
    east: Math.max(...xs) + AROUND,
    south: Math.min(...ys),
    north: Math.max(...ys) + AROUND,
  };
}

/** How high what is thrown goes: higher the longer, and never out of sight. */
const top = (flight: number): number => Math.min(330, 90 + 110 * flight);

/** In the air: from one hand's height to the other's. */
function arc(
  from: readonly [number, number],
  to: readonly [number, number],
  part: number,
  flight: number,
): P3 {
  const share = Math.min(1, Math.max(0, part));
  const high = PALM + 4 * top(flight) * share * (1 - share);
  return [between(from[0], to[0], share), between(from[1], to[1], share), high];
}

export function bonesOf({ world: w, law, layout }: Attempt, region: Region): Placed[] {
  let inHand = 0;
  let won = 0;
  return w.bones.flatMap((bone, i): Placed[] => {
    const [turn = TURNS[i]!, lay = BUMP] = layout.seen[i] ?? [];
    const face = bone.edge === 1 ? Math.max(lay, DENTED) : lay >= DENTED ? BUMP : lay;
    const still = { turn, face, spin: 0, gently: true, spent: bone.lies === SPENT };
    const lying: P3 = [bone.x, bone.y, REST];
    switch (bone.lies) {
      case TABLE:
        return [{ ...still, at: lying, gently: false }];
      case FINGERS:
        return [{ ...still, at: [bone.x, bone.y, 26], gently: false }];
      case HELD:
        if (w.held === i) return [{ ...still, ...carried(w, law, bone) }];
        if (!gathers(law)) return [{ ...still, at: lying }];
        return [{ ...still, at: palm(w, inHand++) }];
      case FLYING: {
        const at = arc(
          [w.from_x, w.from_y],
          [bone.home_x, bone.home_y],
          w.air / bone.due,
          bone.due,
        );
        return [{ ...still, at, spin: w.air * (1.1 + 0.2 * i), gently: false }];
      }
      case WON:
        if (law.thrown === MANY) return [{ ...still, at: palm(w, inHand++) }];
        if (!gathers(law) && law.act !== CATCH) return [{ ...still, at: lying }];
        return [{ ...still, at: kept(region, won++) }];
      case SPENT:
        if (law.thrown === MANY) return [{ ...still, at: [bone.home_x, bone.home_y, REST] }];
        return Math.abs(bone.x) > law.table_x || Math.abs(bone.y) > law.table_y
          ? []
          : [{ ...still, at: lying }];
      default:
        return [];
    }
  });
}

/** What is taken is in the hand, not where it lay. */
const gathers = ({ act, thrown }: Law): boolean =>
  act === PICK_UP || act === RAKE || act === LAY_DOWN || thrown === PINCERS || thrown === MANY;

export const palm = (w: World, i: number): P3 => {
  const [x, y, z] = SLOTS[i % SLOTS.length]!;
  return [w.x + x, w.y + y, PALM + z];
};

/** Those that are won lie in a row at the side. */
const kept = ({ west, south }: Region, i: number): P3 => [west + 18, south + 26 + 27 * i, REST];

function carried(w: World, law: Law, bone: Bone): Partial<Placed> & { at: P3 } {
  if (law.thrown === PINCERS) {
    if (w.phase !== FLIGHT) return { at: [w.x, w.y + law.pincers, 34] };
    const from: [number, number] = [w.from_x, w.from_y + law.pincers];
    return {
      at: arc(from, [w.to_x, w.to_y], w.air / w.flight, w.flight),
      spin: w.air * 1.4,
      gently: false,
    };
  }
  const high = law.act === HOP ? 100 : law.act === SET ? 34 : 0;
  return { at: [bone.x, bone.y, REST + high * w.lift], gently: false };
}

/** Where the Jack is; null where none is thrown. */
export function jackOf({ world: w, law }: Attempt, trick: Trick): Placed | null {
  if (!trick.jacks || law.thrown === PINCERS || law.thrown === MANY) return null;
  const still = { turn: 20, face: BUMP, spin: 0, gently: true, spent: false };
  if (w.phase === FLIGHT) {
    const at = arc([w.from_x, w.from_y], [w.to_x, w.to_y], w.air / w.flight, w.flight);
    return { ...still, at, spin: 1.3 * w.air, gently: false };
  }
  if (w.phase === OVER && w.why === JACK_SLID)
    return { ...still, at: [w.x + 2 * w.slid_x, w.y + 2 * w.slid_y, REST] };
  if (w.phase === OVER && w.why !== MANAGED && w.air >= w.flight && !w.on_back)
    return { ...still, at: [w.to_x, w.to_y, REST], spent: true };
  if (law.thrown === RESTING && w.on_back) {
    const [x, y, z] = reaches(w) ? BACK.reaching : BACK.flat;
    return { ...still, at: [w.x + x + w.slid_x, w.y + y + w.slid_y, z] };
  }
  const held = w.bones.some((bone, i) => bone.lies === HELD && i !== w.held);
  return { ...still, at: [w.x, w.y + (held ? 62 : 6), PALM + (held ? 10 : 2)] };
}
