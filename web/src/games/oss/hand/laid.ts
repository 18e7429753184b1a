/** The table of bones: a tenant of the room that shows an attempt as the judge has it. */
import { Group } from 'three';
import type { Trick } from '../tricks/trick';
import { Bones } from './bones';
import { TRAIL } from './colours';
import { Glove } from './glove';
import { comingOf, covers, heldOf, type Held } from './holding';
import { bonesOf, jackOf, type Region } from './placing';
import { Scenery } from './scenery';
import { SteadyTable } from './steady';
import type { Shown, Side } from './surface';
import { Trail } from './trail';

export class BonesTable extends SteadyTable {
  readonly reach = 34;
  readonly #bones = new Bones();
  readonly #glove: Glove;
  readonly #ghost = { bones: new Bones(true), glove: new Glove(15, 0.3) };
  readonly #scenery: Scenery;
  readonly #trail = new Trail(TRAIL);
  #coming: Held[] = [];

  /** `next` is asked before every picture for what is to be seen; null: nothing yet. */
  constructor(
    canvas: HTMLCanvasElement,
    readonly trick: Trick,
    region: Region,
    side: Side,
    private readonly next: (now: number) => Shown | null,
  ) {
    super(region, side);
    this.#glove = new Glove(20, 1, undefined, undefined, undefined, side.y < 0);
    this.#scenery = new Scenery(trick);
    const { bones, glove } = this.#ghost;
    const parts = [this.#scenery, this.#bones, this.#glove, bones, glove];
    this.open(canvas, new Group().add(...parts.map(({ group }) => group), this.#trail.line));
  }

  advance(now: number): boolean {
    const shown = this.next(now);
    if (!shown) return false;
    const { attempt, ghost, moves, trail = [] } = shown;
    const [bones, jack] = [bonesOf(attempt, this.region), jackOf(attempt, this.trick)];
    this.#bones.show(bones, jack, now, this.fresh);
    const held = heldOf(attempt, this.trick);
    this.#glove.show(held, covers(held, bones));
    this.#trail.show(trail);
    this.#ghost.bones.group.visible = this.#ghost.glove.group.visible = ghost !== null;
    if (ghost) {
      this.#ghost.bones.show([], jackOf(ghost, this.trick), now, this.fresh);
      this.#ghost.glove.show(heldOf(ghost, this.trick));
    }
    if (this.fresh) this.#coming = comingOf(attempt, this.trick);
    this.fresh = false;
    // One a picture, before the Jack is thrown.
    const coming = this.#coming.pop();
    if (coming) this.room.warm(...this.#glove.prepare(coming));
    return moves;
  }

  dispose(): void {
    this.#scenery.dispose();
    this.#bones.dispose();
    this.#glove.dispose();
    this.#ghost.bones.dispose();
    this.#ghost.glove.dispose();
    this.#trail.dispose();
  }
}
