/** Building with the keyboard alone. */
import type { Holding } from './holding.svelte';

const FINE = 0.001; // metres
const COARSE = 0.008;
const ANGLE = Math.PI / 36;

/** Whether the key was for the hand. `coarse`: with Shift. `round`: from where we look. */
export function held(hand: Holding, key: string, coarse: boolean, round: number): boolean {
  const by = coarse ? COARSE : FINE;
  const shift = (x: number, y: number, z: number): void => hand.shift(x, y, z, round);
  switch (key) {
    case 'ArrowLeft':
      shift(-by, 0, 0);
      return true;
    case 'ArrowRight':
      shift(by, 0, 0);
      return true;
    case 'ArrowUp':
      shift(0, by, 0);
      return true;
    case 'ArrowDown':
      shift(0, -by, 0);
      return true;
    case 'PageUp':
      shift(0, 0, by);
      return true;
    case 'PageDown':
      shift(0, 0, -by);
      return true;
    case 'q':
    case 'Q':
      hand.spin(coarse ? 3 * ANGLE : ANGLE);
      return true;
    case 'e':
    case 'E':
      hand.spin(coarse ? -3 * ANGLE : -ANGLE);
      return true;
    case 'f':
    case 'F':
      hand.tip();
      return true;
    case 'Enter':
      hand.open();
      return true;
    default:
      return false;
  }
}
