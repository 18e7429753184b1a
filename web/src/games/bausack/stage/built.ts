/** Towers as hands have built them. */
import type { BlockId } from '../blocks';
import type { Laid } from '../../../building/poses';

/** How the tower with exactly these blocks stands; null: no hand on a screen has built it. */
export type Built = (blocks: readonly BlockId[]) => readonly Laid[] | null;

const named = (ids: readonly BlockId[]): string => [...ids].sort().join();

/** What is shown may lag behind what is known: earlier towers are remembered, by their blocks. */
export class Memory {
  readonly #towers = new Map<string, readonly Laid[]>();

  /** As a frame tells it: by owner. */
  with(stands: Record<string, unknown> | null | undefined): Built {
    for (const tower of Object.values(stands ?? {}) as (readonly Laid[])[])
      this.#towers.set(named(tower.map(({ id }) => id)), tower);
    return (blocks) => this.#towers.get(named(blocks)) ?? null;
  }
}
