import { describe, expect, it } from 'vitest';
import { guestAt } from './names';
import type { TableInfo } from './wire';

const say = (_: string, { seat }: Record<string, unknown>): string => `Guest ${seat}`;
const table = (...names: (string | null)[]): TableInfo =>
  ({ seats: Object.fromEntries(names.map((name, i) => [i + 1, { name }])) }) as never;

describe('somebody who does not say a name', () => {
  it('is called by the seat', () => {
    expect(guestAt(2, table('Ann', null), say)).toBe('Guest 2');
  });

  it('is never called as somebody else at the table', () => {
    expect(guestAt(2, table('Guest 2', null, 'Guest 3'), say)).toBe('Guest 4');
    expect(guestAt(2, table('Ann', 'Guest 2'), say)).toBe('Guest 2'); // that is oneself
  });
});
