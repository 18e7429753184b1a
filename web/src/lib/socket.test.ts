import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from './api';
import { FakeSocket, frameOf } from './fakes';
import { Connection, type Link } from './socket';

describe('the connection', () => {
  let links: Link[];
  let frames: number[];
  let refusals: Refusal[];
  let connection: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    [links, frames, refusals] = [[], [], []];
    connection = new Connection(
      'K7MQ2X',
      {
        frame: ({ n }) => frames.push(n),
        thinking: () => undefined,
        link: (link) => links.push(link),
        refused: (refusal) => refusals.push(refusal),
      },
      FakeSocket.make,
    );
    connection.open();
  });

  afterEach(() => {
    connection.close();
    vi.useRealTimers();
  });

  it('goes to the socket of the table', () => {
    expect(FakeSocket.last.address).toMatch(/^ws:\/\/.*\/api\/tables\/K7MQ2X\/ws$/);
  });

  it('passes frames on', () => {
    FakeSocket.last.opens().says(frameOf(3, 1));
    expect(frames).toEqual([3]);
  });

  it('answers a command with its own answer', async () => {
    const socket = FakeSocket.last.opens();
    const [first, second] = [connection.do({ do: 'start' }), connection.do({ do: 'rematch' })];
    const [one, two] = socket.sent.map(({ id }) => id as string);
    socket.says({ type: 'refused', id: two, code: 'table-not-over', args: {} });
    socket.says({ type: 'done', id: one, n: 7, code: null });
    await expect(first).resolves.toMatchObject({ n: 7 });
    await expect(second).rejects.toMatchObject({ code: 'table-not-over' });
  });

  it('comes back by itself, and nobody hears of it', () => {
    FakeSocket.last.opens().breaks();
    vi.advanceTimersByTime(60);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.opens();
    vi.advanceTimersByTime(5000);
    expect(links).toEqual(['open', 'open']);
  });

  it('says that it is lost when it stays away', () => {
    FakeSocket.last.opens().breaks();
    for (let i = 0; i < 6; i++) {
      vi.advanceTimersByTime(400);
      if (FakeSocket.last.onclose && FakeSocket.last.readyState === 0) FakeSocket.last.breaks();
    }
    expect(links).toEqual(['open', 'lost']);
    expect(FakeSocket.all.length).toBeGreaterThan(3);
  });

  it('sends what was not answered again, under the same id', async () => {
    const before = FakeSocket.last.opens();
    const answer = connection.do({ do: 'move', seat: 1, move: 'B7 +3', n: 4 });
    const [sent] = before.commands('move');
    before.breaks();
    vi.advanceTimersByTime(60);
    const after = FakeSocket.last.opens();
    expect(after.commands('move')).toEqual([sent]);
    after.says({ type: 'done', id: sent?.id, n: 5, code: null });
    await expect(answer).resolves.toMatchObject({ n: 5 });
    after.breaks();
    vi.advanceTimersByTime(60);
    expect(FakeSocket.last.opens().commands('move')).toEqual([]);
  });

  it('keeps what is asked before it is open', () => {
    void connection.do({ do: 'start' });
    expect(FakeSocket.last.sent).toEqual([]);
    expect(FakeSocket.last.opens().commands('start')).toHaveLength(1);
  });

  it('looks at the same seat when it comes back', () => {
    const socket = FakeSocket.last.opens();
    void connection.watch(2);
    socket.says({ type: 'done', id: socket.commands('watch')[0]?.id, n: 1, code: null });
    socket.breaks();
    vi.advanceTimersByTime(60);
    expect(FakeSocket.last.opens().commands('watch')).toMatchObject([{ seat: 2 }]);
  });

  it('gives up at a table that is not there', () => {
    const socket = FakeSocket.last.opens();
    socket.says({ type: 'refused', id: '', code: 'table-no-such-code', args: { table: 'K7MQ2X' } });
    socket.breaks(4404);
    vi.advanceTimersByTime(10000);
    expect(links).toEqual(['open', 'gone']);
    expect(refusals).toMatchObject([{ code: 'table-no-such-code' }]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('tries again at once when the network is back', () => {
    FakeSocket.last.opens().breaks();
    connection.hurry();
    expect(FakeSocket.all).toHaveLength(2);
  });
});
