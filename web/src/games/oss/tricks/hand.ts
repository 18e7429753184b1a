/** A hand on the paper: its pose, seen by the camera, as outlines in the order they are painted. */
import { plus, project, turned, type Camera, type P2, type P3 } from './camera';
import { blob, curve, limb } from './limb';
import { POSES, type Finger, type PoseName } from './poses';

/** Whose hand: the main one, the other one, the second player's, somebody else's. */
export type Tint = 'main' | 'other' | 'second' | 'third';

export interface HandAt {
  kind: 'hand';
  pose: PoseName;
  at: P3;
  /** Degrees against the clock: 0 is the hand of the player at the bottom, pointing away. */
  turn: number;
  left: boolean;
  tint: Tint;
  /** In the bag. */
  bag?: boolean;
  /** Where it has been, or will be. */
  faint?: boolean;
}

export interface Part {
  role: 'edge' | 'palm' | 'skin' | 'shade' | 'line' | 'nail' | 'cuff' | 'bead' | 'string';
  d: string;
}

/** Where a point of a pose is on the table. */
export function placed(hand: HandAt, [x, y, z]: P3): P3 {
  return plus(hand.at, turned([hand.left ? -x : x, y, z], hand.turn));
}

/** Where what the hand holds lies; `beside` moves it across the hand and along it. */
export function inHand(hand: HandAt, beside: P2 = [0, 0], higher = 0): P3 {
  const [x, y, z] = POSES[hand.pose].holds;
  return placed(hand, [x + beside[0], y + beside[1], z + higher]);
}

export function parts(hand: HandAt, camera: Camera): Part[] {
  const pose = POSES[hand.pose];
  const on = (point: P3): P2 => project(camera, placed(hand, point));
  const palm = pose.palm.map(on);
  const behind = pose.fingers.filter(({ over }) => !over).map((one) => seen(one, on, camera));
  const before = pose.fingers.filter(({ over }) => over).map((one) => seen(one, on, camera));
  const arm = along(pose.wrist, pose.arm, on, camera);
  if (hand.bag) return bagged([...behind, ...before], palm, arm, camera);
  return [
    { role: 'edge', d: arm.d },
    { role: 'palm', d: arm.d },
    { role: 'edge', d: blob(palm) },
    ...behind.flatMap(finger),
    { role: 'palm', d: blob(palm) },
    { role: 'shade', d: blob(inner(palm)) },
    ...pose.lines.map((line): Part => ({ role: 'line', d: curve(line.map(on)) })),
    ...before.flatMap(finger),
    ...bracelet(arm, camera),
  ];
}

interface Seen {
  joints: P2[];
  thick: number[];
  nail: boolean;
}

const seen = ({ joints, thick, nail }: Finger, on: (p: P3) => P2, { scale }: Camera): Seen => ({
  joints: joints.map(on),
  thick: thick.map((r) => r * scale),
  nail: nail ?? false,
});

function finger({ joints, thick, nail }: Seen): Part[] {
  const d = limb(joints, thick);
  const shade = limb(
    joints.slice(1).map(([x, y], i) => [x + thick[i + 1]! * 0.34, y + thick[i + 1]! * 0.16]),
    thick.slice(1).map((r) => r * 0.5),
  );
  const parts: Part[] = [
    { role: 'edge', d },
    { role: 'palm', d },
    { role: 'shade', d: shade },
  ];
  return nail ? [...parts, { role: 'nail', d: nailOf(joints, thick) }] : parts;
}

/** Palm and fingers under cloth: one outline round all. */
function bagged(fingers: Seen[], palm: P2[], arm: Arm, camera: Camera): Part[] {
  const cloth = blob(inner(palm, 1.2, [0, 0]));
  const limbs = fingers.map(({ joints, thick }) =>
    limb(
      joints,
      thick.map((r) => r + 7 * camera.scale),
    ),
  );
  const all = [...limbs, cloth];
  return [
    { role: 'edge', d: arm.d },
    { role: 'skin', d: arm.d },
    ...all.map((d): Part => ({ role: 'edge', d })),
    ...all.map((d): Part => ({ role: 'palm', d })),
    { role: 'shade', d: blob(inner(palm)) },
    ...folds(palm, arm, camera),
  ];
}

