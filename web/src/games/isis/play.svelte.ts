/** What is picked up and chosen on the board: between the moves given and the hand. */
import type { BoardProps, Choice } from '../types';
import { offers, readMove, type Cell, type IsisView } from './view';

export class Play {
  /** What a dragged piece is over. */
  over = $state<string | null>(null);
  /** A piece is being dragged. */
  dragging = $state<'pawn' | 'tile' | 'stock' | null>(null);
  /** Where a piece was put down and lies already, before the answer has come. */
  dropped = $state<Cell | null>(null);

  constructor(private readonly given: () => BoardProps<IsisView>) {}

  private get props(): BoardProps<IsisView> {
    return this.given();
  }

  readonly offers = $derived.by(() => offers(this.props.moves));
  /** The cell of the chosen move. */
  readonly aim = $derived.by<Cell | null>(() => {
    const { chosen } = this.props;
    return chosen ? ((readMove(chosen.move).args.cell as Cell | undefined) ?? null) : null;
  });
  readonly turning = $derived.by(() => isChosen(this.props.chosen, this.offers.turn));
  readonly passing = $derived.by(() => isChosen(this.props.chosen, this.offers.pass));

  /** The first touch chooses, the second confirms. */
  touch(choice: Choice): void {
    if (isChosen(this.props.chosen, choice)) this.props.confirm();
    else this.props.choose(choice.move);
  }

  /** A piece was put down: a pawn or the tile on view on a cell, or a tile that is to be turned up. */
  drop(target: string | null): void {
    const dragged = this.dragging;
    this.over = null;
    this.dragging = null;
    if (target === null) return;
    const choice = dragged === 'stock' ? this.offers.turn : this.offers.cells.get(target);
    if (!choice) return;
    this.dropped = (readMove(choice.move).args.cell as Cell | undefined) ?? null;
    this.props.play(choice.move);
  }
}

const isChosen = (chosen: Choice | null, one: Choice | null): boolean =>
  chosen !== null && chosen.move === one?.move;
