/** How long to wait before trying again: longer each time, and never all at the same moment. */
const FIRST_MS = 50; // a blink
const REFUSED_MS = 2000; // whoever was sent away does not knock again at once
const LONGEST_MS = 30_000;

export class Patience {
  private tries = 0;

  constructor(private readonly random: () => number = Math.random) {}

  /** Milliseconds until the next try. */
  next(refused: boolean): number {
    const grown = (refused ? REFUSED_MS : FIRST_MS) * 2 ** Math.min(this.tries++, 12);
    return Math.min(LONGEST_MS, grown) * (0.5 + this.random() / 2);
  }

  reset(): void {
    this.tries = 0;
  }
}
