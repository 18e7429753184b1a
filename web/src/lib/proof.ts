/** Whether the deal was as fair as it was said to be. The Python side is `ludotheque/dice.py`. */
import { hex, type Deal } from './deal';
import type { TableInfo } from './wire';

/** mine: it fits, and this browser had a part in it. fits: it fits. unchecked: it cannot be checked here.
 * The others do not fit: another fingerprint than at first, another seed, another part than was added. */
export type Verdict = 'mine' | 'fits' | 'unchecked' | 'bad-hash' | 'bad-seed' | 'bad-part';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** Whether a seed is the one whose fingerprint was published before the match. */
export async function fits(seed: string, hash: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null; // only where the address is https or this machine
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(seed)))) === hash;
}

/** What the dice are drawn from: the seed, and what each player's browser has added. */
export async function mixed(seed: string, table: TableInfo): Promise<string | null> {
  const parts = Object.entries(table.seats).filter(([, { nonce }]) => nonce);
  if (!parts.length) return seed;
  if (!globalThis.crypto?.subtle) return null;
  const told = parts
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([seat, { nonce }]) => `${seat}:${nonce}\n`);
  const hash = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), hash, false, ['sign']);
  const text = new TextEncoder().encode(`nonces\n${told.join('')}`);
  return hex(new Uint8Array(await crypto.subtle.sign('HMAC', key, text)));
}

/** A match that is over, beside what this device has kept of its deal. */
export async function verdict(seed: string, table: TableInfo, deal: Deal): Promise<Verdict> {
  const told = table.seed_hash ?? '';
  const first = deal.hash || told;
  const fit = await fits(seed, first);
  const mine = Object.entries(deal.parts).filter(
    ([seat, parts]) => parts.length && table.seats[Number(seat)]?.mine,
  );
  if (told !== first) return 'bad-hash';
  if (fit === false) return 'bad-seed';
  const isIn = (seat: string, parts: string[]): boolean =>
    parts.includes(table.seats[Number(seat)]?.nonce ?? '');
  if (!mine.every(([seat, parts]) => isIn(seat, parts))) return 'bad-part';
  if (fit === null) return 'unchecked';
  return mine.length ? 'mine' : 'fits';
}
