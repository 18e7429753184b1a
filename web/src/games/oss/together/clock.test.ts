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

  it('comes back to a house that stood, or was late, and never by a step backwards', () => {
    const clock = new OwnClock();
    clock.see(100, 1000);
    let before = clock.at(60_000);
    expect(before).toBe(160);
    for (let since = 104; since < 1060; since += 4) {
      const now = 60_000 + ((since - 104) * 1000) / 240;
      clock.see(since, now);
      expect(clock.at(now)).toBeGreaterThanOrEqual(before);
      before = clock.at(now);
      if (since > 500) expect(before - since).toBeLessThanOrEqual(2.01);
    }
  });

  it('does not fall back for a picture that was held up', () => {
    const clock = new OwnClock();
    for (let since = 0; since < 480; since += 4) {
      const [sent, held] = [1000 + (since * 1000) / 240, since % 40 === 36 ? 14 : 0];
      clock.see(since, sent + held);
      expect(clock.at(sent + held)).toBeCloseTo(since + (held * 240) / 1000);
    }
  });

  it('stands while the match is paused', () => {
    const clock = new OwnClock();
    clock.see(100, 1000);
    for (let now = 1000; now < 5000; now += 16) clock.stand(now);
    expect(clock.at(5000)).toBeLessThan(104);
  });
});
