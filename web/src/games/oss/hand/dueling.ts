/** A duel in turn, as the house sets and shows it (hands/bones/dueling.py, duel.py): one throw after the other, each
 * laid out for the hand whose throw it is. */
import type { Seat } from '../../types';
import { SIXTEENTH, type Layout } from './attempt';
import type { Bone } from './judge';
import { told, type Told } from './pictures';

/** How a bone fell: its place in sixteenths of a millimetre, its turn in degrees, its face. */
type Tossed = readonly [x16: number, y16: number, turn: number, face: number];

export interface Dueling {
  layouts: readonly [Layout, Layout];
  /** The most bones; the first failure; a round that only one of them manages. */
  decides: 'most' | 'failure' | 'round';
  rounds: number;
  tosses?: readonly (readonly Tossed[])[];
}

/** Which throw it is. */
export interface Throw {
  /** From 0 on. */
  number: number;
  seat: Seat;
  round: number;
  /** Seconds. */
  left: number;
  /** By each so far: bones, or throws. */
  managed: readonly [number, number];
}

const HEAD = 6;

export function throwOf(data: DataView): [Throw, Told] {
  const [number, seat, round, left, first, second] = Array.from({ length: HEAD }, (_, i) =>
    data.getUint8(i),
  ) as [number, Seat, number, number, number, number];
  const picture = new DataView(data.buffer, data.byteOffset + HEAD, data.byteLength - HEAD);
  return [{ number, seat, round, left, managed: [first, second] }, told(picture)];
}

/** What everybody knows of it before anything was seen. */
export const firstThrow = (seat: Seat): Throw => ({
  number: 0,
  seat,
  round: 1,
  left: 0,
  managed: [0, 0],
});

/** As this throw begins; `seen`: its first picture, which tells where the ball lies. */
export function layoutOf(
  { layouts, decides, tosses }: Dueling,
  { number, round }: Throw,
  seen: Told | null,
): Layout {
  const layout = layouts[number % 2]!;
  if (decides === 'most') return layout;
  const tossed = tosses?.[round - 1];
  const before = layout.world['bones'] as Partial<Bone>[];
  const bones = before.map((bone, i) => {
    const fell = tossed?.[i];
    if (fell) return { ...bone, x: fell[0] / SIXTEENTH, y: fell[1] / SIXTEENTH };
    const lies = seen?.bones[i];
    return lies && decides === 'failure' ? { ...bone, x: lies.x, y: lies.y } : bone;
  });
  return {
    ...layout,
    number: round,
    law: { ...layout.law, number: round },
    world: { ...layout.world, count: round - 1, bones },
    seen: tossed ? tossed.map(([, , turn, face]) => [turn, face] as const) : layout.seen,
  };
}

/** How many dots are filled in by what is managed; a rally has no end to count to. */
export const dotsOf = ({ decides, rounds }: Dueling): number =>
  decides === 'most' ? 5 : decides === 'round' ? rounds : 0;
