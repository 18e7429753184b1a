/** A counting that is being shown on the board, step by step. */
import { untrack } from 'svelte';
import type { ScoreStep } from './game';
import { tempo } from './pace.svelte';
import type { Table } from './table.svelte';
import type { Event } from './wire';

const STEP_MS = 1100;

export class Counting {
  steps = $state.raw<readonly ScoreStep[]>([]);
  index = $state(-1);
  running = $state(false);
  /** It is shown, or about to be: until then nobody has won. */
  due = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  get step(): ScoreStep | null {
    return this.steps[this.index] ?? null;
  }

  get shown(): { step: ScoreStep; index: number; steps: readonly ScoreStep[] } | null {
    const { step, index, steps } = this;
    return step && { step, index, steps };
  }

  /** What may be told of what happened: not what it comes to, before that has been counted. */
  before(events: readonly Event[]): readonly Event[] {
    return this.due ? events.slice(0, 1) : events;
  }

  /** From the first step; `after`: so many milliseconds from now. */
  begin(steps: readonly ScoreStep[], after = 0): void {
    this.stop();
    this.steps = steps;
    this.due = true;
    const begin = (): void => {
      this.index = 0;
      this.run(true);
    };
    if (after) this.timer = setTimeout(begin, after);
    else begin();
  }

  run(on: boolean): void {
    clearTimeout(this.timer);
    this.running = on;
    // Each step as fast as is liked then: who changes the pace does not begin again.
    if (on)
      this.timer = setTimeout(
        () => this.onward(),
        untrack(() => tempo.ms(STEP_MS)),
      );
  }

  private onward(): void {
    this.go(1);
    if (this.running) this.run(true);
  }

  /** A step on, or back; past the last it is over. */
  go(by: number): void {
    this.index = Math.max(0, this.index + by);
    if (this.index >= this.steps.length) this.stop();
  }

  stop(): void {
    this.run(false);
    this.index = -1;
    this.due = false;
  }
}

/** What the last events count for, once they have been shown; in an effect of its own. */
export function countWhenShown(
  table: Pick<Table, 'step' | 'scoring' | 'again' | 'untilCounted'>,
  counting: Counting,
): void {
  const { step, scoring, again } = table;
  untrack(() => {
    if (step.previous && scoring.length && !again) counting.begin(scoring, table.untilCounted);
    else counting.stop();
  });
}
