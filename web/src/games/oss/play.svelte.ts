/** What has been picked up: a card of the hand that has not been laid yet. */
import { ofKind } from '../../lib/moves';
import { Touch, targetsOf } from '../../lib/touch.svelte';
import type { BoardProps } from '../types';
import { readMove, type OssView } from './view';

/** What a card that pays for another try is touched as. */
const again = (value: number | undefined): string => `again:${value}`;

export class Play {
  /** A card is held by its place in the hand. */
  readonly touch: Touch<number>;

  constructor(private readonly given: () => BoardProps<OssView>) {
    this.touch = new Touch(given, () =>
      targetsOf(this.given().moves, ({ move }) => {
        const read = readMove(move);
        if (read?.kind === 'replay') return again(read.args.value);
        return read?.kind === 'lay' && read.args.value === this.value ? read.args.trick : null;
      }),
    );
  }

  readonly hand = $derived.by<readonly number[]>(() => {
    const { me, view } = this.given();
    return me === null ? [] : (view.hands[me] ?? []);
  });
  readonly lays = $derived.by(() => ofKind(this.given().moves, readMove, 'lay'));
  readonly replays = $derived.by(() => ofKind(this.given().moves, readMove, 'replay'));
  /** The place in the hand: also of a move that was chosen in the list. */
  readonly place = $derived.by<number | null>(() => {
    const { chosen } = this.given();
    const { held } = this.touch;
    const value = chosen ? readMove(chosen.move)?.args.value : undefined;
    const inList = typeof value === 'number' && this.hand[held ?? -1] !== value;
    return inList ? this.hand.indexOf(value) : held;
  });
  readonly value = $derived.by<number | null>(() =>
    this.place === null ? null : (this.hand[this.place] ?? null),
  );

  can(value: number): boolean {
    return [...this.lays, ...this.replays].some(({ args }) => args.value === value);
  }

  /** A card of the hand is touched: picked up, put back or, to try again, chosen and confirmed. */
  pick(place: number): void {
    const repeats = again(this.hand[place]);
    const put = place === this.place;
    if (this.touch.can(repeats)) this.touch.tap(repeats);
    else {
      this.touch.release();
      if (!put) this.touch.pick(place);
    }
  }

  /** Where a card lies that was dragged there. */
  get lies(): string | null {
    const { dropped } = this.touch;
    return dropped && `laid:${dropped.at}`;
  }

  rest(): void {
    this.touch.rest();
  }
}
