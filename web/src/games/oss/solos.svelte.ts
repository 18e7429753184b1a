/** Tricks on the screen, alone or in turn: the attempt that goes on, its end until it has been looked at, and the
 * last one once more. */
import type { Film, Live, Seat } from '../types';
import type { Layout } from './hand/attempt';
import { firstThrow, layoutOf, throwOf, type Dueling, type Throw } from './hand/dueling';
import { Filmed } from './hand/filmed.svelte';
import { helps } from './hand/helps.svelte';
import { LiveHand } from './hand/live.svelte';
import { told, type Told } from './hand/pictures';
import { Watched } from './hand/watched.svelte';
import { TRICKS } from './tricks/catalogue';
import type { OssEvent } from './view';

const LINGERS = 1600; // milliseconds
const JUDGES: ReadonlySet<string> = new Set(['bones', 'in-turn']);
const ENDS: ReadonlySet<string> = new Set(['managed', 'failed', 'all-on-edge']);
const DUELS: ReadonlySet<string> = new Set(['duel-won', 'tied']);
const IN_TURN = new Set(TRICKS.filter(({ order }) => order === 'in-turn').map(({ name }) => name));

/** How a duel has ended that was done by hands. */
const inTurn = ({ kind, args }: OssEvent): boolean =>
  DUELS.has(kind) && 'name' in args && IN_TURN.has(args.name);

export interface Solo {
  deed: number;
  seat: Seat;
  layout: Layout;
  /** Null, where it is no duel. */
  dueling: Dueling | null;
  by: readonly Seat[];
  /** Which throw of a duel. */
  number: number;
  /** The seats of this page that have a hand in it. */
  hands: string;
  /** It is done here. */
  mine: LiveHand | null;
  hand: LiveHand | Watched;
}

export class Solos {
  shown = $state.raw<Solo | null>(null);
  /** The throw of a duel, as it goes on. */
  thrown = $state.raw<Throw | null>(null);
  /** Sixtieths of a second that it has taken. */
  step = $state(0);
  /** The house has judged otherwise. */
  differs = $state(false);
  /** What is looked at again. */
  film = $state.raw<Filmed | null>(null);
  #live: Live | null = null;
  /** What is shown is over, and still looked at. */
  #ending = false;
  #lingers: ReturnType<typeof setTimeout> | null = null;
  #stop: (() => void) | null = null;

  constructor(private readonly still: () => boolean) {}

  /** What the table says now, and what has just happened. */
  follow(live: Live | null, events: readonly OssEvent[]): void {
    const { shown } = this;
    const next = live && JUDGES.has(live.info.judge) && live.info.what ? live : null;
    if (next) this.#live = next;
    if (shown && shown.deed === next?.info.deed && shown.hands === next.ours.join()) return;
    if (shown && shown.deed !== next?.info.deed) this.#end(shown, events);
    else if (next) this.#begin(next);
    if (!next) this.#live = null;
  }

  #begin(live: Live): void {
    this.#stop?.();
    const { deed, by, judge } = live.info;
    const duel = judge === 'in-turn';
    this.step = 0;
    this.differs = false;
    this.film = null;
    this.thrown = duel ? firstThrow(by[0]!) : null;
    this.#put(live, null);
    this.#stop = live.watch((picture, now) => {
      if (picture.deed !== deed) return;
      const [thrown, seen] = duel ? throwOf(picture.data) : [null, told(picture.data)];
      this.#turn(live, thrown, seen);
      this.shown?.hand.see(seen, now);
      if (this.shown?.mine?.otherwise) this.differs = true;
      const second = Math.floor(picture.step / 60) * 60;
      if (second !== this.step) this.step = second;
    });
  }

  /** It is somebody else's throw now, or there is less time for this one. */
  #turn(live: Live, thrown: Throw | null, seen: Told): void {
    const before = this.thrown;
    if (!thrown || JSON.stringify(thrown) === JSON.stringify(before)) return;
    this.thrown = thrown;
    if (thrown.number !== this.shown?.number) this.#put(live, seen);
  }

  /** A hand on the table, as its turn begins. */
  #put(live: Live, seen: Told | null): void {
    const { thrown } = this;
    const { deed, by, what } = live.info;
    const dueling = thrown && (what as unknown as Dueling);
    const layout = dueling
      ? layoutOf(dueling, thrown, seen)
      : (what as unknown as { layout: Layout }).layout;
    const seat = thrown?.seat ?? by[0]!;
    const speaking = (): Live => {
      const now = this.#live ?? live;
      return { ...now, send: (data) => now.send(data, seat) };
    };
    const mine = live.ours.includes(seat)
      ? new LiveHand(layout, speaking, () => helps.value)
      : null;
    if (mine) this.differs = false; // that was another throw
    this.shown = {
      ...{ deed, by, seat, layout, dueling, mine },
      number: thrown?.number ?? 0,
      hands: live.ours.join(),
      hand: mine ?? new Watched(layout, this.still),
    };
  }

  /** Its end is looked at, however late it is seen here; what comes waits for that. */
  #end(shown: Solo, events: readonly OssEvent[]): void {
    if (this.#ending) return;
    this.#ending = true;
    this.differs ||= events.some((event) => this.#differs(shown, event));
    const linger = (): void => {
      this.#lingers = setTimeout(() => this.#leave(), LINGERS);
    };
    if (shown.hand instanceof Watched) shown.hand.seen(linger);
    else linger();
  }

  #leave(): void {
    this.#stop?.();
    this.#ending = false;
    this.#lingers = this.shown = this.#stop = null;
    if (this.#live) this.#begin(this.#live);
  }

  #differs({ mine, seat, layout }: Solo, { kind, args }: OssEvent): boolean {
    if (!mine?.attempt?.over || !ENDS.has(kind) || !('seat' in args) || args.seat !== seat)
      return false;
    const { all_edge, count } = mine.attempt.world;
    if (kind === 'all-on-edge' || all_edge) return (kind === 'all-on-edge') !== Boolean(all_edge);
    return (kind === 'managed') !== count >= layout.number;
  }

  /** A film was fetched. */
  screen(film: Film | null): void {
    this.film = film && JUDGES.has(film.judge) ? new Filmed(film, this.still) : null;
  }

  close = (): void => {
    this.film = null;
  };

  stop(): void {
    this.#stop?.();
    if (this.#lingers) clearTimeout(this.#lingers);
  }

  /** How one ends. */
  static ends(event: OssEvent): boolean {
    return ENDS.has(event.kind) || inTurn(event);
  }
}
