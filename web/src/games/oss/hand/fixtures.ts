import type { Layout } from './attempt';

/** One bone to be picked up with the Jack in the air, as Aslik lays it out. */
export const LAYOUT: Layout = {
  trick: 'aslik',
  number: 1,
  // prettier-ignore
  law: {
    act: 0, thrown: 1, miss: 0, number: 1, most_throws: 99,
    fastest: 1400, push: 14000, arrived: 2, arriving: 200,
    flick: 1000, weakest: 300, lowest: 0.8, highest: 3, drift: 715, bend: 2,
    catch: 42, catch_speed: 350, grip: 12, slip: 24, slip_speed: 300, grip_time: 0.1, one_reach: 22,
    friction: 3400, knock: 0.75, tips: 150, gravity: 9810, air: 1, own: 0.15,
    hand_y: -150, table_x: 300, table_y: 200, half: 14.5, across: 9.5, high: 8, lay_off: 45,
  },
  world: {
    y: -150,
    held: -1,
    prize: -1,
    struck: -1,
    side: 1,
    past_y: Array.from({ length: 13 }, () => -150),
    bones: [
      { x: 20, y: 0, home_x: 20, home_y: 0 },
      ...Array.from({ length: 5 }, () => ({ lies: 6 })),
    ],
  },
  seen: [[30, 0]],
};
