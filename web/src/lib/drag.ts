/** Picking a piece up and putting it down, with a mouse, a pen or a finger.
 *
 * `{@attach drag({ enter, drop, … })}` on what can be picked up; `data-drop="id"` on what can take it.
 * A movement below six pixels stays a tap, and the element's own click.
 */
import type { Attachment } from 'svelte/attachments';

export interface Drag {
  /** Whether it may be picked up now. */
  enabled?: boolean;
  /** It has been picked up. */
  start?(): void;
  /** Over which target it is, or over none. */
  over?(target: string | null): void;
  /** Where it was put down; null: nowhere, or the drag was given up. */
  drop(target: string | null): void;
  /** Called with the way it has gone, to move the piece along. Default: it follows the pointer. */
  move?(dx: number, dy: number): void;
}

const SLACK = 6;

export function drag(options: Drag): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    if (options.enabled === false) return;
    let from: { x: number; y: number; id: number } | null = null;
    let moving = false;
    let target: string | null = null;

    const follow = (dx: number, dy: number): void => {
      if (options.move) options.move(dx, dy);
      else element.style.translate = dx || dy ? `${dx}px ${dy}px` : '';
    };
    const under = (event: PointerEvent): string | null => {
      for (const found of document.elementsFromPoint(event.clientX, event.clientY)) {
        if (element.contains(found)) continue;
        const place = found.closest('[data-drop]');
        if (place) return place.getAttribute('data-drop');
      }
      return null;
    };
    const finish = (put: string | null): void => {
      const wasMoving = moving;
      from = null;
      moving = false;
      target = null;
      element.removeAttribute('data-dragging');
      follow(0, 0);
      if (!wasMoving) return;
      options.over?.(null);
      options.drop(put);
      // The click that follows the end of a drag is not a tap.
      const swallow = (click: globalThis.Event): void => click.stopPropagation();
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
    };

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || from) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    };
    const move = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.id) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!moving) {
        if (Math.hypot(dx, dy) < SLACK) return;
        moving = true;
        element.setPointerCapture(event.pointerId);
        element.setAttribute('data-dragging', '');
        options.start?.();
      }
      follow(dx, dy);
      const now = under(event);
      if (now !== target) options.over?.((target = now));
    };
    const up = (event: PointerEvent): void => {
      if (from && event.pointerId === from.id) finish(moving ? under(event) : null);
    };
    const cancel = (): void => finish(null);
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && moving) finish(null);
    };

    element.style.touchAction = 'none';
    const listen: [string, (event: never) => void][] = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', cancel],
    ];
    for (const [name, handler] of listen) element.addEventListener(name, handler as EventListener);
    addEventListener('keydown', key);
    return () => {
      for (const [name, handler] of listen)
        element.removeEventListener(name, handler as EventListener);
      removeEventListener('keydown', key);
      if (from) finish(null); // taken away under the hand: nothing stays where it was dragged to
    };
  };
}
