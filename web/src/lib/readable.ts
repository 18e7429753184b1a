/** Text in a box of one size: what does not fit is scrolled, with a finger or with the keyboard. */
import type { Attachment } from 'svelte/attachments';

const SLACK = 4; // px: fonts reach a little over their lines

/** `data-more` while there is more to read below. Looked at after layout, so that none is forced. */
export const readable: Attachment<HTMLElement> = (box) => {
  const look = (): void => {
    const rest = box.scrollHeight - box.clientHeight;
    box.toggleAttribute('data-more', rest - box.scrollTop > SLACK);
    // Touched, it may unfold: it is not to lose the focus by that.
    if (rest > SLACK || box === document.activeElement) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const observer = new ResizeObserver(look);
  for (const seen of [box, ...box.children]) observer.observe(seen);
  box.addEventListener('scroll', look, { passive: true });
  return () => {
    observer.disconnect();
    box.removeEventListener('scroll', look);
  };
};
