import { describe, expect, it } from 'vitest';
import { OwnClock } from './clock';

describe("one's own clock", () => {
  it('begins at its own sight of the word, whatever the line', () => {
    const clock = new OwnClock();
    expect(clock.at(5000)).toBe(0);
    clock.see(0, 1000);
    expect(clock.at(1000)).toBe(0);
    expect(clock.at(1100)).toBe(24);
  });

  it('never goes back, and is where the newest picture says at least', () => {
    const clock = new OwnClock();
    clock.see(0, 1000);
    clock.see(40, 1100);
    expect(clock.at(1100)).toBe(40);
    clock.see(44, 1200); // held up on its way
    expect(clock.at(1200)).toBe(64);
  });

  it('stands when the house stands', () => {
    const clock = new OwnClock();
    clock.see(100, 1000);
    expect(clock.at(60_000)).toBe(160);
  });
});
