/** What was seen of a deed, once more: an attempt or, of a duel, one throw after the other. */
import { viewed } from '../../../lib/motion';
import type { Film, Seat } from '../../types';
import type { Layout } from './attempt';
import { layoutOf, throwOf, type Dueling, type Throw } from './dueling';
import { told, type Told } from './pictures';
import { Screened } from './watched.svelte';

/** Of one hand. */
interface Part {
  seat: Seat;
  screened: Screened;
  thrown: Throw | null;
}

export class Filmed {
  /** Null, where it is no duel. */
  readonly dueling: Dueling | null;
  readonly by: readonly Seat[];
  #at = $state(0);
  #slowly = false;
  readonly #parts: readonly Part[];

  constructor(film: Film, still: () => boolean) {
    this.by = film.by;
    this.dueling = film.judge === 'in-turn' ? (film.what as unknown as Dueling) : null;
    this.#parts = this.dueling ? throws(film, this.dueling, still) : [alone(film, still)];
    for (const { screened } of this.#parts) screened.ondone = () => this.#next();
  }

  get now(): Part {
    return this.#parts[this.#at]!;
  }

  /** From the beginning. */
  again(slowly: boolean): void {
    this.#slowly = slowly;
    this.#at = 0;
    this.now.screened.again(slowly);
  }

  #next(): void {
    if (this.#at + 1 === this.#parts.length) return;
    this.#at += 1;
    this.now.screened.again(this.#slowly);
  }
}

function alone({ what, pictures, by }: Film, still: () => boolean): Part {
  const { layout } = what as unknown as { layout: Layout };
  const seen = pictures.map((picture) => told(viewed(picture)));
  return { seat: by[0]!, screened: new Screened(layout, seen, still), thrown: null };
}

function throws({ pictures }: Film, dueling: Dueling, still: () => boolean): Part[] {
  const found: [Throw, Told[]][] = [];
  for (const picture of pictures) {
    const [thrown, seen] = throwOf(viewed(picture));
    const last = found.at(-1);
    if (last?.[0].number === thrown.number) {
      last[0] = thrown;
      last[1].push(seen);
    } else found.push([thrown, [seen]]);
  }
  return found.map(([thrown, seen]) => ({
    seat: thrown.seat,
    screened: new Screened(layoutOf(dueling, thrown, seen[0]!), seen, still),
    thrown,
  }));
}
