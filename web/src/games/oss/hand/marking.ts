/** What is drawn over the picture: the wager of a flick, and for those who are new to it what to touch. */
import type { Attempt } from './attempt';
import type { Spot } from './gesture';
import {
  DRAW_IN,
  FLICKING,
  FLIGHT,
  JACK_FELL,
  LAY_DOWN,
  MANY,
  OVER,
  PINCERS,
  RESTING,
  STAND_UP,
  STRIKE,
  TABLE,
  away,
  may_act,
  may_throw,
  shorter,
  type Law,
  type World,
} from './judge';

interface Dot {
  x: number;
  y: number;
}

interface Ring extends Dot {
  r: number;
}

type Project = (x: number, y: number, z?: number) => Dot;

export interface Marks {
  /** The flick as it is now: where, which way, how much of the most, how long it will fly. */
  wager: { x: number; y: number; dx: number; dy: number; share: number; seconds: number } | null;
  /** Flick here. */
  flick: Dot | null;
  /** Touch one of these, or be there. */
  touch: readonly Ring[];
  /** These stand on their edge, where that is what counts: from above it is hardly seen. */
  stand: readonly Ring[];
  /** What the keys have chosen. */
  chosen: Ring | null;
  /** What the hand could have caught, and where it came down instead. */
  fell: { reach: Ring; at: Dot } | null;
}

export const NONE: Marks = {
  wager: null,
  flick: null,
  touch: [],
  stand: [],
  chosen: null,
  fell: null,
};

/** Nothing to draw anew. */
export const alike = (one: Marks, other: Marks): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** What the keys are about to do. */
export interface Keyed {
  chosen: Spot | null;
  mark: { share: number; way: Spot } | null;
}

/** `guided`: it has not been managed yet. */
export function marksOf(
  attempt: Attempt,
  project: Project,
  guided: boolean,
  keys: Keyed | null,
): Marks {
  const marks = { ...pointed(attempt, project, guided), stand: standing(attempt, project) };
  if (!keys) return marks;
  const { chosen, mark } = keys;
  const at = chosen && ring(chosen.x, chosen.y, 20, project);
  return {
    ...marks,
    chosen: at,
    ...(mark && { wager: running(attempt, mark, project), flick: null }),
  };
}

function standing({ world, law }: Attempt, project: Project): Ring[] {
  if (law.act !== STAND_UP) return [];
  const stand = world.bones.filter(({ lies, edge }) => lies === TABLE && edge === 1);
  return stand.map(({ x, y }) => ring(x, y, 14, project));
}

/** The mark that runs while a key is held. */
function running(
  { world: w, law }: Attempt,
  { share, way }: NonNullable<Keyed['mark']>,
  project: Project,
): NonNullable<Marks['wager']> {
  const [from, to] = [project(w.x, w.y + 30), project(w.x + way.x * 50, w.y + 30 + way.y * 50)];
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  return { ...from, dx, dy, share, seconds: may_throw(w, law) ? airOf(w, law, share) : 0 };
}

/** Keys throw up to seven tenths of the most. */
const airOf = (w: World, law: Law, share: number): number =>
  Math.max(law.lowest, 0.3 + share * (0.7 * law.highest - 0.3)) * law.air * shorter(w, law) +
  law.own;

function pointed({ world: w, law }: Attempt, project: Project, guided: boolean): Marks {
  if (w.phase === OVER && w.why === JACK_FELL)
    return {
      ...NONE,
      fell: { reach: ring(w.x, w.y, law.catch, project), at: project(w.to_x, w.to_y) },
    };
  if (may_throw(w, law)) {
    const at = project(w.x, w.y + 30);
    if (w.finger === FLICKING) return { ...NONE, wager: { ...at, ...wagered(w, law, project) } };
    return guided ? { ...NONE, flick: at } : NONE;
  }
  if (guided && comesDown(w, law)) return { ...NONE, touch: [below(w, project)] };
  if (!guided || !may_act(w, law) || (w.gain !== 0 && law.act !== DRAW_IN)) return NONE;
  return { ...NONE, touch: places(w, law).map(([x, y, r]) => ring(x, y, r, project)) };
}

/** All that is left to do is to be under it. */
const comesDown = (w: World, law: Law): boolean =>
  w.phase === FLIGHT &&
  (law.thrown === RESTING || law.thrown === PINCERS || (w.gain !== 0 && law.thrown !== MANY));

/** The shadow of what flies: no more is told of where it comes down. */
function below(w: World, project: Project): Ring {
  const part = Math.min(1, w.air / w.flight);
  return ring(
    w.from_x + (w.to_x - w.from_x) * part,
    w.from_y + (w.to_y - w.from_y) * part,
    26,
    project,
    0,
  );
}

function wagered(
  w: World,
  law: Law,
  project: Project,
): { dx: number; dy: number; share: number; seconds: number } {
  const wager = Math.min(
    law.highest,
    Math.max(w.stroke > law.weakest ? law.lowest : 0, w.stroke / law.flick),
  );
  const [from, to] = [project(w.x, w.y), project(w.x + w.stroke_x, w.y + w.stroke_y)];
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    dx: (to.x - from.x) / far,
    dy: (to.y - from.y) / far,
    share: w.stroke_y > 0 ? wager / law.highest : 0,
    seconds: wager * law.air * shorter(w, law) + law.own,
  };
}

/** Where something can be done now, and how wide it is. */
export function places(w: World, law: Law): [number, number, number][] {
  if (law.act === LAY_DOWN) return [[law.hand_x, law.hand_y + law.lay_off + 40, 24]];
  const bones = w.bones.filter((bone, i) => away(w, i, bone.x, bone.y) === 0 && bone.done !== 1);
  if (law.act !== STRIKE) return bones.map(({ x, y }) => [x, y, 17]);
  const beside = (law.strike_least + law.strike_most) / 2;
  return bones.flatMap(({ x, y }): [number, number, number][] => [
    [x - beside, y, 11],
    [x + beside, y, 11],
  ]);
}

function ring(x: number, y: number, r: number, project: Project, high = 9): Ring {
  const [at, side] = [project(x, y, high), project(x + r, y, high)];
  return { ...at, r: Math.abs(side.x - at.x) };
}
