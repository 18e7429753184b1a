import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import client from '../../../../../src/ludotheque/words/web/en.ftl?raw';
import { STOCK } from './stock';
import { forget } from '../../../lib/prefs.svelte';
import { bundleOf, Speech } from '../../../lib/words';
import type { Live, Picture } from '../../../lib/motion';
import Building from '../../../building/Building.svelte';
import type { Laid } from '../../../building/poses';

const OPEN = 1;
const TOUCHED = 2;
const FELL = 4;
const LIES = 8;
const SECONDS = 60;

const words = new Speech('en', [bundleOf('en', [client])]).at({ 1: 'Ann' }, (text) => ({
  kind: text,
  args: {},
}));
const laid = (id: string, z: number): Laid => ({ id, place: [0, 0, z], turn: [1, 0, 0, 0] });

describe('a tower that is built on', () => {
  let shown: ReturnType<typeof mount>;
  let see: ((picture: Picture, now: number) => void) | undefined;

  /** Without WebGL: what is said is the same. */
  async function builds(more: { mine?: number | null; tower?: Laid[] } = {}): Promise<void> {
    const { mine = 1, tower = [laid('cube-3', 0.02)] } = more;
    see = undefined;
    const live: Live = {
      info: {
        deed: 1,
        judge: 'blocks',
        version: 1,
        by: [1],
        what: null,
        begun: true,
        place: 0,
        seconds: SECONDS,
      },
      mine,
      ours: mine === null ? [] : [mine],
      send: () => undefined,
      line: () => 1,
      paused: () => false,
      watch: (told) => {
        see = told;
        return () => undefined;
      },
    };
    shown = mount(Building, {
      target: document.body,
      props: {
        props: { words, still: true, dark: false, sound: () => undefined },
        live,
        placing: { tower, block: laid('cube-1', 0.2) },
        stock: STOCK,
        title: 'You build',
        name: 'cube',
        how: 'Drag it.',
      },
    });
    await vi.waitFor(() => expect(see).toBeDefined()); // the plain pictures come when they are needed
    flushSync();
  }

  /** A picture in which every block is where it was. */
  function picture(seconds: number, flags = 0): void {
    see!({ deed: 1, step: 60 * seconds, data: new DataView(new Uint8Array([flags]).buffer) }, 0);
    flushSync();
  }

  const told = (): string => document.querySelector('.told')!.textContent.trim();
  const heard = (): string => document.querySelector('[aria-live]')!.textContent;
  const clock = (): Element | null => document.querySelector('.left');
  const moves = (): void => {
    document.querySelector<HTMLElement>('[aria-label="To the left"]')!.click();
    flushSync();
  };

  beforeEach(() => forget());
  afterEach(() => unmount(shown));

  it('says once that ten seconds are left, and marks the clock', async () => {
    await builds();
    picture(49);
    expect(clock()!.matches('.soon')).toBe(false);
    expect(heard()).toBe('');
    picture(50);
    expect(clock()!.matches('.soon')).toBe(true);
    expect(heard()).toBe('10 seconds left');
    picture(51);
    expect(heard()).toBe('10 seconds left');
  });

  it('tells nobody else what is left of the time', async () => {
    await builds({ mine: null });
    picture(52);
    expect(heard()).toBe('');
    expect(clock()!.matches('.soon')).toBe(true);
  });

  it.each([1, null])('says that the time is up, until it falls (mine: %s)', async (mine) => {
    await builds({ mine });
    picture(59);
    picture(SECONDS + 1 / 60, OPEN);
    expect(told()).toBe('Time’s up: the hand opens');
    expect(heard()).toBe('Time’s up: the hand opens');
    picture(SECONDS + 1, OPEN);
    expect(told()).toBe('Time’s up: the hand opens');
    picture(SECONDS + 1, OPEN | FELL);
    expect(told()).toBe('It falls');
  });

  it('does not say so where somebody has let go, or comes only after that', async () => {
    await builds({ mine: null });
    picture(30);
    picture(31, OPEN);
    expect(told()).toBe('Let go. Does it rest?');
    void unmount(shown);
    await builds({ mine: null });
    picture(SECONDS + 2, OPEN);
    expect(told()).toBe('Let go. Does it rest?');
  });

  it('is not let go by a tap that was for what lay there before', async () => {
    await builds();
    expect(document.querySelector<HTMLElement>('.keys')!.style.pointerEvents).toBe('none');
  });

  it('says why the block sways to whoever has never built, once it was moved', async () => {
    await builds();
    picture(1);
    expect(told()).not.toContain('trembles');
    moves();
    expect(told()).toBe('Every hand trembles: hold still, and it calms down.');
    picture(2, TOUCHED | LIES);
    expect(told()).toContain('It touches.');
    void unmount(shown);
    await builds(); // once more: it is known
    moves();
    expect(told()).toBe('');
  });

  it.each([
    ['tower', [laid('cube-3', 0.02)], 'does not lie on the tower yet'],
    ['table', [], 'does not lie yet: a little lower'],
  ])('says that what has touched does not lie on the %s yet', async (_, tower, says) => {
    await builds({ tower });
    picture(1, TOUCHED);
    expect(told()).toContain(says);
    expect(heard()).toBe(told());
    picture(2, TOUCHED | LIES);
    expect(heard()).toBe('It touches. Hold it still, then let go.');
  });
});
