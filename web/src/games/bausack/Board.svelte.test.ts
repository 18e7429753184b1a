import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import box from '../../../../src/ludotheque/games/bausack/words/en.ftl?raw';
import { bundleOf, Speech } from '../../lib/words';
import type { BoardProps, Choice } from '../types';
import Board from './Board.svelte';
import { AUCTION, BABEL, CHAIN, choice, event, TOWERS, view } from './fixtures';
import bausack from './index';
import { scoring } from './scoring';
import type { BausackView } from './view';
import own from './words/en.ftl?raw';

const words = new Speech('en', [bundleOf('en', [box, own, 'close = Close'])]).at(
  { 1: 'Ann', 2: 'Ben', 3: 'Cleo' },
  bausack.readMove,
  bausack.called,
);
const seat = (seat: number) => ({
  seat,
  name: words.name(seat),
  mine: seat === 1,
  bot: false,
  acts: seat === 1,
  gone: false,
});
const given = $state<BoardProps<BausackView>>({
  view: view(),
  previous: null,
  events: [],
  step: 1,
  me: 1,
  seats: [1, 2, 3].map(seat),
  moves: [],
  chosen: null,
  choose: () => undefined,
  confirm: () => undefined,
  play: () => undefined,
  outcome: null,
  counting: null,
  words,
  still: true,
  dark: false,
  sound: () => undefined,
  plate: createRawSnippet((at) => ({ render: () => `<b>${words.name(at())}</b>` })),
});
const play = vi.fn();
const choose = vi.fn();
const confirm = vi.fn();
let board: Record<string, unknown>;

const moves = (...texts: string[]): Choice[] => texts.map((text) => choice(text));
const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === name,
  );
const tap = (name: string): void => {
  const found = button(name);
  if (!found) throw new Error(`nobody offers “${name}”`);
  found.click();
  flushSync();
};
const text = (): string => document.body.textContent ?? '';

/** The next step: what has happened, and how it is now. */
function goOn(next: BausackView, ...more: Choice[]): void {
  given.previous = given.view;
  given.view = next;
  given.moves = more;
  given.step++;
  flushSync();
}

