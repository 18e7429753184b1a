/** What does not fit is said shorter, not cut: the first of several ways to say it that has room. */
import type { Attachment } from 'svelte/attachments';

/** Says it in an element whose parent has a size of its own. `ways`: in full first, the shortest last. */
export function fitting(ways: readonly string[]): Attachment<HTMLElement> {
  return (text) => {
    const box = text.parentElement ?? text;
    const fits = (): boolean =>
      box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth;
    const tell = (): void => {
      for (const way of ways) {
        text.textContent = way;
        if (fits()) return;
      }
    };
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(box);
    return () => observer.disconnect();
  };
}
