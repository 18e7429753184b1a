import { describe, expect, it } from 'vitest';
import { NOTHING, takeback, withTaken } from './takeback';
import type { Numbered } from './wire';

const move = (n: number, seat: number, cell = 'a1'): Numbered => ({
  n,
  event: { kind: 'pawn', args: { seat, cell } },
});
const drawn = (n: number): Numbered => ({ n, event: { kind: 'drew', args: {}, shows: true } });
const lot = (n: number): Numbered => ({
  n,
  event: { kind: 'lot', args: { seat: 1 }, shows: true },
});
const undone = (n: number, seat?: number): Numbered => ({
  n,
  event: { kind: 'undone', args: { seat } },
});
const ours = { seat: 1, stands: null };

describe('a move can be taken back', () => {
  it('after it was made, whatever the others answered', () => {
    expect(takeback(NOTHING, [move(4, 1)], [1])).toEqual(ours);
    expect(takeback(ours, [move(5, 2), move(6, 3)], [1])).toEqual(ours);
  });

  it('by the last one who moved, where a device goes round', () => {
    expect(takeback(NOTHING, [move(4, 1), move(5, 2)], [1, 2]).seat).toBe(2);
  });

  it('not once something hidden has come out, by the move itself or by an answer: it stands', () => {
    const stands = { seat: null, stands: 'chance' };
    expect(takeback(NOTHING, [move(4, 1), drawn(4)], [1])).toEqual(stands);
    expect(takeback(ours, [move(5, 2), drawn(5)], [1])).toEqual(stands);
  });

  it('once, and not what somebody else did', () => {
    expect(takeback(ours, [undone(6)], [1])).toEqual(NOTHING);
    expect(takeback(NOTHING, [move(4, 2)], [1])).toEqual(NOTHING);
  });

  it('not before there is one: whoever begins has not moved yet', () => {
    expect(takeback(NOTHING, [lot(3)], [1])).toEqual(NOTHING);
  });
});

describe('what was taken back', () => {
  const told = (log: Numbered[]): unknown[] =>
    withTaken(log).flatMap(({ event: { args } }) => (args?.taken ? [args.taken] : []));

  it('is the last move of the one who takes it back', () => {
    const mine = move(4, 1, 'b2');
    expect(told([lot(3), mine, move(5, 2), undone(6, 1)])).toEqual([mine.event]);
  });

  it('is the one before it, when it is taken back too', () => {
    const [first, second] = [move(4, 1, 'b2'), move(6, 1, 'c3')];
    const log = [first, move(5, 2), second, undone(7, 1), undone(8, 1)];
    expect(told(log)).toEqual([second.event, first.event]);
  });

  it('is not told where it is not known whose it was', () => {
    expect(told([move(4, 1), undone(5)])).toEqual([]);
  });
});
