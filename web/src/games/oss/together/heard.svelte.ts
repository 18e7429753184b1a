/** What is known of each hand: ready, far away, helped; how many it has; and what is heard of bones that fall: which
 * side is up, so that they can be counted by ear. */
import type { Seat, Sound } from '../../types';
import { play as aloud } from '../../../lib/sound';
import { HELD, OVER, WON } from '../hand/judge';
import { KEYS, STEADY } from '../hand/pictures';
import { COUNTING, GOING, LATE, READY, TO_THE_LEFT, type Seen } from './pictures';
import type { Kind } from './setting';

export interface HandTold {
  seat: Seat;
  ready: boolean;
  /** Farther away than is made up for. */
  late: boolean;
  /** Milliseconds there and back, as far as it matters: 0, where it is near. */
  delay: number;
  helps: ('steady' | 'keys')[];
  /** Bones that it has. */
  has: number;
  over: boolean;
  said: number | null;
}

const REST = 4; // pictures in which a bone has not turned any more
const FAR = 100; // milliseconds there and back: what is nearer is not worth a word
const ROUGHLY = 50; // milliseconds: a line is never quite the same
const APART = 260; // milliseconds from one bone that is heard to the next
/** By face: bump, hollow; what lies on edge is neither. */
const SOUNDS: readonly Sound[] = ['click', 'hollow'];

/** In round figures, which stay until it is another line. */
const rounded = (delay: number, before: number): number => {
  if (before && Math.abs(delay - before) < ROUGHLY) return before;
  return delay < FAR ? 0 : Math.round(delay / ROUGHLY) * ROUGHLY;
};

export class Told {
  hands = $state.raw<HandTold[]>([]);
  /** Faces of the bones that have come to rest, in that order. */
  rested = $state.raw<number[]>([]);
  /** Bones go to the left: the first has chosen that. */
  left = $state(false);
  #faces: { face: number; since: number; told: boolean }[] = [];
  #phase = 0;
  #count = 0;
  #heard = -Infinity; // when the last bone is, or was

  constructor(private readonly play: (sound: Sound) => void = aloud) {}

  hear(seen: Seen, kind: Kind): void {
    this.know(seen);
    this.#sounds(seen);
    if (kind === 'spot' && seen.phase === GOING) this.#falling(seen);
  }

  know(seen: Seen): void {
    const hands = seen.hands.map((hand, i): HandTold => {
      const { seat, flags, delay, said, told } = hand;
      const helps = (['steady', 'keys'] as const).filter((_, j) => flags & [STEADY, KEYS][j]!);
      const has = seen.bones.filter(
        ({ whose, lies }) => whose === i + 1 && (lies === HELD || lies === WON),
      ).length;
      const late = Boolean(flags & LATE);
      const over = told.phase === OVER;
      const far = rounded(delay, this.hands[i]?.delay ?? 0);
      return { seat, ready: Boolean(flags & READY), late, delay: far, helps, has, over, said };
    });
    if (JSON.stringify(hands) !== JSON.stringify(this.hands)) this.hands = hands;
    const left = seen.left || Boolean(seen.hands[0]!.flags & TO_THE_LEFT);
    if (left !== this.left) this.left = left;
  }

  /** Each second of the countdown, and the word. */
  #sounds({ phase, word, clock }: Seen): void {
    const count = phase === COUNTING ? Math.ceil((word - clock) / 240) : 0;
    if (count && count !== this.#count) this.play('wood');
    if (phase === GOING && this.#phase === COUNTING) this.play('turn');
    [this.#phase, this.#count] = [phase, count];
  }

  /** A bone that lies is heard, and told to whoever does not see it. */
  #falling({ bones }: Seen): void {
    bones.forEach(({ face, high }, i) => {
      const known = (this.#faces[i] ??= { face, since: 0, told: false });
      known.since = high > 0 || face !== known.face ? 0 : known.since + 1;
      known.face = face;
      if (known.told || known.since < REST) return;
      known.told = true;
      this.#sound(SOUNDS[face] ?? 'paper');
      this.rested = [...this.rested, face];
    });
  }

  /** One after the other, though two come to lie at once. */
  #sound(sound: Sound): void {
    const now = performance.now();
    const at = Math.max(now, this.#heard + APART);
    this.#heard = at;
    setTimeout(() => this.play(sound), at - now);
  }
}
