/** Where nobody can scroll: all of it is to be seen, and is as large as that allows. */
import type { Attachment } from 'svelte/attachments';

const LEAST = 0.5;
const STEP = 0.05;
const ROUNDING = 1; // pixels: both heights are whole numbers of a place that is none

/** Sets `--fit`, by which the styles below multiply what may be smaller: 1, or less. */
export const fit: Attachment<HTMLElement> = (place) => {
  function measure(): void {
    for (let size = 1; size >= LEAST; size -= STEP) {
      place.style.setProperty('--fit', size.toFixed(2));
      if (place.scrollHeight <= place.clientHeight + ROUNDING) return;
    }
  }
  const resized = new ResizeObserver(measure);
  const changed = new MutationObserver(measure);
  resized.observe(place);
  changed.observe(place, { childList: true, characterData: true, subtree: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
};
