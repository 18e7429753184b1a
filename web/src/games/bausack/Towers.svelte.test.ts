import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { AUCTION, CHAIN, event, TOWERS, view } from './fixtures';
import {
  aBoard,
  button,
  choose,
  confirm,
  given,
  goOn,
  lay,
  moves,
  play,
  spaced,
  tap,
  text,
} from './harness.svelte';
import { scoring } from './scoring';

aBoard();

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

  it('open on a touch, with every block by name', async () => {
    HTMLDialogElement.prototype.showModal ??= function (): void {};
    lay(view(TOWERS));
    tap('Cleo’s tower: 3 blocks, 120 mm');
    await vi.waitFor(() => expect(document.querySelector('dialog li')).not.toBeNull());
    const listed = [...document.querySelectorAll('dialog li')].map((one) =>
      spaced(one.textContent?.trim() ?? ''),
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
