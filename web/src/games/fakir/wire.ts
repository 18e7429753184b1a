/** What Fakir gives to its board. Written by scripts/wire_ts.py from the rules: do not edit. */
import type { Happened, Outcome, Read, Seat } from '../types';

export interface Dropped {
  colour: 'blue' | 'green' | 'red' | 'yellow';
  hand: number;
  hole: string;
  level: number;
  seat: Seat;
}

export interface Held {
  colour: 'blue' | 'green' | 'red' | 'yellow';
  hand: number;
  seat: Seat;
}

export interface Pierced {
  colour: 'blue' | 'green' | 'red' | 'yellow';
  hand: number;
  line: string;
  seat: Seat;
}

export interface Pulled {
  colour: 'blue' | 'green' | 'red' | 'yellow';
  line: string;
  seat: Seat;
}

export interface Removed {
  colour: 'blue' | 'green' | 'red' | 'yellow';
  hand: number;
  level: number;
  seat: Seat;
  what: string;
}

export interface Returned {
  colour: 'blue' | 'green' | 'red' | 'yellow';
  hand: number;
  seat: Seat;
  to_seat: Seat;
}

export interface Sank {
  colour: 'blue' | 'green' | 'red' | 'yellow';
  from: number;
  hole: string;
  to: number;
}

export interface Swapped {
  back: 'blue' | 'green' | 'red' | 'yellow';
  colour: 'blue' | 'green' | 'red' | 'yellow';
  hand: number;
  hole: string;
  level: number;
  seat: Seat;
}

/** A vertical stick. */
export interface Upright {
  colour: 'blue' | 'green' | 'red' | 'yellow';
  level: number;
}

export interface Vanished {
  colour: 'blue' | 'green' | 'red' | 'yellow';
  from: number;
  hole: string;
}

/** What an event tells that is about one seat and nothing else: who begins, who is out. */
export interface Who {
  seat: Seat;
}

/** All that one seat may know. */
export interface FakirView {
  box: 'fakir';
  to_act: Seat[];
  outcome: Outcome | null;
  seat: Seat | null;
  players: number;
  teams: boolean;
  drop_through: boolean;
  /** When it is over: who moved last. */
  to: Seat;
  over: boolean;
  colours: Record<Seat, 'blue' | 'green' | 'red' | 'yellow'>;
  hands: Record<Seat, number>;
  lines: Record<string, 'blue' | 'green' | 'red' | 'yellow'>;
  holes: Record<string, Upright>;
  /** First out first; together, together. */
  out: Seat[][];
}

export interface FakirMoves {
  pierce: { line: string };
  drop: { hole: string };
  pull: { line: string; swap: string | null };
  remove: { what: string };
}

export type FakirMove = Read<FakirMoves>;

export interface FakirEvents {
  lot: Who;
  pierced: Pierced;
  dropped: Dropped;
  pulled: Pulled;
  sank: Sank;
  vanished: Vanished;
  swapped: Swapped;
  'took-back': Held;
  returned: Returned;
  removed: Removed;
  out: Who;
  'passed-over': Who;
}

export type FakirEvent = Happened<FakirEvents>;
