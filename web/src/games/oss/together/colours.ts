/** Whose hand it is, and which bone: each in its colour. */
import type { Seat } from '../../types';
import { COLOURS as USUAL, WHITE } from '../hand/colours';
import type { Wash } from '../hand/ink';
import { tribeOf } from '../tribes';
import type { Together } from './setting';

/** The bones by their names: white, black, red, yellow, green, blue. */
export const NAMED = ['#fdf8ec', '#4a423c', '#c9503c', '#ecc44e', '#5f9a6c', '#5b87c4'] as const;

/** The skin of a tribe's hand: its colour on light skin, and deeper in the shade. */
export function washOf(seat: Seat): Wash {
  const { ground } = tribeOf(seat);
  return [blend(ground, '#f3dcb4', 0.42), blend(ground, '#2b2622', 0.15)];
}

/** Six bones, then what each hand throws. */
export function boneColours({ kind, places }: Together): string[] {
  const own = places.map(({ seat }) => blend(tribeOf(seat).ground, '#fdf8ec', 0.12));
  const six = kind === 'flick' ? own : kind === 'snatch' ? NAMED : USUAL;
  const bones = Array.from({ length: 6 }, (_, i) => six[i] ?? WHITE);
  return [...bones, ...(kind === 'throw' ? own : places.map(() => WHITE))];
}

/** So much of the other one. */
export function blend(one: string, other: string, part: number): string {
  const parts = (colour: string): number[] =>
    [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const [from, to] = [parts(one), parts(other)];
  const mixed = from.map((value, i) => Math.round(value + (to[i]! - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
