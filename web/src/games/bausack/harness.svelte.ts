/** A board that tests can lay, touch and read. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import box from '../../../../src/ludotheque/games/bausack/words/en.ftl?raw';
import { bundleOf, Speech } from '../../lib/words';
import { choice, laid } from '../laid';
import type { BoardProps, Choice as Offered } from '../types';
import Board from './Board.svelte';
import { view } from './fixtures';
import bausack from './index';
import type { BausackEvent, BausackView } from './view';
import own from './words/en.ftl?raw';

const words = new Speech('en', [bundleOf('en', [box, own, 'close = Close'])]).at(
  { 1: 'Ann', 2: 'Ben', 3: 'Cleo' },
  bausack.readMove,
  bausack.called,
);
export const given = $state<BoardProps<BausackView, BausackEvent>>(laid(view(), words, [1, 2, 3]));
export const play = vi.fn();
export const choose = vi.fn();
export const confirm = vi.fn();
let board: Record<string, unknown>;

type Choice = Offered<BausackEvent>;
export const moves = (...texts: string[]): Choice[] => texts.map((text) => choice(text));
/** Measures hold together on the page; a test may write them with any space. */
export const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

export const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(
    (one) => spaced(one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '') === name,
  );
export const tap = (name: string): void => {
  const found = button(name);
  if (!found) throw new Error(`nobody offers “${name}”`);
  found.click();
  flushSync();
};
export const text = (): string => document.body.textContent ?? '';

/** The next step: what has happened, and how it is now. */
export function goOn(next: BausackView, ...more: Choice[]): void {
  given.previous = given.view;
  given.view = next;
  given.moves = more;
  given.step++;
  flushSync();
}

export function lay(next: BausackView, ...texts: string[]): void {
  Object.assign(given, {
    view: next,
    previous: null,
    events: [],
    moves: moves(...texts),
    me: 1,
    chosen: null,
    counting: null,
    afar: false,
    referee: null,
  });
  Object.assign(given, { play, choose, confirm });
  given.step++;
  flushSync();
}

/** A fresh board for each test. */
export function aBoard(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    [play, choose, confirm].forEach((one) => one.mockReset());
    board = mount(Board, { target: document.body, props: given });
    flushSync();
  });

  afterEach(async () => {
    await unmount(board);
    vi.useRealTimers();
  });
}
