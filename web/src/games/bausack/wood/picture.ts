/** A block, or a whole tower, as a picture: SVG, made from how the blocks are made and nothing else. */
import { dice } from '../../../lib/dice';
import type { Block } from '../blocks';
import { FIBRE, prism } from './prism';
import { shapeOf, type Turned } from './shape';
import { FLAT, type Box, type Drawn, type Spot } from './space';
import { shade, TONES, type Tones } from './tones';
import { turned } from './turned';

const LARGEST = 112; // millimetres on paper: what fills the picture

/** The fibre runs along the longest side. */
function fibre({ size: [length, width, height] }: Block): Spot {
  if (length >= height && length >= width) return FIBRE.x;
  return height >= width ? FIBRE.z : FIBRE.y;
}

function ball(r: number, tones: Tones, name: string): Drawn {
  const y = -r * FLAT.rise;
  const id = `${name}r`;
  const stops = [
    [0, 1],
    [0.28, 0.86],
    [0.62, 0.5],
    [0.92, 0.1],
    [1, 0.18],
  ] as const;
  const told = stops.map(([o, lit]) => `<stop offset="${o}" stop-color="${shade(tones, lit)}"/>`);
  const veins = [0.3, 0.58, 0.84].map(
    (share) =>
      `M${(-r * share).toFixed(1)} ${(y - r * Math.sqrt(1 - share * share)).toFixed(1)}Q${(r * (0.5 - share)).toFixed(1)} ${y.toFixed(1)} ${(-r * share * 0.9).toFixed(1)} ${(y + r * Math.sqrt(1 - share * share * 0.81)).toFixed(1)}`,
  );
  return {
    markup: `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="${y}" r="${r * 1.02}" fx="${-r * 0.38}" fy="${y - r * 0.42}">${told.join('')}</radialGradient><circle cy="${y}" r="${r}" fill="url(#${id})"/><path d="${veins.join('')}" fill="none" stroke="${tones.grain}" stroke-width=".5" opacity=".26"/><circle cy="${y}" r="${r}" fill="none" stroke="${tones.edge}" stroke-width=".9"/>`,
    box: { left: -r, right: r, top: y - r, bottom: y + r },
  };
}

/** Standing at the origin, in millimetres. `name` keeps apart what several drawings define. */
export function draw(block: Block, name = 'b'): Drawn {
  const tones = TONES[block.colour];
  const roll = dice(block.id);
  const shape = shapeOf(block);
  if (shape.type === 'sawn') return prism(shape, tones, fibre(block), roll, name);
  const r = ballOf(shape);
  return r ? ball(r, tones, name) : turned(shape, tones, roll, name);
}

/** The radius, if it is a ball and nothing else. */
function ballOf({ outside: [run] }: Turned): number | null {
  const round = run?.type === 'arc' && run.radii[0] === run.radii[1] && !run.egg;
  return round && run.turns[0] === -90 && run.turns[1] === 90 ? run.radii[0] : null;
}

function svg(box: Box, markup: string): string {
  const [x, y, width, height] = [box.left, box.top, box.right - box.left, box.bottom - box.top].map(
    (value) => Math.round(value * 10) / 10,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">${markup}</svg>`;
}

const shadow = (box: Box, wide: number): string =>
  `<radialGradient id="s"><stop stop-color="#3a2412" stop-opacity=".42"/><stop offset=".7" stop-color="#3a2412" stop-opacity=".2"/><stop offset="1" stop-color="#3a2412" stop-opacity="0"/></radialGradient><ellipse cx="${((box.left + box.right) / 2 + wide * 0.04).toFixed(1)}" cy="${(box.bottom - wide * 0.05).toFixed(1)}" rx="${(wide * 0.6).toFixed(1)}" ry="${(wide * 0.16).toFixed(1)}" fill="url(#s)"/>`;

/** One block, square. Small ones are a little smaller in it than large ones, not as much as in truth. */
export function picture(block: Block): string {
  const { markup, box } = draw(block);
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const most = Math.max(wide, tall);
  const side = LARGEST * 1.1 * (most / LARGEST) ** 0.62;
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const frame = {
    left: x - side / 2,
    right: x + side / 2,
    top: y - side / 2,
    bottom: y + side / 2,
  };
  return svg(frame, shadow(box, wide) + markup);
}

/** Only what an address cannot hold is written otherwise: it stays short. */
const uri = (text: string): string =>
  `data:image/svg+xml,${text.replaceAll('"', "'").replace(/[%#<>]/g, encodeURIComponent)}`;
const kept = new Map<string, string>();

/** The address of its picture; each is drawn once. */
export function pictureOf(block: Block): string {
  const known = kept.get(block.id);
  if (known) return known;
  const made = uri(picture(block));
  kept.set(block.id, made);
  return made;
}

/** A picture of just the block, and where it lies when the block stands at the origin. */
export interface Cut {
  href: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const cut = new Map<string, Cut>();
const MARGIN = 1; // millimetres, for the outline

/** To put together with others, all in the same millimetres. */
export function cutOf(block: Block): Cut {
  const known = cut.get(block.id);
  if (known) return known;
  const { markup, box } = draw(block);
  const frame = {
    left: box.left - MARGIN,
    right: box.right + MARGIN,
    top: box.top - MARGIN,
    bottom: box.bottom + MARGIN,
  };
  const made = {
    href: uri(svg(frame, markup)),
    x: frame.left,
    y: frame.top,
    width: frame.right - frame.left,
    height: frame.bottom - frame.top,
  };
  cut.set(block.id, made);
  return made;
}
