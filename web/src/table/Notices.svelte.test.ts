import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import house from '../../../src/ludotheque/words/en.ftl?raw';
import box from '../../../src/ludotheque/games/fakir/words/en.ftl?raw';
import client from '../../../src/ludotheque/words/web/en.ftl?raw';
import { Refusal } from '../lib/api';
import { FakeSocket, frameOf } from '../lib/fakes';
import { placesOf } from '../lib/places';
import { spoken } from '../lib/speech.svelte';
import { Table } from '../lib/table.svelte';
import { bundleOf, Speech } from '../lib/words';
import Notices from './Notices.svelte';

const words = new Speech('en', [bundleOf('en', [house, client, box])]);

describe('a refusal', () => {
  const open = vi.fn();
  let shown: ReturnType<typeof mount> | null = null;

  async function refused(code: string, args: Record<string, unknown>): Promise<HTMLElement> {
    spoken.speech = words;
    const table = new Table('K7MQ2X', FakeSocket.make);
    table.refusal = new Refusal(code, args);
    const places = await placesOf('fakir');
    const placeOf = (one: string): string | null => places.errors[one] ?? null;
    document.body.innerHTML = '<main></main>';
    const target = document.querySelector<HTMLElement>('main')!;
    shown = mount(Notices, {
      target,
      props: { table, frame: frameOf(4, 1), words, placeOf, open },
    });
    flushSync();
    return target;
  }

  afterEach(() => {
    if (shown) void unmount(shown);
    shown = null;
    open.mockClear();
  });

  it('is one tap away from the ruling behind it', async () => {
    const page = await refused('nothing-stops', { hole: 'b2' });
    expect(page.textContent).toContain('Nothing would stop a stick in b2');
    const rule = [...page.querySelectorAll('button')].find(
      (one) => one.textContent?.trim() === 'The rule',
    );
    rule!.click();
    expect(open).toHaveBeenCalledWith('F4');
  });

  it('of the table itself rests on no rule of the game', async () => {
    const page = await refused('table-late', {});
    expect(page.textContent).toContain('Somebody was quicker');
    expect(page.textContent).not.toContain('The rule');
  });
});
