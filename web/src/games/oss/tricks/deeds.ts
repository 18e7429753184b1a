/** How the deeds are drawn: what is done while the Jack is in the air, and the catch. */
import { plus, turned, type P3 } from './camera';
import { inHand, placed } from './hand';
import { folded, GAPS, loaded, pairs, REACH } from './setting';
import {
  facing,
  flat,
  hand,
  flight,
  hovering,
  jack,
  lyingIn,
  nearer,
  nextBone,
  other,
  placeOf,
  tintOf,
  without,
  type Draw,
  type Stage,
} from './stage';
import { boneAt, hop, way, type BoneAt, type Thing } from './things';
import type { Step } from './trick';

const LEAN = 24; // degrees: an arm that reaches in comes from the right

/** The Jacks that are in the air meanwhile. */
function above(stage: Stage, faces: readonly number[]): Thing[] {
  if (stage.trick.throw.what !== 'jack' || stage.trick.throw.rests) return [];
  return faces.flatMap((face) => hovering(stage, face));
}

export const pickUp: Draw = (stage, step) => {
  const faces = facing(step.by, stage.trick);
  if (step.what === 'bones') return grab(stage, faces);
  const i = nextBone(stage);
  const bone = stage.bones[i]!;
  const after = { bones: without(stage.bones, i), taken: stage.taken + 1 };
  if (step.hand === 'both') {
    const at = plus(bone.at, [0, -126, -14]);
    return { things: [...stage.bones, ...folded(stage, at)], after };
  }
  if (step.hand === 'other') {
    const idle = hand(stage, 'palm', placeOf(stage, 0));
    const taking = other(stage, 'pinch', plus(bone.at, [-REACH[0], REACH[1], REACH[2]]), -LEAN);
    return { things: [...stage.bones, idle, taking, ...above(stage, [0])], after };
  }
  const taking = hand(stage, 'pinch', plus(bone.at, REACH), LEAN, { tint: 'main' });
  const riding = stage.trick.throw.rests ? [jack(inHand(taking, [0, 0], 12), 0)] : [];
  return { things: [...stage.bones, taking, ...riding, ...above(stage, faces)], after };
};

/** As many as one can. */
function grab(stage: Stage, faces: readonly number[]): ReturnType<Draw> {
  const spread = faces.length > 1;
  const hands = faces.map((face) =>
    hand(stage, 'claw', turned(spread ? [-34, -46, 0] : [0, -34, 0], face), face),
  );
  const things = [...stage.bones, ...hands, ...above(stage, faces)];
  return { things, after: { bones: stage.bones.slice(2), taken: 2 } };
}

export const layDown: Draw = (stage, step) => {
  const at = flat(step.to ?? [0, 0]);
  const laid = boneAt(stage.taken, at, { turn: 80 });
  const laying = hand(stage, 'pinch', plus(at, REACH), LEAN, { tint: 'main' });
  const falls: P3[] = [plus(at, [-30, 10, 70]), plus(at, [-26, 10, 40]), plus(at, [-18, 6, 12])];
  return {
    things: [...stage.bones, laid, laying, way(falls), ...above(stage, [0])],
    after: { bones: [...stage.bones, laid], taken: stage.taken + 1 },
  };
};

export const standUp: Draw = (stage) => {
  const i = nextBone(stage);
  const bone = stage.bones[i]!;
  const stood: BoneAt = { ...bone, face: 'standing', turn: 0 };
  const taking = hand(stage, 'pinch', plus(bone.at, [28, -18, 12]), LEAN, { tint: 'main' });
  const rest = without(stage.bones, i);
  const spin: Thing = { kind: 'spin', at: plus(bone.at, [-8, 0, 24]) };
  return {
    things: [...rest, stood, taking, spin, ...above(stage, [0])],
    after: { bones: [...rest, stood] },
  };
};

/** Over the wall. */
export const hops: Draw = (stage, step) => {
  const i = stage.bones.reduce(
    (best, bone, at) => (bone.at[0] < stage.bones[best]!.at[0] ? at : best),
    0,
  );
  const bone = stage.bones[i]!;
  const to = flat(step.to ?? [0, 0]);
  const wall = stage.trick.props[0]!;
  const over = hop(bone.at, [to[0] - 20, bone.at[1], 0], wall.height * 1.5);
  const carrying = hand(stage, 'pinch', plus(over[1]!, [24, -6, 0]), 34, { tint: 'main' });
  const rest = without(stage.bones, i);
  const landed: BoneAt = { ...bone, at: over.at(-1)! };
  return {
    things: [
      { ...landed, faint: true },
      ...stage.scenery,
      ...rest,
      way(over),
      { ...bone, at: over[1]!, way: over.slice(0, 2) },
      carrying,
      ...above(stage, [0]),
    ],
    after: { bones: [landed, ...rest] },
  };
};

