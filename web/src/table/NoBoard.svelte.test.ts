import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import house from '../../../src/ludotheque/words/web/en.ftl?raw';
import { FakeSocket, frameOf } from '../lib/fakes';
import { spoken } from '../lib/speech.svelte';
import { Table } from '../lib/table.svelte';
import { bundleOf, Speech } from '../lib/words';
import NoBoard from './NoBoard.svelte';

const view = { box: 'pebbles', round: 3, bids: { 1: null, 2: true }, stones: [5, 2] };
const effects = [{ kind: 'bid', args: { seat: 1 } }];
const moves = ['bid 1', 'bid 2'].map((move, number) => ({ move, number, effects }));

describe('a game without a board', () => {
  const words = new Speech('en', [bundleOf('en', [house, 'event-bid = { $who } bids.'])]).at(
    { 1: 'Ann', 2: 'Ben' },
    null,
  );
  let table: Table;
  let shown: Record<string, unknown>;

  beforeEach(() => {
    spoken.speech = words;
    FakeSocket.all = [];
    table = new Table('K7MQ2X', FakeSocket.make);
    table.open();
    FakeSocket.last.opens();
    FakeSocket.last.says(frameOf(4, 1, { moves, view }));
    shown = mount(NoBoard, { target: document.body, props: { table, view, words } });
    flushSync();
  });

  afterEach(() => {
    table.close();
    return unmount(shown);
  });

  it('shows all that is known', () => {
    const facts = document.querySelector('dl')?.textContent.replace(/\s+/g, ' ');
    expect(facts).toContain('round 3');
    expect(facts).toContain('stones 5, 2');
    expect(facts).not.toContain('pebbles');
  });

  it('is played with the list: the first tap chooses, the second plays', () => {
    const bid = [...document.querySelectorAll<HTMLElement>('li button')][1]!;
    expect(bid.textContent).toContain('Ann bids.');
    bid.click();
    flushSync();
    expect(table.chosen?.move).toBe('bid 2');
    expect(FakeSocket.last.commands('move')).toEqual([]);
    bid.click();
    expect(FakeSocket.last.commands('move')).toMatchObject([{ seat: 1, move: 'bid 2', n: 4 }]);
  });
});
