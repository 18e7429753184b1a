/** What a finger or a mouse does to the block in the hand: it draws it over the table, turns it by its ring, and tips
 * it with a tap. */
import type { Holding } from './holding.svelte';
import { Ring, type Point } from './ring';
import type { Site } from './site';

const SLOP = 6; // pixels: less is a tap

interface Spot extends Point {
  event: PointerEvent;
}
export interface Carried {
  move(to: Spot): void;
  drop(at: Spot, taken: boolean): void;
}

/** `acts` is called whenever the hand does something; `tips`: a tap may tip the block now. */
export function carried(
  hand: Holding,
  site: Site,
  at: Spot,
  acts: () => void,
  tips: () => boolean,
): Carried | null {
  const meant = site.meant(at, at.event.pointerType !== 'mouse');
  if (!meant || hand.opened) return null;
  return meant === 'ring' ? turning(hand, site, at, acts) : drawing(hand, site, at, acts, tips);
}

function turning(hand: Holding, site: Site, at: Spot, acts: () => void): Carried {
  let { point } = site.along(at);
  site.light(true);
  return {
    move(to) {
      const next = site.along(to, point).point;
      if (next === point) return;
      hand.spin(Ring.angle(point, next));
      point = next;
      acts();
    },
    drop: () => site.light(false),
  };
}

function drawing(
  hand: Holding,
  site: Site,
  at: Spot,
  acts: () => void,
  tips: () => boolean,
): Carried {
  const { clientX, clientY } = at.event;
  let from: Point = at;
  let moves = false;
  return {
    move(to) {
      moves ||= Math.hypot(to.event.clientX - clientX, to.event.clientY - clientY) > SLOP;
      if (!moves) return;
      const before = from;
      hand.go((place) => site.dragged(before, to, place));
      from = to;
      acts();
    },
    drop(_, taken) {
      if (moves || taken || !tips()) return;
      hand.tip();
      acts();
    },
  };
}
