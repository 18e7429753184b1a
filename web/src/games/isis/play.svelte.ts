/** What is picked up and chosen on the board: between the moves given and the hand. */
import { Touch } from '../../lib/touch.svelte';
import type { BoardProps, Say } from '../types';
import { CELLS, offered, targets, type Cell, type IsisView } from './view';

/** A pawn, the tile on view, or one of those that lie face down. */
type Piece = 'pawn' | 'tile' | 'stock';

export class Play {
  readonly touch: Touch<Piece>;

  constructor(private readonly given: () => BoardProps<IsisView>) {
    this.touch = new Touch(
      given,
      (held) => targets(this.given().moves, held === 'stock'),
      (at) => this.why(at),
    );
  }

  private why(at: string): Say | null {
    const { pawns_on, tiles_on } = this.given().view;
    if (!CELLS.includes(at)) return null;
    if (at in pawns_on || tiles_on.includes(at))
      return { key: 'error-cell-taken', args: { cell: at } };
    return this.turns ? { key: 'isis-turn-first' } : null;
  }

  readonly piece = $derived.by(() => offered(this.given().moves));
  readonly turns = $derived.by(() => this.touch.can('turn') || this.touch.can('board'));

  /** The cell on which a piece was put down and lies already. */
  get dropped(): Cell | null {
    const { dropped } = this.touch;
    return dropped && dropped.piece !== 'stock' ? dropped.at : null;
  }

  get lies(): string | null {
    return this.dropped && `cell:${this.dropped}`;
  }

  rest(): void {
    this.touch.rest();
  }
}
