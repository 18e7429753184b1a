/** Where the names stand round the table: behind each hand, and in the picture. */
import type { Surface } from '../hand/surface';
import type { Once } from './once.svelte';
import { across } from './placing';

interface Dot {
  x: number;
  y: number;
}

const BEHIND = { duel: -172, round: -212, flick: -282 };
const BESIDE = -84; // not over the palm, nor over the thumb
const EDGE = { x: 52, y: 18 }; // pixels: half a plate

export function platesAt(
  { what, viewer }: Once,
  surface: Surface,
  { width, height }: { width: number; height: number },
): Dot[] {
  if (what.kind === 'spot') return along(what.places.length, width);
  const round = what.kind === 'flick' ? BEHIND.flick : BEHIND.round;
  const y = what.places.length === 2 && what.kind !== 'flick' ? BEHIND.duel : round;
  return what.places.map(({ turn }) => {
    const at = across(turn, viewer, {
      x: what.kind === 'flick' ? 74 : y === BEHIND.duel ? BESIDE : 0,
      y,
    });
    const seen = surface.project(at.x, at.y, 0);
    return { x: within(seen.x, EDGE.x, width), y: within(seen.y, EDGE.y, height) };
  });
}

/** Where no hand is over the table, they stand in a row at its upper edge. */
const along = (many: number, width: number): Dot[] =>
  Array.from({ length: many }, (_, i) => ({
    x: Math.round(((i % 3) + 0.5) * (width / Math.min(3, many))),
    y: 66 + 34 * Math.floor(i / 3),
  }));

const within = (at: number, edge: number, most: number): number =>
  Math.round(Math.max(edge, Math.min(most - edge, at)));
