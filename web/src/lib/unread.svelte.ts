/** What was said at a table and not read yet, also after a reload or an hour at another table. */
import { Remembered } from './prefs.svelte';
import type { ChatLine } from './wire';

const TABLES = 50; // so many are remembered, the latest

export class Unread {
  /** Up to which line each table's chat was read. */
  private readonly read = new Remembered<readonly (readonly [code: string, n: number])[]>(
    'chats',
    [],
  );

  constructor(private readonly code: string) {}

  /** Whoever comes to a table for the first time has nothing to catch up with. */
  arrive(lines: readonly ChatLine[]): void {
    if (this.upto === null) this.all(lines);
  }

  all(lines: readonly ChatLine[]): void {
    const n = lines.at(-1)?.n ?? 0;
    if (this.upto !== null && n <= this.upto) return;
    const others = this.read.value.filter(([code]) => code !== this.code);
    this.read.value = [...others, [this.code, n] as const].slice(-TABLES);
  }

  count(lines: readonly ChatLine[]): number {
    return lines.filter(({ n }) => n > (this.upto ?? 0)).length;
  }

  private get upto(): number | null {
    return this.read.value.find(([code]) => code === this.code)?.[1] ?? null;
  }
}