/** Slid over the table by a finger: pushed all the way, or shot. */
const slid =
  (shot: boolean): Draw =>
  (stage, step) => {
    const [face = 0] = facing(step.by, stage.trick);
    const i = step.at
      ? stage.bones.findIndex(({ at }) => Math.hypot(at[0] - step.at![0], at[1] - step.at![1]) < 5)
      : nextBone(stage);
    const bone = stage.bones[i]!;
    const to = flat(step.to ?? [0, 0]);
    const along: P3 = [to[0] - bone.at[0], to[1] - bone.at[1], 0];
    const part = shot ? 0.62 : 0.5;
    const now = plus(bone.at, [along[0] * part, along[1] * part, 0]);
    const long = Math.hypot(along[0], along[1]);
    const behind: P3 = [(-along[0] / long) * 26, (-along[1] / long) * 26, 8];
    const turn = (Math.atan2(along[1], along[0]) * 180) / Math.PI - 90;
    const lean = face === 180 ? 180 : Math.max(-10, Math.min(62, turn));
    const pushing = hand(stage, 'point', plus(shot ? bone.at : now, behind), lean, {
      tint: tintOf(face),
    });
    const rest = without(stage.bones, i);
    const landed = { ...bone, at: to };
    return {
      things: [
        ...(shot ? [] : rest),
        way([bone.at, to]),
        { ...bone, at: now, way: [bone.at, now] },
        ...(shot ? rest : []),
        ...(stage.trick.props[0]?.thing === 'arch' ? [] : stage.scenery),
        ...(shot ? [] : stage.scenery),
        pushing,
        ...above(stage, [face]),
      ].sort((a, b) => rank(a) - rank(b)),
      after: { bones: [...rest, landed] },
    };
  };

/** Cards lie below everything else. */
const rank = ({ kind }: Thing): number => (kind === 'card' || kind === 'zone' ? 0 : 1);

export const push = slid(false);
export const shoot = slid(true);

export const strike: Draw = (stage, step) => {
  const [left, right] = [flat(step.at ?? [0, 0]), flat(step.to ?? [0, 0])];
  const chop = (at: P3, faint: boolean): Thing =>
    hand(stage, 'edge', plus(at, turned([0, -84, 0], 30)), 30, { tint: 'main', faint });
  return {
    things: [
      ...stage.bones,
      chop(left, true),
      { kind: 'hit', at: left },
      chop(right, false),
      { kind: 'hit', at: right },
      ...above(stage, [0]),
    ],
    after: {},
  };
};

/** Carried to a card. */
export const set: Draw = (stage, step) => {
  const i = nextBone(stage);
  const bone = stage.bones[i]!;
  const to = plus(flat(step.to ?? [0, 0]), [22, -6, 0]);
  const over = hop(bone.at, to, 70);
  const laid = { ...bone, at: to };
  const setting = hand(stage, 'pinch', plus(to, REACH), LEAN, { tint: 'main' });
  const rest = without(stage.bones, i);
  return {
    things: [
      ...stage.scenery,
      ...rest,
      { ...bone, faint: true },
      way(over),
      { ...laid, way: over },
      setting,
      ...above(stage, [0]),
    ],
    after: { bones: [...rest, laid] },
  };
};

/** By the fingers alone, into the palm. */
export const drawIn: Draw = (stage) => {
  const [under, bones] = loaded(stage);
  const ways = GAPS.map((gap) => {
    const to: P3 = [gap[0] * 0.5, gap[1] * 0.28 - 8, 20];
    const half: P3 = [gap[0] * 0.72, gap[1] * 0.56, 20];
    return way([gap, half, to].map((at) => placed(under, at)));
  });
  return { things: [under, ...ways, ...bones], after: {} };
};

/** Each to their own side. */
export const sweep: Draw = (stage, step) => {
  const faces = facing(step.by, stage.trick);
  const far = (flat(step.to ?? [0, 0])[0] / 210) * 128;
  const things = faces.flatMap((face): Thing[] => {
    const side = Math.cos((face * Math.PI) / 180) * far;
    const bone = stage.bones.reduce((a, b) => (b.at[0] * side > a.at[0] * side ? b : a));
    const to: P3 = [side, bone.at[1], 0];
    const now: P3 = [(bone.at[0] + side) / 2, bone.at[1], 0];
    const pushing = hand(
      stage,
      'point',
      plus(now, [-side * 0.16, face ? 20 : -20, 8]),
      face + (face ? -22 : -22),
    );
    return [
      way([bone.at, to]),
      { ...bone, at: now, way: [bone.at, now] },
      { ...pushing, tint: tintOf(face) },
    ];
  });
  const moved = new Set(things.filter((one) => one.kind === 'bone').map(({ colour }) => colour));
  const rest = stage.bones.filter(({ colour }) => !moved.has(colour));
  return { things: [...stage.scenery, ...rest, ...things, ...above(stage, faces)], after: {} };
};

