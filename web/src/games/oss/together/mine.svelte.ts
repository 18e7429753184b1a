/** One of our hands among those that are over the same bones: simulated here at once, by its own clock, while the
 * house judges the very same rows a little later. Where another hand was there first, the house is right, and what
 * our hand has done since is done again from there. */
import type { Say, Seat } from '../../types';
import { Attempt, type Row } from '../hand/attempt';
import { Cues } from '../hand/cues';
import { Gesture, type Spot } from '../hand/gesture';
import { AWAY, HELD, OVER, WON, lend, worldOf, type World } from '../hand/judge';
import { Keys } from '../hand/keys';
import type { Keyed } from '../hand/marking';
import { ASKS, KEYS, STEADY } from '../hand/pictures';
import { AHEAD, OwnClock } from './clock';
import {
  COUNTING,
  GOING,
  READY,
  TO_THE_LEFT,
  WAITING,
  does,
  itself,
  says,
  type Seen,
  type SeenHand,
} from './pictures';
import { saying } from './saying';
import type { Together } from './setting';

const ASKED = 300; // milliseconds until it is asked again
const SELDOM = 3; // while all wait, every third picture is answered

/** What the house tells of our world, too; `has`: the bones that are ours, a bit each. */
type Mark = Pick<World, 'phase' | 'count' | 'x' | 'y'> & { has: number };

const differ = (mine: Mark, { told }: SeenHand, has: number): boolean =>
  mine.phase !== told.phase ||
  mine.count !== told.count ||
  mine.has !== has ||
  Math.hypot(mine.x - told.world.x!, mine.y - told.world.y!) > 0.2;

const ours = ({ bones }: World): number =>
  bones.reduce((bits, { lies }, i) => bits | (Number(lies === HELD || lies === WON) << i), 0);

/** How this hand speaks with the house. */
export interface Link {
  send(data: Uint8Array): void;
  /** Which connection this is. */
  line(): number;
  /** Hands on this device: each says a little less often. */
  many: number;
  steady(): boolean;
  /** The house stands, and hears nothing. */
  paused(): boolean;
}

export class Mine {
  readonly attempt: Attempt;
  said = $state.raw<Say | null>(null);
  ready = $state(false);
  left = $state(false);
  /** What it said: Los LobOss. */
  number = $state<number | null>(null);
  /** Somebody's hand was there before ours, and has this bone. */
  beaten = $state.raw<{ seat: Seat; bone: number } | null>(null);
  /** How it ended for this hand the house has judged otherwise than was seen here. */
  otherwise = $state(false);
  /** This hand is moved in another window of ours. */
  yields = false;
  /** In the same step after the word as it is on this screen. */
  readonly clock = new OwnClock();
  readonly #gesture: Gesture;
  readonly #cues: Cues;
  readonly #table = worldOf({});
  #keys: Keys | null = null;
  #keyed = false;
  #pointer: { at: Spot; down: boolean } | null = null;
  #phase = WAITING;
  #echo = 0;
  #answers = 0;
  #told = -1;
  #line: number;
  #sent = 0; // the step of the last row that was sent
  #askedAt: number | null = null;
  #says: { step: number; at: number } | null = null; // when the number was said, and sent last
  #stood = false; // all of it, for a while
  #marks = new Map<number, Mark>();
  /** When our hand last moved each bone. */
  readonly #touched = [0, 0, 0, 0, 0, 0];

  /** `i`: which of the hands it is. */
  constructor(
    readonly what: Together,
    readonly i: number,
    private readonly link: Link,
  ) {
    const { law, world } = what.places[i]!;
    const number = Number(law.number ?? 1);
    this.attempt = new Attempt({ trick: what.trick, number, law, world, seen: [] });
    this.#gesture = new Gesture(this.attempt, link.steady);
    this.#cues = new Cues(this.attempt.world);
    this.#line = link.line();
    this.#tell();
  }

  get seat(): Seat {
    return this.what.places[this.i]!.seat;
  }

  get going(): boolean {
    return this.#phase === GOING;
  }

  // ---- What the house shows

