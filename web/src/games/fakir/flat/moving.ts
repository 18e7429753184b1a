/** How pieces of the flat view come and go: sticks slide, ends sink. With reduced motion they fade. */
import { cubicOut, cubicInOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import type { Motion } from '../effects';
import type { Colour } from '../view';

export interface Moving {
  motions: readonly Motion[];
  still: boolean;
  colour: Colour;
  /** The line it lies in, or the hole it stands in. */
  at: string;
  /** Where it is not animated, because nothing was there to animate from. */
  quiet: boolean;
}

const isAt = (place: Motion['from'], at: string): boolean =>
  (place.is === 'lying' && place.line === at) || (place.is === 'standing' && place.hole === at);

/** Its part in what happens: the last one that ends there, or the first that leaves from there. */
function timing({ motions, colour, at }: Moving, way: string): { delay: number; duration: number } {
  const same = motions.filter((motion) => motion.colour === colour);
  const found =
    way === 'in'
      ? same.findLast((motion) => isAt(motion.to, at))
      : same.find((motion) => isAt(motion.from, at));
  return found ? { delay: found.at, duration: found.takes } : { delay: 0, duration: 180 };
}

const NOW: TransitionConfig = { duration: 0 };
const direction = (options?: { direction?: string }): string => options?.direction ?? 'in';

/** A stick in a channel: pushed in from one side, pulled out to the other. */
export function slide(_: Element, moving: Moving, options?: { direction?: string }) {
  if (moving.quiet) return NOW;
  const way = direction(options);
  const side = way === 'out' ? 1 : -1;
  const css = (t: number, u: number): string =>
    moving.still
      ? `opacity:${t}`
      : `opacity:${Math.min(1, t * 3)};transform:translateX(${side * u * 240}px)`;
  return { ...timing(moving, way), easing: way === 'out' ? cubicInOut : cubicOut, css };
}

/** The end of an upright one: it comes down from above, and goes down out of sight. */
export function sink(_: Element, moving: Moving, options?: { direction?: string }) {
  if (moving.quiet) return NOW;
  const way = direction(options);
  const css = (t: number, u: number): string =>
    moving.still
      ? `opacity:${t}`
      : `opacity:${t};transform:scale(${way === 'out' ? 1 - 0.6 * u : 1 + 0.8 * u})`;
  return { ...timing(moving, way), easing: cubicOut, css };
}
