/** One tab stop for a whole board: arrows go from place to place.
 *
 * `{@attach roving('[data-cell]')}` on the board. The next place is the nearest in the arrow's
 * direction, wherever it is drawn, so that it works for grids, hands and circles alike.
 */
import type { Attachment } from 'svelte/attachments';

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Spot {
  x: number;
  y: number;
}

/** The index of the nearest place in a direction: straight ahead counts more than aside. */
export function nearest(spots: readonly Spot[], from: Spot, [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (ahead <= 1) return;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [index, far];
  });
  return best;
}

const centre = (element: Element): Spot => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

export function roving(places: string): Attachment<HTMLElement | SVGElement> {
  return (board) => {
    const all = (): (HTMLElement | SVGElement)[] => [
      ...board.querySelectorAll<HTMLElement>(places),
    ];
    const settle = (at?: Element): void => {
      const found = all();
      const stop = found.includes(at as HTMLElement)
        ? at
        : (found.find((place) => place.getAttribute('tabindex') === '0') ?? found[0]);
      for (const place of found) place.setAttribute('tabindex', place === stop ? '0' : '-1');
    };
    const key = (event: globalThis.Event): void => {
      const { key, target } = event as KeyboardEvent;
      const direction = ARROWS[key];
      const from = (target as Element).closest(places);
      if (!direction || !from) return;
      const found = all().filter((place) => place !== from);
      const next = found[nearest(found.map(centre), centre(from), direction)];
      event.preventDefault();
      if (next) next.focus();
    };
    const focus = (event: globalThis.Event): void => {
      const place = (event.target as Element).closest(places);
      if (place) settle(place);
    };
    settle();
    const watcher = new MutationObserver(() => settle());
    watcher.observe(board, { childList: true, subtree: true });
    board.addEventListener('keydown', key);
    board.addEventListener('focusin', focus);
    return () => {
      watcher.disconnect();
      board.removeEventListener('keydown', key);
      board.removeEventListener('focusin', focus);
    };
  };
}