  see(seen: Seen, now: number): void {
    const hand = seen.hands[this.i]!;
    this.#echo = seen.clock;
    const verdict = this.#verdict;
    if (this.link.paused()) this.#stood = true;
    else if (this.#stood || this.#line !== this.link.line()) this.#reconnect(hand);
    if (seen.phase === GOING) {
      const begins = this.#phase !== GOING;
      const late = begins && hand.told.time > 0; // it has begun: before a reload, or elsewhere
      this.#phase = GOING;
      this.clock.see(seen.clock - seen.word, now);
      if (begins) this.#begin(seen.left);
      const whole = this.#askedAt === null ? undefined : seen.wholes.get(this.seat);
      if (whole) this.#rewind(whole);
      this.#lend(seen, hand.told.time);
      if (!whole) this.#compare(seen, hand, now, late);
      this.advance(now);
      this.#sayAgain(now);
    }
    this.#phase = seen.phase;
    this.#weigh(verdict, hand);
    this.#answer();
    this.#tell();
  }

  /** How it ended for our hand, as it is seen here. */
  get #verdict(): string | null {
    const { phase, why, count } = this.attempt.world;
    return phase === OVER ? `${why} ${count}` : null;
  }

  /** What was seen here has changed, or is not what the house says in the end. */
  #weigh(before: string | null, { told: { phase, why, count } }: SeenHand): void {
    if (before === null || this.yields || this.what.kind === 'spot') return;
    const there = this.#phase > GOING && phase === OVER ? `${why} ${count}` : before;
    if (before !== this.#verdict || before !== there) this.otherwise = true;
  }

  #begin(left: boolean): void {
    const { law } = this.attempt;
    if (left) [law.west, law.east] = [-law.east, -law.west];
    if (!this.#pointer) return;
    const { at, down } = this.#pointer;
    this.#gesture[down ? 'down' : 'move'](0, at);
  }

  /** What may not have arrived, or was said while nobody heard, is said again. */
  #reconnect(hand: SeenHand): void {
    [this.#line, this.#told, this.#stood] = [this.link.line(), -1, false];
    this.#sent = Math.min(this.#sent, Math.max(0, hand.told.time - 1));
  }

