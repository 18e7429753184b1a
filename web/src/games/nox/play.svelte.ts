/** What is picked up and chosen on the table of NOX: between the moves given and the hand. */
import { Touch } from '../../lib/touch.svelte';
import type { BoardProps, Choice, Say, Seat } from '../types';
import {
  came,
  inLine,
  landing,
  playable,
  readPlay,
  targets,
  would,
  type Card,
  type NoxEvent,
  type NoxView,
  type Pile,
} from './view';

/** What is before one seat, near or far. */
export interface Before {
  seat: Seat;
  /** What is shown now: behind the view, while cards fly. */
  shown: NoxView;
  props: BoardProps<NoxView>;
  play: Play;
  /** Where somebody has played since my last turn, and how many did after them. */
  last: ReadonlyMap<string, number>;
}

export class Play {
  /** A card is held by its place in the hand: of two equal ones, the one that was touched. */
  readonly touch: Touch<number, Choice<NoxEvent>>;

  constructor(
    private readonly given: () => BoardProps<NoxView, NoxEvent>,
    /** What is on the table now: behind the view, while cards fly. */
    private readonly shown: () => NoxView,
  ) {
    this.touch = new Touch(
      given,
      () => targets(this.given().moves, this.card),
      () => this.why(),
    );
  }

  /** What is missing, where a pile or a free place is touched that nothing can be put on. */
  private why(): Say {
    return { key: this.card === null ? 'nox-card-first' : 'nox-elsewhere' };
  }

  readonly playable = $derived.by(() => playable(this.given().moves));
  readonly hand = $derived.by<readonly Card[]>(() => {
    const { me } = this.given();
    return me === null ? [] : (this.shown().hands[me] ?? []);
  });

  /** The card in play: that of the chosen move, wherever it was chosen, or the one picked up. */
  readonly card = $derived.by<Card | null>(() => {
    const { chosen } = this.given();
    const card = (chosen && readPlay(chosen.move)?.card) ?? this.hand[this.touch.held ?? -1];
    return card !== undefined && this.playable.has(card) ? card : null;
  });

  /** Its place in the hand. */
  readonly place = $derived.by<number>(() => {
    const { held } = this.touch;
    if (this.card === null) return -1;
    return held !== null && this.hand[held] === this.card ? held : this.hand.indexOf(this.card);
  });

  /** Picked up, or put back, also when its move was chosen in the list. */
  pick(place: number): void {
    const again = place === this.place;
    this.touch.release();
    if (!again) this.touch.pick(place);
  }

  /** What the chosen move would do. */
  readonly landing = $derived.by(() => {
    const { chosen } = this.given();
    return chosen && landing(chosen.effects);
  });

  /** A kitty as the chosen move would leave it; null: it would not touch it. */
  would(seat: Seat, kitty: readonly Pile[]): Pile[] | null {
    return this.landing?.owner === seat ? would(kitty, this.landing) : null;
  }

  private readonly came = $derived.by(() => came(this.given().log ?? [], this.shown().round));

  /** The places of a kitty as they lie side by side, without a gap: piles that merge move up. */
  inLine(seat: Seat, kitty: readonly Pile[]): number[] {
    return inLine(this.came[seat] ?? [], kitty);
  }

  /** The card that was put down at a place and lies there already. */
  dropped(key: string): Card | null {
    const { dropped } = this.touch;
    return dropped?.at === key ? (this.hand[dropped.piece ?? -1] ?? null) : null;
  }

  /** Where it lies, as a place of the board. */
  get lies(): string | null {
    const { dropped } = this.touch;
    return dropped && `slot:${dropped.at}`;
  }

  rest(): void {
    this.touch.rest();
  }
}
