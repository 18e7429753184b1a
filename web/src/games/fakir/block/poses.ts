/** Where sticks are in space. The block's centre is the origin, crossings are one apart; y is up,
 * column a is to the left, row 1 at the back. Pure numbers: no three.js here. */
import type { Preview } from '../effects';
import type { Motion, Place } from '../stages';
import { HOLES, hole, line, type Colour, type FakirView } from '../view';

/** Half the block's edge; the bore's and the sticks' radius; the sticks' length. */
export const HALF = 1.75;
export const BORE = 0.26;
export const ROD = 0.235;
export const LONG = 4.3;

export interface Pose {
  axis: 'x' | 'y' | 'z';
  at: readonly [number, number, number];
  opacity: number;
}

/** A stick to be seen. `key` stays the same while it is the same stick. */
export interface Goal {
  key: string;
  colour: Colour;
  pose: Pose;
}

/** Which side of the block is turned towards us: sticks come and go there. */
export interface Side {
  x: 1 | -1;
  z: 1 | -1;
}

export const height = (level: number): number => level - 2;

export function lying(id: string, slid = 0, side: Side = { x: 1, z: 1 }): Pose {
  const { way, index, level } = line(id);
  const y = height(level);
  return way === 'row'
    ? { axis: 'x', at: [slid * side.x, y, index - 1], opacity: 1 }
    : { axis: 'z', at: [index - 1, y, slid * side.z], opacity: 1 };
}

/** `level` 0: on its way out below. */
export function standing(id: string, level: number, lifted = 0): Pose {
  const { column, row } = hole(id);
  const foot = level ? height(level) + ROD : -HALF - 1;
  return { axis: 'y', at: [column - 1, foot + LONG / 2 + lifted, row - 1], opacity: 1 };
}

export const faint = (pose: Pose, opacity: number): Pose => ({ ...pose, opacity });

/** The sticks as they are, or, when a move is looked at, as they would be, with what was as a ghost. */
export function goals(view: FakirView, preview: Preview, side: Side): Goal[] {
  const found: Goal[] = [];
  const add = (key: string, colour: Colour, pose: Pose): unknown =>
    found.push({ key, colour, pose });
  for (const [id, colour] of Object.entries(view.lines)) {
    const leaves = preview.lines.get(id)?.comes === false;
    add(`${id} ${colour}`, colour, leaves ? faint(lying(id, 1.5, side), 0.6) : lying(id));
  }
  for (const [id, { colour, comes }] of preview.lines) {
    if (comes) add(`ghost ${id} ${colour}`, colour, faint(lying(id), 0.6));
  }
  for (const id of HOLES) {
    const stick = view.holes[id];
    const mark = preview.holes.get(id);
    if (stick) {
      const key = `${id} ${stick.colour}`;
      const here = standing(id, stick.level);
      if (!mark) add(key, stick.colour, here);
      else if (mark.does === 'sinks') {
        add(key, stick.colour, standing(id, mark.to));
        add(`ghost ${key}`, stick.colour, faint(here, 0.22));
      } else if (mark.does === 'swaps')
        add(key, stick.colour, faint(standing(id, stick.level, 0.9), 0.25));
      else add(key, stick.colour, faint(here, 0.3));
    }
    if (mark && ['enters', 'swaps'].includes(mark.does)) {
      add(`ghost ${id} ${mark.colour}`, mark.colour, faint(standing(id, mark.to), 0.65));
    } else if (mark?.does === 'falls') {
      add(`ghost ${id} ${mark.colour}`, mark.colour, faint(standing(id, 1), 0.3));
    }
  }
  return found;
}

/** The key of the stick that a motion ends with, or begins with. */
export function keyOf(place: Place, colour: Colour): string | null {
  if (place.is === 'lying') return `${place.line} ${colour}`;
  return place.is === 'standing' ? `${place.hole} ${colour}` : null;
}

/** Where a stick comes from that was not to be seen before. */
export function entry(motion: Motion | undefined, goal: Pose, side: Side): Pose {
  if (!motion) return faint(goal, 0);
  if (motion.to.is === 'lying') return faint(lying(motion.to.line, LONG + 0.8, side), 0);
  const [x, y, z] = goal.at;
  return { ...goal, at: [x, y + 2.4, z], opacity: 0 };
}

/** Where a stick goes that will not be seen any more. */
export function exit(motion: Motion | undefined, from: Pose, side: Side): Pose {
  if (!motion) return faint(from, 0);
  if (motion.from.is === 'lying') return faint(lying(motion.from.line, LONG + 0.8, side), 0);
  const [x, y, z] = from.at;
  const falls = motion.to.is === 'standing';
  return { ...from, at: [x, falls ? y - 3.6 : y + 2.4, z], opacity: 0 };
}
