import { beforeEach, describe, expect, it } from 'vitest';
import { dealOf, dropPart, newPart, seen } from './deal';
import { tableInfo } from './fakes';
import { fits, mixed, verdict } from './proof';

const ZERO = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
const SEED = '00'.repeat(32);
const CODE = 'ABCDEFGHJK';

beforeEach(() => localStorage.clear());

describe('what is kept of a deal', () => {
  it('is the first fingerprint, whatever is told later', () => {
    seen(CODE, '');
    seen(CODE, ZERO);
    seen(CODE, 'another');
    expect(dealOf(CODE).hash).toBe(ZERO);
  });

  it('is what this browser has added: 32 bytes by chance', () => {
    const [one, two] = [newPart(CODE, 1), newPart(CODE, 2)];
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(one).not.toBe(two);
    expect(dealOf(CODE).parts).toEqual({ 1: [one], 2: [two] });
    dropPart(CODE, 2, two);
    expect(dealOf(CODE).parts).toEqual({ 1: [one], 2: [] });
  });

  it('does not grow for ever', () => {
    for (let i = 0; i < 203; i++) seen(`TABLE${i}`, ZERO);
    expect(Object.keys(localStorage).length).toBeLessThanOrEqual(200);
    expect(dealOf('TABLE202').hash).toBe(ZERO);
  });
});

describe('a seed', () => {
  it('fits the fingerprint that was published before', async () => {
    expect(await fits(SEED, ZERO)).toBe(true);
    expect(await fits('01'.repeat(32), ZERO)).toBe(false);
  });

  it('is mixed with what each browser has added, as the rules do it', async () => {
    const nobody = tableInfo({ seats: { 1: { name: 'Ann' }, 2: { bot: 'club' } } });
    expect(await mixed(SEED, nobody)).toBe(SEED);
    const both = tableInfo({
      seats: { 10: { nonce: 'cd'.repeat(16) }, 2: { nonce: 'ab'.repeat(32) } },
    });
    // ludotheque.dice.mixed(bytes(32), {2: "ab" * 32, 10: "cd" * 16}).hex()
    expect(await mixed(SEED, both)).toBe(
      'b81096b9762cfb8567e97ab5169cd3913dc4070dc26ad0aafe3cfc4f086c6d9e',
    );
  });
});

describe('in the end', () => {
  const end = (nonce: string, hash = ZERO) =>
    tableInfo({
      seed_hash: hash,
      seats: { 1: { name: 'Ann', mine: true, nonce }, 2: { name: 'Ben', nonce: 'ef'.repeat(32) } },
    });

  it('it fits, and this browser had a part in it', async () => {
    seen(CODE, ZERO);
    const part = newPart(CODE, 1);
    expect(await verdict(SEED, end(part), dealOf(CODE))).toBe('mine');
  });

  it('it fits for who has only looked on, and for who got up from a seat again', async () => {
    seen(CODE, ZERO);
    newPart(CODE, 2);
    expect(await verdict(SEED, end(''), dealOf(CODE))).toBe('fits');
    expect(await verdict(SEED, end(''), dealOf('OTHER'))).toBe('fits');
  });

  it('another fingerprint than at first does not fit', async () => {
    seen(CODE, 'the first');
    expect(await verdict(SEED, end(''), dealOf(CODE))).toBe('bad-hash');
  });

  it('another seed does not fit', async () => {
    seen(CODE, ZERO);
    expect(await verdict('01'.repeat(32), end(''), dealOf(CODE))).toBe('bad-seed');
  });

  it('a part that was left out or changed does not fit', async () => {
    seen(CODE, ZERO);
    newPart(CODE, 1);
    expect(await verdict(SEED, end(''), dealOf(CODE))).toBe('bad-part');
    expect(await verdict(SEED, end('ab'.repeat(32)), dealOf(CODE))).toBe('bad-part');
  });
});
