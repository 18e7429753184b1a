import { describe, expect, it } from 'vitest';
import { marked } from './marks';
import type { Event } from './wire';

const put = (seat: number, cell: string): Event => ({ kind: 'pawn', args: { seat, cell } });
const deal: Event = { kind: 'round', args: { seat: 2 } };
const cells = (told: readonly Event[]): string[] | null =>
  told.includes(deal) ? null : told.map(({ args }) => String(args?.cell));

describe('what was moved last', () => {
  it('is marked for each of the others, the last of them first', () => {
    const since = [[put(2, 'a1')], [put(3, 'b2')], [put(4, 'c3')]];
    const found = marked({ events: [put(4, 'c3')], since }, cells);
    expect([...found]).toEqual([
      ['c3', 0],
      ['b2', 1],
      ['a1', 2],
    ]);
  });

  it('is my own move until somebody else has moved', () => {
    expect([...marked({ events: [put(1, 'd4')], since: [] }, cells)]).toEqual([['d4', 0]]);
  });

  it('is marked once where two have moved', () => {
    const since = [[put(2, 'a1')], [put(3, 'a1')]];
    expect([...marked({ events: [put(3, 'a1')], since }, cells)]).toEqual([['a1', 0]]);
  });

  it('ends where all was cleared away', () => {
    const since = [[put(2, 'a1')], [put(3, 'b2'), deal], [put(4, 'c3')]];
    expect([...marked({ events: [put(4, 'c3')], since }, cells).keys()]).toEqual(['c3']);
  });
});
