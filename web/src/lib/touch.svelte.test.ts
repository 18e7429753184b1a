import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choice } from './game';
import { Touch, targetsOf } from './touch.svelte';

const choice = (move: string): Choice => ({ move, number: 0, effects: [] });
/** `a 1` puts a to 1; `a 2` and `a 2 under` both end on 2. */
const MOVES = ['a 1', 'a 2', 'a 2 under', 'b 1'].map(choice);

describe('touch', () => {
  const [choose, confirm, play, sound, explain] = [vi.fn(), vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const given = $state({
    moves: MOVES,
    chosen: null as Choice | null,
    choose,
    confirm,
    play,
    sound,
    explain,
  });
  let touch: Touch;
  let stop: () => void;

  beforeEach(() => {
    given.chosen = null;
    given.moves = MOVES;
    choose.mockReset().mockImplementation((move: string | null) => {
      given.chosen = MOVES.find((one) => one.move === move) ?? null;
    });
    [confirm, play, explain].forEach((one) => one.mockReset());
    stop = $effect.root(() => {
      touch = new Touch(
        () => given,
        (held) =>
          targetsOf(given.moves, ({ move }) => (move[0] === (held ?? 'a') ? move[2]! : null)),
        (at) => (at === '9' ? { key: 'full' } : null),
      );
    });
    flushSync();
  });
  afterEach(() => stop());

  it('chooses first and confirms then', () => {
    touch.tap('1');
    expect(given.chosen?.move).toBe('a 1');
    expect(confirm).not.toHaveBeenCalled();
    touch.tap('1');
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('confirms a move that was chosen elsewhere, whichever of the ways it is', () => {
    given.chosen = MOVES[2]!;
    expect(touch.aim).toBe('2');
    touch.tap('2');
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('says what can be done where nothing can, and keeps what is held', () => {
    touch.tap('9');
    expect(choose).not.toHaveBeenCalled();
    expect(explain).toHaveBeenLastCalledWith({ key: 'full' });
    touch.pick('b');
    touch.tap('1');
    touch.tap('8');
    flushSync();
    expect([given.chosen?.move, touch.held]).toEqual(['b 1', 'b']);
    expect(explain).toHaveBeenLastCalledWith(null); // what is asked stands there already
  });

  it('keeps what is held when something beside everything is touched', () => {
    const board = document.createElement('div');
    const leave = touch.surface(board);
    touch.pick('b');
    board.click();
    expect(touch.held).toBe('b');
    expect(explain).toHaveBeenCalledOnce();
    board.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(touch.held).toBeNull();
    leave?.();
  });

  it('says only whose turn it is when it is not mine', () => {
    given.moves = [];
    touch.tap('9');
    expect(explain).toHaveBeenLastCalledWith(null);
  });

  it('holds nothing any more once its move is not wanted, wherever that was said', () => {
    touch.pick('b');
    touch.tap('1');
    flushSync();
    expect([given.chosen?.move, touch.held]).toEqual(['b 1', 'b']);
    given.chosen = null;
    flushSync();
    expect(touch.held).toBeNull();
  });

  it('holds what was picked up instead', () => {
    touch.pick('b');
    touch.tap('1');
    flushSync();
    touch.pick('a');
    flushSync();
    expect([given.chosen, touch.held]).toEqual([null, 'a']);
  });

  it('picks up, and the second time puts back', () => {
    touch.pick('b');
    expect([...touch.targets.keys()]).toEqual(['1']);
    touch.pick('b');
    expect(touch.held).toBeNull();
  });

  it('plays what is dragged to its place, and keeps it there until the answer has come', () => {
    const { start, drop } = touch.drags('b');
    start?.();
    drop('1');
    expect(play).toHaveBeenCalledWith('b 1');
    expect(touch.dropped).toEqual({ piece: 'b', at: '1' });
    given.moves = [];
    flushSync();
    expect(touch.dropped).not.toBeNull();
    given.moves = MOVES; // it was refused
    flushSync();
    expect(touch.dropped).toBeNull();
  });

  it('asks where there is still something to decide', () => {
    const { start, drop } = touch.drags('a');
    start?.();
    drop('2');
    expect(play).not.toHaveBeenCalled();
    expect(given.chosen?.move).toBe('a 2');
  });
});
