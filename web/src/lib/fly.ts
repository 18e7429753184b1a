/** Where things are on a board, and how they go from one place to another. */
import type { Flies } from './stages';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A flight with its places on the board: where it begins and ends, and where it is seen large. */
export interface Placed<Flight extends Flies> {
  flight: Flight;
  start: Box;
  end: Box;
  large: Box | null;
}

const LARGE = 0.5; // of the place over which something is shown to all

/** A place on the board, or the one it belongs to (`hand:2` for `hand:2:B7`), measured from the
 * board's own corner, also when it is scrolled. */
export function boxOf(board: HTMLElement, place: string): Box | null {
  const names = [place, place.split(':').slice(0, 2).join(':')];
  const [found] = names.flatMap((name) => board.querySelector(`[data-place="${name}"]`) ?? []);
  if (!found) return null;
  const { left, top, width, height } = found.getBoundingClientRect();
  const home = board.getBoundingClientRect();
  return { left: left - home.left, top: top - home.top + board.scrollTop, width, height };
}

/** Null: one of its places is not on the board. */
export function placed<Flight extends Flies>(
  flight: Flight,
  board: HTMLElement,
): Placed<Flight> | null {
  const [start, end] = [boxOf(board, flight.from), boxOf(board, flight.to)];
  const over = flight.over === undefined ? null : boxOf(board, flight.over);
  return start && end ? { flight, start, end, large: over && inside(over) } : null;
}

function inside({ left, top, width }: Box): Box {
  const wide = width * LARGE;
  const edge = (width - wide) / 2;
  return { left: left + edge, top: top + edge, width: wide, height: wide };
}

export interface Motion {
  way: Keyframe[];
  /** Degrees: 0 is face up, 180 face down. Null: it does not turn over. */
  turn: Keyframe[] | null;
}

/** From where it will lie: `box` as a transform of `end`. */
const seen = (box: Box, end: Box): string => {
  const scale = end.width ? box.width / end.width : 1;
  return `translate(${box.left - end.left}px, ${box.top - end.top}px) scale(${scale})`;
};
const EASE = 'cubic-bezier(.2,.7,.2,1)';
const HELD = [0.2, 0.8] as const; // of the way: as long is it shown large

export function motion<Flight extends Flies>(
  { flight: { turns }, start, large, end }: Placed<Flight>,
  still: boolean,
): Motion {
  const shown = large && seen(large, end);
  if (still) {
    const there = shown === null ? {} : { transform: shown };
    const way = [0, 1, 1, 0].map((opacity, i) => ({
      ...there,
      opacity,
      offset: [0, 0.1, 0.9, 1][i],
    }));
    return { way, turn: turns ? turned(turns === 'down' ? 180 : 0) : null };
  }
  const from = { transform: seen(start, end), easing: EASE };
  const held = shown === null ? [] : HELD.map((offset) => ({ transform: shown, offset }));
  return { way: [from, ...held, { transform: 'none' }], turn: turns ? turning(turns) : null };
}

function turning(turns: NonNullable<Flies['turns']>): Keyframe[] {
  const [from, to] = HELD;
  switch (turns) {
    case 'up':
      return turned(180, [0, from], 0);
    case 'down':
      return turned(0, [0.25, 0.9], 180);
    case 'up and down':
      return [...turned(180, [0, from], 0).slice(0, -1), ...turned(0, [to, 1], 180).slice(1)];
  }
}

function turned(from: number, [begins, ends] = [0, 1], to = from): Keyframe[] {
  const frames = [
    { offset: 0, degrees: from },
    { offset: begins, degrees: from },
    { offset: ends, degrees: to },
    { offset: 1, degrees: to },
  ];
  return frames.map(({ offset, degrees }) => ({ offset, transform: `rotateY(${degrees}deg)` }));
}
