/** What has just come under a finger is not meant by it: a tap that was for what lay there before does nothing.
 *
 * `{@attach settling}` on what takes the place of something else that is pressed. Keys reach it at once.
 */
import type { Attachment } from 'svelte/attachments';

export const SETTLES = 400; // milliseconds: a second tap, or one that comes too late

export const settling: Attachment<HTMLElement> = (fresh) => {
  fresh.style.pointerEvents = 'none';
  const settled = setTimeout(() => (fresh.style.pointerEvents = ''), SETTLES);
  return () => clearTimeout(settled);
};
