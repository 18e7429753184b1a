/** From the table to the paper: where a player sees things who leans over them. */
export type P3 = readonly [number, number, number];
export type P2 = readonly [number, number];

export interface Camera {
  /** Degrees: how far the player has walked round the table, and how far above it the eye is. */
  azimuth: number;
  elevation: number;
  /** Paper units a millimetre, and where on the paper the table's middle is. */
  scale: number;
  x: number;
  y: number;
}

const rad = Math.PI / 180;

export function project({ azimuth, elevation, scale, x, y }: Camera, at: P3): P2 {
  const [cos, sin] = [Math.cos(azimuth * rad), Math.sin(azimuth * rad)];
  const across = at[0] * cos + at[1] * sin;
  const away = at[1] * cos - at[0] * sin;
  const up = away * Math.sin(elevation * rad) + at[2] * Math.cos(elevation * rad);
  return [x + scale * across, y - scale * up];
}

/** Turned round the table's middle, against the clock. */
export function turned([x, y, z]: P3, degrees: number): P3 {
  const [cos, sin] = [Math.cos(degrees * rad), Math.sin(degrees * rad)];
  return [x * cos - y * sin, x * sin + y * cos, z];
}

export const plus = (a: P3, b: P3): P3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** The camera that shows all these points on paper of this size. */
export function fit(
  points: readonly P3[],
  size: P2,
  margin: number,
  azimuth: number,
  elevation: number,
): Camera {
  const flat: Camera = { azimuth, elevation, scale: 1, x: 0, y: 0 };
  const on = points.map((point) => project(flat, point));
  const [xs, ys] = [on.map(([x]) => x), on.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (size[0] - 2 * margin) / (right - left),
    (size[1] - 2 * margin) / (bottom - top),
    LARGEST,
  );
  return {
    ...flat,
    scale,
    x: size[0] / 2 - (scale * (left + right)) / 2,
    y: size[1] / 2 - (scale * (top + bottom)) / 2,
  };
}

const LARGEST = 1.12;
