/** The scale from −20 to +20 round the board: where each number lies. */

export const END = 20;
/** Sides of the square that one point is long: half the way round holds 20 points and half a gap. */
const STEP = 2 / (END + 0.5);

/** 0 in the middle below; plus to the right, up and round, minus to the left: in sides of the
 * square, from its top left corner. */
export function at(points: number): { x: number; y: number } {
  const value = Math.max(-END, Math.min(END, points));
  const way = Math.abs(value) * STEP;
  const [x, y] = way <= 0.5 ? [0.5 + way, 1] : way <= 1.5 ? [1, 1.5 - way] : [1 - (way - 1.5), 0];
  return { x: value < 0 ? 1 - x : x, y };
}

export const MARKS: readonly number[] = Array.from({ length: 2 * END + 1 }, (_, i) => i - END);

/** Markers that share a number stand side by side: each one's rank there, and how many there are. */
export function crowd<Key extends string | number>(
  totals: Record<Key, number>,
): Map<Key, { rank: number; of: number }> {
  const clamp = (points: number): number => Math.max(-END, Math.min(END, points));
  const keys = Object.keys(totals) as Key[];
  return new Map(
    keys.map((key) => {
      const same = keys.filter((other) => clamp(totals[other]) === clamp(totals[key]));
      return [key, { rank: same.indexOf(key), of: same.length }];
    }),
  );
}
