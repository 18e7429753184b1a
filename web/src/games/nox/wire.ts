/** What NOX gives to its board. Written by scripts/wire_ts.py from the rules: do not edit. */
import type { Happened, Outcome, Read, Seat } from '../types';

export interface Covered {
  card: string;
  owner: Seat;
  pile: string;
  seat: Seat;
  size: number;
  slot: number;
}

export interface Dealt {
  cards: string[];
  seat: Seat;
}

export interface Draws {
  left: number;
  seat: Seat;
}

export interface Drew {
  card: string;
  seat: Seat;
}

export interface Laid {
  card: string;
  owner: Seat;
  seat: Seat;
  size: number;
  slot: number;
}

export interface Merged {
  below: string;
  gone: number;
  number: number;
  owner: Seat;
  piles: number;
  seat: Seat;
  size: number;
  slot: number;
  top: string;
}

export interface Pile {
  slot: number;
  top: string;
  size: number;
}

export interface Round {
  left: number;
  round: number;
  seat: Seat;
}

export interface RoundOver {
  kitties: Record<Seat, string[]>;
  owner?: Seat;
  reason: 'exhausted' | 'six';
  recorded: Record<Seat, number>;
  round: number;
  scores: Record<Seat, number>;
  totals: Record<Seat, number>;
}

/** What an event tells that is about one seat and nothing else: who begins, who is out. */
export interface Who {
  seat: Seat;
}

/** All that one seat may know. */
export interface NoxView {
  box: 'nox';
  to_act: Seat[];
  outcome: Outcome | null;
  seat: Seat | null;
  players: number;
  variant: 'standard' | 'thick';
  merge: 'choose' | 'top';
  round: number;
  /** Of this round. */
  starter: Seat;
  /** Who plays, draws or is dealt a card. */
  to: Seat;
  stage: 'deal' | 'draw' | 'gather' | 'over' | 'play';
  /** N5: tops and sizes, no more. */
  kitties: Record<Seat, Pile[]>;
  /** Sorted. */
  hands: Record<Seat, string[] | null>;
  hand_sizes: Record<Seat, number>;
  /** Sorted: chance is their order. */
  draw_pile: null;
  /** Cards in the draw pile. */
  left: number;
  /** In this round, sorted (N5: the log). */
  played: string[];
  totals: Record<Seat, number>;
}

export interface NoxMoves {
  extend: { card: string; kitty: number; under: boolean };
  cover: { card: string; kitty: number; pile: string; under: boolean };
}

export type NoxMove = Read<NoxMoves>;

export interface NoxEvents {
  lot: Who;
  round: Round;
  dealt: Dealt;
  extended: Laid;
  covered: Covered;
  merged: Merged;
  draws: Draws;
  drew: Drew;
  skipped: Who;
  'round-over': RoundOver;
}

export type NoxEvent = Happened<NoxEvents>;
