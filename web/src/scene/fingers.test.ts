import { beforeEach, describe, expect, it } from 'vitest';
import { Fingers, type Carried } from './fingers';
import { FIRST, type Sight } from './orbit';

const WIDTH = 400;

describe('fingers on the window into a room', () => {
  let sight: Sight;
  let taps: number;
  let carried: Carried | null;
  let fingers: Fingers;

  beforeEach(() => {
    [sight, taps, carried] = [FIRST, 0, null];
    const window = {
      get sight() {
        return sight;
      },
      width: WIDTH,
      look: (to: Sight) => void (sight = to),
      carry: () => carried,
      tap: () => void taps++,
    };
    fingers = new Fingers(() => window);
  });

  const event = (type: string, pointerId: number, clientX: number, clientY = 0): PointerEvent =>
    new PointerEvent(type, { pointerId, clientX, clientY });
  const down = (id: number, x: number): void => fingers.down(event('pointerdown', id, x));
  const move = (id: number, x: number): void => fingers.move(event('pointermove', id, x));
  const up = (id: number, x: number): void => fingers.up(event('pointerup', id, x));

  it('two of them step nearer', () => {
    down(1, 100);
    down(2, 200);
    move(2, 300);
    expect(sight.near).toBeCloseTo(2);
    expect(sight.round).toBe(FIRST.round);
  });

  it('the one that stays when the other is lifted leaves us as near as we are, and walks round', () => {
    down(1, 100);
    down(2, 200);
    move(2, 300);
    up(1, 100);
    move(2, 302);
    expect(sight.near).toBeCloseTo(2);
    move(2, 400);
    expect(sight.near).toBeCloseTo(2);
    expect(sight.round).toBeCloseTo(FIRST.round - (Math.PI / WIDTH) * 100);
    up(2, 400);
    expect(taps).toBe(0);
  });

  it('a third that is lifted does not disturb the two', () => {
    down(1, 100);
    down(2, 200);
    move(2, 300);
    down(3, 380);
    up(3, 380);
    move(2, 200);
    expect(sight.near).toBeCloseTo(1);
  });

  it('what one carries is moved and let go by that one alone', () => {
    const told: string[] = [];
    carried = {
      move: ({ clientX }) => void told.push(`to ${clientX}`),
      drop: ({ clientX }) => void told.push(`let go at ${clientX}`),
    };
    down(1, 100);
    down(2, 300);
    move(2, 350);
    move(1, 110);
    up(2, 350);
    move(1, 120);
    up(1, 120);
    expect(told).toEqual(['to 110', 'to 120', 'let go at 120']);
    expect(sight).toEqual(FIRST);
    expect(taps).toBe(0);
  });

  it('that is lifted where it was put taps', () => {
    down(1, 100);
    move(1, 103);
    up(1, 103);
    expect(taps).toBe(1);
  });

  it('that was taken away taps nothing', () => {
    down(1, 100);
    fingers.up(event('pointercancel', 1, 100));
    expect(taps).toBe(0);
  });
});