export const stack: Draw = (stage, step) => {
  const base = flat(step.at ?? [0, 0]);
  const tower = [0, 1, 2, 3].map((i) =>
    boneAt(i, plus(base, [(i % 2) * 4, 0, i * 28]), { turn: 90 * (i % 2), face: 'bump' }),
  );
  const stacking = hand(stage, 'pinch', plus(tower[3]!.at, [30, -16, 2]), LEAN, { tint: 'second' });
  return { things: [...tower, stacking], after: {} };
};

export const flick: Draw = (stage, step) => {
  const faces = facing(step.by, stage.trick);
  const things = faces.flatMap((face, i): Thing[] => {
    const from = stage.bones[i]?.at ?? nearer([0, -250, 0], face);
    const to = turned([12, -44, 0], face);
    const now: P3 = [from[0] + (to[0] - from[0]) * 0.5, from[1] + (to[1] - from[1]) * 0.5, 0];
    const flicking = hand(stage, 'point', plus(from, turned([0, -6, 6], face)), face);
    return [way([from, to]), boneAt(i, now, { way: [from, now] }), flicking];
  });
  return { things: [...stage.scenery, ...things], after: {} };
};

export const snatch: Draw = (stage, step) => {
  const faces = facing(step.by, stage.trick);
  const hands = faces.map((face) => hand(stage, 'claw', turned([-8, -74, 0], face), face));
  return { things: [...stage.bones, ...hands], after: {} };
};

export const catches: Draw = (stage, step) => {
  const faces = facing(step.by, stage.trick);
  const things =
    step.what === 'jack'
      ? faces.flatMap((face) => caughtJack(stage, step, face))
      : caughtBones(stage, faces);
  const lying = step.what === 'bones' ? [] : stage.bones;
  return { things: [...stage.scenery, ...lying, ...things], after: { up: false } };
};

function caughtJack(stage: Stage, step: Step, face: number): Thing[] {
  const { trick } = stage;
  const place = placeOf(stage, face);
  const mirror: P3 = [-place[0], place[1], place[2]];
  const pose = trick.throw.down === 'back' ? 'back' : 'palm';
  const under =
    step.hand === 'other' ? other(stage, pose, mirror, face) : hand(stage, pose, place, face);
  const lies = inHand(under, [8, 16], 6);
  const falls = [...flight(trick, plus(lies, [0, 0, 34]), face, 0.7)].reverse();
  const which = trick.jacks === 2 && face !== 0 ? 180 : 0;
  const [count, first] = heldNow(stage);
  const thrower = step.hand === 'other' ? [hand(stage, 'palm', place, face)] : [];
  return [
    ...thrower,
    under,
    ...lyingIn(under, count, first),
    way(falls, true),
    jack(lies, which, { way: [...falls, lies] }),
  ];
}

/** How many bones are in the hand when the Jack comes down, and which is the first of them. */
function heldNow({ trick, taken }: Stage): [number, number] {
  if (trick.start.lie === 'held') return [trick.bones - taken, taken];
  const picks = trick.deed.act === 'pick-up' && !trick.throw.rests;
  return [picks ? Math.min(taken, 2) : 0, 0];
}

function caughtBones(stage: Stage, faces: readonly number[]): Thing[] {
  const { trick } = stage;
  const [face = 0] = faces;
  const place = placeOf(stage, face);
  switch (trick.throw.down) {
    case 'crossed-hands': {
      const down = [...flight(trick, plus(place, [0, 4, 100]), 0, 0.5)].reverse();
      return [
        ...folded(stage, place),
        way(down.slice(0, -1), true),
        boneAt(0, plus(place, [0, 0, 74]), { way: down }),
      ];
    }
    case 'other-back':
      return pairs(stage, faces).flatMap(([from, to], i) => [
        from,
        to,
        boneAt(i, inHand(to), { way: hop(inHand(from), inHand(to), 190).slice(2) }),
      ]);
    default: {
      const under = hand(stage, trick.throw.down === 'back' ? 'back' : 'palm', place, face);
      const missed = boneAt(4, plus(under.at, turned([96, 40, -under.at[2]], face)));
      return [under, ...lyingIn(under, Math.max(1, trick.bones - 1)), missed];
    }
  }
}
