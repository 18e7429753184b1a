import { describe, expect, it } from 'vitest';
import type { Live } from '../../types';
import { Attempt, type Row } from './attempt';
import { LAYOUT } from './fixtures';
import { A_SECOND, FLIGHT, OVER } from './judge';
import { LiveHand } from './live.svelte';
import { ASKS, SLOW, type Told } from './pictures';

/** What the house does with what it hears: the same judge, on rows that came over a line. */
class House {
  attempt = new Attempt(LAYOUT);
  up = true;
  line = 1;
  paused = false;
  helps: number[] = [];

  readonly live = (): Live => ({
    info: { deed: 1, judge: 'bones', version: 1, by: [1] } as unknown as Live['info'],
    mine: 1,
    ours: [1],
    line: () => this.line,
    paused: () => this.paused,
    send: (data) => this.up && !this.paused && this.hear(data),
    watch: () => () => undefined,
  });

  hear(data: Uint8Array): void {
    if (data.length === 1) {
      this.helps.push(data[0]!);
      return;
    }
    const { attempt } = this;
    const view = new DataView(data.buffer, data.byteOffset);
    const rows = Array.from({ length: data.length / 9 }, (_, i): Row => {
      const at = 9 * i;
      const [x, y] = [view.getInt16(at + 4, true), view.getInt16(at + 6, true)];
      return [view.getUint32(at, true), x, y, view.getUint8(at + 8)];
    });
    attempt.trace.push(...rows.filter(([step]) => step >= attempt.world.time));
    attempt.run(rows.at(-1)![0] + 1);
  }

  picture(clock: number, whole = false): Told {
    const { world } = this.attempt;
    return {
      time: world.time,
      clock,
      phase: world.phase,
      count: world.count,
      why: world.why,
      mishapped: null,
      helps: 0,
      world: { x: world.x, y: world.y },
      bones: [],
      whole: whole ? (structuredClone(world) as unknown as Record<string, unknown>) : null,
    };
  }
}

const NONE = { steady: false, slow: false, left: false };
const steps = (now: number): number => Math.floor((now * A_SECOND) / 1000);

function seated(aids = NONE): { house: House; hand: LiveHand } {
  const house = new House();
  const hand = new LiveHand(LAYOUT, house.live, () => aids);
  hand.see(house.picture(0, true), 0);
  return { house, hand };
}

/** A flick upwards, then the bone, then back under the Jack: a picture every 16 ms. */
function play(hand: LiveHand, from: number, until: number, each: (now: number) => void): void {
  for (let now = from; now < until; now += 16) {
    if (now >= 100 && now < 200)
      hand.point(now < 116 ? 'down' : 'move', now, { x: 0, y: now - 250 });
    if (now >= 200 && now < 216) hand.point('up', now, { x: 0, y: -45 });
    if (now >= 300 && now < 316) hand.point('down', now, { x: 20, y: 0 });
    if (now >= 400 && now < 416) hand.point('up', now, { x: 20, y: 0 });
    if (now >= 700) hand.point('move', now, { x: 0, y: -150 });
    hand.next(now);
    each(now);
  }
}

