/** What has been picked up: a card of the hand that has not been laid yet. */
import type { BoardProps } from '../types';
import { ofKind, readMove, type OssView } from './view';

interface Lay {
  value: number;
  trick: string;
}

export class Play {
  /** The place in the hand of the card that is picked up. */
  private at = $state<number | null>(null);

  constructor(private readonly given: () => BoardProps<OssView>) {}

  private get props(): BoardProps<OssView> {
    return this.given();
  }

  readonly hand = $derived.by<readonly number[]>(() => {
    const { me, view } = this.props;
    return me === null ? [] : (view.hands[me] ?? []);
  });
  readonly lays = $derived.by(() => ofKind<Lay>(this.props.moves, 'lay'));
  readonly replays = $derived.by(() => ofKind<{ value: number }>(this.props.moves, 'replay'));
  /** The place in the hand: also of a move that was chosen in the list. */
  readonly place = $derived.by<number | null>(() => {
    const { chosen } = this.props;
    const value = chosen ? readMove(chosen.move).args.value : undefined;
    const inList = typeof value === 'number' && this.hand[this.at ?? -1] !== value;
    return inList ? this.hand.indexOf(value) : this.at;
  });
  readonly value = $derived.by<number | null>(() =>
    this.place === null ? null : (this.hand[this.place] ?? null),
  );
  /** The tricks before which the card that is picked up may lie. */
  readonly targets = $derived.by<ReadonlySet<string>>(
    () =>
      new Set(
        this.lays.filter(({ args }) => args.value === this.value).map(({ args }) => args.trick),
      ),
  );
  /** Where the chosen card would lie. */
  readonly aim = $derived.by<string | null>(() => {
    const { chosen } = this.props;
    const read = chosen && readMove(chosen.move);
    return read?.kind === 'lay' ? (read.args.trick as string) : null;
  });

  can(value: number): boolean {
    return [...this.lays, ...this.replays].some(({ args }) => args.value === value);
  }

  /** A card of the hand is touched: picked up, put back or, to try again, chosen and confirmed. */
  pick(place: number): void {
    const again = place === this.place;
    const replay = this.replays.find(({ args }) => args.value === this.hand[place]);
    if (replay) {
      this.at = place;
      if (again && this.props.chosen) this.props.confirm();
      else this.props.choose(replay.choice.move);
      return;
    }
    this.props.choose(null);
    this.at = again ? null : place;
  }

  /** A trick is touched with a card in the hand: the first touch chooses, the second confirms. */
  touch(trick: string): void {
    if (this.aim === trick) this.props.confirm();
    else this.props.choose(this.laying(trick));
  }

  /** Put down there by a drag: played at once. */
  drop(trick: string | null): void {
    const move = trick && this.laying(trick);
    if (move) this.props.play(move);
  }

  private laying(trick: string): string | null {
    const found = this.lays.find(({ args }) => args.value === this.value && args.trick === trick);
    return found?.choice.move ?? null;
  }

  rest(): void {
    this.at = null;
  }
}
