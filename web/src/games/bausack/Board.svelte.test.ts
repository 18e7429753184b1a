import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { pace } from '../../lib/pace.svelte';
import { AUCTION, BABEL, event, TOWERS, view } from './fixtures';
import { aBoard, button, given, goOn, lay, moves, play, tap, text } from './harness.svelte';

aBoard();

describe('a block on the table', () => {
  it('is lifted by a touch and put up in the kind of auction that is touched', () => {
    lay(view(), 'sell egg-1 high', 'sell egg-1 horror', 'sell ball-1 high', 'sell ball-1 horror');
    tap('red egg, 45 × 32 × 32 mm');
    expect(play).not.toHaveBeenCalled();
    const fresh = [...document.querySelectorAll<HTMLElement>('.tray, .lifted')];
    // A second tap is not for it.
    expect(fresh.map(({ style }) => style.pointerEvents)).toEqual(['none', 'none']);
    tap('Who wants this horror?');
    expect(play).toHaveBeenCalledWith('sell egg-1 horror');
  });

  it('is laid down by a second touch, where there are several things to do', () => {
    lay(view(), 'sell egg-1 high', 'sell egg-1 horror');
    tap('red egg, 45 × 32 × 32 mm');
    tap('red egg, 45 × 32 × 32 mm');
    expect(play).not.toHaveBeenCalled();
    expect(button('Highest bidder')).toBeUndefined();
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

it('moves what moves by CSS at the pace of all else', () => {
  pace.value = 'quick';
  lay(view());
  const board = document.querySelector<HTMLElement>('.bausack')!;
  expect(board.style.getPropertyValue('--pace')).toBe('0.4');
  pace.value = 'usual';
  flushSync();
  expect(board.style.getPropertyValue('--pace')).toBe('1');
  pace.value = 'auto';
});

describe('a line', () => {
  const ORDER = view({
    variant: 'chain',
    stage: 'order',
    picked: { 1: ['egg-1', 'ball-1'], 2: ['arch-1'], 3: [] },
    lines: { 1: [], 2: [], 3: [] },
  });

  it('is laid by the next at the same device as soon as the first has told theirs', () => {
    lay(ORDER, 'line egg-1', 'line ball-1');
    tap('red egg, 45 × 32 × 32 mm');
    tap('red ball, 30 × 30 × 30 mm');
    tap('This is my line');
    expect(play).toHaveBeenLastCalledWith('line egg-1');
    const told = { ...ORDER, picked: { 1: [], 2: ['arch-1'], 3: [] } };
    given.me = 2;
    goOn(told, ...moves('line arch-1'));
    expect(button('This is my line')).toBeUndefined();
    document.querySelector<HTMLElement>('[data-block="arch-1"]')!.click();
    flushSync();
    tap('This is my line');
    expect(play).toHaveBeenLastCalledWith('line arch-1');
  });

  it('can be changed and told again when the table has refused it', () => {
    lay(ORDER, 'line egg-1', 'line ball-1');
    tap('red egg, 45 × 32 × 32 mm');
    tap('red ball, 30 × 30 × 30 mm');
    tap('This is my line');
    given.moves = []; // it is on its way
    flushSync();
    given.moves = moves('line egg-1', 'line ball-1'); // and back: nothing has happened
    flushSync();
    expect(play.mock.calls).toEqual([['line egg-1']]);
    tap('red egg, 45 × 32 × 32 mm, place 1');
    tap('red egg, 45 × 32 × 32 mm');
    tap('This is my line');
    expect(play).toHaveBeenLastCalledWith('line ball-1');
  });

  it('of who has fallen stays open, and says so', () => {
    lay(view({ ...ORDER, stage: 'front', lines: { 1: ['egg-1'], 2: [], 3: [] }, fallen: [1] }));
    expect(text()).toContain('the line stays open to all');
  });
});

describe('at a real table', () => {
  const referee = (...facts: string[]) => ({
    attempt: null,
    facts: [],
    interruptions: moves(...facts),
    declare: play,
    declared: null,
  });

  it('one touch chooses a block for the line, and the count is seen', () => {
    const DRAFT = view({
      variant: 'chain',
      stage: 'draft',
      picked: { 1: ['egg-1'], 2: [], 3: [] },
    });
    lay(DRAFT, 'take ball-1');
    given.referee = referee('lines');
    flushSync();
    expect(text()).toContain('1 of 12');
    tap('red ball, 30 × 30 × 30 mm');
    expect(play).toHaveBeenCalledWith('take ball-1');
  });

  it('a block that is not in the list is added to them', () => {
    lay(view(), 'sell egg-1 high');
    given.referee = referee('table 1', 'another', 'another red');
    flushSync();
    document.querySelector<HTMLElement>('.tile.other')!.click();
    expect(play).toHaveBeenCalledWith('another');
    lay(view({ table: ['egg-1', 'other-1'] }), 'sell egg-1 high', 'sell other-1 high');
    tap('block no. 1, not in the list');
    expect(button('Highest bidder')).toBeDefined();
  });

  it('tells an auctioneer whom all have passed what passing does', () => {
    const alone = { ...AUCTION, auctioneer: 1, bids: {}, passed: [2, 3], to: 1 };
    lay(alone, 'pass', 'bid 1');
    expect(button('Pass: I build it for nothing')).toBeDefined();
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

  it('ends with the hammer, and says who has it and for how much', async () => {
    lay(AUCTION);
    given.events = [event('bought', { seat: 2, block: 'egg-1', beans: 3 })];
    goOn(view({ ...TOWERS, stage: 'place', hand: 'egg-1', to: 2, tower: 2 }));
    expect(text()).toContain('Sold to Ben for 3 beans');
    await vi.advanceTimersByTimeAsync(5000);
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
