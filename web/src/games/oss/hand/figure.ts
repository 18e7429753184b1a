/** What a hand has shown in the practice room, in bits a second: that of the hand which would most likely have
 * managed just what was managed. Few attempts say little, and leave it near to the usual hand. */
import { BITS, MANAGED } from './managed';

export interface Tried {
  tried: Partial<Record<number, number>>;
  managed: Partial<Record<number, number>>;
}

/** Fewer attempts show nothing. */
export const ENOUGH = 10;
const USUAL = 4;
const SPREAD = 1.5;
const HARDLY = 0.01; // one surprise must not settle it
const GRID = Array.from({ length: 66 }, (_, step) => 1.5 + step / 10);

/** How likely a hand of so many bits manages a trick with a card of this number. */
export function chance(trick: string, number: number, bits: number): number | null {
  const shares = MANAGED[trick]?.[number - 1];
  if (!shares) return null;
  const above = BITS.findIndex((known) => bits <= known);
  if (above < 0) return shares.at(-1)!;
  if (above === 0) return shares[0]!;
  const [low, high] = [BITS[above - 1]!, BITS[above]!];
  const part = (bits - low) / (high - low);
  return (1 - part) * shares[above - 1]! + part * shares[above]!;
}

export function figure(kept: Partial<Record<string, Tried>>): number | null {
  const all = Object.entries(kept).flatMap(([trick, record]) =>
    Object.entries(record?.tried ?? {}).map(([number, tried = 0]) => ({
      trick,
      number: Number(number),
      tried,
      managed: Math.min(tried, record?.managed[Number(number)] ?? 0),
    })),
  );
  const known = all.filter(({ trick, number }) => chance(trick, number, USUAL) !== null);
  if (known.reduce((sum, { tried }) => sum + tried, 0) < ENOUGH) return null;
  const likely = (bits: number): number =>
    known.reduce(
      (sum, { trick, number, tried, managed }) => {
        const p = Math.min(1 - HARDLY, Math.max(HARDLY, chance(trick, number, bits)!));
        return sum + managed * Math.log(p) + (tried - managed) * Math.log(1 - p);
      },
      -((bits - USUAL) ** 2) / (2 * SPREAD ** 2),
    );
  const best = GRID.reduce((best, bits) => (likely(bits) > likely(best) ? bits : best));
  return Math.round(best * 10) / 10;
}
