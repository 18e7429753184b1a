import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import client from '../../../src/ludotheque/words/web/en.ftl?raw';
import { spoken } from '../lib/speech.svelte';
import { bundleOf, Speech } from '../lib/words';
import type { SeatInfo } from '../lib/wire';
import Chair from './Chair.svelte';

const nothing = (): void => {};

describe('a chair of mine', () => {
  const sit = vi.fn();
  const given = $state({
    seat: 1,
    sitter: { name: 'No. 1', mine: true, here: true } as SeatInfo,
    name: 'No. 1',
    guest: 'Guest',
    host: true,
    levels: [],
    seated: true,
    shared: true,
    sit,
    stand: nothing,
    remove: nothing,
    seatBot: nothing,
  });
  let shown: ReturnType<typeof mount>;
  const field = (): HTMLInputElement => document.querySelector('input')!;

  function types(name: string): void {
    field().value = name;
    field().dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
  }

  beforeEach(() => {
    spoken.speech = new Speech('en', [bundleOf('en', [client])]);
    document.body.innerHTML = '<main></main>';
    shown = mount(Chair, { target: document.querySelector('main')!, props: given });
    flushSync();
  });

  afterEach(() => {
    void unmount(shown);
    sit.mockClear();
  });

  it('keeps what is being typed when the table says something else meanwhile', () => {
    types('Ann');
    given.sitter = { ...given.sitter };
    flushSync();
    expect(field().value).toBe('Ann');
    document.querySelector('form')!.requestSubmit();
    expect(sit).toHaveBeenCalledWith('Ann');
  });

  it('shows the name that the table knows in the end', () => {
    types('Ann');
    given.sitter = { ...given.sitter, name: 'Anna' };
    flushSync();
    expect(field().value).toBe('Anna');
  });
});
