/** Several hands without WebGL: the same, flat. */
import { FlatTable } from '../hand/flat';
import { drawn } from '../hand/holding';
import { paintBone, paintDrum } from '../hand/painting';
import type { Placed } from '../hand/placing';
import type { Side as Seen } from '../hand/surface';
import { tribeOf } from '../tribes';
import { boneColours, washOf } from './colours';
import type { Once } from './once.svelte';
import type { Scene } from './placing';
import { sidesOf, type Side } from './sides';

const WOOD = '#d9b382';

export class PlainHands extends FlatTable<Scene> {
  readonly #colours: string[];
  #sides: Side[];

  constructor(
    canvas: HTMLCanvasElement,
    private readonly once: Once,
    seen: Seen,
    next: (now: number) => Scene | null,
  ) {
    super(canvas, once.region, seen, next, true);
    this.#colours = boneColours(once.what);
    this.#sides = sidesOf(once.what, once.viewer, false);
  }

  side(left: boolean): void {
    this.#sides = sidesOf(this.once.what, this.once.viewer, left);
    this.ask();
  }

  protected draw({ hands, bones, trails }: Scene): void {
    const { context } = this;
    this.#table();
    const high = ({ at }: Placed): boolean => at[2] > 16;
    const all = bones.map((bone, i) => [bone, this.#colours[i]!] as const);
    for (const [bone, colour] of all) if (bone && !high(bone)) paintBone(context, bone, colour);
    hands.forEach(({ held, turn }, i) => {
      if (!held) return;
      const name = `${i} ${held.grip} ${held.left}`;
      const wash = washOf(this.once.seatOf(i));
      this.hand({ name, hands: () => drawn(held), wash }, held, turn);
    });
    for (const [bone, colour] of all) if (bone && high(bone)) paintBone(context, bone, colour);
    trails.forEach((points, i) => this.trail(points, tribeOf(this.once.seatOf(i)).ground));
  }

  #table(): void {
    const { context } = this;
    const rim = Number(this.once.what.places[0]!.law.rim ?? 0);
    context.fillStyle = WOOD;
    context.beginPath();
    if (rim) context.arc(0, 0, rim, 0, 2 * Math.PI);
    else context.rect(-300, -200, 600, 400);
    context.fill();
    for (const { thing, x, y, width, depth } of this.once.trick.props)
      if (thing === 'target') paintDrum(context, { x, y, width, depth });
    for (const { colour, area, turn } of this.#sides) {
      context.save();
      context.rotate(turn);
      context.globalAlpha = 0.3;
      context.fillStyle = colour;
      context.fillRect(area.west, area.south, area.east - area.west, area.north - area.south);
      context.restore();
    }
  }
}
