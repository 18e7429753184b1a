import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepAwake } from './awake';

class Lock {
  released = false;
  release = vi.fn(() => Promise.resolve(void (this.released = true)));
}

/** A browser that gives such locks, and remembers them. */
function locks(): Lock[] {
  const given: Lock[] = [];
  const request = (): Promise<Lock> => {
    given.push(new Lock());
    return Promise.resolve(given.at(-1)!);
  };
  vi.stubGlobal('navigator', { wakeLock: { request } });
  return given;
}

const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

afterEach(() => vi.unstubAllGlobals());

describe('a screen that stays lit', () => {
  it('takes the lock anew whenever it was lost', async () => {
    const given = locks();
    const sleep = keepAwake();
    await settle();
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(given).toHaveLength(1);
    given[0]!.released = true; // the page was hidden
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(given).toHaveLength(2);
    sleep();
    await settle();
    expect(given[1]!.released).toBe(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(given).toHaveLength(2);
  });

  it('says nothing where there are no locks, or none is given', async () => {
    vi.stubGlobal('navigator', {});
    keepAwake()();
    vi.stubGlobal('navigator', { wakeLock: { request: () => Promise.reject(new Error('no')) } });
    keepAwake()();
    await settle();
  });
});
