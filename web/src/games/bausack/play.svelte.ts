/** What is picked up and chosen on the board: between the moves given and the hand. */
import { targetsOf, Touch } from '../../lib/touch.svelte';
import type { BoardProps, Choice, Seat } from '../types';
import type { BlockId } from './blocks';
import { filtered, type Filter } from './families';
import { offers, readMove, type BausackView, type Offers, type Sale } from './view';

/** What the parts of the board are given. */
export interface Given {
  props: BoardProps<BausackView>;
  /** What is shown: behind the view of `props`, while something is decided. */
  view: BausackView;
  play: Play;
}

export class Play {
  filter = $state<Filter>('all');
  /** A block that was touched, before it is said what is done with it. */
  private lifted = $state<BlockId | null>(null);
  /** Lines that are being laid out here, front first, of all who share the device: no block is in two. */
  private laid = $state.raw<readonly BlockId[]>([]);
  /** Whose line is whole and is being told. */
  private telling = $state<Seat | null>(null);
  /** How many beans the stepper shows; null: the fewest that may be bid. */
  private wanted = $state<number | null>(null);

  constructor(private readonly given: () => BoardProps<BausackView>) {}

  private get props(): BoardProps<BausackView> {
    return this.given();
  }

  readonly offers = $derived.by<Offers>(() => offers(this.props.moves));

  /** The block of the chosen move, or the one that was lifted. */
  readonly block = $derived.by<BlockId | null>(() => {
    const { chosen } = this.props;
    if (!chosen) return this.lifted;
    const read = readMove(chosen.move);
    if (read?.kind === 'front') return this.props.view.lines[read.args.owner]?.[0] ?? this.lifted;
    const names = read?.kind === 'take' || read?.kind === 'line' || read?.kind === 'sell';
    return names ? read.args.block : this.lifted;
  });

  private readonly moves = new Touch(
    () => this.props,
    () => targetsOf(this.props.moves, ({ move }) => move),
  );

  /** The first touch chooses, the second confirms. */
  touch(choice: Choice | undefined): void {
    if (choice) this.moves.tap(choice.move);
  }

  /** What can be done with a block that lies on the table or in front of a line. */
  ways(id: BlockId): { sale: Sale | null; choice: Choice }[] {
    const front = [...this.offers.front].find(
      ([owner]) => this.props.view.lines[owner]?.[0] === id,
    );
    const take = this.offers.take.get(id) ?? front?.[1];
    return [...(take ? [{ sale: null, choice: take }] : []), ...(this.offers.sell.get(id) ?? [])];
  }

  /** A block is touched: it is lifted, and what can be done with it is offered. Touched again it is
   * done, if there is but one thing to do. */
  lift(id: BlockId): void {
    const [way, other] = this.ways(id);
    // Thirty-six of them, beside the real ones: one touch each, and it can be taken back.
    if (this.props.view.stage === 'draft' && this.props.referee && way) {
      this.props.play(way.choice.move);
    } else if (this.block !== id) {
      this.props.choose(null);
      this.lifted = id;
    } else if (way && !other) this.props.play(way.choice.move);
    else this.release();
  }

  /** The hand is empty again. */
  release(): void {
    this.lifted = null;
    this.wanted = null;
    if (this.props.chosen) this.props.choose(null);
  }

  readonly lies = null; // blocks are not dragged

  /** A new step: nothing is half done any more, but lines that are being laid. */
  rest(): void {
    this.lifted = null;
    this.wanted = null;
    if (this.props.view.stage !== 'order') {
      this.laid = [];
      this.telling = null;
    }
  }

  can(id: BlockId): boolean {
    return this.offers.take.has(id) || this.offers.sell.has(id);
  }

  /** There are blocks to choose from. */
  get chooses(): boolean {
    const { take, sell, line, front } = this.offers;
    return take.size + sell.size + line.size + front.size > 0;
  }

  /** What lies on the table and passes the filter; a filter that finds nothing is none. */
  found(blocks: readonly BlockId[]): BlockId[] {
    const some = filtered(blocks, this.filter);
    return some.length ? some : [...blocks];
  }

  // ---- Bids ---------------------------------------------------------------------------------------

  readonly bid = $derived.by<number | null>(() => {
    const beans = this.offers.bids.map((one) => one.beans);
    if (!beans.length) return null;
    return this.wanted !== null && beans.includes(this.wanted) ? this.wanted : beans[0]!;
  });

  /** As near to it as may be bid. */
  want(beans: number): void {
    const all = this.offers.bids.map((one) => one.beans);
    if (all.length) this.wanted = Math.min(all.at(-1)!, Math.max(all[0]!, beans));
  }

  placeBid(): void {
    const choice = this.offers.bids.find(({ beans }) => beans === this.bid)?.choice;
    if (choice) this.props.play(choice.move);
  }

  // ---- Lines --------------------------------------------------------------------------------------

  /** What the one who lays now has put in order and not told yet. */
  readonly line = $derived.by<readonly BlockId[]>(() => {
    const { me, view } = this.props;
    const mine = me === null ? [] : (view.picked[me] ?? []);
    return this.laid.filter((id) => mine.includes(id));
  });

  get laying(): boolean {
    return this.telling !== null && this.telling === this.props.me;
  }

  /** Next in the line, or out of it again. */
  order(id: BlockId): void {
    if (this.laying) return;
    this.laid = this.laid.includes(id) ? this.laid.filter((one) => one !== id) : [...this.laid, id];
  }

  /** This is my line. */
  tell(): void {
    this.told = '';
    this.telling = this.props.me;
  }

  private told = '';

  /** Blocks are told one by one, each as soon as the last is there: the board asks for the next. One that
   * is offered again in the same step was refused: the rest of the line is in the hand again. */
  layNext(): void {
    const next = this.laying ? this.line.find((id) => this.offers.line.has(id)) : undefined;
    const choice = next && this.offers.line.get(next);
    if (!choice) return;
    const mark = `${this.props.step} ${next}`;
    if (mark === this.told) {
      this.telling = null;
      return;
    }
    this.told = mark;
    this.props.play(choice.move);
  }
}
