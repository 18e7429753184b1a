/** The block in my hand: where I want it. It goes there as the judge says. */
import type { Live } from '../lib/game';
import {
  after,
  between,
  drive,
  spin,
  type Laid,
  type Place,
  type Placing,
  type Pose,
  type Told,
  type Turn,
} from './poses';
import { extent, unlike } from './silhouette';
import type { Stock } from './stock';
import { aside, height, topmost, type Aside, type Height } from './whereabouts';

const PRESSED = 0.0005; // metres into the table, at most: what is pressed harder cannot be slid along it
const SUNK = 0.004; // metres below a block that lies on something, at most: it cannot go there
const REACH = 0.4; // metres from the middle of the table, each way
const HIGHEST = 1.8;
const EVERY = 1000 / 60; // milliseconds from one message to the next, at least: the judge hears no more
const TWICE = 2; // so often it is said again, should it have been missed
const LEVEL = 0.6; // radians that a block may tilt, and still lies on that face
const FOLLOWED = 60; // steps: by then the block has gone where this hand wants it, as far as it goes

/** What makes a block that goes away from where this hand wants it somebody else's: metres, or radians. */
const AWAY = { moved: 0.01, spun: 0.15, tilted: 1.2 };

export class Holding {
  place = $state.raw<Place>([0, 0, 0]);
  turn = $state.raw<Turn>([1, 0, 0, 0]);
  /** I have let go, and cannot take it again. */
  opened = $state(false);
  /** The hand is at this window, which was touched: of several windows of one person only that one says
   * anything. From the house's first picture on, or another line, it is nowhere until it is touched. */
  here = $state(false);
  readonly #live: () => Live;
  readonly #placing: Placing;
  readonly #ways: readonly Turn[];
  #way = -1; // none of them: as it was found, which is this
  #own: Turn = [1, 0, 0, 0];
  #yaw = 0;
  readonly #taken: number; // the same when it was taken
  #at: Pose; // the block, as it was last seen
  #tower: readonly Laid[];
  #line = -1; // on which a picture has come
  #step = 0; // of the newest
  #heard = false; // one has come since we last said something again
  #touchedAt = 0; // at which step
  #nearest = Infinity; // that the block has been to where it is wanted
  #openedAt = 0;
  #left = 0; // times that it is said again
  #soon: ReturnType<typeof setTimeout> | undefined;
  #more = false; // to be said then

  constructor(
    placing: Placing,
    private readonly stock: Stock,
    live: () => Live,
  ) {
    this.#live = live;
    this.#placing = placing;
    const { block, ways = [] } = placing;
    const first = Math.max(0, nearestTo(ways, block.turn)); // as it was taken
    this.#ways = unlike(block.id, [...ways.slice(first), ...ways.slice(0, first)], stock);
    this.#tower = placing.tower;
    this.#at = placing.block;
    this.#adopt(placing.block);
    this.#taken = this.#yaw;
  }

  // ---- What is said to the house

  /** Before the first picture of a line nobody knows where the block is: what we want may be long past. */
  #say(): void {
    const live = this.#live();
    if (this.#line === live.line()) live.send(drive(this.place, this.turn, this.opened));
  }

