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

  it('stays unread while one is at another table, and of many tables the latest are remembered', () => {
    const here = new Unread('AAAA');
    here.arrive(said(3));
    new Unread('BBBB').arrive(said(8));
    const back = new Unread('AAAA');
    back.arrive(said(3, 5));
    expect(back.count(said(3, 5))).toBe(1);
    for (let i = 0; i < 60; i += 1) new Unread(`C${i}`).arrive(said(1));
    const kept = JSON.parse(localStorage.getItem('ludotheque.chats')!) as unknown[];
    expect(kept.length).toBe(50);
    expect(new Unread('C59').count(said(1, 2))).toBe(1);
  });
});
