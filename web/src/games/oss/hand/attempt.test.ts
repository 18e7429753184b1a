import { describe, expect, it } from 'vitest';
import { Attempt, Clock } from './attempt';
import { LAYOUT } from './fixtures';
import { Gesture, means } from './gesture';
import { FLIGHT, MANAGED, OVER, WEAK_THROW } from './judge';
import { nearness, saying } from './saying';

/** Flicks straight up, so fast, from this step on; gives back the step after it. */
function flick(gesture: Gesture, attempt: Attempt, from: number, speed = 1000): number {
  gesture.down(from, { x: 0, y: -150 });
  for (let step = 1; step <= 20; step++) {
    attempt.run(from + step);
    gesture.move(from + step, { x: 0, y: -150 + (speed * step) / 240 });
  }
  gesture.up(from + 20, { x: 0, y: -150 + (speed * 20) / 240 });
  attempt.run(from + 22);
  return from + 22;
}

describe('a pointer becomes a trace', () => {
  it('throws by a flick, picks by a tap, catches by being there', () => {
    const attempt = new Attempt(LAYOUT);
    const gesture = new Gesture(attempt);
    const step = flick(gesture, attempt, 10);
    expect(attempt.world.phase).toBe(FLIGHT);
    gesture.down(step, { x: 22, y: 1 });
    gesture.up(step + 10, { x: 22, y: 1 });
    attempt.run(step + 90);
    expect(attempt.world.gain).toBe(1);
    gesture.move(step + 90, { x: 0, y: -150 });
    attempt.run(step + 400);
    expect(attempt.world.why).toBe(MANAGED);
    expect(saying(attempt)).toEqual({ key: 'oss-why-managed' });
  });

  it('is judged the same from its trace', () => {
    const attempt = new Attempt(LAYOUT);
    flick(new Gesture(attempt), attempt, 7, 1400);
    attempt.run(900);
    const again = new Attempt(LAYOUT, attempt.trace);
    again.run(900);
    expect(again.world).toEqual(attempt.world);
    expect(attempt.world.phase).toBe(OVER);
  });

  it('says on which side the Jack fell, and how near it was', () => {
    const attempt = new Attempt(LAYOUT);
    const gesture = new Gesture(attempt);
    const step = flick(gesture, attempt, 10);
    gesture.move(step, { x: 0, y: 60 });
    attempt.run(900);
    expect(saying(attempt)).toEqual({ key: 'oss-why-fell-behind' });
    expect(nearness(attempt)?.key).toBe('oss-near-hand');
  });

  it('says that a flick was too weak, and lets one try again', () => {
    const attempt = new Attempt(LAYOUT);
    flick(new Gesture(attempt), attempt, 10, 200);
    expect(attempt.world.mishap).toBe(WEAK_THROW);
    expect(saying(attempt)).toEqual({ key: 'oss-why-weak-throw' });
  });

  it('never presses and lets go in the same step', () => {
    const attempt = new Attempt(LAYOUT);
    const gesture = new Gesture(attempt);
    gesture.down(5, { x: 0, y: -150 });
    gesture.up(5, { x: 0, y: -150 });
    const [, down, up] = attempt.trace;
    expect([down?.[3], up?.[3]]).toEqual([1, 0]);
    expect(up![0]).toBeGreaterThan(down![0]);
  });

  it('counts what comes late from now', () => {
    const attempt = new Attempt(LAYOUT);
    attempt.run(50);
    attempt.lead(20, 10, 10, false);
    expect(attempt.trace.at(-1)?.[0]).toBe(50);
  });
});

describe('a finger that cannot hover', () => {
  it('leads the hand where there is nothing to do', () => {
    const attempt = new Attempt(LAYOUT);
    const gesture = new Gesture(attempt);
    const step = flick(gesture, attempt, 10);
    gesture.down(step, { x: 0, y: -140 });
    expect(gesture.pressing).toBe(false);
    expect(means(attempt.world, attempt.law, { x: 30, y: 5 })).toBe(true);
  });

  it('finds the middle of a bone, where somebody wants a steady hand', () => {
    const attempt = new Attempt(LAYOUT);
    const gesture = new Gesture(attempt, () => true);
    const step = flick(gesture, attempt, 10);
    gesture.down(step, { x: 40, y: 10 });
    expect(attempt.trace.at(-1)?.slice(1)).toEqual([320, 0, 1]);
  });
});

describe('the clock of an attempt', () => {
  it('makes 240 steps a second, fewer if it is slow', () => {
    const [usual, slow] = [new Clock(1000), new Clock(1000, true)];
    for (let now = 1000; now <= 2000; now += 20) {
      usual.tick(now);
      slow.tick(now);
    }
    expect([usual.at(2000), slow.at(2000)]).toEqual([240, 120]);
  });

  it('hardly moves while nobody looks', () => {
    const clock = new Clock(0);
    clock.tick(100);
    expect(clock.tick(60_000)).toBe(84);
  });
});
