/** A block as it looks straight from the front or from the side: the outline round all its corners. */
import { Vector3, type BufferGeometry } from 'three';
import { placeOf, shownAt, shownTurned, type Place, type Turn } from './poses';
import type { Stock } from './stock';

export type Side = 'front' | 'side';
type Point = readonly [number, number];

/** Corners that are hardly apart are one. */
const seen = new WeakMap<BufferGeometry, Vector3[]>();
function cornersOf(id: string, stock: Stock): Vector3[] {
  const body = stock.body(id);
  let found = seen.get(body);
  if (!found) {
    const at = body.getAttribute('position');
    const apart = new Map<string, Vector3>();
    for (let i = 0; i < at.count; i++) {
      const corner = new Vector3().fromBufferAttribute(at, i);
      apart.set(
        corner
          .toArray()
          .map((v) => v.toFixed(1))
          .join(),
        corner,
      );
    }
    seen.set(body, (found = [...apart.values()]));
  }
  return found;
}

/** Andrew's monotone chain: from left to right below, and back above. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (way: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const p of way) {
      for (;;) {
        const [a, b] = [chain.at(-2), chain.at(-1)];
        if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** How far it reaches from its centre when it is turned so, in metres: least and most along x, y and z. */
export interface Extent {
  least: Place;
  most: Place;
}

export function extent(id: string, turn: Turn, stock: Stock): Extent {
  const q = shownTurned(turn);
  const [least, most]: [Place, Place] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  const at = new Vector3();
  for (const corner of cornersOf(id, stock)) {
    placeOf(at.copy(corner).applyQuaternion(q)).forEach((value, i) => {
      least[i] = Math.min(least[i]!, value);
      most[i] = Math.max(most[i]!, value);
    });
  }
  return { least, most };
}

/** The first of those ways to lie that look alike: nobody tips a block over to see it as it was. */
export function unlike(id: string, ways: readonly Turn[], stock: Stock): Turn[] {
  const seen = new Set<string>();
  return ways.filter((turn) => {
    const q = shownTurned(turn);
    const at = new Vector3();
    const corners = cornersOf(id, stock).map((corner) => {
      const { x, y, z } = at.copy(corner).applyQuaternion(q);
      return [x, y, z].map((value) => Math.round(5 * value) + 0).join(); // two millimetres
    });
    const look = [...new Set(corners)].sort().join(' ');
    return !seen.has(look) && seen.add(look);
  });
}

/** Round its centre, in centimetres, y down as in SVG. */
export function silhouette(id: string, turn: Turn, side: Side, stock: Stock): string {
  const q = shownTurned(turn);
  const at = new Vector3();
  const points = cornersOf(id, stock).map((corner): Point => {
    const { x, y, z } = at.copy(corner).applyQuaternion(q);
    return [side === 'front' ? x : -z, -y];
  });
  return `M${hull(points)
    .map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`)
    .join('L')}Z`;
}

/** Where that is drawn. */
export function drawnAt(place: Place, side: Side): string {
  const { x, y, z } = shownAt(place);
  return `translate(${(side === 'front' ? x : -z).toFixed(2)} ${(-y).toFixed(2)})`;
}
