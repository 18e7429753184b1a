/** The deed of a hand at this table: what is known of it, its pictures, and what our hand does. */
import { api } from './api';
import { hand, type Live, type Picture } from './motion';
import type { Event, Film, Frame, Numbered, Seat } from './wire';

type See = (picture: Picture, now: number) => void;

export class Handwork {
  /** The newest, for whoever begins to look. */
  #last: Picture | null = null;
  readonly #watching = new Set<See>();
  #line = 0;
  /** What deeds have left, as it was last told. */
  #stands: Frame['stands'] = null;
  readonly #frame: () => Frame | null;
  readonly #mine: () => readonly Seat[];
  readonly #send: (data: ArrayBuffer) => void;

  constructor(
    frame: () => Frame | null,
    mine: () => readonly Seat[],
    send: (data: ArrayBuffer) => void,
  ) {
    [this.#frame, this.#mine, this.#send] = [frame, mine, send];
  }

  /** The same object for as long as the frame says the same: its board is not made anew. */
  readonly #told = $derived.by(() => JSON.stringify(this.#frame()?.deed ?? null));

  readonly live: Live | null = $derived.by(() => {
    const info = JSON.parse(this.#told) as Frame['deed'];
    if (!info) return null;
    const seats = this.#frame()?.table.seats ?? {};
    const ours = info.by.filter((seat) => this.#mine().includes(seat) && !seats[seat]?.bot);
    const mine = ours[0] ?? null;
    return {
      info,
      mine,
      ours,
      send: (data, seat = mine ?? 0) => {
        if (ours.includes(seat)) this.#send(hand(seat, info.deed, data));
      },
      line: () => this.#line,
      paused: () => this.#frame()?.table.status !== 'playing',
      watch: (see) => this.#watch(see),
    };
  });

  /** A frame says what deeds have left when that is new: now each of them does. */
  whole(frame: Frame): Frame {
    this.#stands = frame.stands ?? this.#stands;
    return { ...frame, stands: this.#stands };
  }

  /** What was seen of a deed, from how it ended; null: no hand on a screen has done it. */
  async film(how: Event, log: readonly Numbered[]): Promise<Film | null> {
    const n = log.find(({ event }) => event === how)?.n;
    const table = this.#frame()?.table;
    if (n === undefined || table?.mode !== 'digital') return null;
    return await api.film(table.code, n).catch(() => null);
  }

  /** A connection was made: what was seen before it is old. */
  connected(): void {
    this.#line += 1;
    this.#last = null;
  }

  see(picture: Picture): void {
    this.#last = picture;
    const now = performance.now();
    for (const see of this.#watching) see(picture, now);
  }

  #watch(see: See): () => void {
    if (this.#last) see(this.#last, performance.now());
    this.#watching.add(see);
    return () => this.#watching.delete(see);
  }
}
