/** The hand by keys alone: they write the same trace as a pointer. Arrows choose a bone or a place, Space held is a
 * press, letting it go lets go, a running mark gives a flick its strength; Enter brings the hand under what comes
 * down. */
import type { Attempt } from './attempt';
import type { Spot } from './gesture';
import { cut, glide, led } from './gliding';
import {
  A_SECOND,
  CATCH,
  DRAW_IN,
  FLYING,
  HOP,
  MANY,
  PICK_UP,
  PUSH,
  RAKE,
  SET,
  SHOOT,
  STAND_UP,
  STRIKE,
  SWEEP,
  may_act,
  may_throw,
} from './judge';
import { places } from './marking';

const GLIDES = 900; // millimetres a second: how fast keys lead the pointer
const RUNS = 1.1; // seconds: up and down again of the running mark
const SWAYS = 1.7; // seconds, and so far, in radians: nobody's hand flicks straight
const CROOKED = 0.06;
const STROKE = 14; // steps of a flick
const PUSHED = { [PUSH]: 420, [DRAW_IN]: 55, [HOP]: 700, [SET]: 800, [SWEEP]: 800 } as Record<
  number,
  number
>;
const DRAWN = 500; // millimetres a second: through bones that are raked together
const SHOT = { [STAND_UP]: [160, 520], [SHOOT]: [200, 1300] } as Record<number, [number, number]>;

const TAP = 10; // steps of a press that holds on for nothing
const TAPPED: ReadonlySet<number> = new Set([PICK_UP, STRIKE, CATCH]);

export class Keys {
  #chosen = 0;
  /** Since when Space is down; null: it is up. */
  #since: number | null = null;
  #throwing = false;
  /** What was asked for is done by then, and not cut short. */
  #until = 0;

  constructor(private readonly attempt: Attempt) {}

