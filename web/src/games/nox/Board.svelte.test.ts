import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import box from '../../../../src/ludotheque/games/nox/words/en.ftl?raw';
import { bundleOf, Speech } from '../../lib/words';
import { button, laid, tap } from '../laid';
import type { BoardProps } from '../types';
import Board from './Board.svelte';
import { COVERS, event, MERGES, MOVES, VIEW } from './fixtures';
import nox from './index';
import type { NoxEvent, NoxView } from './view';
import own from './words/en.ftl?raw';

const NAMES = { 1: 'Ann', 2: 'Ben', 3: 'Cem' };
const words = new Speech('en', [bundleOf('en', [box, own])]).at(NAMES, nox.readMove);
const given = $state<BoardProps<NoxView, NoxEvent>>({
  ...laid(VIEW, words, [2, 3, 1]),
  moves: MOVES,
});
const choose = vi.fn((move: string | null) => {
  given.chosen = MOVES.find((one) => one.move === move) ?? null;
});
const confirm = vi.fn();
const explain = vi.fn();
let board: Record<string, unknown>;

const targets = (): (string | null)[] =>
  [...document.querySelectorAll('[data-drop]')].map((one) => one.getAttribute('data-drop'));

beforeEach(() => {
  Object.assign(given, { view: VIEW, moves: MOVES, chosen: null, choose, confirm, me: 2, step: 1 });
  Object.assign(given, { events: [], previous: null, counting: null, explain, log: [] });
  choose.mockClear();
  confirm.mockClear();
  board = mount(Board, { target: document.body, props: given });
  flushSync();
});
afterEach(() => unmount(board));

