import { beforeEach, describe, expect, it } from 'vitest';
import { Unread } from './unread.svelte';
import type { ChatLine } from './wire';

const said = (...numbers: number[]): ChatLine[] =>
  numbers.map((n) => ({ n, name: 'Ann', seat: 1, text: 'hello', phrase: '' }) as ChatLine);

describe('what was said', () => {
  beforeEach(() => localStorage.clear());

  it('before I came is not unread', () => {
    const unread = new Unread('AAAA');
    unread.arrive(said(3, 5));
    expect(unread.count(said(3, 5))).toBe(0);
    expect(unread.count(said(3, 5, 9))).toBe(1);
  });

  it('and read stays read after a reload; what came meanwhile does not', () => {
    const before = new Unread('AAAA');
    before.arrive([]);
    before.all(said(3, 5));
    const after = new Unread('AAAA');
    after.arrive(said(3, 5, 9));
    expect(after.count(said(3, 5, 9))).toBe(1);
  });
});
