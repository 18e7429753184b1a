/** An attempt without WebGL: the same, flat. */
import type { Trick } from '../tricks/trick';
import { COLOURS, TRAIL, WHITE } from './colours';
import { FlatTable } from './flat';
import { drawn, heldOf } from './holding';
import { paintBone } from './painting';
import { bonesOf, jackOf, type Placed, type Region } from './placing';
import { standing } from './scenery';
import type { Shown, Side } from './surface';

export class PlainTable extends FlatTable<Shown> {
  constructor(
    canvas: HTMLCanvasElement,
    private readonly trick: Trick,
    region: Region,
    side: Side,
    next: (now: number) => Shown | null,
  ) {
    super(canvas, region, side, next, false);
  }

  protected draw({ attempt, trail = [] }: Shown): void {
    const { context } = this;
    context.fillStyle = '#d9b382';
    context.fillRect(-300, -200, 600, 400);
    for (const { thing, x, y, width, depth } of this.trick.props)
      if (thing === 'drum' || thing === 'target')
        this.#card(x - width / 2, y - depth / 2, width, depth);
    for (const hand of standing(this.trick)) {
      const [x, y] = hand.at;
      this.hand({ name: 'stays', hands: () => [{ ...hand, at: [0, 0, 0] }] }, { x, y });
    }
    const bones = bonesOf(attempt, this.region);
    const jack = jackOf(attempt, this.trick);
    const high = ({ at }: Placed): boolean => at[2] > 16;
    const coloured = bones.map((bone, i) => [bone, COLOURS[i]!] as const);
    for (const [bone, colour] of coloured) if (!high(bone)) paintBone(context, bone, colour);
    if (jack && !high(jack)) paintBone(context, jack, WHITE);
    const held = heldOf(attempt, this.trick);
    this.hand({ name: `${held.grip} ${held.left} ${held.bag}`, hands: () => drawn(held) }, held);
    for (const [bone, colour] of coloured) if (high(bone)) paintBone(context, bone, colour);
    if (jack && high(jack)) paintBone(context, jack, WHITE);
    this.trail(trail, TRAIL);
  }

  #card(x: number, y: number, width: number, depth: number): void {
    this.context.fillStyle = '#f3e5c6';
    this.context.fillRect(x, y, width, depth);
  }
}
