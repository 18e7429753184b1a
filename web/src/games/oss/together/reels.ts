/** What was seen of all hands and of the bones, at any moment, also between two pictures. */
import { Attempt } from '../hand/attempt';
import { AWAY } from '../hand/judge';
import { Reel } from '../hand/reel';
import { Strip } from '../hand/strip';
import type { Seen, SeenBone } from './pictures';
import { ownOf, type Together } from './setting';

const STILL = 40; // millimetres: what is farther away in the next picture was put there

export class Reels {
  readonly #reels: Reel[];
  /** All moments of it, as the table's own clock has them. */
  readonly #seen = new Strip<Seen>(({ clock }) => clock);

  constructor(private readonly what: Together) {
    this.#reels = what.places.map(({ law, world }) => {
      const number = Number(law.number ?? 1);
      return new Reel({ trick: what.trick, number, law, world, seen: [] });
    });
  }

  /** Each hand as it is shown. */
  get attempts(): Attempt[] {
    return this.#reels.map(({ attempt }) => attempt);
  }

  get first(): Seen | null {
    return this.#seen.first;
  }

  get last(): Seen | null {
    return this.#seen.last;
  }

  when(is: (seen: Seen) => boolean): number | null {
    return this.#seen.when(is);
  }

  add(seen: Seen, live = true): void {
    if (this.#seen.add(seen, live))
      this.#reels.forEach((reel, i) => this.#hand(reel, i, seen, live));
  }

  /** One hand, by the clock of all: its own may begin later. */
  #hand(reel: Reel, i: number, { clock, hands, bones }: Seen, live: boolean): void {
    const { told } = hands[i]!;
    const ago = told.mishapped === null ? null : told.time - told.mishapped;
    const { turn } = this.what.places[i]!;
    const own = Array.from({ length: 6 }, (_, k) => {
      const bone = bones[k];
      if (bone?.whose !== i + 1) return { lies: AWAY, edge: 0, x: 0, y: 0 };
      return { lies: bone.lies, edge: bone.edge, ...ownOf(turn, bone) };
    });
    const mishapped = ago === null ? null : clock - ago;
    reel.add({ ...told, time: clock, mishapped, bones: own, whole: null }, live);
  }

  /** The hands' worlds as they were at this step of the clock; gives back that moment, and its bones. */
  show(clock: number): { seen: Seen; bones: SeenBone[] } | null {
    for (const reel of this.#reels) reel.show(clock);
    const now = this.#seen.at(clock);
    if (!now) return null;
    const { seen, next, part } = now;
    if (!next) return { seen, bones: seen.bones };
    return { seen, bones: seen.bones.map((bone, i) => glide(bone, next.bones[i], part)) };
  }

  /** Where this hand was in the last moments, in its own frame: so many steps back. */
  trail(i: number, clock: number, steps: number): { x: number; y: number }[] {
    return this.#seen
      .within(clock - steps, clock)
      .map(({ hands }) => ({ x: hands[i]!.told.world.x!, y: hands[i]!.told.world.y! }));
  }
}

function glide(bone: SeenBone, next: SeenBone | undefined, part: number): SeenBone {
  if (!next || next.lies !== bone.lies) return bone;
  if (Math.hypot(next.x - bone.x, next.y - bone.y) > STILL) return bone;
  const on = (from: number, to: number): number => from + (to - from) * part;
  return {
    ...bone,
    x: on(bone.x, next.x),
    y: on(bone.y, next.y),
    high: on(bone.high, next.high),
  };
}
