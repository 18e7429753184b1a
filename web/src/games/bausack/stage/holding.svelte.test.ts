import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Live } from '../../types';
import { blockOf } from '../blocks';
import { STOCK } from './stock';
import { Holding } from '../../../building/holding.svelte';
import {
  after,
  between,
  spin,
  type Laid,
  type Place,
  type Placing,
  type Pose,
  type Turn,
} from '../../../building/poses';

const FLAT: Turn = [1, 0, 0, 0];
const OVER: Turn = [0, 1, 0, 0];
const ON_END: Turn = [Math.SQRT1_2, 0, Math.SQRT1_2, 0];
const TAKEN: Pose = { place: [0, 0, 0.1], turn: FLAT };

const laid = (id: string, place: Place, turn = FLAT): Laid => ({ id, place, turn });

/** A house with a hand in it, as if it were over there. */
class House {
  line = 1;
  paused = false;
  said: DataView[] = [];
  hand: Holding;
  readonly #placing: Placing;

  constructor(tower: Laid[] = [], block = 'cuboid-1') {
    this.#placing = { block: { id: block, ...TAKEN }, tower, ways: [OVER, FLAT, ON_END] };
    this.hand = this.opens();
  }

  /** Another window of the same person. */
  opens(): Holding {
    const live = {
      send: (data: Uint8Array) => this.said.push(new DataView(data.buffer.slice(0))),
      line: () => this.line,
      paused: () => this.paused,
    } as unknown as Live;
    return new Holding(this.#placing, STOCK, () => live);
  }

  shows(
    step: number,
    block: Partial<Pose> = {},
    open = false,
    hand = this.hand,
    lies = false,
  ): void {
    hand.seen(step, {
      open,
      lies,
      moved: new Map([[this.#placing.tower.length, { ...TAKEN, ...block }]]),
    });
  }

  /** Where the hand last said it wants to be: x, y, z in metres. */
  get wanted(): Place {
    const at = (i: number, corner: number): number =>
      this.said.at(-1)!.getUint16(2 * i, true) / 32_000 + corner;
    return [at(0, -1.024), at(1, -1.024), at(2, -0.064)];
  }

  get opened(): boolean {
    return this.said.at(-1)!.getUint8(12) === 1;
  }
}

let house: House;
beforeEach(() => {
  vi.useFakeTimers();
  house = new House();
});
afterEach(() => vi.useRealTimers());

it('does not sink into the wood that bears the block', () => {
  house.shows(1);
  house.hand.shift(0, 0, -0.07);
  house.shows(30, { place: [0, 0, 0.06] });
  expect(house.wanted[2]).toBeCloseTo(0.03, 3); // it may be on its way
  house.shows(31, { place: [0, 0, 0.06] }, false, house.hand, true);
  vi.advanceTimersByTime(100);
  expect(house.hand.place[2]).toBeCloseTo(0.056, 6);
  expect(house.wanted[2]).toBeCloseTo(0.056, 3);
});

describe('a hand that has let go', () => {
  it('has let go for good where the house goes on', () => {
    house.shows(100);
    house.hand.open();
    house.shows(101);
    house.shows(102, {}, true);
    expect(house.hand.opened).toBe(true);
  });

  it('holds the block again when the house has begun anew', () => {
    house.shows(100);
    house.hand.open();
    house.shows(3);
    expect(house.hand.opened).toBe(false);
  });

  it('holds it again also where that is seen by where the block is, on another line', () => {
    house.shows(100, { place: [0, 0, 0.02] });
    house.hand.open();
    house.line = 2;
    house.shows(130);
    expect(house.hand.opened).toBe(false);
  });

  it('says so again only to a house that is heard from', () => {
    const { hand, said } = house;
    house.shows(100);
    hand.open();
    said.length = 0;
    hand.again();
    expect(said).toHaveLength(1);
    hand.again();
    expect(said).toHaveLength(1);
    house.shows(101);
    hand.again();
    expect(said).toHaveLength(2);
  });
});

describe('a window that has not been touched', () => {
  it('says nothing: the block stays where another window, or this one before a reload, has it', () => {
    house.shows(100, { place: [0.05, 0, 0.03] });
    house.hand.again();
    expect(house.said).toHaveLength(0);
    expect(house.hand.here).toBe(false);
  });

  it('goes on from where the block is, turned as it is, on the face that it is nearest to', () => {
    const askew = after(after(ON_END, spin(0.5)), [0.995, 0.1, 0, 0]); // it trembles
    house.shows(100, { place: [0.05, 0.01, 0.04], turn: askew });
    house.hand.shift(0, 0, -0.002);
    house.wanted.forEach((value, i) => expect(value).toBeCloseTo([0.05, 0.01, 0.038][i]!, 4));
    const { spun, tilt } = between(ON_END, house.hand.turn);
    expect(spun).toBeCloseTo(0.5, 1);
    expect(tilt).toBeCloseTo(0, 5);
    expect(house.hand.lying()).toMatchObject({ face: 2, faces: 2, way: 'left' });
  });

  it('keeps what was done before the first picture, if the block is where it was taken', () => {
    house.hand.shift(0, 0, -0.01);
    expect(house.said).toHaveLength(0); // who knows where it is
    house.shows(1, { place: [0.0003, 0, 0.1] });
    vi.runAllTimers();
    expect(house.wanted[2]).toBeCloseTo(0.09, 4);
  });
});

describe('a house that was killed', () => {
  it('hears nothing of where the hand was, though the page lives on', () => {
    house.shows(100);
    house.hand.shift(0, 0, -0.06);
    house.said.length = 0;
    house.line = 2;
    house.hand.again();
    house.hand.shift(0, 0, -0.001);
    vi.runAllTimers();
    expect(house.said).toHaveLength(0); // not before it has shown where the block is
    house.shows(1);
    house.hand.again();
    expect(house.said).toHaveLength(0);
    house.hand.shift(0.01, 0, 0);
    expect(house.wanted[2]).toBeCloseTo(0.1, 4);
  });

  it('nor one that begins anew on the same line', () => {
    house.shows(100);
    house.hand.shift(0, 0, -0.06);
    vi.runAllTimers();
    house.shows(1);
    house.hand.shift(0.01, 0, 0);
    expect(house.wanted[2]).toBeCloseTo(0.1, 4);
  });
});

describe('two windows of one person', () => {
  it('do not fight: the one that was touched last has the hand', () => {
    const other = house.opens();
    const both = (step: number, block: Partial<Pose>): void => {
      house.shows(step, block);
      house.shows(step, block, false, other);
    };
    both(1, {});
    house.hand.shift(0.02, 0, 0);
    both(200, { place: [0.02, 0, 0.1] });
    other.shift(0, 0.03, 0); // from where the first has brought it
    expect(house.wanted[0]).toBeCloseTo(0.02, 4);
    both(300, { place: [0.02, 0.03, 0.1] });
    vi.runAllTimers();
    house.said.length = 0;
    house.hand.again();
    expect(house.said).toHaveLength(0);
    house.hand.shift(0, 0, -0.01);
    expect(house.wanted[1]).toBeCloseTo(0.03, 4);
  });

  it('a block that only trembles, or cannot follow, is still in this one', () => {
    house.shows(1);
    house.hand.shift(0, 0, -0.06); // into the wood
    for (let step = 60; step < 600; step += 30)
      house.shows(step, { place: [0.0005 * Math.sin(step), 0, 0.07] });
    expect(house.hand.here).toBe(true);
  });
});

describe('what is said', () => {
  it('goes out sixty times a second at most, the last of it too', () => {
    house.shows(1);
    for (let i = 0; i < 50; i++) house.hand.shift(0.0001, 0, 0);
    expect(house.said).toHaveLength(1);
    vi.advanceTimersByTime(20);
    expect(house.said).toHaveLength(2);
    expect(house.wanted[0]).toBeCloseTo(0.005, 4);
  });

  it('that I let go waits for nothing', () => {
    house.shows(1);
    house.hand.shift(0.0001, 0, 0);
    house.hand.shift(0.0001, 0, 0);
    house.hand.open();
    expect(house.opened).toBe(true);
    vi.runAllTimers();
    expect(house.said).toHaveLength(2);
  });

  it('is said again twice, and not while nobody plays', () => {
    house.shows(1);
    house.hand.shift(0.01, 0, 0);
    house.paused = true;
    house.hand.again();
    expect(house.said).toHaveLength(1);
    house.paused = false;
    for (let i = 0; i < 5; i++) house.hand.again();
    expect(house.said).toHaveLength(3);
  });
});

describe('in words', () => {
  const edge = blockOf('cube-1').size[2] / 1000;
  const under = blockOf('cube-2').size[2] / 1000;

  it('it says where the block is beside the highest one, as we see it', () => {
    const { hand } = (house = new House([laid('cube-2', [0, 0, under / 2])]));
    house.shows(1);
    hand.shift(0.005, -0.003, 0);
    const told = { side: 'right', aside: 5, depth: 'before', deep: 3 };
    expect(hand.aside(0)).toMatchObject(told);
    expect(hand.aside(Math.PI)).toMatchObject({ side: 'left', depth: 'behind' });
    hand.shift(-0.005, 0.003, 0);
    expect(hand.aside(0)).toMatchObject({ side: 'middle', depth: 'middle' });
  });

  it('the height is between the block and the wood under it, not between their middles', () => {
    const { hand } = (house = new House([laid('cube-2', [0, 0, under / 2])], 'cube-1'));
    house.shows(1);
    hand.go(() => [0, 0, under + edge / 2 + 0.007]);
    expect(hand.height()).toEqual({ above: 7, level: 'wood' });
    hand.shift(0, 0, -0.007);
    expect(hand.height()).toEqual({ above: 0, level: 'on-wood' });
    hand.shift(2 * edge, 0, 0);
    expect(hand.height()).toEqual({ above: Math.round(1000 * under), level: 'table' });
    hand.shift(0, 0, -1);
    expect(hand.height()).toEqual({ above: 0, level: 'on-table' });
  });

  it('the topmost piece is the one whose wood is highest, though its middle be lower', () => {
    const [long, , high] = blockOf('cuboid-1').size.map((mm) => mm / 1000) as Place;
    const tower = [
      laid('cuboid-1', [0, 0, long / 2], ON_END), // on its end
      laid('cube-2', [0.1, 0, long / 2 + 0.004]),
    ];
    expect(long).toBeGreaterThan(high);
    const { hand } = (house = new House(tower));
    house.shows(1);
    expect(hand.aside(0)).toMatchObject({ side: 'middle', aside: 0 });
  });

  it('it tells the face, how tall it is so, and how far it was turned', () => {
    const { hand } = (house = new House([], 'cuboid-1'));
    house.shows(1);
    const [long, , high] = blockOf('cuboid-1').size;
    hand.spin(-Math.PI / 6);
    expect(hand.lying()).toEqual({ face: 1, faces: 2, tall: high, way: 'right', angle: 30 });
    hand.tip();
    expect(hand.lying()).toEqual({ face: 2, faces: 2, tall: long, way: 'right', angle: 30 });
    hand.tip(); // upside down it would look the same
    expect(hand.lying()).toMatchObject({ face: 1, tall: high });
  });
});

it('presses no block into the table, whichever way it lies', () => {
  const { hand } = new House([], 'cube-1');
  const [, , edge] = blockOf('cube-1').size;
  hand.shift(0, 0, -1);
  expect(hand.place[2]).toBeCloseTo(edge / 2000 - 0.0005, 5);
  hand.turn = [Math.cos(Math.PI / 8), Math.sin(Math.PI / 8), 0, 0]; // on its edge
  hand.shift(0, 0, -1);
  expect(hand.place[2]).toBeCloseTo((edge / 2000) * Math.SQRT2 - 0.0005, 5);
});
