import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameFolder } from './game';
import { aTable, FakeSocket, frameOf, tableInfo } from './fakes';
import type { Table } from './table.svelte';

const folder = (secrets: boolean): GameFolder => ({
  load: () => Promise.reject(new Error('not needed')),
  hasSecrets: () => secrets,
  readMove: (text) => ({ kind: text, args: {} }),
});
const choice = { move: 'B7 +1', number: 3, effects: [] };
const both = { 1: { name: 'Ann', mine: true }, 2: { name: 'Ben', mine: true } };
const toAct = (seat: number) => tableInfo({ seats: both, to_act: [seat] });

describe('a table', () => {
  let table: Table;

  aTable((one) => (table = one));

  it('sends a chosen move once it is confirmed', async () => {
    FakeSocket.last.says(frameOf(4, 1, { moves: [choice] }));
    table.choose('B7 +1');
    expect(table.chosen).toEqual(choice);
    expect(FakeSocket.last.commands('move')).toEqual([]);
    table.confirm();
    const [sent] = FakeSocket.last.commands('move');
    expect(sent).toMatchObject({ seat: 1, move: 'B7 +1', n: 4 });
    expect(table.moves).toEqual([]);
    FakeSocket.last.says({ type: 'done', id: sent?.id, n: 5, code: null });
    await vi.advanceTimersByTimeAsync(1);
    expect([table.sending, table.moves]).toEqual([false, []]); // until it has been seen
    FakeSocket.last.says(frameOf(5, 1, { moves: [choice] }));
    expect(table.moves).toEqual([choice]);
  });

  it('chooses nothing that is not offered', () => {
    FakeSocket.last.says(frameOf(4, 1, { moves: [choice] }));
    table.play('O15 +2');
    expect(table.chosen).toBeNull();
    expect(FakeSocket.last.commands('move')).toEqual([]);
  });

  it('looks at the seat where somebody has just sat down', () => {
    FakeSocket.last.says(frameOf(4, null, { log: [] }));
    vi.advanceTimersByTime(1);
    expect(FakeSocket.last.commands('watch')).toMatchObject([{ seat: 1 }]);
  });

  it('shows why a move was refused', async () => {
    FakeSocket.last.says(frameOf(4, 1, { moves: [choice] }));
    table.play('B7 +1');
    const [sent] = FakeSocket.last.commands('move');
    FakeSocket.last.says({ type: 'refused', id: sent?.id, code: 'not-your-turn', args: {} });
    await vi.advanceTimersByTimeAsync(1);
    expect(table.refusal).toMatchObject({ code: 'not-your-turn' });
    expect(table.sending).toBe(false);
  });

  it('says what has been shown, once', () => {
    FakeSocket.last.says(frameOf(4, 1));
    FakeSocket.last.says(frameOf(4, 1));
    vi.advanceTimersByTime(10);
    expect(FakeSocket.last.commands('shown')).toMatchObject([{ n: 4 }]);
  });

  it('keeps what fades out of the log, and tells it once', () => {
    FakeSocket.last.says(frameOf(4, 1, { log: [] }));
    vi.advanceTimersByTime(1);
    const events = [
      { n: 5, event: { kind: 'turned', fades: true } },
      { n: 5, event: { kind: 'tile' } },
    ];
    FakeSocket.last.says(frameOf(5, 1, { events }));
    expect(table.step.events.map(({ kind }) => kind)).toEqual(['turned', 'tile']);
    expect(table.log.map(({ event }) => event.kind)).toEqual(['tile']);
  });

  it('tells what was missed to somebody who comes back', () => {
    const [before, after] = [
      { n: 3, event: { kind: 'pawn' } },
      { n: 4, event: { kind: 'turned', fades: true } },
    ];
    FakeSocket.last.says(frameOf(4, 1, { log: [before], events: [after] }));
    expect(table.missed.map(({ kind }) => kind)).toEqual(['turned']);
  });

  describe('round one device, with secret hands', () => {
    const dealt = { n: 4, event: { kind: 'dealt', to: [1] } };

    beforeEach(() => {
      table.equip(folder(true));
      FakeSocket.last.says(
        frameOf(4, 1, { table: toAct(1), log: [], events: [dealt], moves: [choice] }),
      );
      vi.advanceTimersByTime(1);
    });

    it('hides the hand and looks from outside, until somebody lifts the curtain', () => {
      expect(table.hidden).toBe(true);
      expect(table.moves).toEqual([]);
      expect(table.curtain).toEqual([1]);
      expect(FakeSocket.last.commands('watch')).toMatchObject([{ seat: null }]);
      expect(FakeSocket.last.commands('shown')).toEqual([]);
    });

    it('tells nobody behind the curtain what was for one seat', () => {
      FakeSocket.last.says(frameOf(4, null, { table: toAct(1), log: [] }));
      expect(table.step.events).toEqual([]);
      expect(table.hidden).toBe(false);
    });

    it('shows the hand to the one who lifts it, and falls again when the turn is over', () => {
      table.lift(1);
      FakeSocket.last.says(frameOf(4, 1, { table: toAct(1), log: [], moves: [choice] }));
      vi.advanceTimersByTime(1);
      expect([table.hidden, table.curtain, table.moves]).toEqual([false, null, [choice]]);
      FakeSocket.last.says(
        frameOf(5, 1, {
          table: toAct(2),
          events: [{ n: 5, event: { kind: 'x', args: { seat: 1 } } }],
        }),
      );
      expect(table.hidden).toBe(false);
      vi.advanceTimersByTime(300);
      expect([table.hidden, table.curtain]).toEqual([true, [2]]);
      expect(FakeSocket.last.commands('watch').at(-1)).toMatchObject({ seat: null });
    });
  });

  it('round one device without secrets, looks at whoever acts', () => {
    table.equip(folder(false));
    FakeSocket.last.says(frameOf(4, 1, { table: toAct(2), log: [] }));
    vi.advanceTimersByTime(1);
    expect([table.hidden, table.curtain]).toEqual([false, null]);
    expect(FakeSocket.last.commands('watch')).toMatchObject([{ seat: 2 }]);
  });

  it('round one device, asks whom the game asks first, not who pressed last', () => {
    table.equip(folder(false));
    const acting = (n: number, ...seats: number[]) =>
      FakeSocket.last.says(frameOf(n, 1, { table: { ...toAct(2), to_act: seats }, log: [] }));
    acting(4, 2, 1); // seat 2 sells, seat 1 may answer
    vi.advanceTimersByTime(1);
    expect(FakeSocket.last.commands('watch')).toMatchObject([{ seat: 2 }]);
    table.lift(1); // who says that it is theirs to press keeps the device
    acting(5, 2, 1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.last.commands('watch').at(-1)).toMatchObject({ seat: 1 });
  });
});
