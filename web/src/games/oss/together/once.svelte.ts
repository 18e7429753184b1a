/** A trick that several do at once, as this screen has it: ours by their own clocks, the others a little in the
 * past. */
import type { Seat } from '../../types';
import { A_SECOND, AWAY, HELD, TABLE, WON } from '../hand/judge';
import { wound } from '../hand/winding';
import { trickOf } from '../tricks/find';
import { Told } from './heard.svelte';
import type { Mine } from './mine.svelte';
import { COUNTING, DECIDED, GOING, WAITING, type Seen, type SeenBone } from './pictures';
import {
  across,
  boneSeen,
  heldIn,
  regionFor,
  thrownBy,
  turned,
  turnedPlaced,
  type Scene,
} from './placing';
import { Reels } from './reels';
import { ownOf, tableOf, type Together, type Turn } from './setting';

const LINGERS = 1500; // milliseconds
const TRAIL = 1.2 * A_SECOND; // steps

export class Once {
  phase = $state(WAITING);
  /** Called when it begins again: nothing glides there from where it was. */
  onfresh: () => void = () => {};
  /** Seconds until the word: 3, 2, 1. */
  count = $state<number | null>(null);
  /** Whole seconds that are left after the word. */
  left = $state<number | null>(null);
  /** Whole seconds for which those who are ready wait for the others. */
  patience = $state<number | null>(null);
  /** What is known of each hand. */
  readonly told = new Told();
  protected readonly reels: Reels;
  protected head: number | null = null;
  readonly viewer: Turn;
  readonly region;
  readonly #trick;
  #now: number | null = null;
  #decided = 0;

  /** `ours`: the hands that are here. */
  constructor(
    readonly what: Together,
    readonly ours: readonly Mine[],
    private readonly still: () => boolean,
    /** It had begun already, and was lost. */
    readonly lost = false,
  ) {
    this.reels = new Reels(what);
    this.#trick = trickOf(what.trick);
    // One hand here: its own side is below. Several, or none: the first's.
    const [only] = ours.length === 1 ? ours : [];
    this.viewer = only ? what.places[only.i]!.turn : [1, 0];
    this.region = regionFor(what, this.viewer);
  }

  get trick() {
    return this.#trick;
  }

  /** Whose hand is there. */
  seatOf(i: number): Seat {
    return this.what.places[i]!.seat;
  }

  /** Whether this may come after what was seen last. */
  precedes({ clock, phase }: Seen): boolean {
    const { last } = this.reels;
    return !last || (clock >= last.clock && phase >= last.phase);
  }

  see(seen: Seen, now: number): void {
    this.reels.add(seen);
    this.told.hear(seen, this.what.kind);
    for (const mine of this.ours) mine.see(seen, now);
    if (seen.phase !== this.phase) this.phase = seen.phase;
    const count = seen.phase === COUNTING ? Math.ceil((seen.word - seen.clock) / A_SECOND) : null;
    if (count !== this.count) this.count = count;
    const until = seen.phase === WAITING && seen.word ? seen.word - seen.clock : null;
    const patience = until === null ? null : Math.max(0, Math.ceil(until / A_SECOND));
    if (patience !== this.patience) this.patience = patience;
    const { seconds = 0 } = this.what;
    const passed = (seen.clock - seen.word) / A_SECOND;
    const left = seen.phase === GOING && seconds ? Math.max(0, Math.ceil(seconds - passed)) : null;
    if (left !== this.left) this.left = left;
  }

  /** What is to be seen at this moment. */
  next(now: number): Scene | null {
    const passed = Math.min(250, now - (this.#now ?? now));
    this.#now = now;
    for (const mine of this.ours) mine.advance(now);
    this.head = this.wind(this.head, (passed * A_SECOND) / 1000);
    const shown = this.#show(this.head);
    if (!shown) return null;
    if (shown.seen.phase === DECIDED && !this.#decided) this.#decided = now;
    return {
      ...this.#scene(shown.bones),
      trails: this.traced ? this.#trails(this.head) : [],
      moves: !this.#decided || now < this.#decided + LINGERS,
    };
  }

  protected get traced(): boolean {
    return false;
  }

  protected anew(): void {
    [this.head, this.#decided] = [null, 0];
  }

  #shown: { at: number; key: string } | null = null;

  /** Without motion the others stand from one moment that decides to the next. */
  #show(head: number): { seen: Seen; bones: SeenBone[] } | null {
    const shown = this.reels.show(head);
    if (!shown || !this.still()) return shown;
    const key = momentOf(shown.seen);
    if (key !== this.#shown?.key) this.#shown = { at: head, key };
    return this.reels.show(this.#shown.at);
  }

  protected wind(head: number | null, steps: number): number {
    const { last } = this.reels;
    return wound(head, steps, last?.clock ?? 0, last?.phase === DECIDED);
  }

  #scene(bones: readonly SeenBone[]): Omit<Scene, 'trails' | 'moves'> {
    const { kind, places } = this.what;
    const attempts = this.reels.attempts;
    for (const mine of this.ours) if (!mine.yields) attempts[mine.i] = mine.attempt;
    const inHand = places.map(() => 0);
    const seen = bones.map((told, i) => {
      const bone = this.#own(told, i);
      const at = bone.whose - 1;
      const place = places[at];
      const hand = place && {
        attempt: attempts[at]!,
        turn: place.turn,
        nth: bone.lies === HELD || bone.lies === WON ? inHand[at]!++ : 0,
      };
      return boneSeen(kind, bone, hand ?? null, this.viewer);
    });
    const six = Array.from({ length: 6 }, (_, i) => seen[i] ?? null);
    const thrown = places.map(({ turn }, i) =>
      turnedPlaced(thrownBy(kind, attempts[i]!, this.#trick), turn, this.viewer),
    );
    const hands = places.map(({ turn }, i) => ({
      held: heldIn(kind, attempts[i]!, this.#trick),
      turn: turned(turn, this.viewer),
    }));
    return { hands, bones: [...six, ...thrown] };
  }

  /** A bone that one of our hands has, or has just moved, is where that hand has it. */
  #own(told: SeenBone, i: number): SeenBone {
    for (const mine of this.ours) {
      const bone = mine.attempt.world.bones[i]!;
      if (mine.yields || !mine.going || bone.lies === AWAY) continue;
      const free = bone.lies === TABLE && !mine.attempt.over;
      if (!free && bone.lies !== HELD && bone.lies !== WON) continue;
      const at = tableOf(this.what.places[mine.i]!.turn, bone);
      const whose = free ? 0 : mine.i + 1;
      return { ...told, ...at, lies: bone.lies, edge: bone.edge, whose };
    }
    return told;
  }

  #trails(head: number): Scene['trails'] {
    return this.what.places.map(({ turn }, i) =>
      this.reels.trail(i, head, TRAIL).map((at) => across(turn, this.viewer, at)),
    );
  }

  /** A place of the picture, in a hand's own frame. */
  own(mine: Mine, at: { x: number; y: number }): { x: number; y: number } {
    return ownOf(this.what.places[mine.i]!.turn, tableOf(this.viewer, at));
  }
}

/** What one would take a picture of. */
const momentOf = ({ phase, hands, bones }: Seen): string =>
  [
    phase,
    ...hands.map(({ told, said }) => [told.phase, told.count, said].join()),
    ...bones.map(({ lies, whose, high }) => [lies, whose, high > 0].join()),
  ].join(' ');
