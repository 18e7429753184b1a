/** What the house sends of a trick that several do at once (hands/bones/together/pictures.py), and what a hand
 * sends. */
import type { Seat } from '../../types';
import type { Row } from '../hand/attempt';
import { HAND_TOLD, handTold, samples, type HandTold } from '../hand/pictures';

/** How far it is. */
export const WAITING = 0;
export const COUNTING = 1;
export const GOING = 2;
export const DECIDED = 3;

/** What a hand says of itself, beside the helps. */
export const READY = 16;
export const TO_THE_LEFT = 32;
/** What the house says of it: farther away than is made up for. */
export const LATE = 64;

const HEAD = 16;
const HAND = 7;
const BONE = 12;
const SIXTEENTH = 16;

export interface SeenHand {
  seat: Seat;
  flags: number;
  /** Milliseconds there and back, and those that it starts after the word. */
  delay: number;
  later: number;
  /** A number that it said. */
  said: number | null;
  told: HandTold;
}

export interface SeenBone {
  lies: number;
  edge: number;
  /** Which hand has it, from 1; 0: none. */
  whose: number;
  face: number;
  /** In the table's own frame. */
  x: number;
  y: number;
  high: number;
  turn: number;
}

export interface Seen {
  phase: number;
  /** Bones go to the left. */
  left: boolean;
  /** Steps of the house; and at which of them the word is, or was. While all wait: when that ends; 0, if nobody is
   * ready yet. */
  clock: number;
  word: number;
  hands: SeenHand[];
  bones: SeenBone[];
  /** Of those who have asked. */
  wholes: Map<Seat, Readonly<Record<string, unknown>>>;
}

export function seen(data: DataView): Seen {
  const [hands, bones] = [data.getUint8(14), data.getUint8(15)];
  const from = HEAD + hands * (HAND + HAND_TOLD);
  return {
    phase: data.getUint8(0),
    left: Boolean(data.getUint8(1) & 1),
    clock: data.getUint32(2, true),
    word: data.getUint32(6, true),
    hands: Array.from({ length: hands }, (_, i) => hand(data, HEAD + i * (HAND + HAND_TOLD))),
    bones: Array.from({ length: bones }, (_, i) => bone(data, from + i * BONE)),
    wholes: wholes(data, from + bones * BONE),
  };
}

function hand(data: DataView, at: number): SeenHand {
  const said = data.getInt8(at + 6);
  return {
    seat: data.getUint8(at),
    flags: data.getUint8(at + 1),
    delay: data.getUint16(at + 2, true),
    later: data.getUint16(at + 4, true),
    said: said < 0 ? null : said,
    told: handTold(new DataView(data.buffer, data.byteOffset + at + HAND, HAND_TOLD)),
  };
}

function bone(data: DataView, at: number): SeenBone {
  const short = (off: number): number => data.getInt16(at + off, true) / SIXTEENTH;
  const [lies, edge, whose, face] = [0, 1, 2, 3].map((off) => data.getUint8(at + off));
  return {
    lies: lies!,
    edge: edge!,
    whose: whose!,
    face: face!,
    x: short(4),
    y: short(6),
    high: short(8),
    turn: data.getUint16(at + 10, true),
  };
}

function wholes(data: DataView, from: number): Seen['wholes'] {
  const found: Seen['wholes'] = new Map();
  for (let at = from; at < data.byteLength;) {
    const [seat, long] = [data.getUint8(at), data.getUint32(at + 1, true)];
    const text = new Uint8Array(data.buffer, data.byteOffset + at + 5, long);
    const world = JSON.parse(new TextDecoder().decode(text)) as Record<string, unknown>;
    found.set(seat, world);
    at += 5 + long;
  }
  return found;
}

// ---- What a hand sends

export const itself = (flags: number): Uint8Array => new Uint8Array([0, flags]);

/** `echo`: the clock of the newest picture. Without rows it is a mere answer, by which the line is measured. */
export function does(echo: number, rows: readonly Row[] = []): Uint8Array {
  const said = samples(rows);
  const data = new Uint8Array(5 + said.length);
  const view = new DataView(data.buffer);
  view.setUint8(0, 1);
  view.setUint32(1, echo, true);
  data.set(said, 5);
  return data;
}

export function says(echo: number, step: number, number: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(10));
  view.setUint8(0, 2);
  view.setUint32(1, echo, true);
  view.setUint32(5, step, true);
  view.setUint8(9, number);
  return new Uint8Array(view.buffer);
}
