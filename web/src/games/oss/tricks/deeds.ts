/** How the deeds are drawn: what is done while the Jack is in the air, and the catch. */
import { plus, turned, type P3 } from './camera';
import { inHand, placed } from './hand';
import { folded, GAPS, loaded, REACH } from './setting';
import {
  facing,
  flat,
  hand,
  hovering,
  jack,
  nearer,
  nextBone,
  other,
  placeOf,
  tintOf,
  without,
  type Draw,
  type Stage,
} from './stage';
import { between, boneAt, hop, way, type BoneAt, type Thing } from './things';
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
  const held = [...stage.held, bone];
  const after = { bones: without(stage.bones, i), taken: stage.taken + 1, held };
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
  const many = 2 * faces.length;
  const held = stage.bones.slice(0, many);
  return { things, after: { bones: stage.bones.slice(many), taken: 2, held } };
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
  const lay: BoneAt = { ...bone, at: plus(bone.at, [-46, -26, 0]), faint: true };
  const up: P3[] = [
    plus(lay.at, [-8, 0, 22]),
    plus(lay.at, [2, 6, 56]),
    plus(bone.at, [-22, 0, 66]),
  ];
  const setting = hand(stage, 'pinch', plus(bone.at, [30, -16, 36]), LEAN, { tint: 'main' });
  const rest = without(stage.bones, i);
  return {
    things: [...rest, lay, setting, stood, way(up), ...above(stage, [0])],
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

/** Slid over the table by a finger. */
function slid(
  stage: Stage,
  step: Step,
  part: number,
): { bone: BoneAt; now: BoneAt; rest: BoneAt[] } {
  const i = step.at
    ? stage.bones.findIndex(({ at }) => Math.hypot(at[0] - step.at![0], at[1] - step.at![1]) < 5)
    : nextBone(stage);
  const bone = stage.bones[i]!;
  const to = step.to ?? [0, 0];
  const along: P3 = [(to[0] - bone.at[0]) * part, (to[1] - bone.at[1]) * part, 0];
  const at = plus(bone.at, along);
  return { bone, now: { ...bone, at, way: [bone.at, at] }, rest: without(stage.bones, i) };
}

/** All the way, by the finger that stays behind it. */
export const push: Draw = (stage, step) => {
  const { bone, now, rest } = slid(stage, step, 0.3);
  const landed: BoneAt = { ...bone, at: flat(step.to ?? [0, 0]) };
  const pushing = hand(stage, 'point', plus(now.at, [26, 0, 8]), 0, { tint: 'main', turn: 96 });
  return {
    things: [
      ...rest,
      now,
      ...stage.scenery,
      pushing,
      { ...landed, faint: true },
      way([plus(now.at, [-14, 0, 0]), plus(landed.at, [16, 0, 0])]),
      ...above(stage, [0]),
    ],
    after: { bones: [...rest, landed] },
  };
};

/** Knocked, so that it slides by itself. */
export const shoot: Draw = (stage, step) => {
  const [face = 0] = facing(step.by, stage.trick);
  const { bone, now, rest } = slid(stage, step, 0.62);
  const landed: BoneAt = { ...bone, at: flat(step.to ?? [0, 0]) };
  const behind = turned([0, -26, 8], face);
  const knocking = hand(stage, 'point', plus(bone.at, behind), face);
  return {
    things: [
      ...stage.scenery,
      ...(stage.trick.count.path === 'across' ? overToo(bone, landed, face) : []),
      way([bone.at, landed.at]),
      now,
      ...rest,
      knocking,
      ...above(stage, [face]),
    ],
    after: { bones: [...rest, landed] },
  };
};

/** Over the net is as good as through it: the ball once more, flying over a card. */
function overToo(bone: BoneAt, { at }: BoneAt, face: number): Thing[] {
  const to = plus(at, turned([-124, 0, 0], face));
  return [{ ...bone, at: to, faint: true }, way(hop(bone.at, to, 96))];
}

export const strike: Draw = (stage, step) => {
  const [left, right] = [flat(step.at ?? [0, 0]), flat(step.to ?? [0, 0])];
  const [x, y] = between(left, right, 0);
  const struck = ({ at }: BoneAt): boolean => Math.hypot(at[0] - x, at[1] - y) < 5;
  const chop = (at: P3, aside: number, faint: boolean): Thing[] => [
    hand(stage, 'edge', plus(at, turned([aside, -84, 0], 30)), 30, { tint: 'main', faint }),
    { kind: 'hit', at: plus(at, [aside * 1.6, 8, 0]) },
  ];
  return {
    things: [
      ...stage.bones.filter((bone) => !struck(bone)),
      ...chop(left, -12, true),
      ...chop(right, 12, false),
      ...stage.bones.filter(struck),
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
