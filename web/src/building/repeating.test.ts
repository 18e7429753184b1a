import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Repeating } from './repeating';

describe('what is done for as long as a button is pressed', () => {
  let done: number;
  let button: HTMLButtonElement;
  let repeating: Repeating;

  beforeEach(() => {
    vi.useFakeTimers();
    done = 0;
    repeating = new Repeating();
    button = document.createElement('button');
    button.addEventListener('pointerdown', (event) => repeating.begin(event, () => done++));
  });
  afterEach(() => {
    repeating.end();
    vi.useRealTimers();
  });

  const press = (which = 0): boolean =>
    button.dispatchEvent(new PointerEvent('pointerdown', { button: which }));

  it('is done at once, and again until it is let go', () => {
    press();
    expect(done).toBe(1);
    vi.advanceTimersByTime(200);
    expect(done).toBe(6);
    button.dispatchEvent(new PointerEvent('pointerup'));
    vi.advanceTimersByTime(200);
    expect(done).toBe(6);
  });

  it('ends with whoever had the button, though a finger is still on it', () => {
    press();
    repeating.end();
    vi.advanceTimersByTime(200);
    expect(done).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not done by the right button of a mouse', () => {
    press(2);
    vi.advanceTimersByTime(200);
    expect(done).toBe(0);
  });

  it('goes on once, however many fingers press', () => {
    press();
    press();
    button.dispatchEvent(new PointerEvent('pointerup'));
    vi.advanceTimersByTime(200);
    expect(done).toBe(2);
  });
});
