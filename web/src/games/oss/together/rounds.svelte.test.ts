import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Live } from '../../types';
import { LAYOUT } from '../hand/fixtures';
import { AWAY } from '../hand/judge';
import { HAND_TOLD } from '../hand/pictures';
import { COUNTING, GOING, READY, TO_THE_LEFT, WAITING } from './pictures';
import { Rounds } from './rounds.svelte';
import { JUDGE, type Together } from './setting';

const BONES = Array.from({ length: 6 }, () => ({ lies: AWAY }));
const START = { ...LAYOUT.world, bones: BONES };
const LAW = { ...LAYOUT.law, west: 120, east: 300 };
const WHAT: Together = {
  trick: 'bagi',
  kind: 'race',
  places: [
    { seat: 1, turn: [1, 0], law: LAW, world: START },
    { seat: 2, turn: [-1, 0], law: LAW, world: START },
  ],
  bones: 4,
  sides: true,
};

/** The house as one of its pages hears it: what it shows, and what that page says. */
class House {
  readonly said: number[] = [];
  readonly #watching = new Set<Parameters<Live['watch']>[0]>();
  #line = 1;

  live(what: Together | null = WHAT, deed = 7): Live {
    return {
      info: { deed, judge: JUDGE, version: 1, by: [1, 2], what, begun: true } as Live['info'],
      mine: 1,
      ours: [1],
      send: (data) => data[0] === 0 && this.said.push(data[1]!),
      line: () => this.#line,
      paused: () => false,
      watch: (see) => {
        this.#watching.add(see);
        return () => this.#watching.delete(see);
      },
    };
  }

  /** As together/pictures.py packs it, with two hands that keep still and no bones. */
  shows(phase: number, clock: number, { word = 0, left = false } = {}): void {
    const data = new DataView(new ArrayBuffer(16 + 2 * (7 + HAND_TOLD)));
    data.setUint8(0, phase);
    data.setUint8(1, Number(left));
    data.setUint32(2, clock, true);
    data.setUint32(6, word, true);
    data.setUint8(14, 2);
    for (const i of [0, 1]) {
      data.setUint8(16 + i * (7 + HAND_TOLD), i + 1);
      data.setInt8(16 + i * (7 + HAND_TOLD) + 6, -1);
    }
    for (const see of this.#watching) see({ deed: 7, step: clock / 4, data }, performance.now());
  }

  reconnects(): void {
    this.#line += 1;
  }
}

let house: House;
let rounds: Rounds;
const once = () => rounds.shown!.once;
const mine = () => once().ours[0]!;

beforeEach(() => {
  vi.useFakeTimers();
  [house, rounds] = [new House(), new Rounds(() => false)];
  rounds.follow(house.live());
});
afterEach(() => {
  rounds.stop();
  vi.useRealTimers();
});

/** Ann has chosen the left, all are ready, and the word was given. */
function goes(): void {
  house.shows(WAITING, 4);
  mine().side(true);
  mine().getReady(true);
  house.shows(COUNTING, 400, { word: 1120, left: true });
  house.shows(GOING, 1124, { word: 1120, left: true });
  house.shows(GOING, 1400, { word: 1120, left: true });
}

describe('a trick that begins again', () => {
  it('asks anew who is ready, and to which side', () => {
    goes();
    expect(mine().ready).toBe(true);
    house.said.length = 0;
    house.shows(WAITING, 4);
    expect(once().lost).toBe(true);
    expect(once().phase).toBe(WAITING);
    expect([mine().ready, mine().left]).toEqual([false, false]);
    house.shows(WAITING, 8);
    expect(house.said.some((flags) => flags & (READY | TO_THE_LEFT))).toBe(false);
  });

  it('has its hand, its clock and its sides as they were set', () => {
    goes();
    expect(mine().attempt.law.west).toBe(-300);
    house.shows(WAITING, 4);
    expect(mine().attempt.law.west).toBe(120);
    expect(mine().clock.newest).toBeNull();
    mine().side(true);
    mine().getReady(true);
    house.shows(GOING, 804, { word: 800, left: true });
    expect(mine().clock.newest).toBe(4);
    expect(mine().attempt.law.west).toBe(-300); // not turned a second time
  });

  it('is told apart by its phase, however far its clock is', () => {
    goes();
    house.shows(WAITING, 2000);
    expect(once().lost).toBe(true);
    expect(mine().ready).toBe(false);
  });

  it('asks anew after the house was killed and hides at first how it is set', () => {
    goes();
    rounds.follow(house.live(null));
    house.reconnects();
    rounds.follow(house.live());
    house.said.length = 0;
    house.shows(WAITING, 4);
    expect(mine().ready).toBe(false);
    const begun = rounds.shown;
    vi.advanceTimersByTime(10_000); // and stays: nothing of its end is waited for any more
    expect(rounds.shown).toBe(begun);
    expect(house.said.some((flags) => flags & READY)).toBe(false);
  });

  it('is known for the same, however long the house was away', () => {
    goes();
    rounds.follow(house.live(null));
    vi.advanceTimersByTime(10_000);
    expect(rounds.shown).toBeNull();
    rounds.follow(house.live());
    house.shows(WAITING, 4);
    expect(once().lost).toBe(true);
    rounds.follow(house.live(WHAT, 8)); // and another is another
    vi.advanceTimersByTime(10_000);
    expect(once().lost).toBe(false);
  });

  it('is no other than the one that goes on', () => {
    goes();
    const begun = rounds.shown;
    house.shows(GOING, 1400, { word: 1120, left: true }); // the same once more
    expect(rounds.shown).toBe(begun);
  });
});

describe('those who are ready', () => {
  it('wait for so long', () => {
    house.shows(WAITING, 400);
    expect(once().patience).toBeNull();
    house.shows(WAITING, 400, { word: 400 + 27.5 * 240 });
    expect(once().patience).toBe(28);
    house.shows(COUNTING, 8000, { word: 8720 });
    expect(once().patience).toBeNull();
  });
});
