/** How the steps before the deed are drawn: bones tossed, things put, hands held, the throw, the catch. */
import { plus, turned, type P3 } from './camera';
import { inHand, placed, type HandAt } from './hand';
import {
  aside,
  facing,
  flat,
  hand,
  flight,
  jack,
  lyingIn,
  nearer,
  other,
  placeOf,
  setUp,
  some,
  tintOf,
  type Draw,
  type Stage,
} from './stage';
import { boneAt, hop, way, type BoneAt, type CardAt, type Thing } from './things';
import type { Step, Trick } from './trick';

/** From a bone to the fingers that are about to take it. */
export const REACH: P3 = [16, -22, 4];

export const toss: Draw = (stage, { by }) => {
  const bones = setUp(stage.trick);
  const [face = 0] = facing(by, stage.trick);
  const throwing = hand(stage, 'palm', placeOf(stage, face), face);
  const tip = placed(throwing, [0, 84, 34]);
  const rolled = bones.map((bone) => ({ ...bone, way: hop(tip, bone.at, 46) }));
  const ways = rolled.map((bone) => way(hop(tip, bone.at, 46).slice(1, 4), true, false));
  return { things: [...stage.scenery, throwing, ...ways, ...rolled], after: { bones } };
};

export const put: Draw = (stage, step) => {
  switch (step.what) {
    case 'hand':
      return putHand(stage);
    case 'drums':
    case 'card':
      return putCards(stage);
    case 'bag':
      return putBag(stage);
    case 'bones':
      return stage.trick.start.lie === 'put' ? putInRow(stage) : putOnHand(stage);
    default:
      return stage.trick.start.lie === 'on-back' ? putOnHand(stage) : putOne(stage, step);
  }
};

/** The other hand becomes a wall, or an arch. */
function putHand(stage: Stage): ReturnType<Draw> {
  const prop = stage.trick.props.find(({ thing }) => thing === 'wall' || thing === 'arch')!;
  const at: P3 =
    prop.thing === 'wall' ? [prop.x, prop.y - 20, 0] : [prop.x + prop.width / 2, prop.y, 0];
  // A left hand that points to the right is drawn as a right one that points away.
  const built =
    prop.thing === 'wall'
      ? other(stage, 'edge', at, 0, { turn: 0 })
      : other(stage, 'arch', at, 0, { left: false, turn: 0 });
  return { things: [...stage.scenery, built], after: { scenery: [...stage.scenery, built] } };
}

function putCards(stage: Stage): ReturnType<Draw> {
  const cards = stage.trick.props.map((prop): CardAt => ({
    kind: 'card',
    thing: prop.thing === 'target' ? 'target' : 'drum',
    area: prop,
  }));
  const last = cards.at(-1)!.area;
  const scenery = [...net(stage.trick), ...cards];
  const putting = hand(stage, 'pinch', [last.x + 22, last.y - last.depth / 2 + 2, 4], 20);
  return { things: [...scenery, { ...putting, tint: 'main' }], after: { scenery } };
}

/** The line of the two cards, where something must go over it or through it. */
function net({ props: [left, right], count }: Trick): Thing[] {
  if (count.path !== 'across' || !left || !right) return [];
  const width = right.x - left.x + right.width;
  return [{ kind: 'zone', tint: 'main', area: { x: 0, y: left.y, width, depth: 12 } }];
}

function putBag(stage: Stage): ReturnType<Draw> {
  const bagged = { ...stage, bagged: true };
  const inside = hand(bagged, 'palm', placeOf(stage, 0));
  return { things: [...stage.scenery, ...stage.bones, inside], after: { bagged: true } };
}

function putInRow(stage: Stage): ReturnType<Draw> {
  const bones = setUp(stage.trick);
  const around = aside(stage.trick);
  const near = ({ at }: BoneAt): number => {
    const [x, y] = turned(at, -around);
    return x - y;
  };
  const last = bones.reduce((a, b) => (near(b) > near(a) ? b : a));
  const reach = plus(last.at, turned(REACH, around));
  const putting = hand(stage, 'pinch', reach, 24, { tint: 'main' });
  return { things: [...stage.scenery, ...bones, putting], after: { bones } };
}

/** One bone, before whoever does it. */
function putOne(stage: Stage, step: Step): ReturnType<Draw> {
  const faces = facing(step.by, stage.trick);
  const at = flat(step.at ?? [0, 0]);
  const bones = faces.map((face, i) =>
    boneAt(i + (step.what === 'ball' ? 2 : 0), faces.length > 1 ? nearer(at, face) : at, {
      turn: 80,
    }),
  );
  const hands = faces.map((face, i) =>
    hand(stage, 'pinch', plus(bones[i]!.at, turned(REACH, face)), face + 14, {
      tint: tintOf(face),
    }),
  );
  return { things: [...stage.scenery, ...bones, ...hands], after: { bones } };
}

/** On the back of the main hand, or between its fingers, by the other one. */
function putOnHand(stage: Stage): ReturnType<Draw> {
  const [under, bones] = loaded(stage);
  const first = bones[0]!;
  const putting = other(stage, 'pinch', plus(first.at, [-28, -4, 4]), -76);
  return { things: [under, ...bones, putting], after: {} };
}

/** The main hand with the bones of the set-up on it. */
export function loaded(stage: Stage): [HandAt, BoneAt[]] {
  const { trick } = stage;
  const place = placeOf(stage, 0);
  if (trick.start.lie === 'between-fingers') {
    const under = hand(stage, 'spread', place);
    return [
      under,
      GAPS.map((gap, i) => boneAt(i, placed(under, gap), { turn: 84 - 22 * i, size: 0.84 })),
    ];
  }
  const under = hand(stage, 'back', place);
  const spots: readonly P3[] = trick.bones
    ? [
        [-24, 34, 24],
        [8, 44, 24],
        [-8, 8, 26],
        [24, 14, 26],
        [2, -24, 24],
      ]
    : [[0, 14, 26]];
  return [under, spots.map((spot, i) => boneAt(i, placed(under, spot), { size: 0.84 }))];
}