  /** Bones as they lie now; not those that our hand has moved since: the house has not seen that yet. */
  #lend(seen: Seen, judged: number): void {
    const [own, { turn }] = [this.i + 1, this.what.places[this.i]!];
    this.#table.bones.forEach((bone, i) => {
      const lies = seen.bones[i];
      if (this.#touched[i]! > judged) Object.assign(bone, { lies: HELD, whose: own });
      else if (!lies) Object.assign(bone, { lies: AWAY, whose: 0 });
      else {
        const { edge, whose, x, y } = lies;
        Object.assign(bone, { lies: lies.lies, edge, whose, x, y });
      }
    });
    lend(this.#table, this.attempt.world, own, ...turn);
  }

  #compare(seen: Seen, hand: SeenHand, now: number, late: boolean): void {
    const judged = hand.told.time;
    const has = seen.bones.reduce(
      (bits, { whose, lies }, i) =>
        bits | (Number(whose === this.i + 1 && (lies === HELD || lies === WON)) << i),
      0,
    );
    const mark = this.#marks.get(judged);
    if (late || (mark && differ(mark, hand, has))) {
      if (!this.#pointer && !this.#keyed) this.yields = true;
      const lost = mark ? mark.has & ~has : 0;
      const bone = seen.bones.findIndex(({ whose }, i) => lost & (1 << i) && whose);
      if (bone >= 0) this.beaten = { seat: seen.hands[seen.bones[bone]!.whose - 1]!.seat, bone };
      this.#ask(now);
    } else if (this.#askedAt !== null) this.#ask(now);
    for (const time of this.#marks.keys()) if (time < judged) this.#marks.delete(time);
  }

  #ask(now: number): void {
    if (this.#askedAt !== null && now < this.#askedAt + ASKED) return;
    this.#askedAt = now;
    this.link.send(itself(this.#flags | ASKS));
  }

  #rewind(whole: Readonly<Record<string, unknown>>): void {
    this.#askedAt = null;
    this.#marks.clear();
    this.#touched.fill(0);
    this.attempt.rewind(whole);
  }

  // ---- What our hand does

  /** On to this moment of the page. */
  advance(now: number): void {
    if (this.#phase !== GOING) return;
    if (this.link.paused()) {
      this.#stood = true;
      this.clock.stand(now);
      return;
    }
    const { attempt } = this;
    const { world } = attempt;
    const until = Math.floor(this.clock.at(now));
    while (world.time < until && world.phase !== OVER) {
      const before = world.bones.map(({ lies, x, y }) => [lies, x, y] as const);
      attempt.run(world.time + 1);
      before.forEach(([lies, x, y], i) => {
        const bone = world.bones[i]!;
        if (bone.lies !== lies || bone.x !== x || bone.y !== y) this.#touched[i] = world.time;
      });
      const { time, phase, count, x, y } = world;
      this.#marks.set(time, { phase, count, x, y, has: ours(world) });
    }
    this.#cues.hear(world);
    this.#tell();
  }

  /** That we are there and, once it goes, what our hand has done. */
  #answer(): void {
    this.#answers += 1;
    const every = this.#phase === WAITING ? SELDOM : Math.ceil(this.link.many / 2);
    if (this.#told !== this.#flags) this.link.send(itself((this.#told = this.#flags)));
    if (this.#phase > GOING || this.#answers % every) return;
    this.link.send(does(this.#echo, this.#phase === GOING && !this.yields ? this.#rows() : []));
  }

  /** Those that nothing changes any more, and that the house believes by now. */
  #rows(): Row[] {
    const { trace, world } = this.attempt;
    const until = Math.min(world.time, (this.clock.newest ?? 0) + AHEAD);
    const rows = trace.slice(1).filter(([step]) => step > this.#sent && step < until);
    this.#sent = rows.at(-1)?.[0] ?? this.#sent;
    return rows;
  }

  get #flags(): number {
    return (
      (this.link.steady() ? STEADY : 0) |
      (this.#keyed ? KEYS : 0) |
      (this.ready ? READY : 0) |
      (this.left ? TO_THE_LEFT : 0)
    );
  }

  /** Ready, or not yet after all. */
  getReady(ready: boolean): void {
    this.ready = ready;
    if (this.#phase === WAITING) this.link.send(itself((this.#told = this.#flags)));
  }

  /** To which side bones go. */
  side(left: boolean): void {
    this.left = left;
    if (this.#phase === WAITING) this.link.send(itself((this.#told = this.#flags)));
  }

  /** A number, once. */
  say(number: number, now: number): void {
    if (!this.going || this.number !== null || this.what.kind !== 'spot') return;
    this.number = number;
    this.#says = { step: Math.floor(this.clock.at(now)), at: -Infinity };
    this.#sayAgain(now);
    this.#tell();
  }

  /** Until it is over: a line may lose it, and a house that stands hears nothing. */
  #sayAgain(now: number): void {
    if (!this.#says || now < this.#says.at + ASKED) return;
    this.#says.at = now;
    this.link.send(says(this.#echo, this.#says.step, this.number!));
  }

  // ---- Pointer and keys

  point(kind: 'down' | 'move' | 'up', stamp: number, at: Spot): void {
    this.#pointer = { at, down: kind === 'down' || (kind === 'move' && !!this.#pointer?.down) };
    this.yields = false;
    if (kind === 'down') this.#keyed = false;
    if (this.going) this.#gesture[kind](Math.floor(this.clock.at(stamp)), at);
  }

  key(kind: 'down' | 'up', key: string): boolean {
    if (!this.going || this.attempt.over) return false;
    if (this.what.kind === 'spot') {
      if (kind === 'down' && /^[0-6]$/.test(key)) this.say(Number(key), performance.now());
      return /^[0-6]$/.test(key);
    }
    this.#keys ??= new Keys(this.attempt);
    const meant = this.#keys[kind](key, this.attempt.world.time);
    this.#keyed ||= meant;
    if (meant) this.yields = false;
    return meant;
  }

  get keyed(): Keyed | null {
    const keys = this.#keys;
    if (!keys || !this.#keyed) return null;
    return { chosen: keys.chosen, mark: keys.mark(this.attempt.world.time) };
  }

  #tell(): void {
    const said = saying(this.what, this.attempt, {
      phase: this.#phase,
      byKeys: this.#keyed,
      number: this.number,
      ready: this.ready,
    });
    if (JSON.stringify(said) !== JSON.stringify(this.said)) this.said = said;
  }

  /** The countdown has begun: nobody gets up any more. */
  get bound(): boolean {
    return this.#phase >= COUNTING;
  }
}
