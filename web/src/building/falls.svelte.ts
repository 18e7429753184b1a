/** Falls that were seen on the screen: each is shown again once by itself, and the last whenever it is asked for. */
import type { BoardProps, Event } from '../lib/game';
import { Cut } from './film';

type Given<E extends Event> = Pick<
  BoardProps<unknown, E>,
  'log' | 'referee' | 'previous' | 'events' | 'film'
>;

const FALLS: ReadonlySet<string> = new Set(['fell', 'felled']);
const isFall = ({ kind }: Event): boolean => FALLS.has(kind);

export class Falls<E extends Event> {
  /** What is being shown again. */
  shown = $state.raw<{ cut: Cut; passes: boolean } | null>(null);
  readonly #given: () => Given<E>;
  readonly #cuts = new Map<E, Promise<Cut | null>>();

  constructor(given: () => Given<E>) {
    this.#given = given;
  }

  /** The last there was at a table without the real box. */
  readonly last: E | null = $derived.by(() => {
    const { log, referee } = this.#given();
    return referee ? null : (log?.findLast(isFall) ?? null);
  });

  /** Something has happened. */
  happened(): void {
    const { previous, events } = this.#given();
    const fall = previous ? events.findLast(isFall) : undefined;
    if (fall) void this.#show(fall, true);
  }

  again = (): void => {
    if (this.last) void this.#show(this.last, false);
  };

  close = (): void => {
    this.shown = null;
  };

  async #show(fall: E, passes: boolean): Promise<void> {
    if (!this.#cuts.has(fall)) this.#cuts.set(fall, this.#cut(fall));
    const cut = await this.#cuts.get(fall);
    if (cut) this.shown = { cut, passes };
    else this.#cuts.delete(fall); // a line may have been cut: whoever asks again may get it
  }

  async #cut(fall: E): Promise<Cut | null> {
    const film = await this.#given().film?.(fall);
    return film?.judge === 'blocks' ? new Cut(film) : null;
  }
}
