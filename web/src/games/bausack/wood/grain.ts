/** Wood grain on a flat face: lines along the fibre, or rings where the fibre is cut. */
import { added, at, cross, dot, onPaper, scaled, through, type Point, type Spot } from './space';

/** The ways of a face: along the fibre and across it, and how far it reaches both ways. */
interface Ways {
  origin: Spot;
  along: Spot;
  across: Spot;
  reach: readonly [from: number, to: number, low: number, high: number];
}

function ways(face: readonly Spot[], normal: Spot, fibre: Spot): Ways {
  const n = scaled(normal, 1 / Math.hypot(...normal));
  const laid = added(fibre, scaled(n, -dot(fibre, n)));
  const along = scaled(laid, 1 / (Math.hypot(...laid) || 1));
  const across = cross(n, along);
  const origin = face[0]!;
  const from = (spot: Spot, way: Spot): number => dot(added(spot, scaled(origin, -1)), way);
  const us = face.map((spot) => from(spot, along));
  const vs = face.map((spot) => from(spot, across));
  const reach = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)] as const;
  return { origin, along, across, reach };
}

const paper = ({ origin, along, across }: Ways, u: number, v: number): Point =>
  onPaper(added(origin, added(scaled(along, u), scaled(across, v))));

/** Lines that run with the fibre and give way a little. */
function lines(w: Ways, roll: () => number): string {
  const [from, to, low, high] = w.reach;
  const count = Math.max(2, Math.min(6, Math.round((high - low) / 5)));
  let path = '';
  for (let line = 0; line < count; line++) {
    const v = low + ((line + 0.2 + roll() * 0.6) / count) * (high - low);
    const bend = (roll() - 0.5) * Math.min(3, (high - low) * 0.16);
    const start = from + (roll() < 0.35 ? roll() * (to - from) * 0.4 : 0);
    const end = to - (roll() < 0.35 ? roll() * (to - from) * 0.4 : 0);
    const third = (end - start) / 3;
    path += `M${at(paper(w, start, v))}C${at(paper(w, start + third, v + bend))} ${at(paper(w, end - third, v - bend))} ${at(paper(w, end, v + bend / 2))}`;
  }
  return path;
}

/** Growth rings round a heart that lies beside the face. */
function rings(w: Ways, roll: () => number): string {
  const [from, to, low, high] = w.reach;
  const [u, v] = [from + (to - from) * (0.25 + roll() * 0.5), low - (high - low) * 0.35];
  const far = Math.hypot(Math.max(u - from, to - u), high - v);
  let path = '';
  for (let r = far * (0.34 + roll() * 0.1); r < far; r += Math.max(2.6, far * 0.15)) {
    const arc = Array.from({ length: 13 }, (_, i) => (i / 12) * Math.PI);
    path += through(
      arc.map((turn) => paper(w, u + Math.cos(turn) * r, v + Math.sin(turn) * r)),
      '',
    );
  }
  return path;
}

export function grain(
  face: readonly Spot[],
  normal: Spot,
  fibre: Spot,
  roll: () => number,
): string {
  const n = scaled(normal, 1 / Math.hypot(...normal));
  const cut = Math.abs(dot(n, fibre)) > 0.8;
  const side: Spot = Math.abs(fibre[2]) > 0.5 ? [1, 0, 0] : [0, 1, 0];
  return cut ? rings(ways(face, normal, side), roll) : lines(ways(face, normal, fibre), roll);
}
