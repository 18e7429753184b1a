/** What OSS gives to its board. Written by scripts/wire_ts.py from the rules: do not edit. */
import type { Attempted, Happened, Outcome, Read, Seat } from '../types';

export interface Called {
  seat: Seat;
  side: 'bump' | 'hollow';
}

export interface CardLost {
  owner: Seat;
  value: number;
}

export interface CardWon {
  owner: Seat;
  seat: Seat;
  value: number;
}

export interface Challenge {
  bones?: ('black' | 'blue' | 'green' | 'red' | 'white' | 'yellow')[];
  chief?: Seat;
  colour?: 'black' | 'blue' | 'green' | 'red' | 'white' | 'yellow';
  side?: 'bump' | 'hollow';
  tower?: number;
  trick: string;
}

export interface ChallengeWon {
  name: string;
  points: number;
  seat: Seat;
  trick: string;
}

export interface Dealt {
  count: number;
  seat: Seat;
}

export interface Drawn {
  seat: Seat;
  value: number;
}

export interface Duel {
  trick: string;
}

export interface DuelLot {
  seat: Seat;
  ties: number;
}

export interface DuelWon {
  loser: Seat;
  name: string;
  seat: Seat;
}

export interface Eliminated {
  loser: Seat;
  seat: Seat;
}

export interface Hand {
  seat: Seat;
  values: number[];
}

/** A card of a seat's tribe, before a trick. */
export interface Laid {
  value: number;
  trick: string;
}

export interface LaidCard {
  name: string;
  seat: Seat;
  trick: string;
  value: number;
}

export interface Named {
  name: string;
}

export interface NamedColour {
  colour: 'black' | 'blue' | 'green' | 'red' | 'white' | 'yellow';
  seat: Seat;
}

export interface OneTrick {
  name: string;
  trick: string;
}

export interface Paired {
  name: string;
  opponent: Seat;
  seat: Seat;
  trick: string;
}

export interface Replayed {
  left: number;
  name: string;
  seat: Seat;
  value: number;
}

export interface Round {
  round: number;
  seat: Seat;
}

export interface Scored {
  scores: Record<Seat, number>;
}

export interface Solo {
  number: number;
  trick: string;
}

export interface Tied {
  name: string;
  opponent: Seat;
  seat: Seat;
  ties: number;
}

export interface Tower {
  seat: Seat;
  tower: number;
}

export interface TribeCard {
  tribe: Seat;
  value: number;
}

export interface Tried {
  bones: number;
  name: string;
  seat: Seat;
  trick: string;
  value: number;
}

export interface TurnedUp {
  family: 'challenge' | 'classic' | 'duel' | 'exotic' | 'hand';
  name: string;
  trick: string;
}

/** What an event tells that is about one seat and nothing else: who begins, who is out. */
export interface Who {
  seat: Seat;
}

/** All that one seat may know. */
export interface OssView {
  box: 'oss';
  to_act: Seat[];
  outcome: Outcome | null;
  seat: Seat | null;
  players: number;
  round: number;
  chief: Seat;
  stage: 'call' | 'challenge' | 'deal' | 'draw' | 'duel' | 'eliminate' | 'lay' | 'lot' | 'name' | 'new-challenge' | 'over' | 'replay' | 'solo' | 'take' | 'turn-up';
  /** Whom the stage is about; where it is nobody, the Chief. */
  turn: Seat;
  /** In view. */
  tricks: Partial<Record<'challenge' | 'classic' | 'duel' | 'exotic' | 'hand', string>>;
  /** Tricks of past rounds; a challenge not played. */
  gone: string[];
  /** Sorted. */
  hands: Record<Seat, number[] | null>;
  /** Sorted: drawing is chance. */
  piles: Record<Seat, number[] | null>;
  hand_sizes: Record<Seat, number>;
  pile_sizes: Record<Seat, number>;
  /** Not yet played for. */
  laid: Record<Seat, Laid>;
  /** First and second, not yet over. */
  duels: [Seat, Seat][];
  won: Record<Seat, TribeCard[]>;
  /** Challenges won. */
  trophies: Record<Seat, string[]>;
  /** Of cards and challenges. */
  points: Record<Seat, number>;
  /** By tribe, sorted; seen by all. */
  lost: Record<Seat, number[]>;
  /** Used in this round. */
  replays: Record<Seat, number>;
  /** Of the duel being played. */
  ties: number;
  /** Of the duel, before a card is taken. */
  winner: Seat | null;
  challenge: string | null;
  /** Not yet out of the challenge, by seat. */
  left: Seat[];
  /** BadabOss: bones that stand. */
  tower: number;
  /** TargOss: those who flick now. */
  flicking: Seat[];
  /** WarnOss: the colour named; Los LobOss: the side called. */
  word: string | null;
}

export interface OssMoves {
  lay: { value: number; trick: string };
  replay: { value: number };
  enough: object;
  take: { value: number };
  name: { colour: 'black' | 'blue' | 'green' | 'red' | 'white' | 'yellow' };
  call: { side: 'bump' | 'hollow' };
  eliminate: { loser: Seat };
  bones: { count: number };
  'all-on-edge': object;
  counts: { first: number | 'x'; second: number | 'x' };
  won: { winner: Seat };
  tie: object;
  stood: object;
  fell: object;
  out: { losers: Seat[] };
  said: { seat: Seat; verdict: 'right' | 'wrong' };
  silent: object;
  nearest: { seats: Seat[] };
}

export type OssMove = Read<OssMoves>;

export interface OssEvents {
  lot: Who;
  dealt: Dealt;
  hand: Hand;
  round: Round;
  'turned-up': TurnedUp;
  laid: LaidCard;
  paired: Paired;
  managed: Tried;
  'all-on-edge': LaidCard;
  failed: Tried;
  tied: Tied;
  'duel-lot': DuelLot;
  'duel-won': DuelWon;
  replayed: Replayed;
  enough: Who;
  'card-won': CardWon;
  'card-lost': CardLost;
  challenge: OneTrick;
  tower: Who;
  stood: Tower;
  fell: Who;
  called: Called;
  'said-right': Who;
  'said-wrong': Who;
  silent: Who;
  nearest: Who;
  'flicks-again': Who;
  named: NamedColour;
  eliminated: Eliminated;
  out: Who;
  'none-out': Named;
  'all-out': Named;
  'challenge-won': ChallengeWon;
  drew: Who;
  drawn: Drawn;
  scored: Scored;
}

export type OssEvent = Happened<OssEvents>;

export interface OssAttempts {
  solo: Solo;
  duel: Duel;
  challenge: Challenge;
}

export type OssAttempt = Attempted<OssAttempts>;
