import { beforeEach, expect, it, vi } from 'vitest';
import { Edition } from './edition.svelte';

const reload = vi.fn();
const answers = vi.fn(() => Promise.resolve(true));
const page = (own: string | null = 'index-old'): Edition => new Edition(own, reload, answers);

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});

it('is loaded anew when the house has a newer page', () => {
  const edition = page();
  edition.served('index-new');
  expect(edition.older).toBe(true);
  edition.renew();
  expect(reload).toHaveBeenCalledOnce();
});

it('stays when it is the newest, when none has been built, and while one works on it', () => {
  for (const [own, served] of [
    ['index-old', 'index-old'],
    ['index-old', ''],
    [null, 'index-new'],
  ] as const) {
    const edition = page(own);
    edition.served(served);
    edition.renew();
    expect(edition.older).toBe(false);
  }
  expect(reload).not.toHaveBeenCalled();
});

it('is loaded anew once for each newer page, and not for ever', () => {
  for (const served of ['index-new', 'index-new', 'index-newer']) {
    const edition = page();
    edition.served(served);
    edition.renew();
  }
  expect(reload).toHaveBeenCalledTimes(2);
});

it('is loaded anew when a part of it does not come, and then says so', async () => {
  const before = page();
  await before.missing();
  expect([reload.mock.calls.length, before.broken]).toEqual([1, false]);
  const after = page();
  await after.missing();
  expect([reload.mock.calls.length, after.broken]).toEqual([1, true]);
});

it('waits for a house that is away before it is loaded anew, and says so meanwhile', async () => {
  vi.useFakeTimers();
  answers.mockResolvedValueOnce(false).mockResolvedValueOnce(false);
  const waiting = page();
  const done = waiting.missing();
  await vi.advanceTimersByTimeAsync(0);
  expect([reload.mock.calls.length, waiting.broken]).toEqual([0, true]);
  await vi.runAllTimersAsync();
  await done;
  expect([reload.mock.calls.length, waiting.broken]).toEqual([1, false]);
  vi.useRealTimers();
});
