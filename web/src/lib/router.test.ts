import { beforeEach, describe, expect, it, vi } from 'vitest';
import { router } from './router.svelte';

const back = (): Promise<void> =>
  new Promise((done) => {
    addEventListener('popstate', () => setTimeout(done), { once: true });
    history.back();
  });
/** How many things the history says lie open. */
const open = (): number => (history.state as { open?: number } | null)?.open ?? 0;
const until = (state: () => unknown): Promise<unknown> =>
  vi.waitFor(() => expect(state()).toBeTruthy());

describe('going', () => {
  beforeEach(async () => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    router.go('/');
    await until(() => router.route.page === 'shelf');
  });

  it('to the same place twice is one step', () => {
    const steps = vi.spyOn(history, 'pushState');
    router.go('/t/AAAA');
    router.go('/t/AAAA');
    expect(steps.mock.calls.map(([, , path]) => path)).toEqual(['/t/AAAA']);
    steps.mockRestore();
    expect(router.route).toEqual({ page: 'table', code: 'AAAA' });
  });

  it('knows where one came from, also after turning to another page of the same', () => {
    router.go('/t/AAAA');
    router.go('/practice/oss/aslik');
    router.go('/practice/oss/numa', { replace: true });
    expect(router.luggage.from).toBe('/t/AAAA');
  });

  it('back closes what lies open, the last first, and then leaves', async () => {
    router.go('/t/AAAA');
    const closed: string[] = [];
    router.layer(() => closed.push('drawer'));
    router.layer(() => closed.push('booklet'));
    await back();
    expect(closed).toEqual(['booklet']);
    await back();
    expect(closed).toEqual(['booklet', 'drawer']);
    expect(router.route.page).toBe('table');
    await back();
    expect(router.route.page).toBe('shelf');
  });

  it('what was closed by itself leaves no step behind', async () => {
    router.go('/t/AAAA');
    const close = router.layer(() => undefined);
    close();
    await until(() => open() === 0);
    await back();
    expect(router.route.page).toBe('shelf');
  });

  it('elsewhere at once, while something closes, ends there', async () => {
    router.go('/t/AAAA');
    const close = router.layer(() => undefined);
    close();
    router.go('/t/BBBB');
    await until(() => location.pathname === '/t/BBBB');
    expect(router.route).toEqual({ page: 'table', code: 'BBBB' });
    await back();
    expect(router.route).toEqual({ page: 'table', code: 'AAAA' });
  });

  it('what lies below closes first, and is not stepped on later', async () => {
    router.go('/t/AAAA');
    const close = router.layer(() => undefined);
    let drawer = true;
    router.layer(() => (drawer = false));
    close();
    expect(drawer).toBe(true);
    await back();
    await until(() => open() === 0);
    expect(drawer).toBe(false);
    await back();
    expect(router.route.page).toBe('shelf');
  });
});
