import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import box from '../../../../src/ludotheque/games/isis/words/en.ftl?raw';
import { bundleOf, Speech } from '../../lib/words';
import { choice, laid } from '../laid';
import type { BoardProps } from '../types';
import Board from './Board.svelte';
import { COUNTED, event, moves, VIEW } from './fixtures';
import isis from './index';
import { scoring } from './scoring';
import type { IsisEvent, IsisView } from './view';
import own from './words/en.ftl?raw';

const words = new Speech('en', [bundleOf('en', [box, own])]).at(
  { 1: 'Ann', 2: 'Ben' },
  isis.readMove,
);
const MOVES = [...moves('P'), choice('F')];

const given = $state<BoardProps<IsisView, IsisEvent>>({
  ...laid(VIEW, words, [1, 2]),
  moves: MOVES,
});
const choose = vi.fn((move: string | null) => {
  given.chosen = given.moves.find((one) => one.move === move) ?? null;
});
const confirm = vi.fn();
const explain = vi.fn();
let board: Record<string, unknown>;

const cell = (name: string): HTMLElement => document.querySelector(`[data-cell=${name}]`)!;
const label = (name: string): string | null => cell(name).getAttribute('aria-label');
const tap = (element: HTMLElement | null): void => {
  element?.click();
  flushSync();
};
async function pass(seconds: number): Promise<void> {
  for (let i = 0; i < seconds * 4; i++) {
    await tick();
    await vi.advanceTimersByTimeAsync(250);
  }
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(given, { view: VIEW, moves: MOVES, chosen: null, choose, confirm, explain });
  Object.assign(given, { events: [], since: [], previous: null, counting: null, step: 1 });
  choose.mockClear();
  confirm.mockClear();
  board = mount(Board, { target: document.body, props: given });
  flushSync();
});
afterEach(async () => {
  await unmount(board);
  vi.useRealTimers();
});

describe('my turn', () => {
  it('offers the cells that the moves name', () => {
    expect(document.querySelectorAll('[data-cell][data-drop]')).toHaveLength(33);
    expect(label('a1')).toBe('pawn to a1');
    expect(label('b2')).toBe('b2, pawn of Ann');
    expect(label('c2')).toBe('c2, tile face down');
  });

  it('puts a ghost on a cell with the first touch, and confirms with the second', () => {
    tap(cell('c3'));
    expect(given.chosen?.move).toBe('P c3');
    expect(cell('c3').querySelector('.ghost')).not.toBeNull();
    tap(cell('c3'));
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('says on a cell that is taken that it is, and chooses nothing', () => {
    tap(cell('b2'));
    expect(choose).not.toHaveBeenCalled();
    expect(explain).toHaveBeenLastCalledWith({ key: 'error-cell-taken', args: { cell: 'b2' } });
  });

  it('says on a free cell that a tile is to be turned up first, where it is', () => {
    given.moves = [choice('F')];
    flushSync();
    tap(cell('a1'));
    expect(explain).toHaveBeenLastCalledWith({ key: 'isis-turn-first' });
  });

  it('marks what each of the others did since my last turn, the older the fainter', () => {
    const [first, last] = [
      event('pawn', { seat: 2, cell: 'f5' }),
      event('tile', { seat: 3, cell: 'c2' }),
    ];
    Object.assign(given, { events: [last], since: [[first], [last]] });
    flushSync();
    const age = (name: string): string => cell(name).style.getPropertyValue('--age');
    expect([age('c2'), age('f5'), age('a1')]).toEqual(['0', '1', '']);
    expect(document.querySelectorAll('[data-cell].last')).toHaveLength(2);
  });

  it('turns a tile up from my tiles', () => {
    const tiles = document.querySelector<HTMLElement>('button[aria-pressed]');
    expect(tiles?.getAttribute('aria-label')).toBe('Turn up a tile, 10 left');
    tap(tiles);
    expect(given.chosen?.move).toBe('F');
    tap(tiles);
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('offers to pass when that is all there is', () => {
    given.moves = [choice('pass')];
    flushSync();
    tap(document.querySelector<HTMLElement>('.pass'));
    expect(given.chosen?.move).toBe('pass');
  });
});

describe('a turned-up value', () => {
  const held: IsisView = { ...VIEW, held: -3, tiles: { 1: 9, 2: 11 } };
  const laid: IsisView = { ...held, held: null, to: 2, tiles_on: ['c2', 'a1'] };
  const turned = { ...event('turned', { seat: 1, value: -3 }), fades: true };
  const tile = event('tile', { seat: 1, cell: 'a1' });
  /** Everything on the board but its scale, which has all numbers. */
  const page = (): string => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    copy.querySelectorAll('.track').forEach((one) => one.remove());
    return copy.innerHTML;
  };

  it('is on view until its tile lies, and then nowhere in the page', async () => {
    Object.assign(given, { previous: VIEW, view: held, events: [turned], step: 2, moves: [] });
    flushSync();
    await pass(3);
    expect(page()).toContain('−3');
    Object.assign(given, { previous: held, view: laid, events: [tile], step: 3 });
    flushSync();
    await pass(3);
    expect(label('a1')).toBe('a1, tile face down (last played)');
    expect(page()).not.toContain('−3');
    expect(page()).not.toContain('-3');
  });

  it('is shown once to who was away, and not a second time', async () => {
    const events = [turned, tile];
    Object.assign(given, { previous: null, view: laid, events, step: 4, moves: [] });
    flushSync();
    await pass(0.5);
    expect(page()).toContain('−3');
    await pass(3);
    expect(page()).not.toContain('−3');
    given.step = 5;
    flushSync();
    await pass(0.5);
    expect(page()).not.toContain('−3');
  });
});

it('counts the board that was full, though the next game lies there already', () => {
  const next = { ...VIEW, game: 2, pawns_on: {}, tiles_on: [] };
  const steps = scoring([COUNTED]);
  Object.assign(given, { view: next, moves: [], step: 6 });
  given.counting = { step: steps[1]!, index: 1, steps };
  flushSync();
  expect(label('b2')).toBe('b2, pawn of Ann: −3');
  expect(label('d1')).toBe('d1, tile +4');
  expect(cell('b2').textContent?.trim()).toBe('−3');
  expect(cell('b1').classList.contains('near')).toBe(true);
});
