/** What a strong player would do, for whoever is to move and has asked. */
import type { Table } from './table.svelte';
import type { Choice, Hint } from './wire';

/** Moves that lie less than this apart look nearly alike. */
const APART = 0.2;

interface Found {
  hint: Hint;
  /** What was shown when it was asked for: it is about nothing else. */
  step: number;
}

export class Hinting {
  asking = $state(false);
  private found = $state.raw<Found | null>(null);

  constructor(private readonly table: Table) {}

  /** It is my turn, and at this table one may ask. */
  get allowed(): boolean {
    return Boolean(this.table.info?.hints) && this.table.moves.length > 0;
  }

  get hint(): Hint | null {
    const { found, table } = this;
    const mine = found?.step === table.step.id && found.hint.seat === table.me;
    return found && mine && table.moves.length ? found.hint : null;
  }

  /** The move that it names, should it still be offered. */
  get best(): Choice | null {
    const best = this.hint?.best;
    return this.table.moves.find(({ move }) => move === best) ?? null;
  }

  /** There is something to show of it. */
  get shown(): boolean {
    return this.asking || this.best !== null;
  }

  ask = async (): Promise<void> => {
    const { table } = this;
    const { me, step } = table;
    if (this.asking || me === null) return;
    this.asking = true;
    const hint = await table.askHint(me);
    this.asking = false;
    this.found = hint && { hint, step: step.id };
  };

  /** Enough of it. */
  drop = (): void => {
    this.found = null;
  };

  /** How good a move is beside the best (1) and the worst (0); null: nobody has asked. */
  worth(move: string): number | null {
    const { hint } = this;
    const value = hint?.moves.find((one) => one.move === move)?.value;
    if (!hint || value === undefined) return null;
    const values = hint.moves.map((one) => one.value);
    const best = hint.moves.find((one) => one.move === hint.best)?.value ?? Math.max(...values);
    const spread = Math.max(best - Math.min(...values), APART);
    return Math.min(1, Math.max(0, 1 - (best - value) / spread));
  }
}
