import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameFolder } from './game';
import { aTable, FakeSocket, frameOf, tableInfo } from './fakes';
import { pace, tempo } from './pace.svelte';
import type { Stage } from './stages';
import type { Table } from './table.svelte';

const folder = (secrets: boolean): GameFolder => ({
  load: () => Promise.reject(new Error('not needed')),
  secrets,
  readMove: (text) => ({ kind: text, args: {} }),
});
const choice = { move: 'B7 +1', number: 3, effects: [] };
const MOVES = {
  kind: 'play',
  event: { kind: 'pawn' },
  before: null,
  after: null,
  flights: [],
  sound: null,
};
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

  it('says before the match what my hand has shown, where the table evens hands out', () => {
    table.equip({
      ...folder(false),
      shown: (options) => (options['hands'] === 'even' ? 4.3 : null),
    });
    const open = (options: Record<string, unknown>) =>
      frameOf(4, 1, { table: tableInfo({ status: 'open', seats: both, options }) });
    FakeSocket.last.says(open({}));
    expect(FakeSocket.last.commands('hand')).toEqual([]);
    FakeSocket.last.says(open({ hands: 'even' }));
    FakeSocket.last.says(open({ hands: 'even' }));
    const said = [
      { seat: 1, shown: 4.3 },
      { seat: 2, shown: 4.3 },
    ];
    expect(FakeSocket.last.commands('hand')).toMatchObject(said);
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

  it.each(['digital', 'referee'] as const)(
    'shows a turn again long enough to find it, at the quickest pace and after a reload (%s)',
    (mode) => {
      pace.value = 'quick';
      const log = [{ n: 4, event: { kind: 'pawn', args: { seat: 2 } } }];
      FakeSocket.last.says(frameOf(4, 1, { log, table: tableInfo({ mode, to_act: [1] }) }));
      vi.advanceTimersByTime(1);
      const [turn] = table.turns;
      table.showAgain(turn!);
      expect([table.again, table.step.events]).toEqual([turn, log.map(({ event }) => event)]);
      vi.advanceTimersByTime(1499);
      expect(table.following).toBe(true);
      vi.advanceTimersByTime(1);
      expect([table.again, table.following]).toEqual([null, false]);
      pace.value = 'auto';
    },
  );

  it('lets me act as soon as what the others did has moved, before it has been read', () => {
    const stages = (): Stage<unknown>[] => [
      { ...MOVES, ms: 400 },
      { ...MOVES, ms: 300, aside: true }, // nobody needs to wait for it
    ];
    table.equip({ ...folder(false), stages } as unknown as GameFolder);
    FakeSocket.last.says(frameOf(4, 1, { log: [], table: tableInfo({ to_act: [2] }) }));
    vi.advanceTimersByTime(1);
    const events = [{ n: 5, event: { kind: 'pawn', args: { seat: 2 } } }];
    FakeSocket.last.says(frameOf(5, 1, { events, moves: [choice] }));
    expect([table.following, table.moves]).toEqual([true, []]);
    vi.advanceTimersByTime(tempo.points + tempo.ms(400) - 1);
    expect(table.following).toBe(true);
    vi.advanceTimersByTime(1);
    expect([table.following, table.moves]).toEqual([false, [choice]]);
  });

  it('waits for a picture that comes late, but not for ever', () => {
    const stages = () => [{ ...MOVES, ms: 300 } as unknown as Stage<never>];
    table.equip({ ...folder(false), stages } as unknown as GameFolder);
    const event = { kind: 'pawn', args: { seat: 2 } };
    const mine = tableInfo({ to_act: [1] });
    const moves = (n: number) =>
      frameOf(n, 1, { table: mine, moves: [choice], events: [{ n, event }] });
    FakeSocket.last.says(frameOf(4, 1, { table: mine, moves: [choice] }));
    FakeSocket.last.says(moves(5));
    table.stirs(true);
    vi.advanceTimersByTime(2000);
    expect([table.following, table.moves]).toEqual([true, []]);
    table.stirs(false);
    expect([table.following, table.moves]).toEqual([false, [choice]]);
    FakeSocket.last.says(moves(6));
    table.stirs(true); // and nobody looks at it
    vi.advanceTimersByTime(9000);
    expect(table.moves).toEqual([choice]);
  });

  it('tells which move was taken back', () => {
    const put = { kind: 'pawn', args: { seat: 1, cell: 'c3' } };
    FakeSocket.last.says(frameOf(4, 1, { log: [{ n: 4, event: put }] }));
    vi.advanceTimersByTime(1);
    expect(table.takeback.seat).toBe(1);
    const events = [{ n: 5, event: { kind: 'undone', args: { seat: 1 } } }];
    FakeSocket.last.says(frameOf(5, 1, { events }));
    expect(table.step.events[0]?.args?.taken).toEqual(put);
    expect(table.log.at(-1)?.event.args?.taken).toEqual(put);
    expect(table.takeback.seat).toBeNull();
  });

  it('keeps the lines of those whose turns stand, when somebody takes back', () => {
    const log = [1, 2, 3].map((seat) => ({ n: seat, event: { kind: 'pawn', args: { seat } } }));
    FakeSocket.last.says(frameOf(3, 1, { log }));
    expect(table.turns.map(({ seat }) => seat)).toEqual([2, 3]);
    const events = [{ n: 4, event: { kind: 'undone', args: { seat: 3 } } }];
    FakeSocket.last.says(frameOf(4, 1, { events }));
    vi.advanceTimersByTime(9000);
    expect(table.turns.map(({ seat }) => seat)).toEqual([2]);
  });

  it('speaks to somebody who has given up as before, and to nobody where two look at it', () => {
    const gone = { ...both[1], gone: 'resign' as const };
    const seated = (seats: typeof both) =>
      frameOf(4, null, { log: [], table: tableInfo({ seats }) });
    FakeSocket.last.says(seated({ 1: gone, 2: { name: 'Ben', mine: false } }));
    expect([table.you, table.mySeats]).toEqual([1, []]);
    FakeSocket.last.says(seated({ 1: gone, 2: both[2] }));
    vi.advanceTimersByTime(9000);
    expect(table.you).toBeNull();
  });

  it('says what to do where a touch did nothing, until something is chosen', () => {
    FakeSocket.last.says(frameOf(4, 1, { moves: [choice] }));
    table.explain({ key: 'nox-card-first' });
    expect(table.tip).toEqual({ says: { key: 'nox-card-first' } });
    table.choose('B7 +1');
    expect(table.tip).toBeNull();
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
      expect(table.device.curtain).toEqual([1]);
      expect(FakeSocket.last.commands('watch')).toMatchObject([{ seat: null }]);
      expect(FakeSocket.last.commands('shown')).toEqual([]);
    });

    it('tells nobody behind the curtain what was for one seat', () => {
      FakeSocket.last.says(frameOf(4, null, { table: toAct(1), log: [] }));
      expect(table.step.events).toEqual([]);
      expect(table.hidden).toBe(false);
    });

    it('shows the hand to the one who lifts it, and falls again when the turn is over', () => {
      table.device.lift(1);
      FakeSocket.last.says(frameOf(4, 1, { table: toAct(1), log: [], moves: [choice] }));
      vi.advanceTimersByTime(1);
      expect([table.hidden, table.device.curtain, table.moves]).toEqual([false, null, [choice]]);
      FakeSocket.last.says(
        frameOf(5, 1, {
          table: toAct(2),
          events: [{ n: 5, event: { kind: 'x', args: { seat: 1 } } }],
        }),
      );
      expect(table.hidden).toBe(false);
      vi.advanceTimersByTime(300);
      expect([table.hidden, table.device.curtain]).toEqual([true, [2]]);
      expect(FakeSocket.last.commands('watch').at(-1)).toMatchObject({ seat: null });
    });
  });

  it('round one device without secrets, looks at whoever acts', () => {
    table.equip(folder(false));
    FakeSocket.last.says(frameOf(4, 1, { table: toAct(2), log: [] }));
    vi.advanceTimersByTime(1);
    expect([table.hidden, table.device.curtain]).toEqual([false, null]);
    expect(FakeSocket.last.commands('watch')).toMatchObject([{ seat: 2 }]);
  });

  it('round one device, asks whom the game asks first, not who pressed last', () => {
    table.equip(folder(false));
    const acting = (n: number, ...seats: number[]) =>
      FakeSocket.last.says(frameOf(n, 1, { table: { ...toAct(2), to_act: seats }, log: [] }));
    acting(4, 2, 1); // seat 2 sells, seat 1 may answer
    vi.advanceTimersByTime(1);
    expect(FakeSocket.last.commands('watch')).toMatchObject([{ seat: 2 }]);
    table.device.lift(1); // who says that it is theirs to press keeps the device
    acting(5, 2, 1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.last.commands('watch').at(-1)).toMatchObject({ seat: 1 });
  });
});
