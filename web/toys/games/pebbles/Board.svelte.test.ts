import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { laid } from '../../../src/games/laid';
import { bundleOf, Speech } from '../../../src/lib/words';
import Board from './Board.svelte';
import type { PebblesView } from './wire';
import own from './words/en.ftl?raw';

const VIEW: PebblesView = {
  box: 'pebbles',
  to_act: [1, 2],
  outcome: null,
  seat: 1,
  players: 2,
  tin: 'dice',
  round: 1,
  scores: { 1: 0, 2: 0 },
  chosen: [],
  thrower: null,
  over: false,
  stones: { 1: 3, 2: null },
  bids: { 1: null, 2: null },
};

it('bids with two touches', () => {
  const words = new Speech('en', [bundleOf('en', [own])], { 1: 'Ann', 2: 'Ben' });
  const [choose, confirm] = [vi.fn(), vi.fn()];
  const moves = ['bid 0', 'bid 1'].map((move, number) => ({ move, number, effects: [] }));
  const props = { ...laid(VIEW, words, [1, 2]), moves, choose, confirm };
  const board = mount(Board, { target: document.body, props });
  flushSync();
  document.querySelector<HTMLElement>('[data-bid="bid 1"]')!.click();
  expect(choose).toHaveBeenCalledWith('bid 1');
  void unmount(board);
  const chosen = mount(Board, { target: document.body, props: { ...props, chosen: moves[1]! } });
  flushSync();
  document.querySelector<HTMLElement>('[data-bid="bid 1"]')!.click();
  expect(confirm).toHaveBeenCalledOnce();
  void unmount(chosen);
});
