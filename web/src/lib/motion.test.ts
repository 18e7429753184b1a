import { expect, it } from 'vitest';
import { hand, readPicture } from './motion';

it('a hand is wrapped as the house reads it', () => {
  expect([...new Uint8Array(hand(3, 258, new Uint8Array([7, 8])))]).toEqual([
    1, 3, 2, 1, 0, 0, 7, 8,
  ]);
});

it('a picture is taken out of its wrapping', () => {
  const bytes = new Uint8Array([2, 9, 0, 0, 0, 5, 0, 0, 0, 60, 1, 0, 0, 42]);
  const picture = readPicture(bytes.buffer)!;
  expect(picture.deed).toBe(5);
  expect(picture.step).toBe(316);
  expect(picture.data.getUint8(0)).toBe(42);
});

it('what is something else is left alone', () => {
  expect(readPicture(new Uint8Array([9, 9]).buffer)).toBeNull();
  expect(readPicture(new Uint8Array(20).buffer)).toBeNull();
});
