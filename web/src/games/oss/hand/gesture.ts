/** What a finger or a mouse means: where it leads the hand, and whether it does something there.
 *
 * A finger cannot hover: put down where there is nothing to do, it leads the hand and presses nothing. So one
 * comes back under the Jack by putting a finger there. With the Jack on the back of the hand no pointer may jump:
 * where a finger comes down elsewhere, the hand goes there gently, as with keys, and does what was asked for.
 */
import type { Attempt } from './attempt';
import { cut, glide, led } from './gliding';
import {
  CATCH,
  LAY_DOWN,
  PINCERS,
  RAKE,
  STRIKE,
  away,
  may_act,
  may_throw,
  nearest,
  type Law,
  type World,
} from './judge';

const ELSEWHERE = 15; // millimetres from where the pointer was: nothing that hovers comes down there
const TAP = 10; // steps

export interface Spot {
  x: number;
  y: number;
}

/** Whether a press there would do something. */
export function means(w: World, law: Law, { x, y }: Spot): boolean {
  if (may_throw(w, law)) return true;
  if (!may_act(w, law)) return false;
  if (law.act === LAY_DOWN) return w.gain === 0 && y >= law.hand_y + law.lay_off;
  // Where many may be raked, again and again, a finger beside them comes back under the Jack.
  if (law.act === RAKE)
    return law.rounds > 0 ? w.gain === 0 : away(w, nearest(w, x, y), x, y) < 2.2 * law.rake;
  if (law.act === CATCH && law.thrown !== PINCERS) return false;
  const reach = law.act === STRIKE ? law.strike_most + law.strike_least : 1.6 * law.slip;
  return away(w, nearest(w, x, y), x, y) < reach;
}

/** The middle of the bone that was meant. */
export function steadied(w: World, law: Law, at: Spot): Spot {
  if (may_throw(w, law) || law.act === LAY_DOWN || law.act === RAKE || law.act === STRIKE)
    return at;
  const bone = nearest(w, at.x, at.y);
  return away(w, bone, at.x, at.y) < 1.6 * law.slip
    ? { x: w.bones[bone]!.x, y: w.bones[bone]!.y }
    : at;
}

/** What the finger does, for the attempt. */
export class Gesture {
  #down = false;
  #presses = false;
  /** On its way by itself until then. */
  #until = 0;

  /** `steady`: a press near a bone is meant for its middle. */
  constructor(
    private readonly attempt: Attempt,
    private readonly steady: () => boolean = () => false,
  ) {}

  get pressing(): boolean {
    return this.#presses;
  }

  down(step: number, at: Spot): void {
    const { world, law } = this.attempt;
    this.#down = true;
    this.#presses = means(world, law, at);
    const there = this.#presses && this.steady() ? steadied(world, law, at) : at;
    const from = led(this.attempt);
    if (world.on_back === 1 && Math.hypot(there.x - from.x, there.y - from.y) > ELSEWHERE)
      this.#goGently(step, there);
    else this.#lead(step, there);
  }

  /** A mouse that is not pressed leads the hand, too. */
  move(step: number, at: Spot): void {
    if (step >= this.#until) this.#lead(step, at);
  }

  up(step: number, at: Spot): void {
    if (!this.#down) return;
    this.#down = this.#presses = false;
    if (step >= this.#until) this.#lead(step, at);
  }

  #goGently(step: number, to: Spot): void {
    cut(this.attempt, Math.max(step, this.attempt.world.time));
    const there = glide(this.attempt, step, to, 0, false);
    this.attempt.lead(there, to.x, to.y, this.#presses);
    this.attempt.lead(there + TAP, to.x, to.y, false);
    this.#until = there + TAP;
    this.#presses = false;
  }

  #lead(step: number, { x, y }: Spot): void {
    this.attempt.lead(step, x, y, this.#presses);
  }
}
