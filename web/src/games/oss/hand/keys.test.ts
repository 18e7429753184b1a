import { describe, expect, it } from 'vitest';
import { Attempt } from './attempt';
import { LAYOUT } from './fixtures';
import { FLIGHT, MANAGED, READY } from './judge';
import { Keys } from './keys';

describe('the hand by keys alone', () => {
  it('throws with Space, picks with Space, and comes back with Enter', () => {
    const attempt = new Attempt(LAYOUT);
    const keys = new Keys(attempt);
    attempt.run(20);
    keys.down(' ', 20);
    attempt.run(100);
    keys.up(' ', 100);
    attempt.run(120);
    expect(attempt.world.phase).toBe(FLIGHT);
    expect(keys.chosen).toEqual({ x: 20, y: 0 });
    keys.down(' ', 120);
    attempt.run(200);
    keys.up(' ', 200);
    keys.down('Enter', 201);
    attempt.run(900);
    expect(attempt.world.why).toBe(MANAGED);
  });

  it('throws harder when the mark is higher', () => {
    const wager = (held: number): number => {
      const attempt = new Attempt(LAYOUT);
      const keys = new Keys(attempt);
      keys.down(' ', 0);
      attempt.run(held);
      keys.up(' ', held);
      attempt.run(held + 20);
      return attempt.world.wager;
    };
    expect(wager(120)).toBeGreaterThan(wager(60));
  });

  it('needs no more than taps: what was asked for is done, then the hand comes back', () => {
    const attempt = new Attempt(LAYOUT);
    const keys = new Keys(attempt);
    keys.down(' ', 0);
    attempt.run(70);
    keys.up(' ', 70);
    attempt.run(90);
    keys.down(' ', 90);
    keys.up(' ', 92);
    keys.down('Enter', 95);
    attempt.run(900);
    expect(attempt.world.why).toBe(MANAGED);
  });

  it('leaves keys to others that are not ours', () => {
    const attempt = new Attempt(LAYOUT);
    expect(new Keys(attempt).down('Tab', 3)).toBe(false);
    expect(attempt.world.phase).toBe(READY);
  });
});
