import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from './api';
import { FakeSocket, frameOf } from './fakes';
import { Connection, type Link, type Loss } from './socket';

describe('the connection', () => {
  let links: Link[];
  let losses: (Loss | null)[];
  let frames: number[];
  let pages: string[];
  let connection: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    [links, losses, frames, pages] = [[], [], [], []];
    connection = new Connection(
      'K7MQ2X',
      {
        frame: ({ n }) => frames.push(n),
        thinking: () => undefined,
        picture: () => undefined,
        link: (link, loss) => (links.push(link), losses.push(loss)),
        welcome: (page) => pages.push(page),
      },
      FakeSocket.make,
    );
    connection.open();
  });

  afterEach(() => {
    connection.close();
    vi.useRealTimers();
  });

  /** Open, and let in. */
  function enters(): FakeSocket {
    const socket = FakeSocket.last.opens();
    socket.says({ type: 'welcome', page: 'index-1' });
    socket.says(frameOf(3, 1));
    return socket;
  }

  /** The house says no and closes, as often as somebody comes within so many milliseconds. */
  function refuses(code: string, close: number, within: number): number {
    const before = FakeSocket.all.length;
    for (let ms = 0; ms < within; ms += 10) {
      if (FakeSocket.last.readyState === 0) {
        FakeSocket.last.opens().says({ type: 'refused', id: '', code, args: {} });
        FakeSocket.last.breaks(close);
      }
      vi.advanceTimersByTime(10);
    }
    return FakeSocket.all.length - before;
  }

  it('goes to the socket of the table', () => {
    expect(FakeSocket.last.address).toMatch(/^ws:\/\/.*\/api\/tables\/K7MQ2X\/ws\?hands=1$/);
  });

  it('passes frames on, and which page the house serves', () => {
    enters();
    expect([frames, pages, links]).toEqual([[3], ['index-1'], ['open']]);
  });

  it('answers a command with its own answer', async () => {
    const socket = enters();
    const [first, second] = [connection.do({ do: 'start' }), connection.do({ do: 'rematch' })];
    const [one, two] = socket.sent.map(({ id }) => id as string);
    socket.says({ type: 'refused', id: two, code: 'table-not-over', args: {} });
    socket.says({ type: 'done', id: one, n: 7, code: null });
    await expect(first).resolves.toMatchObject({ n: 7 });
    await expect(second).rejects.toMatchObject({ code: 'table-not-over' });
  });

  it('lets nobody wait for the answer to what could not be read', async () => {
    const socket = enters();
    const asked = connection.hint(1);
    const said = connection.do({ do: 'start' });
    socket.says({ type: 'refused', id: '', code: 'bad-message', args: { why: 'no' } });
    await expect(said).rejects.toMatchObject({ code: 'bad-message' });
    socket.says({ type: 'hint', id: socket.commands('hint')[0]?.id, seat: 1, n: 3, best: 'x' });
    await expect(asked).resolves.toMatchObject({ best: 'x' });
  });

  it('comes back by itself, and nobody hears of it', () => {
    enters().breaks();
    vi.advanceTimersByTime(60);
    expect(FakeSocket.all).toHaveLength(2);
    enters();
    vi.advanceTimersByTime(5000);
    expect(links).toEqual(['open', 'open']);
  });

  it('goes to where the table has moved, and nobody hears of it', () => {
    const socket = enters();
    void connection.do({ do: 'start' });
    socket.says({ type: 'refused', id: '', code: 'table-elsewhere', args: {} });
    socket.breaks(1012);
    vi.advanceTimersByTime(100);
    const again = enters();
    expect(links.filter((link) => link === 'lost')).toEqual([]);
    expect(again.sent).toEqual(socket.sent);
  });

  it('says that it is lost when it stays away', () => {
    enters().breaks();
    for (let i = 0; i < 6; i++) {
      vi.advanceTimersByTime(400);
      if (FakeSocket.last.readyState === 0) FakeSocket.last.breaks();
    }
    expect(links.slice(0, 2)).toEqual(['open', 'lost']);
    expect(new Set(links.slice(1))).toEqual(new Set(['lost']));
    expect(losses.at(-1)).toMatchObject({ why: null });
    expect(FakeSocket.all.length).toBeGreaterThan(3);
  });

  it('sends what was not answered again, under the same id', async () => {
    const before = enters();
    const answer = connection.do({ do: 'move', seat: 1, move: 'B7 +3', n: 4 });
    const [sent] = before.commands('move');
    before.breaks();
    vi.advanceTimersByTime(60);
    const after = enters();
    expect(after.commands('move')).toEqual([sent]);
    after.says({ type: 'done', id: sent?.id, n: 5, code: null });
    await expect(answer).resolves.toMatchObject({ n: 5 });
    after.breaks();
    vi.advanceTimersByTime(120);
    expect(enters().commands('move')).toEqual([]);
  });

  it('keeps what is asked before it is open', () => {
    void connection.do({ do: 'start' });
    expect(FakeSocket.last.sent).toEqual([]);
    expect(FakeSocket.last.opens().commands('start')).toHaveLength(1);
  });

  it('looks at the same seat when it comes back, unless it is another’s now', () => {
    const socket = enters();
    void connection.watch(2);
    socket.says({ type: 'done', id: socket.commands('watch')[0]?.id, n: 1, code: null });
    socket.breaks();
    vi.advanceTimersByTime(60);
    const [look] = enters().commands('watch');
    expect(look).toMatchObject({ seat: 2 });
    FakeSocket.last.says({ type: 'refused', id: look?.id, code: 'table-not-yours', args: {} });
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(120);
    expect(enters().commands('watch')).toEqual([]);
  });

  it('tries again at once when the network is back', () => {
    enters().breaks();
    connection.hurry();
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('waits longer each time it is refused, and says why and for how long', () => {
    expect(refuses('table-full-of-onlookers', 4429, 60_000)).toBeLessThan(9);
    expect(links).not.toContain('open');
    expect(losses.at(-1)?.why?.code).toBe('table-full-of-onlookers');
    expect(losses.at(-1)!.until! - Date.now()).toBeGreaterThan(0);
    expect(refuses('table-full-of-onlookers', 4429, 60_000)).toBeLessThan(5);
  });

  it('waits longer each time it is let in and sent away again', () => {
    for (let i = 0; i < 5; i++) {
      if (FakeSocket.last.readyState === 0) enters();
      FakeSocket.last.says({ type: 'refused', id: '', code: 'table-full-of-onlookers', args: {} });
      FakeSocket.last.breaks(4429);
      vi.advanceTimersByTime(losses.at(-1)!.until! - Date.now() + 1);
    }
    FakeSocket.last.breaks(4429);
    expect(losses.at(-1)!.until! - Date.now()).toBeGreaterThan(10_000);
  });

  it('begins again with short waits once it has held', () => {
    refuses('table-full-of-onlookers', 4429, 60_000);
    connection.again();
    const socket = enters();
    vi.advanceTimersByTime(11_000);
    socket.says({ type: 'thinking', seat: 2 });
    socket.breaks();
    vi.advanceTimersByTime(60);
    expect(FakeSocket.last.readyState).toBe(0);
  });

  it.each([
    [4404, 'table-no-such-code'],
    [4403, 'table-closed'],
    [4426, 'table-newer'],
    [4409, 'table-many-windows'],
  ])('gives up with %i: waiting cannot help', async (close, code) => {
    const socket = enters();
    const answer = connection.do({ do: 'start' });
    socket.says({ type: 'refused', id: '', code, args: {} });
    socket.breaks(close);
    vi.advanceTimersByTime(100_000);
    connection.hurry();
    expect(links).toEqual(['open', 'gone']);
    expect(losses.at(-1)).toEqual({ why: new Refusal(code), until: null });
    expect(FakeSocket.all).toHaveLength(1);
    await expect(answer).rejects.toMatchObject({ code });
    await expect(connection.do({ do: 'start' })).rejects.toMatchObject({ code });
  });

  it('tries again where it has given up, if somebody asks for it', () => {
    const socket = enters();
    socket.says({ type: 'refused', id: '', code: 'table-many-windows', args: {} });
    socket.breaks(4409);
    connection.again();
    expect(FakeSocket.all).toHaveLength(2);
    enters();
    expect(links).toEqual(['open', 'gone', 'lost', 'open']);
  });

  it('notices a connection that only seems to be there when something is sent', () => {
    const socket = enters();
    void connection.do({ do: 'start' });
    vi.advanceTimersByTime(11_000);
    expect(socket.readyState).toBe(3);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
    expect(enters().commands('start')).toHaveLength(1);
  });

  it('notices it when nothing is sent or heard for a while', () => {
    const socket = enters();
    vi.advanceTimersByTime(31_000);
    const [probe] = socket.commands('shown');
    socket.says({ type: 'done', id: probe?.id, n: 3, code: null });
    vi.advanceTimersByTime(20_000);
    expect(socket.readyState).toBe(1);
    vi.advanceTimersByTime(25_000);
    expect(socket.readyState).toBe(3);
  });

  it('notices it when somebody looks again', () => {
    const socket = enters();
    connection.hurry();
    expect(socket.commands('shown')).toHaveLength(1);
    vi.advanceTimersByTime(11_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it('does not wait for ever for a connection to be made', () => {
    vi.advanceTimersByTime(11_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it('gives a hint its time', () => {
    const socket = enters();
    void connection.hint(1);
    vi.advanceTimersByTime(15_000);
    expect(socket.readyState).toBe(1);
  });
});