describe('my hand in a match', () => {
  it('is judged by the house from the very same rows, to the same end', () => {
    const { house, hand } = seated();
    play(hand, 0, 4000, (now) => hand.see(house.picture(steps(now)), now));
    expect(hand.attempt!.world.phase).toBe(OVER);
    expect(house.attempt.world).toEqual(hand.attempt!.world);
  });

  it('sends again what may not have arrived when the line comes back', () => {
    const { house, hand } = seated();
    play(hand, 0, 4000, (now) => {
      if (now === 160) house.up = false; // in the middle of the flick
      if (now === 960) [house.up, house.line] = [true, 2];
      if (house.up) hand.see(house.picture(steps(now)), now);
    });
    expect(hand.attempt!.world.phase).toBe(OVER);
    expect(house.attempt.world).toEqual(hand.attempt!.world);
    expect(hand.lost).toBe(false);
  });

  it('also when all of it is over here by then', () => {
    const { house, hand } = seated();
    play(hand, 0, 6000, (now) => {
      if (now === 800) house.up = false; // the Jack is in the air
      if (now === 4800) [house.up, house.line] = [true, 2];
      if (house.up) hand.see(house.picture(steps(now)), now);
      else expect(house.attempt.over).toBe(false);
    });
    expect(hand.attempt!.world.phase).toBe(OVER);
    expect(house.attempt.world).toEqual(hand.attempt!.world);
  });

  it('does not run away from a house that stands, or after it', () => {
    const { house, hand } = seated();
    hand.next(16);
    hand.see(house.picture(0), 16);
    hand.next(8000); // this page was busy, and the house as well
    expect(hand.attempt!.world.time).toBeLessThanOrEqual(2 * A_SECOND);
    hand.see(house.picture(steps(8000)), 8000); // the house was not
    for (let now = 8016; now < 12_000; now += 16) {
      hand.next(now);
      expect(hand.attempt!.world.time).toBeLessThanOrEqual(steps(now));
      hand.see(house.picture(steps(now)), now);
    }
    expect(hand.attempt!.world.time).toBeGreaterThan(steps(11_500));
  });

  it('stands while nobody plays, and goes on from where the house stands', () => {
    const { house, hand } = seated();
    play(hand, 0, 320, (now) => hand.see(house.picture(steps(now)), now));
    house.paused = true;
    play(hand, 320, 3200, () => undefined);
    expect(hand.attempt!.world.phase).toBe(FLIGHT);
    house.paused = false;
    hand.see(house.picture(steps(320), true), 3200);
    expect(hand.lost).toBe(false);
    expect(hand.attempt!.world).toEqual(house.attempt.world);
    play(hand, 3216, 7000, (now) => hand.see(house.picture(steps(now - 2880)), now));
    for (const { world } of [hand.attempt!, house.attempt]) expect(world.phase).not.toBe(FLIGHT);
  });

  it('says so where the house has judged otherwise, though it is asked no more', () => {
    for (const honest of [true, false]) {
      const { house, hand } = seated();
      play(hand, 0, 320, (now) => hand.see(house.picture(steps(now)), now));
      play(hand, 320, 8000, (now) => hand.see(house.picture(steps(now)), now));
      expect(house.attempt.world.phase).toBe(OVER);
      if (!honest) house.attempt.world.count += 1; // nobody has seen that here
      hand.see(house.picture(steps(8016)), 8016);
      expect(hand.otherwise).toBe(!honest);
    }
  });

  it('says nothing on a new line before it knows what has arrived', () => {
    const { house, hand } = seated();
    play(hand, 0, 100, (now) => hand.see(house.picture(steps(now)), now));
    house.line = 2;
    const { time } = house.attempt.world;
    play(hand, 100, 200, () => undefined);
    expect(house.attempt.world.time).toBe(time);
  });

  it('goes on from the world of the house, where that has gone on without it', () => {
    const { house, hand } = seated();
    play(hand, 0, 320, (now) => hand.see(house.picture(steps(now)), now));
    expect(house.attempt.world.phase).toBe(FLIGHT);
    house.attempt.lead(house.attempt.world.time, 60, 60, false); // what we have never done
    house.attempt.run(house.attempt.world.time + 40);
    play(hand, 320, 400, (now) => hand.see(house.picture(steps(now)), now));
    expect(house.helps.at(-1)! & ASKS).toBe(ASKS);
    hand.see(house.picture(steps(400), true), 400);
    expect(hand.lost).toBe(true);
    expect(hand.attempt!.world).toEqual(house.attempt.world);
    play(hand, 416, 4000, (now) => hand.see(house.picture(steps(now)), now));
    expect(house.attempt.world).toEqual(hand.attempt!.world);
  });

  it('comes back to an attempt that has begun', () => {
    const { house, hand: before } = seated();
    play(before, 0, 400, (now) => before.see(house.picture(steps(now)), now));
    const hand = new LiveHand(LAYOUT, house.live, () => NONE);
    hand.see(house.picture(600), 5000);
    expect(hand.attempt).toBeNull();
    hand.see(house.picture(600, true), 5050);
    expect(hand.attempt!.world).toEqual(house.attempt.world);
    expect(hand.lost).toBe(false);
  });

  it('tells the house which help it uses', () => {
    const { house, hand } = seated({ ...NONE, slow: true });
    play(hand, 0, 90, () => undefined);
    expect(house.helps.at(-1)).toBe(SLOW);
  });

  it('leaves the hand to the window in which it moves', () => {
    const { house, hand: here } = seated();
    const there = new LiveHand(LAYOUT, house.live, () => NONE);
    there.see(house.picture(0, true), 0);
    play(here, 0, 4000, (now) => {
      there.next(now);
      const whole = Boolean((house.helps.at(-1) ?? 0) & ASKS);
      for (const hand of [here, there]) hand.see(house.picture(steps(now), whole), now);
      house.helps = [];
    });
    expect(here.attempt!.world.phase).toBe(OVER);
    expect(house.attempt.world).toEqual(here.attempt!.world);
  });
});
