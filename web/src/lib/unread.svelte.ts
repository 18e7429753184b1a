/** What was said at a table and not read yet, also after a reload. */
import { Remembered } from './prefs.svelte';
import type { ChatLine } from './wire';

export class Unread {
  private readonly read = new Remembered<{ code: string; n: number } | null>('read', null);

  constructor(private readonly code: string) {}

  /** Whoever comes to a table for the first time has nothing to catch up with. */
  arrive(lines: readonly ChatLine[]): void {
    if (this.read.value?.code !== this.code) this.all(lines);
  }

  all(lines: readonly ChatLine[]): void {
    const n = lines.at(-1)?.n ?? 0;
    if (n > this.upto || this.read.value?.code !== this.code)
      this.read.value = { code: this.code, n };
  }

  count(lines: readonly ChatLine[]): number {
    return lines.filter(({ n }) => n > this.upto).length;
  }

  private get upto(): number {
    return this.read.value?.code === this.code ? this.read.value.n : 0;
  }
}
