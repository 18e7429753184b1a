import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Sandglass } from './sandglass.svelte';

describe('a sand-glass', () => {
  const ring = vi.fn();
  const glass = (): Sandglass => new Sandglass('test', ring);

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    ring.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
    localStorage.clear();
  });

  it('runs down, and rings once', () => {
    const one = glass();
    one.run(10);
    const stop = one.watch();
    vi.advanceTimersByTime(4000);
    expect([one.shown, one.running, one.done]).toEqual([6, true, false]);
    vi.advanceTimersByTime(20_000);
    expect([one.shown, one.running, one.done]).toEqual([0, false, true]);
    expect(ring).toHaveBeenCalledTimes(1);
    stop?.();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('runs up until it is stopped', () => {
    const one = glass();
    one.run(null);
    const stop = one.watch();
    vi.advanceTimersByTime(61_000);
    expect(one.shown).toBe(61);
    one.stop();
    stop?.();
    expect([one.running, one.shown, ring.mock.calls.length]).toEqual([false, 0, 0]);
  });

  it('runs on while the page is loaded anew', () => {
    glass().run(30);
    vi.advanceTimersByTime(12_000);
    const again = glass();
    expect([again.shown, again.running]).toEqual([18, true]);
  });

  it('that ran down while nobody looked does not ring, and is soon forgotten', () => {
    glass().run(30);
    vi.advanceTimersByTime(31_000);
    const again = glass();
    expect([again.done, again.watch()]).toEqual([true, undefined]);
    vi.advanceTimersByTime(90_000);
    expect(glass().done).toBe(false);
    expect(ring).not.toHaveBeenCalled();
  });
});
