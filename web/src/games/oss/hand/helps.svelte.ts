/** Help for the hand: kept on this device, and seen on the table. */
import { Remembered } from '../../../lib/prefs.svelte';

export interface Helped {
  /** A touch near a bone finds its middle. */
  steady: boolean;
  /** Everything takes longer. */
  slow: boolean;
  /** Right is left. */
  left: boolean;
}

export const HELPS = ['steady', 'slow', 'left'] as const;

export const helps = new Remembered<Helped>('oss-helps', {
  steady: false,
  slow: false,
  left: false,
});