/** Folds in the cloth, and the string that ties it to the wrist. */
function folds(palm: readonly P2[], { wrist, across }: Arm, { scale }: Camera): Part[] {
  const [x, y] = middle(palm);
  const from = (side: number, part: number): P2 => [
    wrist[0] + (x - wrist[0]) * part + across[0] * side * scale,
    wrist[1] + (y - wrist[1]) * part + across[1] * side * scale,
  ];
  const crease = (side: number, long: number): Part => ({
    role: 'line',
    d: curve([from(side * 0.9, 0.2), from(side * 1.15, long * 0.6), from(side * 1.5, long)]),
  });
  const tail = (side: number): Part => ({
    role: 'string',
    d: curve([from(side * 4, 0), from(side * 20, -0.22), from(side * 12, -0.42)]),
  });
  return [
    crease(-17, 0.9),
    crease(-6, 0.62),
    crease(7, 0.74),
    crease(18, 1.1),
    { role: 'string', d: curve([from(-WRIST - 4, 0.04), from(0, -0.02), from(WRIST + 4, 0.04)]) },
    tail(-1),
    tail(1),
  ];
}

function middle(points: readonly P2[]): P2 {
  const sum = (i: 0 | 1): number => points.reduce((all, point) => all + point[i], 0);
  return [sum(0) / points.length, sum(1) / points.length];
}

/** The same outline, smaller, and a little towards the shadow. */
function inner(points: readonly P2[], size = 0.72, off: P2 = [0.05, 0.06]): P2[] {
  const [x, y] = middle(points);
  const wide = Math.max(...points.map((point) => Math.abs(point[0] - x)));
  return points.map((point) => [
    x + (point[0] - x) * size + off[0] * wide,
    y + (point[1] - y) * size + off[1] * wide,
  ]);
}

function nailOf(joints: readonly P2[], thick: readonly number[]): string {
  const tip = joints.at(-1)!;
  const before = joints.at(-2)!;
  const long = Math.hypot(tip[0] - before[0], tip[1] - before[1]) || 1;
  const along: P2 = [(tip[0] - before[0]) / long, (tip[1] - before[1]) / long];
  const across: P2 = [-along[1], along[0]];
  const r = thick.at(-1)!;
  const point = (forth: number, side: number): P2 => [
    tip[0] + along[0] * forth * r + across[0] * side * r,
    tip[1] + along[1] * forth * r + across[1] * side * r,
  ];
  return blob([
    point(0.75, 0),
    point(0.4, 0.5),
    point(-0.4, 0.42),
    point(-0.4, -0.42),
    point(0.4, -0.5),
  ]);
}

interface Arm {
  d: string;
  wrist: P2;
  /** Across the arm, one unit long. */
  across: P2;
}

const ARM = 420; // long enough to leave the paper
const WRIST = 23;

function along(wrist: P3, arm: P3, on: (p: P3) => P2, { scale }: Camera): Arm {
  const from = on(wrist);
  const to = on(plus(wrist, [arm[0] * ARM, arm[1] * ARM, arm[2] * ARM]));
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return {
    d: limb([from, to], [WRIST * scale, 33 * scale]),
    wrist: from,
    across: [-(to[1] - from[1]) / long, (to[0] - from[0]) / long],
  };
}

/** A bracelet of beads. */
function bracelet({ wrist, across }: Arm, { scale }: Camera): Part[] {
  const at = (t: number): P2 => [
    wrist[0] + across[0] * t * (WRIST + 1) * scale,
    wrist[1] + across[1] * t * (WRIST + 1) * scale,
  ];
  const r = 6.5 * scale;
  const beads = [-0.84, -0.42, 0, 0.42, 0.84].map((t): Part => {
    const [x, y] = at(t);
    const bead = 3.2 * scale;
    return {
      role: 'bead',
      d: blob([
        [x - bead, y],
        [x, y - bead],
        [x + bead, y],
        [x, y + bead],
      ]),
    };
  });
  return [{ role: 'cuff', d: limb([at(-1), at(0), at(1)], [r, r, r]) }, ...beads];
}
