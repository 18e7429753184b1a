import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Told } from './heard.svelte';
import { GOING, LATE, type Seen } from './pictures';

const [BUMP, HOLLOW, EDGE] = [0, 1, 2];
const told = {
  time: 0,
  clock: 0,
  phase: 0,
  count: 0,
  why: 0,
  mishapped: null,
  helps: 0,
  world: {},
};

const seen = (faces: readonly number[], { high = 0, delay = 0, flags = 0 } = {}): Seen => ({
  ...{ phase: GOING, left: false, clock: 1000, word: 900, wholes: new Map() },
  hands: [{ seat: 1, flags, delay, later: 0, said: null, told }],
  bones: faces.map((face) => ({
    ...{ lies: 0, edge: 0, whose: 0, face, x: 0, y: 0, high, turn: 0 },
  })),
});

const played = vi.fn<(sound: string) => void>();
let heard: Told;
const sounds = () => played.mock.calls.map(([sound]) => sound);
const lie = (...faces: number[]): void => {
  for (let picture = 0; picture < 8; picture++) heard.hear(seen(faces), 'spot');
};

beforeEach(() => {
  vi.useFakeTimers();
  played.mockClear();
  heard = new Told(played);
});
afterEach(() => vi.useRealTimers());

describe('bones that fall', () => {
  it('are heard by the side that is up, each in a way of its own', () => {
    lie(BUMP, HOLLOW, BUMP, EDGE);
    vi.runAllTimers();
    expect(sounds()).toEqual(['click', 'hollow', 'click', 'paper']);
  });

  it('are heard one after the other, though they come to lie at once', () => {
    lie(HOLLOW, HOLLOW, HOLLOW);
    vi.advanceTimersByTime(1);
    expect(sounds()).toHaveLength(1);
    vi.advanceTimersByTime(260);
    expect(sounds()).toHaveLength(2);
    vi.advanceTimersByTime(260);
    expect(sounds()).toHaveLength(3);
  });

  it('are not heard before they lie', () => {
    for (let picture = 0; picture < 20; picture++)
      heard.hear(seen([picture % 2, HOLLOW], { high: 12 }), 'spot');
    vi.runAllTimers();
    expect(sounds()).toEqual([]);
  });
});

describe('a line', () => {
  const line = (delay: number, flags = 0): number => {
    heard.know(seen([], { delay, flags }));
    return heard.hands[0]!.delay;
  };

  it('is told in figures from a tenth of a second on, whether it is made up for or not', () => {
    expect(line(20)).toBe(0);
    expect(line(96)).toBe(0);
    expect(line(238)).toBe(250);
    expect(line(520, LATE)).toBe(500);
  });

  it('stays the same figure while it sways', () => {
    expect([240, 262, 224, 290, 240].map((delay) => line(delay))).toEqual([
      250, 250, 250, 250, 250,
    ]);
    expect(line(20)).toBe(0);
  });
});
