/** The pointer led on by itself, from where it was last: by keys, and where a finger cannot lead it. */
import { SIXTEENTH, type Attempt } from './attempt';
import type { Spot } from './gesture';
import { A_SECOND } from './judge';

const GENTLY = 120; // millimetres a second, with the Jack on the back of the hand

/** Where the pointer is, or is going. */
export function led({ trace }: Attempt): Spot {
  const [, x, y] = trace.at(-1)!;
  return { x: x / SIXTEENTH, y: y / SIXTEENTH };
}

/** What was still to come does not. */
export function cut({ trace }: Attempt, step: number): void {
  while (trace.length > 1 && trace.at(-1)![0] > step) trace.pop();
}

/** Says when it is there. `speed`: millimetres a second, unless the Jack could slide off. */
export function glide(
  attempt: Attempt,
  step: number,
  to: Spot,
  speed: number,
  pressed: boolean,
): number {
  const from = led(attempt);
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const gently = attempt.world.on_back === 1;
  const steps = Math.max(2, Math.ceil((far / (gently ? GENTLY : speed)) * A_SECOND));
  for (let k = 1; k <= steps; k++) {
    const share = k / steps;
    const part = gently ? share * share * (3 - 2 * share) : share;
    const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
    attempt.lead(step + k, x, y, pressed);
  }
  return step + steps + 2;
}