  /** Where Space would press now. */
  get chosen(): Spot | null {
    const { world, law } = this.attempt;
    if (may_throw(world, law) || !may_act(world, law)) return null;
    const all = places(world, law).map(([x, y]) => ({ x, y }));
    return all[((this.#chosen % all.length) + all.length) % all.length] ?? null;
  }

  /** How strong a flick would be now, from 0 to 1, and which way; null: none is made. */
  mark(step: number): { share: number; way: Spot } | null {
    if (this.#since === null || !(this.#throwing || SHOT[this.attempt.law.act])) return null;
    const seconds = Math.max(0, step - this.#since) / A_SECOND;
    const share = 1 - Math.abs(1 - (((2 * seconds) / RUNS) % 2));
    const sway = CROOKED * Math.sin((2 * Math.PI * seconds) / SWAYS);
    const [x, y] = this.#throwing || this.attempt.law.act === STAND_UP ? [0, 1] : this.#goal();
    return {
      share,
      way: {
        x: x * Math.cos(sway) + y * Math.sin(sway),
        y: y * Math.cos(sway) - x * Math.sin(sway),
      },
    };
  }

  /** True: the key was one of ours. */
  down(key: string, step: number): boolean {
    switch (key) {
      case 'ArrowRight':
      case 'ArrowDown':
        this.#chosen += 1;
        return true;
      case 'ArrowLeft':
      case 'ArrowUp':
        this.#chosen -= 1;
        return true;
      case 'Enter':
        this.#comeBack(step);
        return true;
      case ' ':
        if (this.#since === null && !(this.#throwing && step < this.#until)) this.#press(step);
        return true;
      default:
        return false;
    }
  }

  up(key: string, step: number): boolean {
    if (key !== ' ' || this.#since === null) return key === ' ';
    const mark = this.mark(step);
    const { law } = this.attempt;
    // A tap is enough, too, where holding on means nothing: it is done when the hand gets there.
    const tapped = !this.#throwing && (mark !== null || TAPPED.has(law.act));
    const done = tapped ? Math.max(step, this.#since + TAP) : step;
    this.#cut(done);
    if (mark) {
      const [least, most] = this.#throwing
        ? [law.weakest + 40, law.highest * law.flick * 0.7]
        : SHOT[law.act]!;
      this.#stroke(done, mark.way, least + (most - least) * mark.share);
    } else {
      this.#lead(done, this.#at(), false);
      this.#until = done + 1;
    }
    this.#since = null;
    return true;
  }

  // ---- What they write

  #press(now: number): void {
    const { world, law } = this.attempt;
    const step = Math.max(now, this.#until);
    this.#cut(step);
    this.#throwing = may_throw(world, law);
    const to = this.chosen;
    if (this.#throwing) {
      this.#since = step;
      this.#lead(step, this.#at(), true);
    } else if (to) {
      const there = this.#glide(step, to, GLIDES, false);
      this.#lead(there, to, true);
      this.#since = there;
      const end = this.#end(to);
      const lifted = there + 30 + (law.act === HOP ? Math.ceil(law.lift_time * A_SECOND) : 0);
      if (end) this.#glide(lifted, end, PUSHED[law.act] ?? GLIDES, true);
      if (law.act === RAKE) this.#draw(there, to);
    }
  }

  /** Where what is carried goes by itself, while Space is down. */
  #end(from: Spot): Spot | null {
    const { law } = this.attempt;
    const { act } = law;
    if (act === HOP) return { x: law.wall_west - law.half - 20, y: from.y / 2 };
    if (act === SWEEP) return { x: (3 * law.west + law.east) / 4, y: from.y };
    if (act === SET) return { x: 0.3 * from.x, y: (law.south + law.north) / 2 };
    if (act === PUSH) return { x: law.arch - law.half - 6, y: nearest(law.gaps, from.y) };
    return act === DRAW_IN ? { x: law.hand_x, y: law.hand_y } : null;
  }

  /** From bone to bone, the nearest first, through as many as are wanted. */
  #draw(step: number, from: Spot): void {
    const { world, law } = this.attempt;
    const others = places(world, law).map(([x, y]) => ({ x, y }));
    let [at, then] = [from, step];
    for (let wanted = world.count + 1; wanted > 0 && others.length; wanted--) {
      const far = others.map(({ x, y }) => Math.hypot(x - at.x, y - at.y));
      [at] = others.splice(far.indexOf(Math.min(...far)), 1) as [Spot];
      then = this.#glide(then, at, DRAWN, true);
    }
  }

  /** From the bone to the middle between the cards. */
  #goal(): [number, number] {
    const { law } = this.attempt;
    const at = this.#at();
    const far = Math.hypot(at.x, law.line - at.y) || 1;
    return [-at.x / far, (law.line - at.y) / far];
  }

  #comeBack(now: number): void {
    const { world: w, law } = this.attempt;
    if (this.#since !== null) this.up(' ', now);
    const step = Math.max(now, this.#until);
    this.#cut(step);
    const flying = w.bones.filter(({ lies }) => lies === FLYING);
    const middle = (of: (bone: (typeof flying)[number]) => number): number =>
      flying.reduce((sum, bone) => sum + of(bone), 0) / flying.length;
    const to =
      law.thrown === MANY && flying.length
        ? { x: middle(({ home_x }) => home_x), y: middle(({ home_y }) => home_y) }
        : { x: w.to_x, y: w.to_y };
    if (!may_throw(w, law) && w.throws) this.#glide(step, to, GLIDES, false);
  }

  #stroke(step: number, way: Spot, speed: number): void {
    const from = this.#at();
    this.#until = step + STROKE + 1;
    for (let k = 1; k <= STROKE; k++) {
      const far = (speed * k) / A_SECOND;
      this.#lead(step + k, { x: from.x + way.x * far, y: from.y + way.y * far }, k < STROKE);
    }
  }

  /** Says when it is there. */
  #glide(step: number, to: Spot, speed: number, pressed: boolean): number {
    return glide(this.attempt, step, to, speed, pressed);
  }

  #at(): Spot {
    return led(this.attempt);
  }

  #cut(step: number): void {
    cut(this.attempt, step);
  }

  #lead(step: number, { x, y }: Spot, pressed: boolean): void {
    this.attempt.lead(step, x, y, pressed);
  }
}

const nearest = (all: readonly number[], to: number): number =>
  all.reduce((best, one) => (Math.abs(one - to) < Math.abs(best - to) ? one : best));
