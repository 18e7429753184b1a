/** The hands of the trick cards, painted on a canvas: in ink and ochre, or as a shadow. */
import type { Camera } from '../tricks/camera';
import { parts, type HandAt, type Part } from '../tricks/hand';

/** Millimetres of what is painted, from the place of the hand. */
export const PAPER = { west: -170, east: 170, south: -430, north: 140 };
const WIDE = PAPER.east - PAPER.west;
const TALL = PAPER.north - PAPER.south;

type Paint = { fill: string; stroke?: string; width?: number; alpha?: number };

const INK = '#2b2622';
const WASH: Record<string, Wash> = {
  main: ['#e6b47a', '#bd752c'],
  other: ['#cdc1af', '#8a7963'],
  bag: ['#b99a6e', '#7d5d33'],
};

function paint(role: Part['role'], [wash, deep]: Wash, skin: string): Paint {
  switch (role) {
    case 'edge':
      return { fill: INK, stroke: INK, width: 3 };
    case 'palm':
      return { fill: wash };
    case 'skin':
      return { fill: skin };
    case 'shade':
      return { fill: deep, alpha: 0.3 };
    case 'line':
      return { fill: '', stroke: INK, width: 1.5, alpha: 0.6 };
    case 'string':
      return { fill: '', stroke: '#7a2d1d', width: 3.4 };
    case 'nail':
      return { fill: '#f6e7cb', alpha: 0.75 };
    case 'cuff':
      return { fill: INK, stroke: INK, width: 2 };
    case 'bead':
      return { fill: '#efe6d2' };
  }
}

function blank(dots: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(WIDE * dots), Math.round(TALL * dots)];
  const context = canvas.getContext('2d')!;
  context.scale(dots, dots);
  context.lineJoin = context.lineCap = 'round';
  return [canvas, context];
}

const seenFrom = (elevation: number): Camera => ({
  azimuth: 0,
  elevation,
  scale: 1,
  x: -PAPER.west,
  y: PAPER.north,
});

/** Somebody's own: a light and a deep one. */
export type Wash = readonly [string, string];

/** As a player sees them who looks down at this angle, in degrees. */
export function inked(
  hands: readonly HandAt[],
  elevation: number,
  dots: number,
  own?: Wash,
): HTMLCanvasElement {
  const [canvas, context] = blank(dots);
  for (const hand of hands) {
    const wash = own ?? WASH[hand.bag ? 'bag' : hand.tint] ?? WASH.main!;
    for (const { role, d } of parts(hand, seenFrom(elevation))) {
      const path = new Path2D(d);
      const { fill, stroke, width = 1, alpha = 1 } = paint(role, wash, (own ?? WASH.main!)[0]);
      context.globalAlpha = alpha;
      if (fill) {
        context.fillStyle = fill;
        context.fill(path);
      }
      if (stroke) {
        context.strokeStyle = stroke;
        context.lineWidth = width;
        context.stroke(path);
      }
    }
  }
  return canvas;
}

/** What they keep from the lamp, from above: soft at the edge. */
export function shaded(hands: readonly HandAt[], dots: number): HTMLCanvasElement {
  const [canvas, context] = blank(dots);
  const aside = 4 * canvas.width; // only the shadow of what is painted there falls on the canvas
  context.shadowColor = '#1c0e05';
  context.shadowBlur = 9 * dots;
  context.shadowOffsetX = aside;
  context.translate(-aside / dots, 0);
  for (const hand of hands)
    for (const { role, d } of parts(hand, seenFrom(90)))
      if (role === 'edge') context.fill(new Path2D(d));
  return canvas;
}
