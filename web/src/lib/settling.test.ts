import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SETTLES, settling } from './settling';

describe('what has just come under a finger', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is not touched by it, until the tap that was for something else is over', () => {
    const fresh = document.createElement('section');
    settling(fresh);
    expect(fresh.style.pointerEvents).toBe('none');
    vi.advanceTimersByTime(SETTLES - 1);
    expect(fresh.style.pointerEvents).toBe('none');
    vi.advanceTimersByTime(1);
    expect(fresh.style.pointerEvents).toBe('');
  });

  it('hears keys at once', () => {
    const fresh = document.createElement('section');
    const key = fresh.appendChild(document.createElement('button'));
    const pressed = vi.fn();
    key.addEventListener('click', pressed);
    settling(fresh);
    key.click(); // as a browser does for Enter
    expect(pressed).toHaveBeenCalledOnce();
  });
});
