/** An attempt from its pictures, live or kept: at any moment, also between two of them. */
import { between } from '../../../lib/spline';
import { Attempt, type Layout } from './attempt';
import type { Spot } from './gesture';
import { FINGERS, FLIGHT, HELD, TABLE, type World } from './judge';
import { paint, type Told } from './pictures';
import { Strip } from './strip';

const GLIDES = ['x', 'y', 'slid_x', 'slid_y', 'lift'] as const;
const LIES: ReadonlySet<number> = new Set([TABLE, HELD, FINGERS]);

export class Reel {
  readonly attempt: Attempt;
  readonly #told = new Strip<Told>(({ time }) => time);

  constructor(layout: Layout) {
    this.attempt = new Attempt(layout);
  }

  get first(): Told | null {
    return this.#told.first;
  }

  get last(): Told | null {
    return this.#told.last;
  }

  add(told: Told, live = true): void {
    this.#told.add(told, live);
  }

  /** When something is first so. */
  when(is: (told: Told) => boolean): number | null {
    return this.#told.when(is);
  }

  /** Where the hand was in so many steps before this one. */
  trail(time: number, steps: number): Spot[] {
    return this.#told.within(time - steps, time).map(({ world }) => ({ x: world.x!, y: world.y! }));
  }

  /** The world as it was at this step. */
  show(time: number): void {
    const now = this.#told.at(time);
    if (!now) return;
    const { world, law } = this.attempt;
    paint(world, law, now.seen);
    if (now.next) glide(world, now.seen, now.next, now.part);
  }
}

/** What goes on from one picture to the next goes smoothly; what changes, changes. */
function glide(w: World, from: Told, to: Told, part: number): void {
  w.time = between(from.time, to.time, part);
  for (const name of GLIDES) w[name] = between(from.world[name]!, to.world[name]!, part);
  if (from.phase === FLIGHT) {
    const landed = to.phase !== FLIGHT || to.world.air! < from.world.air!;
    const air = landed ? w.flight : to.world.air!;
    w.air = between(from.world.air!, Math.max(from.world.air!, air), part);
  }
  to.bones.forEach(({ lies, x, y }, i) => {
    const bone = w.bones[i]!;
    if (bone.lies !== lies || !LIES.has(lies)) return;
    [bone.x, bone.y] = [between(bone.x, x, part), between(bone.y, y, part)];
  });
}
