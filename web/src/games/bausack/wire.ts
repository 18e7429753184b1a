/** What Bausack · Sac Noir gives to its board. Written by scripts/wire_ts.py from the rules: do not edit. */
import type { Attempted, Happened, Outcome, Read, Seat } from '../types';

export interface Beans {
  beans: number;
  seat: Seat;
}

export interface Bought {
  beans: number;
  block: string;
  seat: Seat;
}

export interface Felled {
  block: string;
  owner: Seat;
  seat: Seat;
  stands: boolean;
}

export interface Found {
  block: string;
}

export interface Fronted {
  block: string;
  owner: Seat;
  seat: Seat;
}

export interface Gave {
  block: string;
  receiver: Seat;
  seat: Seat;
}

export interface Height {
  height: number;
  seat: Seat;
}

export interface NotRaised {
  block: string;
  seat: Seat;
  tries: number;
}

export interface OfTower {
  tower: Seat;
}

export interface OnTower {
  block: string;
  seat: Seat;
  tower_seat: Seat;
}

export interface OneBlock {
  block: string;
  seat: Seat;
}

export interface Place {
  base: boolean;
  block: string;
  raising: boolean;
  tower: Seat;
  tries: number;
}

export interface Returned {
  block: string;
  giver: Seat;
  seat: Seat;
}

export interface Round {
  before: Site;
  round: number;
  seat: Seat;
}

export interface Site {
  fallen: Seat[];
  heights: Record<Seat, number | null>;
  towers: Record<Seat, string[]>;
}

export interface Stood {
  block: string;
  height: number;
  seat: Seat;
  tower_seat: Seat;
}

export interface StoodFor {
  block: string;
  height: number;
  owner: Seat;
  seat: Seat;
}

export interface Stopped {
  height: number | null;
  seat: Seat;
}

/** What an event tells that is about one seat and nothing else: who begins, who is out. */
export interface Who {
  seat: Seat;
}

export interface Won {
  rounds: number;
  seat: Seat;
}

/** All that one seat may know. */
export interface BausackView {
  box: 'bausack';
  to_act: Seat[];
  outcome: Outcome | null;
  seat: Seat | null;
  players: number;
  variant: 'babel' | 'chain' | 'goodpile' | 'knockout' | 'threereds';
  /** The option `box`. */
  sack: 'bausack' | 'sacnoir';
  blind: boolean;
  /** In Babel: the tower. */
  round: number;
  /** Who began this round. */
  first: Seat;
  stage: 'alone' | 'answer' | 'base' | 'bid' | 'draft' | 'draw' | 'front' | 'give' | 'horror' | 'keep' | 'measure' | 'order' | 'over' | 'place' | 'rebuild' | 'sale' | 'take';
  /** Whose choice or whose hand. */
  to: Seat;
  auctioneer: Seat | null;
  sale: 'gift' | 'high' | 'horror' | null;
  /** The last of each, in this auction. */
  bids: Record<Seat, number>;
  /** Out of this auction; before it: going on. */
  passed: Seat[];
  /** Of the gift that waits for an answer. */
  giver: Seat | null;
  /** For sale, or about to be placed. */
  hand: string | null;
  /** Whose tower it is about to be placed on. */
  tower: Seat | null;
  /** That did not raise that tower (B7). */
  tries: number;
  /** Base first. */
  towers: Record<Seat, string[]>;
  /** Null: not measured. */
  heights: Record<Seat, number | null>;
  /** Not in a line yet (Chain). */
  picked: Record<Seat, string[]>;
  /** Front first (Chain). */
  lines: Record<Seat, string[]>;
  /** Blind: in the sack, which all know. */
  table: string[];
  /** Out of this round (Chain). */
  gone: string[];
  /** The first to fall first. */
  fallen: Seat[];
  stopped: Seat[];
  beans: Record<Seat, number>;
  bank: number;
  /** Rounds. */
  won: Record<Seat, number>;
}

export interface BausackMoves {
  take: { block: string };
  line: { block: string };
  front: { owner: Seat };
  sell: { block: string; sale: 'gift' | 'high' | 'horror' };
  bid: { beans: number };
  give: { to_seat: Seat };
  pass: object;
  accept: object;
  keep: object;
  place: object;
  return: object;
  stop: object;
  'go-on': object;
  unmeasured: object;
  fell: object;
  stood: { height: number };
  table: { seat: Seat };
  another: { colour: 'natural' | 'red' };
  lines: object;
}

export type BausackMove = Read<BausackMoves>;

export interface BausackEvents {
  lot: Who;
  round: Round;
  'round-won': Won;
  won: Won;
  bean: Beans;
  table: Who;
  took: OneBlock;
  drew: OneBlock;
  picked: OneBlock;
  lined: OneBlock;
  fronted: Fronted;
  found: Found;
  'lines-lie': Who;
  'sale-high': OneBlock;
  'sale-horror': OneBlock;
  'sale-gift': OneBlock;
  bid: Beans;
  passed: Who;
  bought: Bought;
  unsold: OneBlock;
  unwanted: OneBlock;
  accepted: OneBlock;
  paid: Beans;
  kept: OneBlock;
  gave: Gave;
  places: OneBlock;
  returned: Returned;
  stopped: Stopped;
  'goes-on': Who;
  stood: Stood;
  'stood-for': StoodFor;
  'stood-unmeasured': OnTower;
  'not-raised': NotRaised;
  fell: OnTower;
  felled: Felled;
  rebuilt: Height;
  measured: Height;
}

export type BausackEvent = Happened<BausackEvents>;

export interface BausackAttempts {
  place: Place;
  rebuild: OfTower;
  measure: OfTower;
}

export type BausackAttempt = Attempted<BausackAttempts>;
