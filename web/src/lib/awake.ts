/** Keeps a screen lit that nobody touches, where the browser can do that. */
type Lock = Pick<WakeLockSentinel, 'release' | 'released'>;

/** Until the returned function is called. A lock is lost whenever the page is hidden: it is taken anew. */
export function keepAwake(page: Document = document): () => void {
  let lock: Lock | null = null;
  let wanted = true;

  async function take(): Promise<void> {
    if (!wanted || page.hidden || (lock && !lock.released)) return;
    try {
      lock = (await navigator.wakeLock?.request('screen')) ?? null;
      if (!wanted) void lock?.release();
    } catch {
      // Not allowed (a low battery): then the screen sleeps when it will.
    }
  }

  const again = (): void => void take();
  page.addEventListener('visibilitychange', again);
  again();
  return () => {
    wanted = false;
    page.removeEventListener('visibilitychange', again);
    void lock?.release().catch(() => undefined);
  };
}
