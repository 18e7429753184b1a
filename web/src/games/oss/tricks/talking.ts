/** How it is drawn that somebody calls, names, sees, chooses; and that hands change. */
import { plus, turned, type P3 } from './camera';
import { facing, hand, other, placeOf, type Draw } from './stage';
import { way, type Bubble, type Player, type Thing, type Zone } from './things';

/** Whoever sits before the drawing says something. */
const speaker = (says: Bubble['says']): Thing[] => [
  { kind: 'player', at: [-70, -168, 0], tint: 'main', out: false },
  { kind: 'bubble', at: [34, -132, 0], says },
];

/** The Chief calls a side while the bones are in the air. */
export const call: Draw = (stage) => ({
  things: [...stage.bones, ...speaker('hollow')],
  after: {},
});

export const name: Draw = (stage) => ({
  things: [...stage.bones, ...speaker(stage.bones[1]?.colour ?? 'white')],
  after: {},
});

/** Those that show the side that was called, and their number. */
export const spot: Draw = (stage) => {
  const ringed = stage.bones.map((bone) => ({ ...bone, ringed: bone.face === 'hollow' }));
  const says = ringed.filter((bone) => bone.ringed).length;
  return { things: [...ringed, ...speaker(says)], after: {} };
};

/** A side of the table, or who is out. */
export const choose: Draw = (stage, step) => {
  const { area } = stage.trick.count;
  if (step.what === 'hands' && area) {
    const zone = (x: number, tint: Zone['tint']): Zone => ({
      kind: 'zone',
      area: { x, y: 0, width: 84, depth: 190 },
      tint,
    });
    const zones = [zone(140, 'main'), zone(-140, 'second')];
    const pointing = hand(stage, 'point', [92, -20, 0], -52, { tint: 'main' });
    return { things: [...zones, ...stage.bones, pointing], after: { scenery: zones } };
  }
  const seats = facing(step.by, stage.trick).map((face, i): Player => ({
    kind: 'player',
    at: turned([0, -96, 0], face),
    tint: (['main', 'second', 'third'] as const)[i]!,
    out: i === 1,
  }));
  const from = turned([0, -50, 0], 0);
  const to = plus(turned([0, -56, 0], 120), [0, 0, 0]);
  return { things: [...seats, way([from, [8, -10, 0], to])], after: {} };
};

/** The hands change roles. */
export const swap: Draw = (stage) => {
  const place = placeOf(stage, 0);
  const mirror: P3 = [-place[0], place[1], 0];
  const right = hand(stage, 'palm', place);
  const left = other(stage, 'palm', mirror);
  const above = (from: P3, to: P3, y: number): Thing =>
    way([plus(from, [0, y, 40]), [0, place[1] + y + 34, 40], plus(to, [0, y, 40])]);
  return {
    things: [
      ...stage.bones,
      left,
      right,
      above(left.at, right.at, 96),
      above(right.at, left.at, 126),
    ],
    after: {},
  };
};
