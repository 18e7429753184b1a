/** Time that runs down, or up, on this device; kept where a reload finds it again. */
import { Remembered } from './prefs.svelte';

interface Running {
  /** Milliseconds since 1970. */
  began: number;
  /** Seconds until it has run down; null: it runs up. */
  length: number | null;
}

const FORGOTTEN_MS = 60_000; // what ran down longer ago than that is not shown again

export class Sandglass {
  private readonly kept: Remembered<Running | null>;
  private now = $state(Date.now());
  private rung = $state(true);

  constructor(
    name: string,
    private readonly ring: () => void,
    private readonly clock: () => number = Date.now,
  ) {
    this.kept = new Remembered<Running | null>(`timer.${name}`, null);
    this.now = this.clock();
    const { value } = this.kept;
    if (value?.length && this.now > value.began + value.length * 1000 + FORGOTTEN_MS)
      this.kept.value = null;
    this.rung = this.done;
  }

  private get gone(): number {
    const { value } = this.kept;
    return value ? Math.max(0, this.now - value.began) / 1000 : 0;
  }

  /** Seconds: what is left, or what has gone by. */
  get shown(): number {
    const length = this.kept.value?.length ?? null;
    return length === null ? this.gone : Math.max(0, length - this.gone);
  }

  get done(): boolean {
    const length = this.kept.value?.length ?? null;
    return length !== null && this.gone >= length;
  }

  get running(): boolean {
    return this.kept.value !== null && !this.done;
  }

  run(length: number | null): void {
    this.now = this.clock();
    this.rung = false;
    this.kept.value = { began: this.now, length };
  }

  stop(): void {
    this.kept.value = null;
  }

  /** Ticks while it runs; for an effect. */
  watch(): (() => void) | undefined {
    if (!this.running) return undefined;
    const ticking = setInterval(() => this.tick(), 200);
    return () => clearInterval(ticking);
  }

  private tick(): void {
    this.now = this.clock();
    if (!this.done || this.rung) return;
    this.rung = true;
    this.ring();
  }
}
