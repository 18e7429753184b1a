/** How the catch is drawn: a Jack that comes down, or the bones themselves. */
import { plus, turned, type P3 } from './camera';
import { inHand } from './hand';
import { folded, pairs } from './setting';
import {
  arched,
  facing,
  flight,
  hand,
  jack,
  lyingIn,
  other,
  placeOf,
  some,
  type Draw,
  type Stage,
} from './stage';
import { boneAt, hop, way, type BoneAt, type Thing } from './things';
import type { Step } from './trick';

export const catches: Draw = (stage, step) => {
  const faces = facing(step.by, stage.trick);
  const things =
    step.what === 'jack'
      ? faces.flatMap((face) => caughtJack(stage, step, face))
      : caughtBones(stage, faces);
  const lying = step.what === 'bones' ? [] : stage.bones;
  // What was pushed under the hand is under it.
  const there = arched(stage.trick) ? [...lying, ...stage.scenery] : [...stage.scenery, ...lying];
  return { things: [...there, ...things], after: {} };
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
  const thrower = step.hand === 'other' ? [hand(stage, 'palm', place, face)] : [];
  return [
    ...thrower,
    under,
    ...lyingIn(under, heldNow(stage, face)),
    way(falls, true),
    jack(lies, which, { way: [...falls, lies] }),
  ];
}

/** The bones in the hand when the Jack comes down: of two who grabbed, the second has the later ones. */
function heldNow({ trick, taken, held }: Stage, face: number): readonly BoneAt[] {
  if (trick.start.lie === 'held') return some(trick.bones - taken, taken);
  return face ? held.slice(2, 4) : held.slice(0, 2);
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
      return [under, ...lyingIn(under, some(Math.max(1, trick.bones - 1))), missed];
    }
  }
}
