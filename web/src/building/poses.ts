/** Places and turnings of blocks, as the judge has them (src/ludotheque/physics/pictures.py) and as the scene
 * does. The judge's metres are z up; the scene's centimetres y up. */
import { Quaternion, Vector3 } from 'three';

export type Place = [x: number, y: number, z: number];
export type Turn = [w: number, x: number, y: number, z: number];

/** A block and where it is: its centre of mass. */
export interface Laid {
  id: string;
  place: Place;
  turn: Turn;
  base?: boolean;
}

/** Where something is, and how it is turned. */
export interface Pose {
  place: Place;
  turn: Turn;
}

/** How a block is to be placed (src/ludotheque/hands/placing.py). */
export interface Placing {
  tower: readonly Laid[];
  block: Laid;
  /** It may be set beside the bases, as one more. */
  bases?: boolean;
  /** Its height is told: there is a measure beside it. */
  measured?: boolean;
  /** How it can lie. */
  ways?: readonly Turn[];
}

const CM = 100; // in a metre

export const shownAt = ([x, y, z]: Place): Vector3 => new Vector3(CM * x, CM * z, -CM * y);
export const shownTurned = ([w, x, y, z]: Turn): Quaternion => new Quaternion(x, z, -y, w);
/** Both, as a row of a reel has them. */
export const shownRow = ([x, y, z]: Place, [w, a, b, c]: Turn): readonly number[] => [
  CM * x,
  CM * z,
  -CM * y,
  w,
  a,
  c,
  -b,
];
export const placeOf = ({ x, y, z }: Vector3): Place => [x / CM, -z / CM, y / CM];

/** First the one, then the other, both round the axes of the table. */
export function after(one: Turn, then: Turn): Turn {
  const [w, x, y, z] = then;
  const [a, b, c, d] = one;
  return [
    w * a - x * b - y * c - z * d,
    w * b + x * a + y * d - z * c,
    w * c - x * d + y * a + z * b,
    w * d + x * c - y * b + z * a,
  ];
}

/** Round the upright axis, anticlockwise as seen from above. */
export const spin = (angle: number): Turn => [Math.cos(angle / 2), 0, 0, Math.sin(angle / 2)];

/** How far something that lies one way is spun, from there to another turning, and how far it is tilted besides. */
export function between(way: Turn, turn: Turn): { spun: number; tilt: number } {
  const [a, b, c, d] = way;
  const [w, x, y, z] = after([a, -b, -c, -d], turn);
  const spun = 2 * Math.atan2(z, w);
  return {
    spun: Math.atan2(Math.sin(spun), Math.cos(spun)),
    tilt: 2 * Math.atan2(Math.hypot(x, y), Math.hypot(w, z)),
  };
}

// ---- Twelve bytes a block

const BYTES = 12;
const FINE = 32_000;
const CORNER: Place = [-1.024, -1.024, -0.064];
const MOST = 0x7fff;

function write(to: DataView, at: number, place: Place, turn: Turn): void {
  place.forEach((value, i) => {
    const number = Math.round((value - CORNER[i]!) * FINE);
    to.setUint16(at + 2 * i, Math.min(0xffff, Math.max(0, number)), true);
  });
  const size = Math.hypot(...turn) || 1;
  const largest = turn.reduce((best, v, i) => (Math.abs(v) > Math.abs(turn[best]!) ? i : best), 0);
  const sign = turn[largest]! < 0 ? -1 : 1;
  const others = turn.filter((_, i) => i !== largest).map((value) => (sign * value) / size);
  others.forEach((value, i) => {
    const number = Math.round(((value * Math.SQRT2 + 1) / 2) * MOST);
    const bit = i === 0 ? largest & 1 : i === 1 ? largest >> 1 : 0;
    to.setUint16(at + 6 + 2 * i, Math.min(MOST, Math.max(0, number)) | (bit << 15), true);
  });
}

function read(from: DataView, at: number): Pose {
  const word = (i: number): number => from.getUint16(at + 2 * i, true);
  const along = (i: 0 | 1 | 2): number => word(i) / FINE + CORNER[i];
  const part = (i: number): number => (((word(i) & MOST) / MOST) * 2 - 1) / Math.SQRT2;
  const [a, b, c] = [part(3), part(4), part(5)];
  const rest = Math.sqrt(Math.max(0, 1 - a * a - b * b - c * c));
  const place: Place = [along(0), along(1), along(2)];
  switch ((word(3) >> 15) + 2 * (word(4) >> 15)) {
    case 0:
      return { place, turn: [rest, a, b, c] };
    case 1:
      return { place, turn: [a, rest, b, c] };
    case 2:
      return { place, turn: [a, b, rest, c] };
    default:
      return { place, turn: [a, b, c, rest] };
  }
}

/** What the hand says: where it wants to be, and if it is open. */
export function drive(place: Place, turn: Turn, opened: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(BYTES + 1);
  write(new DataView(bytes.buffer), 0, place, turn);
  bytes[BYTES] = opened ? 1 : 0;
  return bytes;
}

/** What a picture tells: how it stands, and each block that is not where it was set, by its number. */
export interface Told {
  open: boolean;
  touched: boolean;
  fell: boolean;
  /** Still in the hand, on what it is meant to stand on: let go now, it is built. */
  lies: boolean;
  moved: Map<number, Pose>;
}

type Flags = [boolean, boolean, boolean, boolean];

export function told(data: DataView): Told {
  const flags = data.getUint8(0);
  const moved: Told['moved'] = new Map();
  for (let at = 1; at + BYTES < data.byteLength; at += BYTES + 1)
    moved.set(data.getUint8(at), read(data, at + 1));
  const [open, touched, fell, lies] = [1, 2, 4, 8].map((flag) => Boolean(flags & flag)) as Flags;
  return { open, touched, fell, lies, moved };
}
