/** What Isis & Osiris gives to its board. Written by scripts/wire_ts.py from the rules: do not edit. */
import type { Happened, Outcome, Read, Seat } from '../types';

export interface Counted {
  faces: Record<string, number>;
  game: number;
  near: Record<string, string[]>;
  owners: Record<string, Seat>;
  pawns: Record<string, number>;
  scores: Record<Seat, number>;
  totals: Record<Seat, number>;
}

export interface NextGame {
  game: number;
  seat: Seat;
}

export interface Put {
  cell: string;
  seat: Seat;
}

export interface Turned {
  seat: Seat;
  value: number;
}

/** What an event tells that is about one seat and nothing else: who begins, who is out. */
export interface Who {
  seat: Seat;
}

/** All that one seat may know. */
export interface IsisView {
  box: 'isis';
  to_act: Seat[];
  outcome: Outcome | null;
  seat: Seat | null;
  players: number;
  variant: 'series' | 'standard' | 'stock';
  games: number;
  open: boolean;
  game: number;
  /** Who began this game. */
  first: Seat;
  to: Seat;
  over: boolean;
  /** I3: on view until it lies on the board. */
  held: number | null;
  pawns_on: Record<string, Seat>;
  tiles_on: string[];
  faces: Record<string, number> | null;
  /** Values, sorted. */
  unseen: null;
  pawns: Record<Seat, number>;
  /** {} under `stock`. */
  tiles: Record<Seat, number>;
  stock: number | null;
  totals: Record<Seat, number>;
}

export interface IsisMoves {
  pawn: { cell: string };
  turn: object;
  tile: { cell: string };
  pass: object;
}

export type IsisMove = Read<IsisMoves>;

export interface IsisEvents {
  lot: Who;
  pawn: Put;
  turned: Turned;
  tile: Put;
  passed: Who;
  counted: Counted;
  'next-game': NextGame;
}

export type IsisEvent = Happened<IsisEvents>;
