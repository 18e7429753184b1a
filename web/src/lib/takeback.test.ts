import { describe, expect, it } from 'vitest';
import { takeable } from './takeback';
import type { Numbered } from './wire';

const move = (n: number, seat: number): Numbered => ({
  n,
  event: { kind: 'pawn', args: { seat } },
});
const drawn = (n: number): Numbered => ({ n, event: { kind: 'drew', args: {}, shows: true } });
const undone = (n: number): Numbered => ({ n, event: { kind: 'undone', args: {} } });

describe('a move can be taken back', () => {
  it('after it was made, whatever the others answered', () => {
    expect(takeable(null, [move(4, 1)], [1])).toBe(1);
    expect(takeable(1, [move(5, 2), move(6, 3)], [1])).toBe(1);
  });

  it('by the last one who moved, where a device goes round', () => {
    expect(takeable(null, [move(4, 1), move(5, 2)], [1, 2])).toBe(2);
  });

  it('not once something hidden has come out, by the move itself or by an answer', () => {
    expect(takeable(null, [move(4, 1), drawn(4)], [1])).toBe(null);
    expect(takeable(1, [move(5, 2), drawn(5)], [1])).toBe(null);
  });

  it('once, and not what somebody else did', () => {
    expect(takeable(1, [undone(6)], [1])).toBe(null);
    expect(takeable(null, [move(4, 2)], [1])).toBe(null);
  });
});
