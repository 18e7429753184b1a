import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { choice } from '../laid';
import type { BoardProps, Words } from '../types';
import Board from './Board.svelte';
import { event, VIEW } from './fixtures';
import type { FakirEvent, FakirView } from './view';

const view: FakirView = {
  ...VIEW,
  lines: { 'a@1': 'red', '2@3': 'green' },
  holes: { a2: { colour: 'red', level: 3 }, b2: { colour: 'red', level: 3 } },
};
const moves = [
  choice(
    'R 2@3 a2',
    event('pulled', { seat: 1, colour: 'green', line: '2@3' }),
    event('sank', { hole: 'a2', colour: 'red', from: 3, to: 1 }),
    event('vanished', { hole: 'b2', colour: 'red', from: 3 }),
    event('swapped', { seat: 1, colour: 'green', hole: 'a2', level: 1 }),
  ),
  choice('H 1@2', event('pierced', { seat: 1, colour: 'red', line: '1@2' })),
];
const words: Words = {
  language: 'en',
  say: (key, args = {}) => `${key} ${Object.values(args).join(' ')}`.trim(),
  tell: ({ key }) => key,
  has: () => true,
  event: ({ kind, args }) => `${kind} ${String(args?.['hole'] ?? args?.['line'])}`,
  move: ({ move }) => move,
  name: (seat) => `seat ${seat}`,
};

let board: Record<string, unknown> | null = null;
afterEach(async () => {
  if (board) await unmount(board);
  board = null;
  vi.restoreAllMocks();
});

function show(width: number, more: Partial<BoardProps<FakirView, FakirEvent>> = {}) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  const seat = (n: number) => ({
    seat: n,
    name: `seat ${n}`,
    mine: n === 1,
    bot: false,
    acts: n === 1,
    gone: false,
  });
  const props: BoardProps<FakirView, FakirEvent> = {
    ...{ view, previous: null, events: [], step: 1, me: 1, seats: [seat(1), seat(2)] },
    ...{ moves, chosen: null, choose: vi.fn(), confirm: vi.fn(), play: vi.fn() },
    ...{ outcome: null, counting: null, words, still: true, dark: false, sound: vi.fn() },
    explain: vi.fn(),
    plate: createRawSnippet((n: () => number) => ({ render: () => `<b class="plate">${n()}</b>` })),
    ...more,
  };
  board = mount(Board, { target: document.body, props });
  flushSync();
  const at = (id: string) => document.querySelector<HTMLButtonElement>(`[data-at="${id}"]`);
  return { props, at };
}

describe('the flat board', () => {
  it('has a button for every line and hole, and one of them is where Tab enters', () => {
    show(1200);
    expect(document.querySelectorAll('[data-at]')).toHaveLength(27);
    expect(document.querySelectorAll('[data-at][tabindex="0"]')).toHaveLength(1);
    expect(document.querySelectorAll('.plate')).toHaveLength(2);
  });

  it('offers the moves it was given, and says what they would do', () => {
    const { at } = show(1200);
    const open = [...document.querySelectorAll('[data-at][aria-disabled="false"]')];
    expect(open.map((one) => one.getAttribute('data-at')).sort()).toEqual(['1@2', '2@3']);
    expect(at('2@3')?.getAttribute('aria-label')).toContain('sank a2 vanished b2');
    expect(at('b2')?.getAttribute('aria-label')).toBe('fakir-hole-label b2 stick colour-red 3');
  });

  it('chooses with a tap, and confirms with the second', () => {
    const { at, props } = show(1200);
    at('1@2')?.click();
    expect(props.choose).toHaveBeenCalledWith('H 1@2');
  });

  it('keeps a choice, whatever is touched where nothing can be done', () => {
    const { at, props } = show(1200, { chosen: moves[1]! });
    at('c3')?.click();
    expect(props.choose).not.toHaveBeenCalled();
  });

  it('says why nothing can be done where a finger comes down', () => {
    const { at, props } = show(1200);
    at('b2')?.click();
    expect(props.explain).toHaveBeenLastCalledWith({ key: 'fakir-stands' });
    at('c3')?.click();
    expect(props.explain).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'fakir-open' }));
  });

  it('confirms what is chosen already', () => {
    const { at, props } = show(1200, { chosen: moves[1]! });
    at('1@2')?.click();
    expect(props.confirm).toHaveBeenCalledOnce();
  });

  it('asks which stick is replaced in the place of my plate, over nothing', () => {
    const other = choice('R 2@3 b2', event('pulled', { seat: 1, colour: 'green', line: '2@3' }));
    show(360, { moves: [...moves, other], chosen: moves[0]! });
    expect(document.querySelector('.mine.asks > .swap')).not.toBeNull();
    expect(document.querySelectorAll('.swap button')).toHaveLength(2);
  });

  it('shows one panel at a time where there is little room, the one with the choice', () => {
    const { at } = show(360, { chosen: moves[1]! });
    expect(document.querySelectorAll('[role="tab"]')).toHaveLength(4);
    expect(document.querySelectorAll('[data-at]')).toHaveLength(6);
    expect(at('1@2')?.getAttribute('aria-pressed')).toBe('true');
    document.querySelector<HTMLElement>('[role="tab"]')?.click();
    flushSync();
    expect(at('b2')).not.toBeNull();
  });
});
