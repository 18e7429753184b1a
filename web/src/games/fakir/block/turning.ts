/** The block is turned by walking round it. Angles only: the stage puts its camera there. */
import type { Side } from './poses';

export interface Angles {
  /** Round the block, from the front; in radians. */
  round: number;
  /** Above the table. */
  above: number;
}

export const FIRST: Angles = { round: 0.58, above: 0.5 };
const LOW = 0.06;
const HIGH = 1.45;

export const held = ({ round, above }: Angles): Angles => ({
  round,
  above: Math.min(HIGH, Math.max(LOW, above)),
});

/** A finger moved this far, on a picture of this width: from one side to the other is half a turn. */
export function dragged(from: Angles, dx: number, dy: number, width: number): Angles {
  const by = Math.PI / Math.max(240, width);
  return held({ round: from.round - dx * by, above: from.above + dy * by });
}

const STEP = Math.PI / 12;

export function keyed(from: Angles, key: string): Angles | null {
  const { round, above } = from;
  switch (key) {
    case 'ArrowLeft':
      return { round: round - STEP, above };
    case 'ArrowRight':
      return { round: round + STEP, above };
    case 'ArrowUp':
      return held({ round, above: above + STEP });
    case 'ArrowDown':
      return held({ round, above: above - STEP });
    case 'Home':
      return FIRST;
    default:
      return null;
  }
}

/** Where a camera stands that is so far away. */
export function stand({ round, above }: Angles, far: number): [number, number, number] {
  const flat = far * Math.cos(above);
  return [flat * Math.sin(round), far * Math.sin(above), flat * Math.cos(round)];
}

export const facing = ({ round }: Angles): Side => ({
  x: Math.sin(round) >= 0 ? 1 : -1,
  z: Math.cos(round) >= 0 ? 1 : -1,
});

/** The outline of all that can be there, as circles: how wide, and how high above the middle. */
const OUTLINE = [
  { wide: 2.55, high: -3.5 },
  { wide: 2.55, high: 0 },
] as const;
/** With sticks that stand high on it. */
export const TALL = 3.85;
const ROOM = 1.04;

/** How far away the camera has to be for all of it to fit, however it is turned; and how much higher it
 * has to look for as much room above as below. `half`: the tangent of half its angle; `tall`: how high
 * sticks stand. */
export function fit(
  above: number,
  half: number,
  aspect: number,
  tall: number,
): { far: number; lift: number } {
  const [sin, cos] = [Math.sin(above), Math.cos(above)];
  const points = [...OUTLINE, { wide: 1.7, high: tall }].flatMap(({ wide, high }) =>
    [1, -1].map((end) => ({
      up: high * cos - end * wide * sin,
      near: high * sin + end * wide * cos,
      wide,
      level: high * sin,
    })),
  );
  let lift = 0;
  let far = 1;
  for (let pass = 0; pass < 4; pass++) {
    const [up, near] = [lift * cos, lift * sin];
    far = Math.max(
      ...points.map((p) => (Math.abs(p.up - up) / half) * ROOM + p.near - near),
      ...points.map((p) => (p.wide / half / aspect) * ROOM + p.level - near),
    );
    const slopes = points.map((p) => (p.up - up) / (far - p.near + near));
    lift += ((Math.max(...slopes) + Math.min(...slopes)) / 2) * far * 0.8;
  }
  return { far, lift };
}
