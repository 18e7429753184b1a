/** Where things are on a panel of 300 by 300, seen from above; and where a finger meets them. */
import { hole, line } from '../view';

export const SIZE = 300;
/** The slab of wood, from here to SIZE minus this. */
export const EDGE = 46;
/** Sticks reach over it, from here to SIZE minus this. */
export const REACH = 23;
export const PITCH = 63;
export const THICK = 32;
export const BORE = 19;
/** The three channels, from the left or from the back. */
export const CHANNELS = [87, 150, 213] as const;

export const channel = (index: number): number => CHANNELS[index] ?? 150;

export function centre(id: string): { x: number; y: number } {
  const { column, row } = hole(id);
  return { x: channel(column), y: channel(row) };
}

/** Rows are drawn as they are; columns the same, turned so that the light stays on the left. */
export function turned(id: string): string {
  const { way, index } = line(id);
  const at = channel(index);
  return way === 'row' ? `translate(0 ${at})` : `translate(${at} ${SIZE}) rotate(-90)`;
}

/** The strip of the panel that belongs to a line, in per cent: left, top, width, height. */
export function strip(id: string): { left: number; top: number; width: number; height: number } {
  const { way, index } = line(id);
  const at = ((channel(index) - PITCH / 2) / SIZE) * 100;
  const wide = (PITCH / SIZE) * 100;
  return way === 'row'
    ? { left: 0, top: at, width: 100, height: wide }
    : { left: at, top: 0, width: wide, height: 100 };
}

/** Within its strip, the part that answers: rows and columns share the slab in diamonds, so that a
 * channel between two crossings belongs to its own line; both ends are whole. */
export function shape(id: string): string {
  const along = CHANNELS.map((at) => (at / SIZE) * 100);
  const [a = 0, b = 0, c = 0] = along;
  const half = ((PITCH / 2 / SIZE) * 100) as number;
  const there: [number, number][] = [
    [0, 0],
    [a - half, 0],
    [a, 50],
    [(a + b) / 2, 0],
    [b, 50],
    [(b + c) / 2, 0],
    [c, 50],
    [c + half, 0],
    [100, 0],
  ];
  const back = [...there].reverse().map(([x, y]): [number, number] => [x, y === 50 ? 50 : 100]);
  const row = line(id).way === 'row';
  const points = [...there, ...back].map(([x, y]) => (row ? [x, y] : [y, x]));
  return `polygon(${points.map(([x, y]) => `${x?.toFixed(2)}% ${y?.toFixed(2)}%`).join(',')})`;
}

/** Where the arrow keys find a target, in parts of the panel: lines at their mouth. */
export function anchor(id: string): { x: number; y: number } {
  if (!id.includes('@')) {
    const { x, y } = centre(id);
    return { x: x / SIZE, y: y / SIZE };
  }
  const { way, index } = line(id);
  const at = channel(index) / SIZE;
  return way === 'row' ? { x: 0.1, y: at } : { x: at, y: 0.1 };
}
