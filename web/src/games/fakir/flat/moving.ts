/** How pieces of the flat view come and go: sticks slide, ends sink. With reduced motion they fade. */
import { cubicOut, cubicInOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export interface Moving {
  still: boolean;
  /** How long it takes; 0: there is nothing to animate from. */
  ms: number;
}

const NOW: TransitionConfig = { duration: 0 };
const direction = (options?: { direction?: string }): string => options?.direction ?? 'in';

/** A stick in a channel: pushed in from one side, pulled out to the other. */
export function slide(_: Element, moving: Moving, options?: { direction?: string }) {
  if (!moving.ms) return NOW;
  const way = direction(options);
  const side = way === 'out' ? 1 : -1;
  const css = (t: number, u: number): string =>
    moving.still
      ? `opacity:${t}`
      : `opacity:${Math.min(1, t * 3)};transform:translateX(${side * u * 240}px)`;
  return { duration: moving.ms, easing: way === 'out' ? cubicInOut : cubicOut, css };
}

/** The end of an upright one: it comes down from above, and goes down out of sight. */
export function sink(_: Element, moving: Moving, options?: { direction?: string }) {
  if (!moving.ms) return NOW;
  const way = direction(options);
  const css = (t: number, u: number): string =>
    moving.still
      ? `opacity:${t}`
      : `opacity:${t};transform:scale(${way === 'out' ? 1 - 0.6 * u : 1 + 0.8 * u})`;
  return { duration: moving.ms, easing: cubicOut, css };
}
