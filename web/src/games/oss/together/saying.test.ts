import { describe, expect, it } from 'vitest';
import { Attempt } from '../hand/attempt';
import { LAYOUT } from '../hand/fixtures';
import { DECIDED, GOING } from './pictures';
import { saying } from './saying';
import type { Together } from './setting';

const said = (kind: string, phase: number, number: number | null = null): string =>
  saying({ kind, word: 0 } as Together, new Attempt(LAYOUT), {
    ...{ phase, number, byKeys: false, ready: true },
  }).key;

describe('what is said to one of several hands', () => {
  it.each([
    ['snatch', GOING, 'oss-do-throw'],
    ['snatch', DECIDED, 'oss-once-not-done'],
    ['grab', DECIDED, 'oss-once-got'],
    ['spot', DECIDED, 'oss-once-not-done'],
  ])('%s in phase %s', (kind, phase, key) => {
    expect(said(kind, phase)).toBe(key);
  });

  it('keeps what was said', () => {
    expect(said('spot', DECIDED, 3)).toBe('oss-once-said');
  });
});
