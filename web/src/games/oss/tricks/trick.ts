/** The vocabulary of the tricks, as src/ludotheque/hands/trick.py has it.
 *
 * Millimetres on the table: the origin is its middle, x points to the right of the player (in a duel the
 * first one, in a challenge the Chief), y away from that player. The main hand is the right one.
 */
export type Family = 'classic' | 'hand' | 'exotic' | 'duel' | 'challenge';
export type Spot = readonly [number, number];
export type Which = 'main' | 'other' | 'both';
export type By = 'player' | 'first' | 'second' | 'each' | 'chief';
type Lie = 'tossed' | 'put' | 'held' | 'on-back' | 'between-palms' | 'between-fingers';
type Perch = 'palm' | 'other-palm' | 'back' | 'other-back' | 'palms' | 'pincers' | 'crossed-hands';
type Act =
  | 'pick-up'
  | 'lay-down'
  | 'stand-up'
  | 'hop'
  | 'push'
  | 'strike'
  | 'shoot'
  | 'set'
  | 'catch'
  | 'draw-in'
  | 'sweep'
  | 'stack'
  | 'flick'
  | 'spot'
  | 'snatch';
export type Do =
  Act | 'toss' | 'put' | 'hold' | 'throw' | 'call' | 'name' | 'choose' | 'swap' | 'again';
export type What = 'jack' | 'bone' | 'bones' | 'ball' | 'hand' | 'drums' | 'bag' | 'card' | 'hands';

/** A rectangle by its middle and its sides. */
export interface Area {
  x: number;
  y: number;
  width: number;
  depth: number;
}

interface Prop extends Area {
  thing: 'wall' | 'arch' | 'drum' | 'target' | 'bag';
  height: number;
  /** The openings of the arch, and how wide each of them is. */
  gaps: readonly Spot[];
  gap: number;
}

export interface Step {
  do: Do;
  what: What;
  hand: Which;
  by: By;
  at: Spot | null;
  to: Spot | null;
  /** `again`: from this step on, counted from 1. */
  step: number;
}

export interface Trick {
  id: string;
  name: string;
  family: Family;
  order: 'alone' | 'at-once' | 'in-turn';
  /** On the table or in the hand, Jacks apart; 0: one for each player. */
  bones: number;
  jacks: number;
  start: { lie: Lie; area: Area; spots: readonly Spot[] };
  props: readonly Prop[];
  throw: {
    what: 'jack' | 'bones' | 'none';
    up: Perch;
    down: Perch;
    /** The hands change after each success. */
    swaps: boolean;
    /** Thrown once; the deeds are done while it lies there. */
    rests: boolean;
    hand_at: Spot;
  };
  deed: { act: Act; hand: Which; bones: 'one' | 'many' | 'rising'; within: number };
  count: {
    what:
      'held' | 'laid' | 'on-edge' | 'there' | 'caught' | 'struck' | 'standing' | 'showing' | 'near';
    area: Area | null;
    /** The first player chooses this area or its mirror in x. */
    sides: boolean;
    path: 'any' | 'over' | 'through' | 'across';
    /** To have got there is enough, wherever it comes to rest. */
    passing: boolean;
    at_end: boolean;
    all_on_edge: boolean;
  };
  ends: {
    throws: number;
    drop: 'ends' | 'loses' | 'voids';
    miss: 'again' | 'spent' | 'ends' | 'loses';
    cleared: boolean;
    seconds: number;
  };
  winner: 'number' | 'most' | 'unbeaten' | 'last';
  fact: 'bones' | 'counts' | 'winner' | 'stood' | 'out' | 'said' | 'nearest';
  steps: readonly Step[];
}
