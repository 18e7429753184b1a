/** A trick that several do at once, as the house sets it (hands/bones/together/setting.py). */
import type { Seat } from '../../types';
import type { Spot } from '../hand/gesture';

type Plain = Readonly<Record<string, unknown>>;

export type Kind = 'grab' | 'race' | 'throw' | 'snatch' | 'flick' | 'spot';

/** Cosine and sine: by how much somebody sits clockwise from the first, or from the Chief. */
export type Turn = readonly [cosine: number, sine: number];

export interface Place {
  seat: Seat;
  turn: Turn;
  /** As in a solo, seen from there. */
  law: Plain;
  world: Plain;
}

/** What has its default is left out. */
export interface Together {
  trick: string;
  kind: Kind;
  places: readonly Place[];
  bones?: number;
  /** After the word; then it is over. */
  seconds?: number;
  /** The bone that is named, or the side that is called. */
  word?: number;
  /** How often it was done already. */
  goes?: number;
  /** The first chooses whether bones go to the right or to the left. */
  sides?: boolean;
}

export const JUDGE = 'bones-at-once';

/** From one's own side of the table to the table's. */
export const tableOf = ([c, s]: Turn, { x, y }: Spot): Spot => ({
  x: x * c + y * s,
  y: y * c - x * s,
});

/** From the table's to one's own. */
export const ownOf = ([c, s]: Turn, { x, y }: Spot): Spot => ({
  x: x * c - y * s,
  y: x * s + y * c,
});

/** Clockwise, in radians. */
export const angleOf = ([c, s]: Turn): number => Math.atan2(s, c);

export const BUMP = 0;
/** The bones of WarnOss, by number: their names are the rules' own. */
export const COLOURS = ['white', 'black', 'red', 'yellow', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
