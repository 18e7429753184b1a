import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choice } from './game';
import { Touch, targetsOf } from './touch.svelte';

const choice = (move: string): Choice => ({ move, number: 0, effects: [] });
/** `a 1` puts a to 1; `a 2` and `a 2 under` both end on 2. */
const MOVES = ['a 1', 'a 2', 'a 2 under', 'b 1'].map(choice);

describe('touch', () => {
  const [choose, confirm, play, sound] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const given = $state({
    moves: MOVES,
    chosen: null as Choice | null,
    choose,
    confirm,
    play,
    sound,
  });
  let touch: Touch;
  let stop: () => void;

  beforeEach(() => {
    given.chosen = null;
    given.moves = MOVES;
    choose.mockReset().mockImplementation((move: string | null) => {
      given.chosen = MOVES.find((one) => one.move === move) ?? null;
    });
    [confirm, play].forEach((one) => one.mockReset());
    stop = $effect.root(() => {
      touch = new Touch(
        () => given,
        (held) =>
          targetsOf(given.moves, ({ move }) => (move[0] === (held ?? 'a') ? move[2]! : null)),
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

  it('puts back where nothing can be done, and says nothing when nothing was held', () => {
    touch.tap('9');
    expect(choose).not.toHaveBeenCalled();
    touch.tap('1');
    touch.tap('9');
    expect(given.chosen).toBeNull();
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
