/** Ways from one point to the next: straight, or a curve that goes through all its points, rounded between
 * them (Catmull and Rom's). */
export type Pair = readonly [number, number];

/** Between `b` and `c`, at `t` from 0 to 1; `a` comes before them and `d` after. */
export function catmull(a: Pair, b: Pair, c: Pair, d: Pair, t: number): [number, number] {
  const one = (i: 0 | 1): number =>
    0.5 *
    (2 * b[i] +
      (c[i] - a[i]) * t +
      (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
      (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t);
  return [one(0), one(1)];
}

/** On the straight way from one number to the other. */
export const between = (from: number, to: number, part: number): number =>
  from + (to - from) * part;
