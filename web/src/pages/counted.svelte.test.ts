import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import house from '../../../src/ludotheque/words/en.ftl?raw';
import client from '../../../src/ludotheque/words/web/en.ftl?raw';
import { aTable, FakeSocket, frameOf, tableInfo } from '../lib/fakes';
import type { GameFolder } from '../lib/game';
import { spoken } from '../lib/speech.svelte';
import type { Table } from '../lib/table.svelte';
import { bundleOf, Speech } from '../lib/words';
import Play from '../table/Play.svelte';
import ScreenPlay from './ScreenPlay.svelte';

const OWN = `
event-pawn = { $who } puts a pawn.
event-scored = It comes to 12.
count-lines = The lines count.
title = Pebbles
ask-play = put a pawn
`;
const MOVES = {
  kind: 'play',
  ms: 400,
  event: { kind: 'pawn' },
  before: {},
  after: {},
  flights: [],
  sound: null,
};
const folder: GameFolder = {
  load: () => Promise.reject(new Error('not needed')),
  secrets: false,
  readMove: (text) => ({ kind: text, args: {} }),
  stages: () => [MOVES],
  scoring: (events) =>
    events.some(({ kind }) => kind === 'scored')
      ? [{ says: { key: 'count-lines' }, totals: {}, show: null }]
      : [],
  sheet: (events) =>
    events
      .filter(({ kind }) => kind === 'scored')
      .map(() => ({ says: { key: 'count-lines' }, points: { 1: 12 }, totals: { 1: 12 } })),
};
const outcome = { scores: { 1: 12, 2: 3 }, places: { 1: 1, 2: 2 }, winners: [1] };

/** As wide as this the drawer lies beside the table. */
function wide(width: number): void {
  (window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport(
    {
      width,
    },
  );
}

describe('while the last piece still moves', () => {
  let table: Table;
  let shown: Record<string, unknown> | null = null;

  aTable((one) => (table = one));
  beforeEach(() => {
    spoken.speech = new Speech('en', [bundleOf('en', [house, client, OWN])]);
    table.equip(folder);
    FakeSocket.last.says(frameOf(4, 1, { log: [] }));
    vi.advanceTimersByTime(1);
  });
  beforeEach(() => wide(1440));
  afterEach(() => (wide(1024), shown && unmount(shown)));

  function look(Page: typeof Play | typeof ScreenPlay): void {
    const props = {
      table,
      module: null,
      get frame() {
        return table.frame!;
      },
    };
    shown = mount(Page, { target: document.body, props });
    flushSync();
  }

  function ends(): void {
    const events = ['pawn', 'scored'].map((kind) => ({ n: 5, event: { kind, args: { seat: 2 } } }));
    const over = tableInfo({ status: 'over', to_act: [] });
    FakeSocket.last.says(frameOf(5, 1, { events, outcome, table: over }));
    flushSync();
  }

  const page = (): string => document.body.textContent;

  it.each([
    ['at the table, with its log open,', Play],
    ['on the wall', ScreenPlay],
  ])('%s nobody has won yet, and nothing is counted', (_, Page) => {
    look(Page);
    ends();
    expect(page()).toContain('puts a pawn');
    for (const early of ['won', 'comes to 12']) expect(page()).not.toContain(early);
    for (let i = 0; i < 60 && !page().includes('won'); i++) {
      vi.advanceTimersByTime(100);
      flushSync();
    }
    expect(page()).toContain('won');
    expect(page()).toContain('comes to 12');
  });
});
