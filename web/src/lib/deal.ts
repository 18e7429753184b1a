/** What this device keeps of a deal, to compare it in the end: nobody else can change that.
 *
 * The first fingerprint of the seed that it saw, and what this browser has added to the dice.
 */
import { Remembered } from './prefs.svelte';
import type { Seat } from './wire';

export interface Deal {
  /** The fingerprint of the seed, as it was when this device first came to the table. */
  hash: string;
  /** What this browser has added, seat by seat; in two windows it may have been more than once. */
  parts: Record<Seat, string[]>;
  /** When, in milliseconds since 1970. */
  at: number;
}

const KEPT = 'ludotheque.deal.';
const MOST = 200; // tables: the oldest are forgotten

const NONE: Deal = { hash: '', parts: {}, at: 0 };

export function dealOf(code: string): Deal {
  return new Remembered<Deal>(`deal.${code}`, NONE).value;
}

function keep(code: string, deal: Deal): void {
  if (!dealOf(code).at) forgetOldest();
  new Remembered<Deal>(`deal.${code}`, NONE).value = { ...deal, at: deal.at || Date.now() };
}

/** The fingerprint is seen: the first one is kept. */
export function seen(code: string, hash: string | undefined): void {
  const deal = dealOf(code);
  if (hash && !deal.hash) keep(code, { ...deal, hash });
}

/** This browser's part for a seat: made here, by chance, and kept before it is told. */
export function newPart(code: string, seat: Seat): string {
  const part = hex(crypto.getRandomValues(new Uint8Array(32)));
  change(code, seat, (parts) => [...parts, part]);
  return part;
}

/** It came too late: it is not in the deal. */
export function dropPart(code: string, seat: Seat, part: string): void {
  change(code, seat, (parts) => parts.filter((one) => one !== part));
}

function change(code: string, seat: Seat, how: (parts: string[]) => string[]): void {
  const deal = dealOf(code);
  keep(code, { ...deal, parts: { ...deal.parts, [seat]: how(deal.parts[seat] ?? []) } });
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function forgetOldest(): void {
  try {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(KEPT));
    if (kept.length < MOST) return;
    const ages = kept.map((key) => ({ key, at: dealOf(key.slice(KEPT.length)).at }));
    for (const { key } of ages.toSorted((a, b) => b.at - a.at).slice(MOST - 1))
      localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
