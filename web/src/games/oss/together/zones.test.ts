import { describe, expect, it } from 'vitest';
import { roomFor } from './zones';

const TABLET = { width: 820, height: 1180 };
const PHONE = { width: 390, height: 700 };
const SMALL = { width: 360, height: 300 };

describe('round one screen', () => {
  it.each([
    [4, TABLET, 4],
    [6, TABLET, 4], // however large it is
    [2, PHONE, 2],
    [2, SMALL, 1], // that one has the whole table
    [1, SMALL, 1],
    [0, TABLET, 0],
  ])('of %s hands on %o so many have room: %s', (hands, size, many) => {
    expect(roomFor(hands, size)).toBe(many);
  });
});
