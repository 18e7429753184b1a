/** Several hands round one touch screen: each has a zone of the edge, a pad over which a finger leads that hand. */
import type { Spot } from '../hand/gesture';
import type { Region } from '../hand/placing';

export const MOST = 4;
const DEEP = { least: 80, share: 0.24 }; // pixels of a zone from its edge, and how much of the screen
const ALONG = 150; // pixels along the edge, at least
const TABLE = 180; // pixels that are left for the table, at least

export type Edge = 'south' | 'west' | 'north' | 'east';

interface Size {
  width: number;
  height: number;
}

/** Which edges: two sit opposite each other. Clockwise from the first. */
export function edgesOf(hands: number): Edge[] {
  return hands === 2
    ? ['south', 'north']
    : (['south', 'west', 'north', 'east'] as Edge[]).slice(0, hands);
}

/** Whether as many zones have room. */
export function fits(hands: number, { width, height }: Size): boolean {
  if (hands > MOST) return false;
  const sides = hands > 2;
  return (
    width >= (sides ? 2 * DEEP.least + ALONG : ALONG) &&
    height >= 2 * DEEP.least + (sides ? ALONG : TABLE)
  );
}

/** How many of these hands have room. One needs no zone: the whole table is its. */
export function roomFor(hands: number, size: Size): number {
  let many = Math.min(hands, MOST);
  while (many > 1 && !fits(many, size)) many -= 1;
  return many;
}

/** Pixels from each edge that zones have. */
export function marginsOf(hands: number, size: Size): Record<Edge, number> {
  const edges = edgesOf(hands);
  const deep = (edge: Edge): number => (edges.includes(edge) ? depthOf(size) : 0);
  return { south: deep('south'), west: deep('west'), north: deep('north'), east: deep('east') };
}

/** How deep a zone is, in pixels. */
export const depthOf = ({ width, height }: Size): number =>
  Math.round(Math.max(DEEP.least, DEEP.share * Math.min(width, height)));

/** A finger on a zone, from 0 to 1 along it and away from its edge, as its hand has it: all it can reach. */
export function reachOf({ west, east, south, north }: Region, along: number, away: number): Spot {
  return { x: west + (east - west) * along, y: south + (north - south) * away };
}

/** From the corner of a zone that is seen upright, to how whoever sits at that edge has it. */
export function seatedAt(edge: Edge, x: number, y: number): { along: number; away: number } {
  switch (edge) {
    case 'south':
      return { along: x, away: 1 - y };
    case 'north':
      return { along: 1 - x, away: y };
    case 'west':
      return { along: y, away: x };
    case 'east':
      return { along: 1 - y, away: 1 - x };
  }
}
