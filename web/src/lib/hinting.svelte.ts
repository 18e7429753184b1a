/** What a strong player would do, for whoever is to move and has asked. */
import type { Table } from './table.svelte';
import type { Choice, Hint, Why } from './wire';
import type { Speech } from './words';

/** Moves that lie less than this apart look nearly alike. */
const APART = 0.2;
/** So much can be taken in at a glance. */
const REASONS = 2;
/** Arguments of a reason that are moves. */
const MOVES = new Set(['move', 'reply', 'next']);

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

  /** Why it is the best, as far as the box has words for it: what matters most comes first. */
  why(words: Speech): string {
    const reasons = this.hint?.moves[0]?.why ?? [];
    const said = reasons.filter(({ kind }) => words.has(`why-${kind}`)).slice(0, REASONS);
    return said.map((one) => told(one, words)).join(' ');
  }

  /** The move that it names is chosen: the board shows what it would do. */
  get seen(): boolean {
    return this.best !== null && this.table.chosen === this.best;
  }

  /** There is something to show of it. */
  get shown(): boolean {
    return this.asking || this.best !== null;
  }

  /** It is chosen at once, and so seen on the board, unless something else has been meanwhile. */
  ask = async (): Promise<void> => {
    const { table } = this;
    const { me, step } = table;
    if (this.asking || me === null) return;
    this.asking = true;
    const hint = await table.askHint(me);
    this.asking = false;
    this.found = hint && { hint, step: step.id };
    if (!table.chosen) this.choose();
  };

  choose = (): void => {
    if (this.best) this.table.choose(this.best.move);
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

/** The moves that a reason speaks of, in words. */
function told({ kind, args = {} }: Why, words: Speech): string {
  const moves = Object.entries(args).filter(([name]) => MOVES.has(name));
  const said = moves.map(([name, move]) => [
    name,
    words.move({ move: String(move), number: 0, effects: [] }),
  ]);
  return words.tell({ key: `why-${kind}`, args: { ...args, ...Object.fromEntries(said) } });
}
