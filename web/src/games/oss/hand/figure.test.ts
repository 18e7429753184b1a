import { describe, expect, it } from 'vitest';
import { chance, ENOUGH, figure, type Tried } from './figure';
import { BITS } from './managed';

/** What a hand of so many bits would have kept after fifty attempts at each of some cards. */
function practised(bits: number): Record<string, Tried> {
  const tricks = ['aslik', 'takh-takh', 'nampan', 'maradono'];
  const numbers = [1, 2, 3];
  const one = (trick: string): Tried => ({
    tried: Object.fromEntries(numbers.map((number) => [number, 50])),
    managed: Object.fromEntries(
      numbers.map((number) => [number, Math.round(50 * chance(trick, number, bits)!)]),
    ),
  });
  return Object.fromEntries(tricks.map((trick) => [trick, one(trick)]));
}

describe('what a hand has shown', () => {
  it.each(BITS.slice(1))(
    'is found again from what a hand of %d bits would have managed',
    (bits) => {
      expect(Math.abs(figure(practised(bits))! - bits)).toBeLessThanOrEqual(0.3);
    },
  );

  it('is nothing before ten attempts, and little more right after them', () => {
    const lucky = (tried: number) => ({ aslik: { tried: { 1: tried }, managed: { 1: tried } } });
    expect(figure({})).toBeNull();
    expect(figure(lucky(ENOUGH - 1))).toBeNull();
    expect(figure(lucky(ENOUGH))!).toBeGreaterThan(3.5);
    expect(figure(lucky(ENOUGH))!).toBeLessThan(5.5);
  });

  it('does not mind tricks and numbers of which nothing was measured', () => {
    expect(figure({ kat: { tried: { 9: 50 }, managed: {} } })).toBeNull();
  });
});