function lay(next: BausackView, ...texts: string[]): void {
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

describe('a block on the table', () => {
  it('is lifted by a touch and put up in the kind of auction that is touched', () => {
    lay(view(), 'sell egg-1 high', 'sell egg-1 horror', 'sell ball-1 high', 'sell ball-1 horror');
    tap('red egg, 45 × 32 × 32 mm');
    expect(play).not.toHaveBeenCalled();
    tap('Who wants this horror?');
    expect(play).toHaveBeenCalledWith('sell egg-1 horror');
  });

  it('is taken by a second touch, where there is but one thing to do', () => {
    lay(BABEL, 'take egg-1', 'take ball-1');
    tap('red ball, 30 × 30 × 30 mm');
    tap('red ball, 30 × 30 × 30 mm');
    expect(play).toHaveBeenCalledWith('take ball-1');
  });

  it('is only shown if it may be chosen, and looked up by its shape', () => {
    lay(view({ stage: 'base', variant: 'chain' }), 'take cuboid-1', 'take egg-1');
    expect(document.querySelectorAll('button.tile')).toHaveLength(2);
    tap('Balls: 1');
    expect(document.querySelectorAll('button.tile')).toHaveLength(1);
  });

  it('is shown as chosen when the list of moves has chosen it', () => {
    lay(BABEL, 'take egg-1');
    given.chosen = given.moves[0]!;
    flushSync();
    expect(button('red egg, 45 × 32 × 32 mm')?.getAttribute('aria-pressed')).toBe('true');
  });

  it('cannot be touched while another chooses', () => {
    lay(view({ to: 2, auctioneer: 2 }));
    expect(document.querySelectorAll('button.tile')).toHaveLength(0);
    expect(text()).toContain('Ben chooses what to put up');
  });
});

describe('an auction', () => {
  it('shows who holds the highest bid and who has passed', () => {
    lay(AUCTION);
    const told = [...document.querySelectorAll('.paddle')].map((one) =>
      one.getAttribute('aria-label'),
    );
    expect(told).toEqual(['Ben bids 3', 'Cleo has passed']);
    expect(document.querySelector('.best')?.textContent).toContain('3');
    expect(button('Pass')).toBeUndefined();
  });

  it('is stepped with less and more, within what may be bid', () => {
    lay(AUCTION, 'pass', 'bid 4', 'bid 5', 'bid 6', 'bid 7');
    tap('One bean more');
    tap('One bean more');
    tap('One bean less');
    tap('Bid 5');
    expect(play).toHaveBeenCalledWith('bid 5');
    expect(button('One bean less')?.disabled).toBe(false);
    tap('All');
    expect(button('One bean more')?.disabled).toBe(true);
    tap('Bid 7');
    expect(play).toHaveBeenLastCalledWith('bid 7');
  });

  it('is stepped with keys too', () => {
    lay(AUCTION, 'pass', 'bid 4', 'bid 5');
    const shown = document.querySelector('[role=spinbutton]')!;
    shown.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
    flushSync();
    expect(shown.getAttribute('aria-valuenow')).toBe('5');
  });

  it('starts again from the lowest bid when somebody has raised', () => {
    lay(AUCTION, 'pass', 'bid 4', 'bid 5', 'bid 6');
    tap('One bean more');
    goOn(view({ ...AUCTION, bids: { 2: 5 } }), ...moves('pass', 'bid 6', 'bid 7'));
    expect(button('Bid 6')).toBeDefined();
  });

  it('can be left, and a horror taken', () => {
    lay(AUCTION, 'pass');
    tap('Pass');
    lay({ ...AUCTION, stage: 'horror', sale: 'horror' }, 'accept', 'bid 4');
    expect(document.querySelector('[role=spinbutton]')).toBeNull();
    tap('I take it');
    expect(play.mock.calls).toEqual([['pass'], ['accept']]);
  });

  it('ends with the hammer, and says who has it and for how much', () => {
    lay(AUCTION);
    given.events = [event('bought', { seat: 2, block: 'egg-1', beans: 3 })];
    goOn(view({ ...TOWERS, stage: 'place', hand: 'egg-1', to: 2, tower: 2 }));
    expect(text()).toContain('Sold to Ben for 3 beans');
    vi.advanceTimersByTime(3000);
    flushSync();
    expect(text()).not.toContain('Sold to Ben');
    expect(text()).toContain('Ben builds');
  });
});

describe('the block in a hand', () => {
  it('says whose it is, for whose tower, and what it must do', () => {
    lay(view({ ...TOWERS, stage: 'place', hand: 'egg-1', to: 1, tower: 3, tries: 1 }));
    given.referee = {
      attempt: { kind: 'place', by: [1], args: { raising: true } },
      facts: [],
      interruptions: [],
      declare: () => undefined,
      declared: null,
    };
    flushSync();
    expect(text()).toContain('Ann builds on Cleo’s tower');
    expect(text()).toContain('It must rise above 120 mm');
    expect(text()).toContain('Try 2 of 3');
  });

  it('is given away, kept, placed or handed back with one touch', () => {
    lay(view({ stage: 'give', hand: 'egg-1' }), 'give 2', 'give 3');
    tap('Give it to Cleo');
    lay(view({ stage: 'keep', hand: 'egg-1' }), 'keep', 'give 2');
    tap('Keep it');
    lay(view({ stage: 'answer', hand: 'egg-1', giver: 3 }), 'place', 'return');
    tap('I place it');
    tap('Cleo shall place it');
    expect(play.mock.calls.flat()).toEqual(['give 3', 'keep', 'place', 'return']);
  });
});

describe('stopping', () => {
  it('is for good, so it takes two touches', () => {
    lay(view({ variant: 'goodpile', to: 2 }), 'go on', 'stop');
    tap('Stop building for good');
    expect(choose).toHaveBeenCalledWith('stop');
    given.chosen = given.moves[1]!;
    flushSync();
    tap('Once more to stop for good');
    expect(confirm).toHaveBeenCalled();
    tap('Go on building');
    expect(play).toHaveBeenCalledWith('go on');
  });
});

describe('Chain', () => {
  it('offers the front block of each line that has one', () => {
    lay(CHAIN, 'front 1', 'front 2');
    expect(document.querySelectorAll('button.tile')).toHaveLength(2);
    expect(text()).toContain('No block left');
    tap('red ball, 30 × 30 × 30 mm, in front');
    tap('Take it');
    expect(play).toHaveBeenCalledWith('front 2');
  });

  it('lays a line in the order of touches, block by block as they are accepted', () => {
    const order = { ...CHAIN, stage: 'order' as const, lines: { 1: [], 2: [], 3: [] } };
    const picked = (...mine: string[]) => ({ 1: mine, 2: [], 3: [] });
    lay({ ...order, picked: picked('egg-1', 'ball-1') }, 'line egg-1', 'line ball-1');
    tap('red ball, 30 × 30 × 30 mm');
    expect(button('One more block')?.disabled).toBe(true);
    tap('red egg, 45 × 32 × 32 mm');
    tap('This is my line');
    expect(play.mock.calls).toEqual([['line ball-1']]);
    const half = { ...order, picked: picked('egg-1'), lines: { 1: ['ball-1'], 2: [], 3: [] } };
    goOn(half, ...moves('line egg-1'));
    expect(play.mock.calls).toEqual([['line ball-1'], ['line egg-1']]);
  });

  it('takes a block out of the line again', () => {
    const order = { ...CHAIN, stage: 'order' as const, lines: { 1: [], 2: [], 3: [] } };
    lay(
      { ...order, picked: { 1: ['egg-1', 'ball-1'], 2: [], 3: [] } },
      'line egg-1',
      'line ball-1',
    );
    tap('red ball, 30 × 30 × 30 mm');
    tap('red ball, 30 × 30 × 30 mm, place 1');
    expect(button('2 more blocks')).toBeDefined();
  });
});

describe('the towers', () => {
  it('are told to who cannot see them', () => {
    lay(view({ ...TOWERS, fallen: [] }));
    expect(button('Ann’s tower: 2 blocks, 40 mm')).toBeDefined();
    expect(button('Ben’s tower: one block, not measured')).toBeDefined();
  });

  it('open on a touch, with every block by name', () => {
    HTMLDialogElement.prototype.showModal ??= function (): void {};
    lay(view(TOWERS));
    tap('Cleo’s tower: 3 blocks, 120 mm');
    const listed = [...document.querySelectorAll('dialog li')].map((one) =>
      one.textContent?.trim(),
    );
    expect(listed).toEqual([
      'green fir tree, 40 × 40 × 75 mm',
      'natural ramp, 60 × 30 × 30 mm',
      'natural cylinder, 35 × 35 × 15 mm',
    ]);
  });

  it('are pointed at one by one when they are counted', () => {
    const over = view({ ...TOWERS, stage: 'over', heights: { 1: 40, 2: 10, 3: 120 } });
    lay(over);
    const steps = scoring([event('won', { seat: 3, rounds: 1 })], over);
    given.counting = { step: steps[0]!, index: 0, steps };
    flushSync();
    expect(document.querySelector('.lit [data-tower="2"]')).not.toBeNull();
    given.counting = { step: steps[3]!, index: 3, steps };
    flushSync();
    expect(document.querySelector('.lit [data-tower="3"]')).not.toBeNull();
  });
});

describe('who only looks on', () => {
  it('sees everything, and on a table screen there is nothing to press', () => {
    lay(AUCTION);
    Object.assign(given, { me: null, afar: true });
    flushSync();
    expect(document.querySelectorAll('button, [tabindex="0"]')).toHaveLength(0);
    expect(document.querySelector('[data-tower="3"]')?.getAttribute('aria-label')).toBe(
      'Cleo’s tower: 3 blocks, 120 mm',
    );
    expect(text()).toContain('Highest bidder');
  });
});