describe('my turn', () => {
  it('offers no target before a card is picked up', () => {
    expect(targets()).toEqual([]);
  });

  it('lights up where a card may go, and nothing else', () => {
    tap('blue 6');
    expect(targets().sort()).toEqual(['1:1', '1:3', '2:1', '3:2']);
    expect(choose).not.toHaveBeenCalledWith(expect.stringContaining('B6'));
  });

  it('chooses with the first touch of a target and confirms with the second', () => {
    tap('blue 6');
    tap('blue 6 onto the 9 of Ann');
    expect(given.chosen?.move).toBe('B6 1:B9');
    expect(confirm).not.toHaveBeenCalled();
    tap('blue 6 onto the 9 of Ann');
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('lets a card that cannot be played lie', () => {
    tap('green 7');
    expect(targets()).toEqual([]);
    expect(button('green 7').getAttribute('aria-disabled')).toBe('true');
  });

  it('says that a card is chosen first, where a pile is touched, and shows the pile from near', () => {
    document.querySelector<HTMLElement>('[data-spot]')?.click();
    flushSync();
    expect(document.querySelector('dialog')?.textContent).toContain('First choose a card');
  });

  it('says where a card may go, where it may not', () => {
    tap('blue 6');
    document.querySelector<HTMLElement>('[data-spot]:not([data-drop])')?.click();
    flushSync();
    expect(explain).toHaveBeenLastCalledWith({ key: 'nox-elsewhere' });
    expect(button('blue 6').getAttribute('aria-pressed')).toBe('true'); // still in the hand
    expect(targets()).toHaveLength(4);
  });

  it('asks which pile ends on top where that may be chosen', () => {
    tap('green 14');
    tap('green 14 onto the 5 of Ann');
    const ways = [...document.querySelectorAll<HTMLElement>('[role=radio]')];
    expect(ways).toHaveLength(2);
    ways[1]?.click();
    flushSync();
    expect(given.chosen?.move).toBe('G14 1:G5 /under');
  });

  it('says what a kitty would be worth with the chosen card', () => {
    const worth = (): (string | null | undefined)[] =>
      [...document.querySelectorAll('.kitty .worth [role=img]')].map((one) =>
        one.getAttribute('aria-label'),
      );
    expect(worth()).toContain('All three colours: 28');
    tap('green 14');
    tap('green 14 onto the 5 of Ann'); // two piles become one: the orange 14 is covered
    expect(document.querySelector('.would')?.getAttribute('aria-label')).toBe(
      'No orange: worth 0, not 23',
    );
    tap('green 14'); // put back
    expect(document.querySelector('.would')).toBeNull();
  });

  it('shows a move that was chosen in the list', () => {
    choose('B6 +3');
    flushSync();
    expect(button('blue 6').getAttribute('aria-pressed')).toBe('true');
    expect(document.querySelector('[data-place="slot:3:2"] .ghost')).not.toBeNull();
  });

  it('puts the card back with Escape', () => {
    tap('blue 6');
    tap('blue 6 onto the 9 of Ann');
    button('blue 6').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    flushSync();
    expect(given.chosen).toBeNull();
    expect(targets()).toEqual([]);
  });
});

it('offers nothing when others play', () => {
  given.moves = [];
  flushSync();
  tap('blue 6');
  expect(targets()).toEqual([]);
});

it('leaves no gap in the row where two piles have become one', () => {
  const slots = [...document.querySelectorAll('[data-place^="slot:1:"]')];
  const piles = slots.map((slot) => slot.querySelector('.pile') !== null);
  expect(piles).toEqual([true, true, true, false, false, false]); // the third place is free
});

it('keeps the order in which piles came, from near too and for who comes back', () => {
  const extended = (slot: number, card: string): NoxEvent =>
    event('extended', { owner: 1, slot, card });
  given.log = [
    event('round', { round: 1 }),
    extended(1, 'B9'),
    extended(4, 'O14'),
    extended(2, 'G5'),
  ];
  flushSync();
  const shows = (under: string): string[] =>
    [...document.querySelectorAll(`${under} [data-place^="slot:1:"] .pile text`)].map(
      (one) => one.textContent ?? '',
    );
  expect(shows('.kitties')).toEqual(['9', '14', '5']);
  document.querySelector<HTMLElement>('[data-place="slot:1:1"] button')?.click();
  flushSync();
  expect(shows('dialog')).toEqual(['9', '14', '5']);
});

it('says why a number is struck, when it is touched', () => {
  document.querySelector('s')?.closest('button')?.click();
  flushSync();
  expect(document.querySelector('dialog')?.textContent).toContain('Only green: worth 0, not 2');
});

it('has no hand for who only looks on', () => {
  given.me = null;
  given.view = { ...VIEW, hands: { 1: null, 2: null, 3: null } };
  given.step = 2;
  flushSync();
  expect(document.querySelectorAll('[data-hand]')).toHaveLength(0);
});

it('comes to what the view says, and marks the last play', async () => {
  vi.useFakeTimers();
  const after = { ...VIEW, kitties: { ...VIEW.kitties, 1: [{ slot: 2, top: 'G14', size: 4 }] } };
  Object.assign(given, {
    moves: [],
    previous: VIEW,
    view: after,
    events: [COVERS, MERGES],
    step: 3,
  });
  flushSync();
  for (let i = 0; i < 4; i++) {
    await tick();
    await vi.advanceTimersByTimeAsync(1000);
  }
  flushSync();
  button('green 14, on top of 4 cards (last played)');
  vi.useRealTimers();
});

it('shows the kitties of the round that is counted, though the next is dealt', () => {
  const over = event('round-over', {
    round: 1,
    kitties: { 1: ['B9', 'G5', 'O14'], 2: [], 3: ['G2'] },
    scores: { 1: 28, 2: 0, 3: 0 },
    recorded: { 1: 28, 2: 0, 3: 0 },
    totals: { 1: 38, 2: 20, 3: 30 },
  });
  const steps = nox.scoring?.([over], VIEW) ?? [];
  given.view = { ...VIEW, kitties: { 1: [], 2: [], 3: [] }, round: 2 };
  given.counting = { step: steps[0]!, index: 0, steps };
  given.moves = [];
  flushSync();
  button('orange 14');
  expect(document.querySelector('.count')?.getAttribute('aria-label')).toBe('28 points');
});
