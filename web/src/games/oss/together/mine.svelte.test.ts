import { describe, expect, it } from 'vitest';
import { Attempt, type Row } from '../hand/attempt';
import { AWAY, FLIGHT, HELD, JACK_FELL, OVER, RAKE, TABLE, lend } from '../hand/judge';
import { ASKS } from '../hand/pictures';
import { LAYOUT } from '../hand/fixtures';
import { Mine } from './mine.svelte';
import { GOING, READY, WAITING, type Seen, type SeenBone } from './pictures';
import type { Together } from './setting';

const BEHIND = 36;
const RAKING = { rake: 31, rake_speed: 800, rake_pull: 8, rake_close: 1.15 };
const ONE_THROW = { act: RAKE, thrown: 1, number: 4, most_throws: 1, rounds: 0 };
const LAW = { ...LAYOUT.law, ...RAKING, ...ONE_THROW };
const START = {
  ...LAYOUT.world,
  bones: Array.from({ length: 6 }, () => ({ lies: AWAY })),
};
const WHAT: Together = {
  trick: 'kat',
  kind: 'grab',
  places: [
    { seat: 1, turn: [1, 0], law: LAW, world: START },
    { seat: 2, turn: [-1, 0], law: LAW, world: START },
  ],
  bones: 4,
  seconds: 5,
};

/** What the house does for the first hand: the same judge, 150 ms behind its clock, over the same bones. */
class House {
  attempt = new Attempt({ ...LAYOUT, law: LAW, world: START });
  bones: SeenBone[] = [0, 1, 2, 3].map((i) => ({
    ...{ lies: TABLE, edge: 0, whose: 0, face: 0, high: 0, turn: 0 },
    ...{ x: -30 + 20 * i, y: 0 },
  }));
  word = 720;
  asked = false;
  flags: number[] = [];
  rows: Row[] = [];
  numbers: [step: number, number: number][] = [];
  line = 1;
  up = true;
  paused = false;
  readonly mine: Mine;

  constructor(what: Together = WHAT) {
    this.mine = new Mine(what, 0, {
      send: (data) => this.up && !this.paused && this.hear(data),
      line: () => this.line,
      many: 1,
      steady: () => false,
      paused: () => this.paused,
    });
  }

  hear(data: Uint8Array): void {
    const view = new DataView(data.buffer);
    if (data[0] === 0) {
      this.asked ||= Boolean(data[1]! & ASKS);
      this.flags.push(data[1]! & ~ASKS);
    }
    if (data[0] === 2) this.numbers.push([view.getUint32(5, true), view.getUint8(9)]);
    if (data[0] !== 1) return;
    for (let at = 5; at < data.length; at += 9) {
      const [x, y] = [view.getInt16(at + 4, true), view.getInt16(at + 6, true)];
      const row: Row = [view.getUint32(at, true), x, y, view.getUint8(at + 8)];
      if (row[0] > (this.rows.at(-1)?.[0] ?? -1)) this.rows.push(row);
    }
  }

  /** On to so many steps after the word; another hand may have bones. */
  go(since: number): void {
    const { attempt } = this;
    const { world } = attempt;
    attempt.trace.splice(1, Infinity, ...this.rows);
    while (world.time < since - BEHIND && !attempt.over) {
      const bones = [...this.bones, { lies: AWAY }, { lies: AWAY }];
      const table = new Attempt({ ...LAYOUT, world: { bones } }).world;
      lend(table, world, 1, 1, 0);
      attempt.run(world.time + 1);
      this.bones = this.bones.map((bone, i) => {
        const own = world.bones[i]!;
        if (bone.whose > 1) return bone;
        return { ...bone, lies: own.lies, x: own.x, y: own.y, whose: own.lies === TABLE ? 0 : 1 };
      });
    }
  }

  picture(phase: number, since = 0): Seen {
    const { world } = this.attempt;
    const told = {
      ...{ time: world.time, clock: 0, phase: world.phase, count: world.count, why: world.why },
      ...{ mishapped: null, helps: 0, world: { x: world.x, y: world.y } },
    };
    const hand = { seat: 1, flags: 0, delay: 0, later: 0, said: null, told };
    const wholes: Seen['wholes'] = new Map();
    if (this.asked)
      wholes.set(1, structuredClone(world) as unknown as Readonly<Record<string, unknown>>);
    this.asked = false;
    return {
      ...{ phase, left: false, clock: this.word + since, word: this.word },
      hands: [hand, { ...hand, seat: 2 }],
      bones: phase < GOING ? [] : this.bones,
      wholes,
    };
  }
}

/** A flick, a rake through the bones, back under the Jack; a picture every sixtieth. */
function play(house: House, until: number, each: (since: number) => void = () => undefined): void {
  const { mine } = house;
  for (let since = 0; since <= until; since += 4) {
    const now = 10_000 + (since * 1000) / 240;
    each(since);
    house.go(since);
    if (house.up) mine.see(house.picture(GOING, since), now);
    if (since === 20) mine.point('down', now, { x: 0, y: -150 });
    if (since > 20 && since < 48) mine.point('move', now, { x: 0, y: -150 + (since - 20) * 4 });
    if (since === 48) mine.point('up', now, { x: 0, y: -38 });
    if (since === 60) mine.point('down', now, { x: -20, y: 0 });
    if (since > 80 && since < 120) mine.point('move', now, { x: -20 + (since - 80) / 2, y: 0 });
    if (since === 120) mine.point('up', now, { x: 0, y: 0 });
    if (since > 132) mine.point('move', now, { x: 0, y: -150 });
    mine.advance(now + 8);
  }
}

