import { describe, expect, it, vi } from 'vitest';
import { aTable, FakeSocket, frameOf, tableInfo } from './fakes';
import type { Table } from './table.svelte';

describe('a table screen', () => {
  let table: Table;

  aTable((one) => (table = one), true);

  it('asks for what everybody may see, and sits nowhere, whoever opened it', () => {
    expect(FakeSocket.last.address).toContain('/ws?watch=none');
    FakeSocket.last.says(frameOf(4, null, { log: [] }));
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.last.sent).toEqual([]); // it neither watches a seat nor says what it has seen
    expect([table.me, table.actor, table.device.shared, table.device.curtain]).toEqual([
      null,
      null,
      false,
      null,
    ]);
    expect(table.info?.host).toBe(false);
    expect(Object.values(table.info!.seats).some(({ mine }) => mine)).toBe(false);
  });

  it('offers nothing to press at a real table', () => {
    const moves = [{ move: 'fell', number: 1, effects: [] }];
    FakeSocket.last.says(
      frameOf(4, null, { moves, table: tableInfo({ mode: 'referee', to_act: [0] }), log: [] }),
    );
    vi.advanceTimersByTime(5000);
    expect([table.facts, table.moves]).toEqual([[], []]);
  });

  it('comes back for ever, each time to what everybody may see', () => {
    for (let i = 0; i < 200; i++) {
      FakeSocket.last.breaks();
      vi.advanceTimersByTime(31_000);
    }
    expect(table.link).toBe('lost');
    expect(FakeSocket.all.length).toBeGreaterThan(150);
    table.comeBack();
    FakeSocket.last.opens().says(frameOf(1, null));
    expect(table.link).toBe('open');
    expect(FakeSocket.all.every(({ address }) => address.includes('?watch=none'))).toBe(true);
  });

  it('does not grow over an evening', () => {
    FakeSocket.last.says(frameOf(1, null, { log: [] }));
    for (let n = 2; n < 4000; n++) {
      const events = Array.from({ length: 3 }, () => ({ n, event: { kind: 'covered', args: {} } }));
      const chat = [{ n, name: 'Ann', text: 'Well played.' }];
      FakeSocket.last.says(frameOf(n, null, { events, chat }));
      vi.advanceTimersByTime(n % 5 ? 40 : 900);
    }
    vi.advanceTimersByTime(25_000);
    expect(table.frame?.n).toBe(3999);
    expect([table.log.length, table.chat.length, table.missed.length]).toEqual([2000, 200, 0]);
    expect(vi.getTimerCount()).toBeLessThan(4); // the last that is shown, and whether the house is there
  });
});
