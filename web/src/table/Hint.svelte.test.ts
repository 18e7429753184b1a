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

const own = 'move-left = Go left\nmove-right = Go right\nmove-stay = Stay';
const words = new Speech('en', [bundleOf('en', [client, own])]).at({}, (text) => ({
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
    { move: 'right', value: 0.8 },
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

  it('is told in words, and chosen with one tap', async () => {
    frame(3);
    expect(slip()).toBeNull();
    await asked();
    expect(slip()!.textContent).toContain('Go right');
    slip()!.querySelector<HTMLButtonElement>('.button')!.click();
    flushSync();
    expect(table.chosen?.move).toBe('right');
    expect(slip()).toBeNull();
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
