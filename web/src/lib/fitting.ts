/** What does not fit is said shorter, not cut: the first of several ways to say it that has room. If none has,
 * the last in small letters (`data-small`). */
import type { Attachment } from 'svelte/attachments';
import { actorOf } from './turns';
import type { Event } from './wire';
import type { Speech } from './words';

/** Says it in an element whose parent has a size of its own. `ways`: in full first, the shortest last. */
export function fitting(ways: readonly string[]): Attachment<HTMLElement> {
  return (text) => {
    const box = text.parentElement ?? text;
    const fits = (): boolean =>
      box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth;
    const tell = (): void => {
      delete box.dataset['small'];
      for (const way of ways) {
        text.textContent = way;
        if (fits()) return;
      }
      box.dataset['small'] = '';
    };
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(box);
    return () => observer.disconnect();
  };
}

/** The ways to say what happened: all of it, or how it began and what came of it, with less and less of what
 * was between; in the end its beginning alone, and that there was more. */
export function shorter(events: readonly Event[], words: Speech): string[] {
  const whole = words.short(events);
  const by = actorOf(events);
  const told = events.filter((event) => words.has(`short-${event.kind}`));
  const [first, ...rest] = told.length ? told : events;
  if (!first) return [];
  const begins = words.short([first], by);
  const fewer = rest.map((_, i) => words.short(rest.slice(i + 1), by));
  return [whole, ...fewer.map((ends) => `${begins} … ${ends}`.trim())];
}
