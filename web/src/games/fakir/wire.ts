/** What Fakir gives to its board. Written by scripts/wire_ts.py from the rules: do not edit. */
import type { Happened, Outcome, Seat } from '../types';

export interface InHole {
  colour: 'blue' | 'green' | 'red' | 'yellow';
  hole: string;
  level: number;
  seat: Seat;
}

export interface OnLine {
  colour: 'blue' | 'green' | 'red' | 'yellow';
  line: string;
  seat: Seat;
}

export interface Removed {
  colour: 'blue' | 'green' | 'red' | 'yellow';
  seat: Seat;
  what: string;
}

export interface Returned {
  colour: 'blue' | 'green' | 'red' | 'yellow';
  seat: Seat;
  to_seat: Seat;
}

export interface Sank {
  colour: 'blue' | 'green' | 'red' | 'yellow';
  from: number;
  hole: string;
  to: number;
}

export interface Stick {
  colour: 'blue' | 'green' | 'red' | 'yellow';
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

export interface FakirEvents {
  lot: Who;
  pierced: OnLine;
  dropped: InHole;
  pulled: OnLine;
  sank: Sank;
  vanished: Vanished;
  swapped: InHole;
  'took-back': Stick;
  returned: Returned;
  removed: Removed;
  out: Who;
  'passed-over': Who;
}

export type FakirEvent = Happened<FakirEvents>;
