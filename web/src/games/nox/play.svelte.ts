/** What is picked up and chosen on the table of NOX: between the moves given and the hand. */
import type { BoardProps, Seat } from '../types';
import { landing, playable, readPlay, targets, type Card, type NoxView, type Target } from './view';

export class Play {
  /** The card that was picked up, by its place in the hand. */
  private at = $state<number | null>(null);
  /** The target that a dragged card is over. */
  over = $state<string | null>(null);
  /** Where a card was put down and lies already, before the answer has come. */
  dropped = $state.raw<{ card: Card; key: string } | null>(null);

  constructor(
    private readonly given: () => BoardProps<NoxView>,
    /** What is on the table now: behind the view, while cards fly. */
    private readonly shown: () => NoxView,
  ) {}

  private get props(): BoardProps<NoxView> {
    return this.given();
  }

  readonly playable = $derived.by(() => playable(this.props.moves));
  readonly hand = $derived.by<readonly Card[]>(() => {
    const { me } = this.props;
    return me === null ? [] : (this.shown().hands[me] ?? []);
  });

  /** The card in play: that of the chosen move, wherever it was chosen, or the one picked up. */
  readonly card = $derived.by<Card | null>(() => {
    const chosen = this.props.chosen && readPlay(this.props.chosen.move);
    if (chosen) return chosen.card;
    const card = this.at === null ? undefined : this.hand[this.at];
    return card !== undefined && this.playable.has(card) ? card : null;
  });

  /** Its place in the hand: of two equal cards, the one that was touched. */
  readonly place = $derived.by<number>(() => {
    if (this.card === null) return -1;
    return this.at !== null && this.hand[this.at] === this.card
      ? this.at
      : this.hand.indexOf(this.card);
  });

  readonly targets = $derived.by<Target[]>(() => targets(this.props.moves, this.card));
  /** What the chosen move would do. */
  readonly landing = $derived.by(() =>
    this.props.chosen ? landing(this.props.chosen.effects) : null,
  );
  /** The place that is chosen. */
  readonly aim = $derived.by<Target | null>(() => {
    const { chosen } = this.props;
    return (
      this.targets.find(({ choices }) => choices.some(({ move }) => move === chosen?.move)) ?? null
    );
  });

  target(owner: Seat, slot: number): Target | null {
    return this.targets.find((one) => one.owner === owner && one.slot === slot) ?? null;
  }

  pick(place: number | null): void {
    const again = place !== null && place === this.place;
    this.props.choose(null);
    this.at = again ? null : place;
  }

  /** Picked up to be dragged: it stays picked up. */
  lift(place: number): void {
    this.props.choose(null);
    this.at = place;
  }

  /** The first touch chooses, the second confirms. */
  touch(target: Target): void {
    if (this.aim === target) this.props.confirm();
    else if (target.choices[0]) this.props.choose(target.choices[0].move);
  }

  /** Dropped there: played at once, unless there is still something to decide. */
  drop(key: string | null): void {
    this.over = null;
    const target = this.targets.find(({ owner, slot }) => `${owner}:${slot}` === key);
    if (!target) return;
    const [only, other] = target.choices;
    if (only && other) this.props.choose(only.move);
    else if (only && this.card) {
      this.dropped = { card: this.card, key: `${target.owner}:${target.slot}` };
      this.props.play(only.move);
    }
  }

  /** Back to the hand. */
  release(): void {
    this.props.choose(null);
    this.rest();
  }

  /** Nothing is picked up any more: something has happened. */
  rest(): void {
    this.at = null;
    this.over = null;
    this.dropped = null;
  }
}
