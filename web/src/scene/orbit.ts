/** Walking round what stands on the table, and stepping nearer. Angles only: the room puts its camera there. */

export interface Sight {
  /** Round the table, from the front; in radians. */
  round: number;
  /** Above it. */
  above: number;
  /** 1: all of it can be seen; 2: from half as far. */
  near: number;
}

export const FIRST: Sight = { round: 0.58, above: 0.5, near: 1 };
const LOW = 0.06;
const HIGH = 1.45;
const NEAREST = 4;

export const held = ({ round, above, near }: Sight): Sight => ({
  round,
  above: Math.min(HIGH, Math.max(LOW, above)),
  near: Math.min(NEAREST, Math.max(1, near)),
});

/** A finger moved this far, on a picture of this width: from one side to the other is half a turn. */
export function dragged(from: Sight, dx: number, dy: number, width: number): Sight {
  const by = Math.PI / Math.max(240, width);
  return held({ ...from, round: from.round - dx * by, above: from.above + dy * by });
}

/** Two fingers that are so many times as far apart as they were. */
export const pinched = (from: Sight, apart: number): Sight =>
  held({ ...from, near: from.near * apart });

/** A wheel that was turned by so many pixels: away from oneself is nearer. */
export const wheeled = (from: Sight, pixels: number): Sight => pinched(from, 0.998 ** pixels);

const STEP = Math.PI / 12;
const NEARER = 1.25;

/** Where a key leads, or null if it is none of ours. */
export function keyed(from: Sight, key: string, first: Sight = FIRST): Sight | null {
  const { round, above, near } = from;
  switch (key) {
    case 'ArrowLeft':
      return { ...from, round: round - STEP };
    case 'ArrowRight':
      return { ...from, round: round + STEP };
    case 'ArrowUp':
      return held({ ...from, above: above + STEP });
    case 'ArrowDown':
      return held({ ...from, above: above - STEP });
    case '+':
    case '=':
      return held({ ...from, near: near * NEARER });
    case '-':
      return held({ ...from, near: near / NEARER });
    case 'Home':
      return first;
    default:
      return null;
  }
}

export const between = (from: Sight, to: Sight, share: number): Sight => ({
  round: from.round + (to.round - from.round) * share,
  above: from.above + (to.above - from.above) * share,
  near: from.near + (to.near - from.near) * share,
});

/** Where a camera stands that is so far away. */
export function stand(
  { round, above }: Pick<Sight, 'round' | 'above'>,
  far: number,
): [number, number, number] {
  const flat = far * Math.cos(above);
  return [flat * Math.sin(round), far * Math.sin(above), flat * Math.cos(round)];
}

/** The outline of all that is there, as circles round the upright axis: how wide, and how high. */
export interface Circle {
  wide: number;
  high: number;
}

const ROOM = 1.04;

/** How far away the camera has to be for all of it to fit, however it is turned; and how high it has to look
 * for as much room above as below. `half`: the tangent of half its angle. */
export function fit(
  outline: readonly Circle[],
  above: number,
  half: number,
  aspect: number,
): { far: number; high: number } {
  const [sin, cos] = [Math.sin(above), Math.cos(above)];
  const points = outline.flatMap(({ wide, high }) =>
    [1, -1].map((end) => ({
      up: high * cos - end * wide * sin,
      near: high * sin + end * wide * cos,
      wide,
      level: high * sin,
    })),
  );
  const heights = outline.map(({ high }) => high);
  let looks = (Math.max(...heights) + Math.min(...heights)) / 2;
  let far = 0;
  for (let pass = 0; pass < 4; pass++) {
    const [up, near] = [looks * cos, looks * sin];
    far = Math.max(
      ...points.map((p) => (Math.abs(p.up - up) / half) * ROOM + p.near - near),
      ...points.map((p) => (p.wide / half / aspect) * ROOM + p.level - near),
    );
    const slopes = points.map((p) => (p.up - up) / (far - p.near + near));
    looks += ((Math.max(...slopes) + Math.min(...slopes)) / 2) * far * 0.8;
  }
  return { far, high: looks };
}