/** Between the five fingers, from the thumb on. */
export const GAPS: readonly P3[] = [
  [-52, 34, 16],
  [-28, 68, 20],
  [2, 78, 20],
  [34, 66, 20],
];

export const hold: Draw = (stage, step) => {
  const faces = facing(step.by, stage.trick);
  if (step.what === 'jack') {
    const held = faces.map((face) => hand(stage, 'palm', placeOf(stage, face), face));
    const jacks = held.map((one, i) => jack(inHand(one), faces[i]!));
    return { things: [...stage.bones, ...held, ...jacks], after: {} };
  }
  if (step.what === 'hands')
    return { things: [...stage.bones, ...folded(stage, placeOf(stage, 0))], after: {} };
  if (step.hand === 'both') return betweenPalms(stage);
  const [face = 0] = faces;
  const open = hand(stage, 'palm', placeOf(stage, face), face);
  const jacks = stage.trick.jacks ? [jack(inHand(open, [2, 60], 4), 0, { size: 0.84 })] : [];
  return { things: [open, ...lyingIn(open, some(stage.trick.bones)), ...jacks], after: {} };
};

function betweenPalms(stage: Stage): ReturnType<Draw> {
  const [x, y] = placeOf(stage, 0);
  const bones = [-26, 12, 50, 88].map((far, i) => boneAt(i, [x, y + far, 62], { turn: 90 * i }));
  const right = hand(stage, 'edge', [x + 36, y, 0], 8, { tint: 'main' });
  const left = other(stage, 'edge', [x - 36, y, 0], -8);
  return { things: [...bones, left, right], after: {} };
}

export function folded(stage: Stage, at: P3): Thing[] {
  return [hand(stage, 'folded', at), other(stage, 'folded', plus(at, [0, 9, 0]))];
}

export const throws: Draw = (stage, step) => {
  const faces = facing(step.by, stage.trick);
  if (step.what === 'jack') {
    const things = faces.flatMap((face) => throwJack(stage, face));
    return { things: [...stage.scenery, ...stage.bones, ...things], after: {} };
  }
  return { things: [...stage.bones, ...throwBones(stage, faces)], after: {} };
};

function throwJack(stage: Stage, face: number): Thing[] {
  const place = placeOf(stage, face);
  const from = hand(stage, 'palm', place, face);
  const up = flight(stage.trick, inHand(from, [0, 30], 10), face);
  const which = stage.trick.jacks === 2 && face !== 0 ? 1 : 0;
  const still = stage.trick.start.lie === 'held' ? lyingIn(from, some(4)) : [];
  return [from, ...still, way(up, true), jack(up.at(-1)!, which ? 180 : 0, { way: up })];
}

/** Bones thrown from the back of the hand, from the palm, from between the palms, by folded hands. */
function throwBones(stage: Stage, faces: readonly number[]): Thing[] {
  const { trick } = stage;
  const [face = 0] = faces;
  const place = placeOf(stage, face);
  switch (trick.throw.up) {
    case 'back':
      return thrownFromBack(stage, faces);
    case 'palms': {
      const right = hand(stage, 'palm', plus(place, [58, 0, 0]), -14, { tint: 'main' });
      const left = other(stage, 'palm', plus(place, [-58, 0, 0]), 14);
      return [left, right, ...fountain(trick, plus(place, [0, 30, 60]), 0)];
    }
    case 'pincers': {
      const tip = plus(place, [0, 96, 40]);
      const up = flight(trick, tip, 0, 0.6);
      return [...folded(stage, place), way(up, true), boneAt(0, up.at(-1)!, { way: up })];
    }
    default: {
      const from = hand(stage, 'palm', place, face);
      return [from, ...fountain(trick, inHand(from, [0, 20]), face)];
    }
  }
}

function thrownFromBack(stage: Stage, faces: readonly number[]): Thing[] {
  const { trick } = stage;
  if (trick.throw.down !== 'other-back') {
    const [under] = loaded(stage);
    return [under, ...fountain(trick, inHand(under), 0)];
  }
  return pairs(stage, faces).flatMap(([from, to], i) => {
    const over = hop(inHand(from), inHand(to), 190);
    return [to, from, way(over, true), boneAt(i, over[2]!, { way: over.slice(0, 3) })];
  });
}

/** Both hands of everybody, backs up. */
export function pairs(stage: Stage, faces: readonly number[]): [HandAt, HandAt][] {
  return faces
    .slice(0, 1)
    .map((face) => [
      hand(stage, 'back', turned([66, -60, 0], face), face, { tint: tintOf(face) }),
      other(stage, 'back', turned([-66, -60, 0], face), face),
    ]);
}

/** All bones in the air together. */
function fountain(trick: Trick, from: P3, face: number): Thing[] {
  const count = trick.bones || 1;
  return Array.from({ length: count }, (_, i) => {
    const aside = (i - (count - 1) / 2) * 34;
    const [dx, dy] = turned([aside, 0, 0], face);
    const up: P3[] = [
      from,
      plus(from, [dx * 0.5, dy * 0.5, 90]),
      plus(from, [dx, dy, 165 + (i % 2) * 44]),
    ];
    return [way(up.slice(1), true, false), boneAt(i, up.at(-1)!, { way: up })];
  }).flat();
}
