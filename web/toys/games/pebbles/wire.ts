/** What Pebbles gives to its board. Written by scripts/wire_ts.py from the rules: do not edit. */
import type { Attempted, Happened, Outcome, Read, Seat } from '../types';

export interface Bids {
  bids: Record<Seat, number>;
}

export interface Drew {
  seat: Seat;
  stones: number;
}

export interface Throw {
  stones: number;
}

/** What an event tells that is about one seat and nothing else: who begins, who is out. */
export interface Who {
  seat: Seat;
}

/** All that one seat may know. */
export interface PebblesView {
  box: 'pebbles';
  to_act: Seat[];
  outcome: Outcome | null;
  seat: Seat | null;
  players: number;
  tin: 'dice' | 'real';
  round: number;
  scores: Record<Seat, number>;
  /** Who has bid. */
  chosen: Seat[];
  thrower: Seat | null;
  over: boolean;
  /** Null: not drawn yet. */
  stones: Record<Seat, number | null>;
  bids: Record<Seat, number | null>;
}

export interface PebblesMoves {
  bid: { stones: number };
  hit: object;
  miss: object;
}

export type PebblesMove = Read<PebblesMoves>;

export interface PebblesEvents {
  lot: Who;
  draws: Who;
  drew: Drew;
  chose: Who;
  bids: Bids;
  hit: Who;
  miss: Who;
}

export type PebblesEvent = Happened<PebblesEvents>;

export interface PebblesAttempts {
  throw: Throw;
}

export type PebblesAttempt = Attempted<PebblesAttempts>;