describe('my hand among others', () => {
  it('says that it is ready, and takes it back', () => {
    const { mine, flags } = new House();
    mine.getReady(true);
    mine.getReady(false);
    expect(flags).toEqual([READY, 0]);
  });

  it('sends nothing that was done before the word', () => {
    const house = new House();
    house.mine.see(house.picture(WAITING), 0);
    house.mine.point('down', 5, { x: 0, y: -100 });
    house.mine.see(house.picture(WAITING), 20);
    expect(house.rows).toEqual([]);
  });

  it('is judged by the house from the very same rows, to the same end', () => {
    const house = new House();
    play(house, 900);
    const { world } = house.mine.attempt;
    expect(world.phase).toBe(OVER);
    expect(house.attempt.world.phase).toBe(OVER);
    expect(house.attempt.world.count).toBe(world.count);
    expect(world.count).toBeGreaterThan(0);
    expect(house.mine.beaten).toBeNull();
  });

  it('gives up a bone at which another hand was first, and says whose', () => {
    const house = new House();
    const ours = (): number => house.mine.attempt.world.bones[1]!.lies;
    play(house, 150, () => {
      // Ours has it here; the house, which is behind, sees the other's come first.
      if (ours() === HELD) house.bones[1] = { ...house.bones[1]!, lies: HELD, whose: 2 };
    });
    expect(ours()).toBe(HELD);
    play2(house, 152, 260);
    expect(house.mine.beaten).toEqual({ seat: 2, bone: 1 });
    expect(ours()).toBe(AWAY);
  });

  it('does again from the world of the house what it has done since', () => {
    const house = new House();
    play(house, 200, (since) => {
      // What the house saw otherwise: our hand was a little aside.
      if (since === 100) house.attempt.world.x += 5;
    });
    play2(house, 204, 900);
    expect(house.mine.attempt.world.phase).toBe(OVER);
    expect(house.mine.attempt.world.count).toBe(house.attempt.world.count);
  });

  it('says again on a new line what may not have arrived', () => {
    const house = new House();
    play(house, 900, (since) => {
      if (since === 64) house.up = false;
      if (since === 92) [house.up, house.line] = [true, 2];
    });
    expect(house.mine.attempt.world.phase).toBe(OVER);
    expect(house.attempt.world.count).toBe(house.mine.attempt.world.count);
  });

  it('says so where the house has judged otherwise in the end, and not where it has not', () => {
    for (const honest of [true, false]) {
      const house = new House();
      play(house, 900, (since) => {
        const { world } = house.attempt;
        if (!honest && since === 880) [world.why, world.count] = [JACK_FELL, 0];
      });
      play2(house, 904, 1000);
      expect(house.mine.otherwise).toBe(!honest);
    }
  });

  it('does again what it has done while the house stood, and is not ahead of it for good', () => {
    const house = new House();
    const { mine } = house;
    play(house, 64);
    const before = mine.attempt.world.time;
    let now = 10_000 + (64 * 1000) / 240;
    house.paused = true;
    mine.point('down', now + 5, { x: -20, y: 0 });
    for (const until = now + 5000; now < until; now += 16) mine.advance(now);
    expect(mine.attempt.world.time).toBe(before);
    house.paused = false;
    for (let since = 68; since <= 400; since += 4) {
      now += 1000 / 60;
      house.go(since);
      mine.see(house.picture(GOING, since), now);
      if (since === 100) mine.point('up', now, { x: 0, y: 0 });
      mine.advance(now + 8);
    }
    expect(mine.clock.at(now) - 400).toBeLessThan(4);
    expect(house.attempt.world.pressed).toBe(0);
    expect(house.rows.some(([, , , pressed]) => pressed)).toBe(true);
    expect(Math.abs(house.attempt.world.x - mine.attempt.world.x)).toBeLessThan(1);
  });

  it('says its number until the trick is over, and no other', () => {
    const house = new House({ ...WHAT, kind: 'spot', bones: 6, seconds: 10 });
    const { mine } = house;
    play2(house, 0, 100);
    house.up = false;
    mine.say(3, 10_000 + (102 * 1000) / 240);
    mine.say(4, 10_000 + (103 * 1000) / 240);
    expect(house.numbers).toEqual([]);
    house.up = true;
    play2(house, 104, 240);
    expect(house.numbers.length).toBeGreaterThan(0);
    expect(new Set(house.numbers.map(String))).toEqual(new Set(['102,3']));
  });

  it('comes back to a trick that goes on', () => {
    const house = new House();
    play(house, 100);
    const again = new House();
    again.attempt = house.attempt;
    again.bones = house.bones;
    again.mine.see(again.picture(GOING, 104), 0);
    expect(again.asked).toBe(true);
    again.mine.see(again.picture(GOING, 108), 17);
    expect(again.mine.attempt.world.phase).toBe(FLIGHT);
  });
});

/** It goes on; the pointer stays where it is. */
function play2(house: House, from: number, until: number): void {
  for (let since = from; since <= until; since += 4) {
    const now = 10_000 + (since * 1000) / 240;
    house.go(since);
    house.mine.see(house.picture(GOING, since), now);
  }
}
