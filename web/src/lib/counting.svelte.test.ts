import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Counting } from './counting.svelte';
import type { ScoreStep } from './game';

const steps: ScoreStep[] = ['one', 'two'].map((key) => ({ says: { key }, totals: {}, show: null }));

describe('a count', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is due while the last piece still moves, and until it is over', () => {
    const counting = new Counting();
    expect(counting.due).toBe(false);
    counting.begin(steps, 400);
    expect([counting.due, counting.step]).toEqual([true, null]);
    vi.advanceTimersByTime(400);
    expect(counting.step).toBe(steps[0]);
    counting.go(1);
    expect([counting.due, counting.step]).toEqual([true, steps[1]]);
    counting.go(1);
    expect([counting.due, counting.step]).toEqual([false, null]);
  });

  it('keeps what it comes to back meanwhile', () => {
    const counting = new Counting();
    const events = [{ kind: 'pawn' }, { kind: 'over' }];
    counting.begin(steps, 400);
    expect(counting.before(events)).toEqual([{ kind: 'pawn' }]);
    counting.stop();
    expect(counting.before(events)).toBe(events);
  });
});
