/** Seconds that run down on the screen, from what was told last. Made where a component begins. */
export class Countdown {
  left = $state<number | null>(null);

  constructor(
    told: () => number | null | undefined,
    runs: () => boolean = () => true,
    /** When it was told, as `performance.now()` counts; it may have been before this was made. */
    since: () => number = () => performance.now(),
  ) {
    $effect(() => {
      const seconds = told() ?? null;
      this.left = seconds;
      if (seconds === null || !runs()) return;
      const from = since();
      const tick = (): number => (this.left = seconds - (performance.now() - from) / 1000);
      tick();
      const ticking = setInterval(tick, 250);
      return () => clearInterval(ticking);
    });
  }

  /** Whole seconds that are still to be waited; 0: no longer. */
  get wait(): number {
    return Math.max(0, Math.ceil(this.left ?? 0));
  }
}
