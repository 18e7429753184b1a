import { expect, it } from 'vitest';
import { Patience } from './patience';

const waits = (patience: Patience, refused: boolean): number[] =>
  Array.from({ length: 14 }, () => patience.next(refused));

it('waits longer each time, up to half a minute', () => {
  const lost = waits(new Patience(() => 1), false);
  expect(lost.slice(0, 4)).toEqual([50, 100, 200, 400]);
  expect(lost.at(-1)).toBe(30_000);
});

it('does not knock again at once where it was refused', () => {
  expect(waits(new Patience(() => 0), true)[0]).toBeGreaterThanOrEqual(1000);
});

it('does not come at the same moment as all the others', () => {
  const [early, late] = [new Patience(() => 0), new Patience(() => 1)];
  for (let i = 0; i < 14; i++) expect(early.next(false)).toBe(late.next(false) / 2);
});

it('begins again once the connection has held', () => {
  const patience = new Patience(() => 1);
  waits(patience, false);
  patience.reset();
  expect(patience.next(false)).toBe(50);
});
