/** What the house sends of an attempt (hands/bones/pictures.py), and what a hand sends of itself. */
import type { Row } from './attempt';
import { A_SECOND, FLYING, MANY, SPENT, type Law, type World } from './judge';

const SIXTEENTH = 16;
const HEAD = 36;
const BONE = 6;
const OLD = 255; // a mishap of long ago

export const STEADY = 1;
export const SLOW = 2;
export const KEYS = 4;
export const ASKS = 8;

export interface Told {
  /** Steps that are judged. */
  time: number;
  /** Those of the house's clock. */
  clock: number;
  phase: number;
  count: number;
  why: number;
  mishapped: number | null;
  helps: number;
  world: Partial<World>;
  bones: { lies: number; edge: number; x: number; y: number }[];
  /** Where the hand has asked: the whole world. */
  whole: Readonly<Record<string, unknown>> | null;
}

/** All of it but the bones. */
export type HandTold = Omit<Told, 'bones' | 'whole'>;
export const HAND_TOLD = HEAD; // bytes

export function told(data: DataView): Told {
  const short = (at: number): number => data.getInt16(at, true) / SIXTEENTH;
  const byte = (at: number): number => data.getUint8(at);
  const bones = Array.from({ length: 6 }, (_, i) => {
    const at = HEAD + BONE * i;
    return { lies: byte(at), edge: byte(at + 1), x: short(at + 2), y: short(at + 4) };
  });
  const rest = new Uint8Array(data.buffer, data.byteOffset + HEAD + BONE * bones.length);
  return {
    ...handTold(data),
    bones,
    whole: rest.length
      ? (JSON.parse(new TextDecoder().decode(rest)) as Record<string, unknown>)
      : null,
  };
}

export function handTold(data: DataView): HandTold {
  const short = (at: number): number => data.getInt16(at, true) / SIXTEENTH;
  const byte = (at: number): number => data.getUint8(at);
  const [time, why, age, flags, finger] = [
    data.getUint32(0, true),
    byte(10),
    byte(11),
    byte(12),
    byte(13),
  ];
  return {
    time,
    clock: data.getUint32(4, true),
    phase: byte(8),
    count: byte(9),
    why,
    mishapped: age === OLD ? null : time - (age * A_SECOND) / 60,
    helps: (flags >> 3) & 7,
    world: {
      pressed: flags & 1,
      on_back: (flags >> 1) & 1,
      side: flags & 4 ? -1 : 1,
      throws: (flags >> 6) & 1,
      busy: (flags >> 7) & 1,
      finger: finger & 3,
      gain: (finger >> 2) - 1,
      held: data.getInt8(14),
      lift: byte(15) / 255,
      x: short(16),
      y: short(18),
      to_x: short(20),
      to_y: short(22),
      from_x: short(24),
      from_y: short(26),
      slid_x: short(28),
      slid_y: short(30),
      air: data.getUint16(32, true) / A_SECOND,
      flight: data.getUint16(34, true) / A_SECOND,
    },
  };
}

/** As it is drawn, in a world that was laid out so. */
export function paint(w: World, law: Law, { time, phase, count, why, ...more }: Told): void {
  Object.assign(w, more.world, { time, phase, count });
  const over = phase === 2;
  [w.why, w.mishap] = over ? [why, 0] : [0, more.mishapped === null ? 0 : why];
  w.mishap_time = more.mishapped ?? 0;
  more.bones.forEach((seen, i) => {
    const bone = w.bones[i]!;
    const down = law.thrown === MANY && (seen.lies === FLYING || seen.lies === SPENT);
    Object.assign(bone, { lies: seen.lies, edge: seen.edge });
    if (down) Object.assign(bone, { home_x: seen.x, home_y: seen.y });
    else Object.assign(bone, { x: seen.x, y: seen.y });
    if (seen.lies === FLYING) bone.due = w.flight * (1 + law.early * bone.early);
  });
}

const SAMPLE = 9;

/** Rows as a hand sends them. */
export function samples(rows: readonly Row[]): Uint8Array {
  const data = new DataView(new ArrayBuffer(SAMPLE * rows.length));
  rows.forEach(([step, x, y, pressed], i) => {
    data.setUint32(SAMPLE * i, step, true);
    data.setInt16(SAMPLE * i + 4, x, true);
    data.setInt16(SAMPLE * i + 6, y, true);
    data.setUint8(SAMPLE * i + 8, pressed);
  });
  return new Uint8Array(data.buffer);
}
