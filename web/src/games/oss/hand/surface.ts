/** What a table of bones is to the window it is seen through, in three dimensions or flat. */
import type { Say } from '../../types';
import type { Attempt } from './attempt';
import type { Spot } from './gesture';
import type { Keyed } from './marking';
import type { Region } from './placing';

/** From which side the table is looked at: each is -1 where it is the other way round. */
export interface Side {
  x: 1 | -1;
  y: 1 | -1;
}

/** `mirrored`: for a left hand, right is left. `turned`: from across. */
export const sideOf = (mirrored: boolean, turned: boolean): Side => ({
  x: mirrored === turned ? 1 : -1,
  y: turned ? -1 : 1,
});

export const seenFrom = ({ x, y }: Side, { west, east, south, north }: Region): Region => ({
  ...(x > 0 ? { west, east } : { west: -east, east: -west }),
  ...(y > 0 ? { south, north } : { south: -north, north: -south }),
});

export interface Shown {
  attempt: Attempt;
  ghost: Attempt | null;
  /** Where the hand has been of late, if that is drawn. */
  trail?: readonly Spot[];
  /** There is more to come. */
  moves: boolean;
}

/** An attempt as it is seen, and done if the hand is here. */
export interface Tried {
  readonly attempt: Attempt | null;
  readonly count: number;
  readonly said: Say | null;
  readonly near: Say | null;
  readonly over: 'managed' | 'failed' | null;
  /** What the keys are about to do. */
  readonly keyed: Keyed | null;
  /** Called when another attempt is on the table. */
  onfresh: () => void;
  /** What is to be seen at this moment; null: nothing yet. */
  next(now: number): Shown | null;
  /** A pointer, at a time that the page says. */
  point(kind: 'down' | 'move' | 'up', stamp: number, at: Spot): void;
  /** A key, of whoever plays without a pointer. True: it meant something. */
  key(kind: 'down' | 'up', key: string): boolean;
}

export interface Surface {
  readonly region: Region;
  /** Called after every picture. */
  onpicture: () => void;
  light(dark: boolean): void;
  resize(width: number, height: number): void;
  /** Another attempt: nothing glides there from where the last one was. */
  afresh(): void;
  /** Asks for a picture, soon. */
  ask(): void;
  /** Where on the table a point of the picture is, its numbers from -1 to 1. */
  spot(x: number, y: number): Spot | null;
  /** Where something of the table is in the picture, in its pixels. */
  project(x: number, y: number, z?: number): { x: number; y: number };
  close(): void;
}

/** Where the corners of what is looked at are in the picture: x and y in millimetres, then in pixels. */
export function cornersOf(surface: Surface): string {
  const { west, east, south, north } = surface.region;
  const pairs = [west, east].flatMap((x) => [south, north].map((y) => [x, y] as const));
  return JSON.stringify(
    pairs.map(([x, y]) => {
      const seen = surface.project(x, y);
      return [x, y, seen.x, seen.y];
    }),
  );
}
