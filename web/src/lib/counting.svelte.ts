/** A counting that is being shown on the board, step by step. */
import type { ScoreStep } from './game';
import { room } from './prefs.svelte';

const STEP_MS = 1100;

export class Counting {
  steps = $state.raw<readonly ScoreStep[]>([]);
  index = $state(-1);
  running = $state(false);
  private timer: ReturnType<typeof setInterval> | undefined;

  get step(): ScoreStep | null {
    return this.steps[this.index] ?? null;
  }

  get shown(): { step: ScoreStep; index: number; steps: readonly ScoreStep[] } | null {
    const { step, index, steps } = this;
    return step && { step, index, steps };
  }

  begin(steps: readonly ScoreStep[]): void {
    this.steps = steps;
    this.index = 0;
    this.run(true);
  }

  run(on: boolean): void {
    clearInterval(this.timer);
    this.running = on;
    if (on) this.timer = setInterval(() => this.go(1), STEP_MS * room.pace);
  }

  /** A step on, or back; past the last it is over. */
  go(by: number): void {
    this.index = Math.max(0, this.index + by);
    if (this.index >= this.steps.length) this.stop();
  }

  stop(): void {
    this.run(false);
    this.index = -1;
  }
}
