/** Bones and drums as they are painted flat. */
import type { Area } from '../tricks/trick';
import { DENTED, type Placed } from './placing';

/** Two lobes and a waist; on its edge it is narrower. In the air it is larger, and its shadow is below. */
export function paintBone(
  context: CanvasRenderingContext2D,
  { at: [x, y, z], turn, face, spin }: Placed,
  colour: string,
): void {
  if (z > 40) {
    context.fillStyle = 'rgb(28 14 5 / 0.5)';
    context.beginPath();
    context.ellipse(x, y, 13, 13, 0, 0, 2 * Math.PI);
    context.fill();
  }
  context.save();
  context.translate(x, y + 0.25 * Math.max(0, z - 24));
  context.rotate((turn * Math.PI) / 180 + 6.3 * spin);
  context.scale(1 + Math.max(0, z - 24) / 400, 1 + Math.max(0, z - 24) / 400);
  const wide = face >= DENTED ? 7 : 9.5;
  const path = new Path2D(
    `M-14 0C-15 ${wide} -8 ${wide + 1} -4 ${wide - 1.5}Q0 ${wide - 3} 4 ${wide - 1.5}C8 ${wide + 1} 15 ${wide} 14 0C15 ${-wide} 8 ${-wide - 1} 4 ${1.5 - wide}Q0 ${3 - wide} -4 ${1.5 - wide}C-8 ${-wide - 1} -15 ${-wide} -14 0Z`,
  );
  context.fillStyle = colour;
  context.strokeStyle = '#2b2622';
  context.lineWidth = 1.4;
  context.fill(path);
  context.stroke(path);
  paintFace(context, face);
  context.restore();
}

/** A bump shines; a hollow is dark with a light rim, so that it is told apart on every colour. */
function paintFace(context: CanvasRenderingContext2D, face: number): void {
  const hollow = face === 1;
  context.beginPath();
  context.ellipse(
    0,
    0,
    hollow ? 6.5 : 5,
    face >= DENTED ? 1.5 : hollow ? 4.5 : 3.5,
    0,
    0,
    2 * Math.PI,
  );
  context.fillStyle = hollow ? 'rgb(28 14 5 / 0.75)' : 'rgb(255 255 255 / 0.45)';
  context.fill();
  if (!hollow) return;
  context.strokeStyle = 'rgb(255 246 224 / 0.9)';
  context.lineWidth = 1.1;
  context.stroke();
}

/** The rings of a drum, in ochre, round a middle. */
export function paintRings(context: CanvasRenderingContext2D, x: number, y: number): void {
  for (const [radius, colour] of [
    [24, '#2b2622'],
    [22, '#c8812b'],
    [17, '#e9c98f'],
    [6, '#2b2622'],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  }
}

/** A card with a drum on it, where it lies. */
export function paintDrum(
  context: CanvasRenderingContext2D,
  { x, y, width, depth }: Pick<Area, 'x' | 'y' | 'width' | 'depth'>,
): void {
  context.fillStyle = '#f3e5c6';
  context.fillRect(x - width / 2, y - depth / 2, width, depth);
  paintRings(context, x, y);
}
