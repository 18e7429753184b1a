/** The sticks on the stage, each on its way to where it belongs. Nothing runs when all have arrived. */
import type { Group } from 'three';
import type { Motion } from '../stages';
import { entry, exit, keyOf, type Goal, type Pose, type Side } from './poses';
import { Rods, type Rod } from './rods';

interface Travel {
  from: Pose;
  to: Pose;
  begins: number;
  takes: number;
  leaves: boolean;
}

interface Piece {
  rod: Rod;
  now: Pose;
  travel: Travel | null;
}

const QUICK = 200;
const eased = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);

export const same = (a: Pose, b: Pose): boolean =>
  a.axis === b.axis && a.opacity === b.opacity && a.at.every((value, i) => value === b.at[i]);

/** Between two poses. It fades early on the way out and late on the way in. */
export function between(from: Pose, to: Pose, t: number): Pose {
  const e = eased(t);
  const at = [0, 1, 2].map((i) => (from.at[i] ?? 0) * (1 - e) + (to.at[i] ?? 0) * e);
  const sheer = Math.min(1, Math.max(0, to.opacity < from.opacity ? 2 * t - 1 : 2 * t));
  return {
    axis: to.axis,
    at: at as unknown as Pose['at'],
    opacity: from.opacity + (to.opacity - from.opacity) * sheer,
  };
}

export class Pieces {
  readonly #pieces = new Map<string, Piece>();
  readonly #rods = new Rods();

  constructor(readonly group: Group) {}

  /** Sends everything where it belongs. `motions`: what is happening and how long it takes; none: a
   * glance at a move, or nothing to animate from. */
  send(
    goals: readonly Goal[],
    { motions, ms }: { motions: readonly Motion[]; ms: number },
    side: Side,
    still: boolean,
    now: number,
  ): void {
    const wanted = new Set(goals.map(({ key }) => key));
    for (const [key, piece] of this.#pieces) {
      if (wanted.has(key)) continue;
      if (piece.travel?.leaves)
        this.#drop(key, piece); // a new step: it is gone at once
      else {
        const motion = motions.find((one) => keyOf(one.from, one.colour) === key);
        const to = still ? { ...piece.now, opacity: 0 } : exit(motion, piece.now, side);
        this.#travel(piece, to, motion ? ms : QUICK, now, true);
      }
    }
    for (const { key, colour, pose } of goals) {
      const motion = motions.findLast((one) => keyOf(one.to, one.colour) === key);
      let piece = this.#pieces.get(key);
      if (!piece) {
        const rod = this.#rods.make(colour);
        this.group.add(rod.mesh);
        const from = still ? { ...pose, opacity: 0 } : entry(motion, pose, side);
        piece = { rod, now: from, travel: null };
        rod.pose(from);
        this.#pieces.set(key, piece);
      }
      const to = piece.travel?.to ?? piece.now;
      if (!same(to, pose) || piece.travel?.leaves)
        this.#travel(piece, pose, motion ? ms : QUICK, now, false, still);
    }
  }

  /** Something is still on its way. */
  get moving(): boolean {
    return [...this.#pieces.values()].some(({ travel }) => travel !== null);
  }

  /** Everything where it belongs, at once. */
  settle(): void {
    this.advance(Infinity);
  }

  #travel(
    piece: Piece,
    to: Pose,
    takes: number,
    now: number,
    leaves: boolean,
    still = false,
  ): void {
    const from = still && piece.now.opacity > 0 ? { ...to, opacity: piece.now.opacity } : piece.now;
    piece.travel = { from, to, begins: now, takes, leaves };
  }

  #drop(key: string, piece: Piece): void {
    piece.rod.dispose();
    this.#pieces.delete(key);
  }

  /** One picture on. Says whether anything still moves. */
  advance(now: number): boolean {
    let moving = false;
    for (const [key, piece] of this.#pieces) {
      const { travel } = piece;
      if (!travel) continue;
      const t = now === Infinity ? 1 : (now - travel.begins) / travel.takes;
      if (t < 1) {
        moving = true;
        if (t > 0) piece.now = between(travel.from, travel.to, t);
      } else {
        piece.now = travel.to;
        piece.travel = null;
        if (travel.leaves) {
          this.#drop(key, piece);
          continue;
        }
      }
      piece.rod.pose(piece.now);
    }
    return moving;
  }

  dispose(): void {
    for (const [key, piece] of this.#pieces) this.#drop(key, piece);
    this.#rods.dispose();
  }
}
