import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import client from '../../../src/ludotheque/words/web/en.ftl?raw';
import { spoken } from '../lib/speech.svelte';
import { bundleOf, Speech } from '../lib/words';
import type { Attempt, Choice } from '../lib/wire';
import Facts from './Facts.svelte';

const own = 'move-fell = it fell\nmove-stood = it stands, { $mm } mm high\nmove-so = it stands';
const words = new Speech('en', [bundleOf('en', [client, own])]).at({}, (text) => {
  const [, mm] = /^stood (\d+)$/.exec(text) ?? [];
  return mm ? { kind: 'stood', args: { mm: Number(mm) } } : { kind: text, args: {} };
});
const fact = (move: string): Choice => ({ move, number: 0, effects: [] });
const measure = { fact: 'stood {}', unit: 'mm', least: 1, most: 4095, needed: true };
const place: Attempt = { kind: 'place', by: [1], measure };

describe('what may have happened', () => {
  const chosen = vi.fn();
  let shown: ReturnType<typeof mount> | null = null;

  function show(facts: string[], attempt: Attempt, before?: string): HTMLElement {
    spoken.speech = words;
    document.body.innerHTML = '<main></main>';
    const target = document.querySelector<HTMLElement>('main')!;
    const props = { facts: facts.map(fact), attempt, words, choose: chosen, before };
    shown = mount(Facts, { target, props });
    flushSync();
    return target;
  }

  const button = (text: string): HTMLButtonElement =>
    [...document.querySelectorAll('button')].find(
      (one) => one.textContent?.trim() === text || one.getAttribute('aria-label') === text,
    )!;
  const press = (...texts: string[]): void =>
    texts.forEach((text) => {
      button(text).click();
      flushSync();
    });

  afterEach(() => {
    if (shown) void unmount(shown);
    shown = null;
    chosen.mockClear();
  });

  it('is said with one tap', () => {
    show(['fell', 'so'], { kind: 'place', by: [1] });
    press('it fell');
    expect(chosen).toHaveBeenCalledWith('fell');
  });

  it('is measured only if somebody has a measure', () => {
    const page = show(['fell', 'so', 'stood 60', 'stood 45'], {
      ...place,
      measure: { ...measure, needed: false },
    });
    expect(page.querySelector('input')).toBeNull();
    press('Measured', '1', '3', '4', 'it stands, 134 mm high');
    expect(chosen).toHaveBeenCalledWith('stood 134');
  });

  it('asks for the number at once where it must be measured, and offers likely ones', () => {
    const page = show(['fell', 'stood 60', 'stood 45'], place);
    expect(page.querySelector('input')).not.toBeNull();
    press('60', 'it stands, 60 mm high');
    expect(chosen).toHaveBeenCalledWith('stood 60');
  });

  it('says what is wrong with a number that cannot be', () => {
    const page = show(['stood 60'], place);
    press('9', '9', '9', '9', 'Type the number from the measure');
    expect(page.querySelector('[role=alert]')?.textContent).toContain('from 1 to 4,095 mm');
    expect(chosen).not.toHaveBeenCalled();
    press('Rub out all', '9', 'Rub out the last digit', '8');
    expect(page.querySelector('[role=alert]')).toBeNull();
    press('it stands, 8 mm high');
    expect(chosen).toHaveBeenCalledWith('stood 8');
  });

  it('begins with what was said, when it is to be put right', () => {
    const page = show(['fell', 'stood 60'], place, 'stood 72');
    expect(page.querySelector('input')?.value).toBe('72');
  });
});
