/** A table as a page shows it, for those who sit at it and on a wall: there as long as the page is, laid
 * with what its box brings once it is known which one that is. */
import { edition } from '../lib/edition.svelte';
import { folderOf } from '../lib/folders';
import { tempo } from '../lib/pace.svelte';
import { spoken } from '../lib/speech.svelte';
import { Table } from '../lib/table.svelte';
import type { TableInfo } from '../lib/wire';
import type { GameModule } from '../table/context';

export class Laid {
  readonly table: Table;
  /** undefined: not known yet; null: there is none, and the list of moves must do. */
  module = $state.raw<GameModule | null | undefined>();

  /** To be made while the page's component is. `forAll`: a screen on the wall. */
  constructor(code: string, forAll = false) {
    this.table = new Table(code, undefined, forAll);
    $effect(() => {
      this.table.open();
      return () => this.table.close();
    });
    $effect(() => {
      if (this.game) this.equip(this.game).catch(edition.missing);
    });
  }

  readonly game = $derived.by<string | null>(() => this.table.info?.game ?? null);
  /** What is known of it, once the words of its box are here too. */
  readonly info = $derived.by<TableInfo | null>(() =>
    spoken.loaded === this.game ? this.table.info : null,
  );

  private async equip(box: string): Promise<void> {
    spoken.box = tempo.box = box;
    const folder = await folderOf(box);
    if (folder) this.table.equip(folder);
    this.module = (await folder?.load()) ?? null;
  }
}
