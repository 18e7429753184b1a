/** The shape of Fakir's views, and how its block is laid out. No rules: only names and places. */
import type { Seat } from '../types';
import type { FakirEvent, FakirView, Upright } from './wire';

export type { FakirEvent, FakirView, Upright };
export type Colour = Upright['colour'];

/** 1 is the lowest, 3 the highest. */
export type Level = 1 | 2 | 3;

/** What is in the block: `2@3` is row 2 on level 3, `b@1` column b on level 1; holes are a1 to c3. */
export interface Block {
  lines: Record<string, Colour>;
  holes: Record<string, Upright>;
}

export const COLUMNS = ['a', 'b', 'c'] as const;
export const ROWS = ['1', '2', '3'] as const;
/** As they are laid side by side: from the highest down. */
export const LEVELS: readonly Level[] = [3, 2, 1];
export const HOLES: readonly string[] = ROWS.flatMap((row) => COLUMNS.map((at) => at + row));
/** How many ring marks a colour's sticks have: colour is never alone. */
export const RINGS: Record<Colour, number> = { red: 1, green: 2, blue: 3, yellow: 4 };

export type Way = 'row' | 'column';

export interface Line {
  way: Way;
  /** `1` to `3`, or `a` to `c`. */
  at: string;
  /** Counted from the back (rows) or from the left (columns), from 0. */
  index: number;
  level: Level;
}

export const isLine = (id: string): boolean => /^[1-3a-c]@[1-3]$/.test(id);
export const isHole = (id: string): boolean => /^[a-c][1-3]$/.test(id);

export function line(id: string): Line {
  const at = id[0] ?? '';
  const row = ROWS.indexOf(at as '1');
  const level = Number(id[2]) as Level;
  if (row >= 0) return { way: 'row', at, index: row, level };
  return { way: 'column', at, index: COLUMNS.indexOf(at as 'a'), level };
}

/** Where a hole is, seen from above: from the left, and from the back, from 0. */
export function hole(id: string): { column: number; row: number } {
  return { column: COLUMNS.indexOf(id[0] as 'a'), row: ROWS.indexOf(id[1] as '1') };
}

export const linesOn = (level: Level): string[] =>
  [...ROWS, ...COLUMNS].map((at) => `${at}@${level}`);

export const holesOf = (id: string): string[] => HOLES.filter((h) => h.includes(id[0] ?? '?'));

/** The sticks that stand on the one in this line. */
export function standingOn(block: Block, id: string): string[] {
  return holesOf(id).filter((h) => block.holes[h]?.level === line(id).level);
}

/** What one sees when one looks down an open hole: the highest stick that lies across it. */
export function below(block: Block, id: string): { line: string; colour: Colour } | null {
  for (const level of LEVELS) {
    for (const at of id) {
      const colour = block.lines[`${at}@${level}`];
      if (colour) return { line: `${at}@${level}`, colour };
    }
  }
  return null;
}

/** How many sticks of a colour are in the block. */
export function inBlock(block: Block, colour: Colour): number {
  const standing = Object.values(block.holes).map((stick) => stick.colour);
  return [...Object.values(block.lines), ...standing].filter((one) => one === colour).length;
}

export const colourOf = (view: FakirView, seat: Seat): Colour => view.colours[seat] ?? 'red';
export const handOf = (view: FakirView, seat: Seat): number => view.hands[seat] ?? 0;

/** All that a seat has left; in teams, all that the team has. */
export function sticksLeft(view: FakirView, seat: Seat): number {
  const colour = colourOf(view, seat);
  const mates = Object.keys(view.hands)
    .map(Number)
    .filter((one) => view.colours[one] === colour);
  return mates.reduce((sum, one) => sum + (view.hands[one] ?? 0), inBlock(view, colour));
}
