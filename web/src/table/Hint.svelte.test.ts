import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import client from '../../../src/ludotheque/words/web/en.ftl?raw';
import { FakeSocket, frameOf, openTable, tableInfo } from '../lib/fakes';
import { spoken } from '../lib/speech.svelte';
import type { Table } from '../lib/table.svelte';
import { bundleOf, Speech } from '../lib/words';
import type { Choice, Frame } from '../lib/wire';
import Hint from './Hint.svelte';
import MoveList from './MoveList.svelte';

const own = `move-left = Go left
move-right = Go right
move-stay = Stay
why-otherwise = { $who }: “{ $reply }” after “{ $move }”, { $points } points.`;
const words = new Speech('en', [bundleOf('en', [client, own])]).at({ 2: 'Ben' }, (text) => ({
  kind: text,
  args: {},
}));
const moves: Choice[] = ['left', 'right', 'stay'].map((move, number) => ({
  move,
  number,
  effects: [],
}));
const answer = {
  type: 'hint',
  seat: 1,
  n: 3,
  best: 'right',
  moves: [
    {
      move: 'right',
      value: 0.8,
      why: [
        { kind: 'smells', args: {} },
        { kind: 'otherwise', args: { seat: 2, move: 'stay', reply: 'left', points: 3 } },
        { kind: 'better', args: { move: 'stay', percent: 20 } },
        { kind: 'alike', args: {} },
      ],
    },
    { move: 'stay', value: 0.6 },
    { move: 'left', value: 0.3 },
  ],
};

describe('a hint', () => {
  let table: Table;
  let shown: ReturnType<typeof mount>[] = [];

  beforeEach(() => {
    spoken.speech = words;
    document.body.innerHTML = '<main></main>';
    table = openTable();
    const target = document.querySelector('main')!;
    shown = [Hint, MoveList].map((part) => mount(part, { target, props: { table, words } }));
  });

  afterEach(() => {
    shown.forEach((one) => void unmount(one));
    table.close();
  });

  function frame(n: number, more: Partial<Frame> = {}): void {
    FakeSocket.last.says(frameOf(n, 1, { table: tableInfo({ hints: true }), moves, ...more }));
    flushSync();
  }

  async function asked(): Promise<void> {
    const coming = table.hinting.ask();
    flushSync();
    const [command] = FakeSocket.last.commands('hint').slice(-1);
    expect(command).toMatchObject({ do: 'hint', seat: 1 });
    FakeSocket.last.says({ ...answer, id: command!.id });
    await coming;
    flushSync();
  }

  const slip = (): HTMLElement | null => document.querySelector('aside');
  const bars = (): (string | null)[] =>
    [...document.querySelectorAll('li button')].map(
      (one) => one.querySelector('.worth')?.getAttribute('aria-label') ?? null,
    );

  it.each<[string, Partial<Frame>, boolean]>([
    ['where the table allows it', {}, true],
    ['not where it does not', { table: tableInfo() }, false],
    ['not by who is not to move', { moves: [] }, false],
  ])('may be asked for %s', (_, more, allowed) => {
    frame(1, more);
    expect(table.hinting.allowed).toBe(allowed);
  });

  it('is told in words, and chosen, so that the board shows it', async () => {
    frame(3);
    expect(slip()).toBeNull();
    await asked();
    expect(slip()!.textContent).toContain('Go right');
    expect(table.chosen?.move).toBe('right');
    expect(FakeSocket.last.commands('move')).toEqual([]);
  });

  it('says why, in the words that the box has, what matters most first', async () => {
    frame(3);
    await asked();
    expect(slip()!.querySelector('.why')!.textContent).toBe(
      'Ben: “Go left” after “Stay”, 3 points. Out of 100 games it wins about 20 more than “Stay”.',
    );
  });

  it('leaves alone what was chosen meanwhile, and is chosen with one tap', async () => {
    frame(3);
    table.choose('left');
    await asked();
    expect(table.chosen?.move).toBe('left');
    slip()!.querySelector<HTMLButtonElement>('.button')!.click();
    flushSync();
    expect(table.chosen?.move).toBe('right');
    expect(slip()!.querySelector('.button')).toBeNull();
  });

  it('that is put aside leaves nothing chosen', async () => {
    frame(3);
    await asked();
    slip()!.querySelector<HTMLButtonElement>('.icon')!.click();
    flushSync();
    expect(slip()).toBeNull();
    expect(table.chosen).toBeNull();
  });

  it('says beside each move how good it is', async () => {
    frame(3);
    expect(bars()).toEqual([null, null, null]);
    await asked();
    expect(bars()).toEqual(['0 of 100', '100 of 100', '60 of 100']);
  });

  it('is gone when play goes on', async () => {
    frame(3);
    await asked();
    frame(4, { view: { n: 4 }, events: [{ n: 4, event: { kind: 'moved' } }] });
    await new Promise((done) => setTimeout(done, 0));
    expect(table.hinting.hint).toBeNull();
  });

  it('that is refused shows why, and nothing else', async () => {
    frame(3);
    const coming = table.hinting.ask();
    const [command] = FakeSocket.last.commands('hint');
    FakeSocket.last.says({ type: 'refused', id: command!.id, code: 'table-no-hints', args: {} });
    await coming;
    flushSync();
    expect(table.refusal?.code).toBe('table-no-hints');
    expect(slip()).toBeNull();
    expect(table.hinting.asking).toBe(false);
  });
});
