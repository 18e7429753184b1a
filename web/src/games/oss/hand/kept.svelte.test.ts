import { beforeEach, describe, expect, it } from 'vitest';
import { Attempt } from './attempt';
import { ENOUGH } from './figure';
import { LAYOUT } from './fixtures';
import { all, keep, keptOf, reached, shownSoFar } from './kept.svelte';

const tries = (many: number, managed: boolean, helped: boolean): void => {
  for (let i = 0; i < many; i++) keep(new Attempt(LAYOUT), managed, helped);
};

beforeEach(() => (all.value = {}));

describe('what is kept of practising', () => {
  it('shows nothing of a hand that was helped', () => {
    tries(ENOUGH, true, true);
    expect(shownSoFar()).toBeNull();
    expect(reached('aslik')).toBe(1); // it was managed all the same
    expect(keptOf('aslik').tried).toEqual({ 1: ENOUGH });
  });

  it('shows the same of a hand, however often it was helped besides', () => {
    tries(ENOUGH, false, false);
    tries(2, true, false);
    const alone = shownSoFar();
    expect(alone).not.toBeNull();
    tries(30, true, true);
    expect(shownSoFar()).toBe(alone);
    tries(30, true, false);
    expect(shownSoFar()).toBeGreaterThan(alone!);
  });

  it('reads what was kept before helps were told apart', () => {
    all.value = { aslik: { tried: { 1: ENOUGH }, managed: { 1: ENOUGH } } };
    expect(shownSoFar()).toBeGreaterThan(4);
  });
});