  /** Now, or as soon as the last message is old enough. */
  #send(): void {
    this.#left = TWICE;
    if (this.#soon !== undefined) {
      this.#more = true;
      return;
    }
    this.#say();
    this.#soon = setTimeout(() => {
      this.#soon = undefined;
      if (this.#more) this.#send();
    }, EVERY);
    this.#more = false;
  }

  /** Now and then, for a house that has missed it. That I let go it is told again only when it is heard
   * from: it may have begun anew, with the block back where it was taken. */
  again = (): void => {
    if (this.#live().paused()) return;
    if (this.opened ? this.#heard : this.here && this.#left-- > 0) this.#say();
    this.#heard = false;
  };

  /** Nobody looks any more. */
  leave = (): void => clearTimeout(this.#soon);

  // ---- What it says

  /** A picture has come. A house that has begun anew has the block still in my hand. */
  seen(step: number, { open, lies, moved }: Pick<Told, 'open' | 'lies' | 'moved'>): void {
    const { block, tower } = this.#placing;
    const [line, first] = [this.#live().line(), this.#line < 0];
    const at = moved.get(tower.length) ?? block;
    const anew = step < this.#step || (!first && away(this.#at, at) > 2);
    if (this.opened && !open && (line === this.#line ? step < this.#openedAt : anew))
      this.opened = false;
    if (first ? away(block, at) > 1 : line !== this.#line || step < this.#step) this.here = false;
    else if (this.here) this.#watch(at, step);
    this.#at = at;
    this.#tower = moved.size
      ? tower.map((laid, i) => ({ ...laid, ...moved.get(i) }))
      : this.#placing.tower;
    [this.#line, this.#step, this.#heard] = [line, step, true];
    if (first && (this.here || this.opened)) this.#send(); // it was touched before
    if (lies && this.here && !this.opened) this.#rest(at.place[2]);
  }

  /** It lies on something: a hand that goes on lowering it does not sink into the wood. */
  #rest(high: number): void {
    const [x, y, z] = this.place;
    if (z >= high - SUNK) return;
    this.place = [x, y, high - SUNK];
    this.#send();
  }

  /** What this hand wants is drawn there: a block that goes away from it follows another window. */
  #watch(at: Pose, step: number): void {
    if (step < this.#touchedAt + FOLLOWED) return;
    const far = away(this, at);
    this.#nearest = Math.min(this.#nearest, far);
    if (far > this.#nearest + 1) this.here = false;
  }

  // ---- What the hand does

  /** From where the block is, on the face that it is nearest to. */
  #adopt({ place, turn }: Pose): void {
    this.place = [...place];
    this.#own = turn;
    this.#way = nearestTo(this.#ways, turn);
    this.#yaw = this.#way < 0 ? 0 : between(this.#ways[this.#way]!, turn).spun;
    this.turn = this.#lies();
  }

  #lies(): Turn {
    return after(this.#ways[this.#way] ?? this.#own, spin(this.#yaw));
  }

  /** Whichever window is touched is where the hand is. */
  #touch(): void {
    if (!this.here) this.#adopt(this.#at);
    this.here = true;
    [this.#touchedAt, this.#nearest] = [this.#step, Infinity];
  }

  get #lowest(): number {
    return -extent(this.#placing.block.id, this.turn, this.stock).least[2] - PRESSED;
  }

  /** From where it is wanted to where `to` leads from there. */
  go(to: (from: Place) => Place): void {
    if (this.opened) return;
    this.#touch();
    const near = (value: number): number => Math.min(REACH, Math.max(-REACH, value));
    const [x, y, z] = to(this.place);
    this.place = [near(x), near(y), Math.min(HIGHEST, Math.max(this.#lowest, z))];
    this.#send();
  }

  /** By so many metres; x to the right and y away, as seen from `round`. */
  shift(x: number, y: number, z: number, round = 0): void {
    const [cos, sin] = [Math.cos(round), Math.sin(round)];
    this.go(([a, b, c]) => [a + x * cos - y * sin, b + x * sin + y * cos, c + z]);
  }

  spin(angle: number): void {
    this.#turned(() => (this.#yaw += angle));
  }

  /** On its next face. */
  tip(): void {
    this.#turned(() => (this.#way = (this.#way + 1) % Math.max(1, this.#ways.length)));
  }

  #turned(how: () => void): void {
    if (this.opened) return;
    this.#touch();
    how();
    this.turn = this.#lies();
    this.go((place) => place);
  }

  /** It is said at once, whatever was to be said before. */
  open(): void {
    if (!this.here) this.#adopt(this.#at);
    [this.here, this.opened, this.#openedAt] = [true, true, this.#step];
    clearTimeout(this.#soon);
    [this.#soon, this.#more] = [undefined, false];
    this.#say();
  }

  // ---- In words

  get #wanted(): Pose {
    return this.here ? this : this.#at;
  }

  /** From the middle of the highest wood, as seen from `round`; null: there is none. */
  aside(round: number): Aside | null {
    const top = topmost(this.#tower, this.stock);
    return top && aside(this.#wanted.place, top, round);
  }

  height(): Height {
    return height(this.#placing.block.id, this.#wanted, this.#tower, this.stock);
  }

  lying(): Lying {
    const { least, most } = extent(this.#placing.block.id, this.#wanted.turn, this.stock);
    const angle = Math.round(
      (Math.atan2(Math.sin(this.spun), Math.cos(this.spun)) * 180) / Math.PI,
    );
    return {
      face: this.#way + 1,
      faces: this.#ways.length,
      tall: Math.round(1000 * (most[2] - least[2])),
      way: angle ? (angle > 0 ? 'left' : 'right') : 'none',
      angle: Math.abs(angle),
    };
  }

  /** How far it was spun since it was taken, in radians. */
  get spun(): number {
    return this.#yaw - this.#taken;
  }
}

/** On which face of how many, how tall it is so, and how far it was spun. */
export type Lying = Record<'face' | 'faces' | 'tall' | 'angle', number> & {
  way: 'left' | 'right' | 'none';
};

/** Which of some ways to lie it is, spun as it may be; -1: none. */
function nearestTo(ways: readonly Turn[], turn: Turn): number {
  let [found, least] = [-1, LEVEL];
  ways.forEach((way, i) => {
    const { tilt } = between(way, turn);
    if (tilt < least) [found, least] = [i, tilt];
  });
  return found;
}

/** How far one is from the other: at 1 it is too far to be chance. */
function away(one: Pose, other: Pose): number {
  const far = Math.hypot(...one.place.map((value, i) => value - other.place[i]!));
  const { spun, tilt } = between(one.turn, other.turn);
  return Math.max(far / AWAY.moved, Math.abs(spun) / AWAY.spun, tilt / AWAY.tilted);
}
