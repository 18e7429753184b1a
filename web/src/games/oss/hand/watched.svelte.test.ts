import { describe, expect, it } from 'vitest';
import { LAYOUT } from './fixtures';
import type { Told } from './pictures';
import { Screened, Watched } from './watched.svelte';

const seen = (time: number): Told => ({
  ...{ time, clock: time, phase: 0, count: 0, why: 0, mishapped: null, helps: 0 },
  world: { x: time / 4, y: -150, slid_x: 0, slid_y: 0, lift: 0, air: 0 },
  bones: [],
  whole: null,
});
const PICTURES = Array.from({ length: 120 }, (_, i) => seen(8 * i));

describe('an attempt that is seen again', () => {
  it('is traced: where the hand was in the last moments', () => {
    const film = new Screened(LAYOUT, PICTURES, () => false);
    film.again(true);
    film.next(0);
    expect(film.next(1)!.trail!.length).toBeLessThan(3);
    for (let now = 100; now < 6000; now += 100) film.next(now);
    const { trail, attempt } = film.next(6000)!;
    expect(trail!.length).toBeGreaterThan(20);
    expect(trail!.length).toBeLessThan(60); // of late, and not all of it
    expect(trail!.at(-1)!.x).toBeCloseTo(attempt.world.x, -1);
  });

  it('is not traced while it happens', () => {
    const live = new Watched(LAYOUT, () => false);
    PICTURES.forEach((picture) => live.see(picture));
    expect(live.next(0)!.trail).toBeUndefined();
  });
});
