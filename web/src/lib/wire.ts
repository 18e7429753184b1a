/** The types of the wire. Written by scripts/wire_ts.py from the server's own: do not edit. */

export type Seat = number;

/** The first byte of a hand, before its seat (a byte) and its deed (four, little-endian). */
export const HAND = 1;
/** How many bytes there are before those for the judge. */
export const HAND_HEAD = 6;
/** The first byte of a picture, before its log number, deed and step (four each, little-endian). */
export const PICTURE = 2;
/** How many bytes there are before those from the judge. */
export const PICTURE_HEAD = 13;

/** The player's own part of the dice, before the match: for who sat down without one. */
export interface AddNonce {
  do: 'nonce';
  id?: string;
  seat: number;
  nonce: string;
}

/** A legal move, and how good it is. */
export interface Advised {
  move: string;
  value: number;
  why?: Why[];
}

/** Yes or no to somebody who has asked for a pause. */
export interface AnswerPause {
  do: 'answer-pause';
  id?: string;
  seat: number;
  yes: boolean;
}

/** Yes or no to somebody who asks for a seat of the running match. */
export interface AnswerSeat {
  do: 'answer-seat';
  id?: string;
  ask: string;
  yes: boolean;
}

/** Yes or no to somebody who has asked to take a move back. */
export interface AnswerUndo {
  do: 'answer-undo';
  id?: string;
  seat: number;
  yes: boolean;
}

/** What would a strong player do? Answered with a **hint**, to the asker alone; not logged. */
export interface AskHint {
  do: 'hint';
  id?: string;
  seat: number;
}

/** Once it is over: a new table, the same people in the same seats. */
export interface AskRematch {
  do: 'rematch';
  id?: string;
}

/** Somebody asks for a seat of the running match. */
export interface AskedSeat {
  ask: string;
  seat: Seat;
  name: string;
  mine?: boolean;
  answer?: boolean;
}

/** A deed of the hand that the rules wait for; the judge answers with a fact.
 *
 * It happens before everybody's eyes: nothing secret is in it.
 */
export interface Attempt {
  kind: string;
  by: Seat[];
  args?: Record<string, unknown>;
  measure?: Measure | null;
}

/** A box that lies open. */
export interface Box {
  card: Card;
  options: OptionInfo[];
  tables: Record<string, number[]>;
}

/** What stands on the lid of a box. */
export interface Card {
  name: string;
  title: string;
  players: [number, number];
  age: number;
  minutes: number;
  modes: ('digital' | 'referee')[];
  variants: string[];
  bots: string[];
  status: string;
  translated: boolean;
}

/** What somebody at the table has said. */
export interface ChatLine {
  n: number;
  name: string;
  seat?: Seat | null;
  text?: string;
  phrase?: string;
}

/** A legal move, its number, and what it would do up to the first chance or secret. */
export interface Choice {
  move: string;
  number: number;
  effects: Event[];
}

/** None of both: no clock. `move`: so long for each move. `total`: for all, plus `increment`. */
export interface Clock {
  move?: number | null;
  total?: number | null;
  increment?: number;
}

/** Another player saw it too: the fact stands. */
export interface Confirm {
  do: 'confirm';
  id?: string;
  seat: number;
  n?: number;
}

/** The host settles a dispute, or whoever declared puts their own fact right before it stands.
 *
 * Without a fact: it did not happen; what was asked is asked again.
 */
export interface Correct {
  do: 'correct';
  id?: string;
  fact?: string | null;
}

/** Referee: what happened at the real table, as the player at `seat` saw it. */
export interface Declare {
  do: 'declare';
  id?: string;
  seat: number;
  fact: string;
  n?: number;
}

/** How the awaited attempt is done with a hand on a screen. What moves then is in pictures. */
export interface DeedInfo {
  deed: number;
  judge: string;
  version: number;
  by: Seat[];
  what: Record<string, unknown> | null;
  begun: boolean;
  place: number;
  seconds: number | null;
}

/** That is not what happened: play is frozen until the host corrects or keeps the fact. */
export interface Dispute {
  do: 'dispute';
  id?: string;
  seat: number;
  n?: number;
}

/** The command with this id is in the log, durably, at number `n`. */
export interface Done {
  type: 'done';
  id: string;
  n: number;
  code: string | null;
}

/** The host closes the table to onlookers, who leave then, or opens it again. */
export interface Door {
  do: 'door';
  id?: string;
  closed: boolean;
}

/** End a match that cannot go on, because the rules here have changed since: nobody has lost. */
export interface EndStale {
  do: 'end-stale';
  id?: string;
  seat: number;
}

/** What happened, for those who may know. */
export interface Event {
  kind: string;
  args?: Record<string, unknown>;
  to?: Seat[] | null;
  fades?: boolean;
  shows?: boolean;
  knew?: Seat | null;
}

/** The fact that was declared last and does not stand yet. */
export interface FactInfo {
  fact: string;
  seat: Seat;
  attempt: Attempt | null;
  disputed: Seat | null;
  judge: Seat | null;
}

/** What was seen of a deed that is over, with how it was set. */
export interface Film {
  judge: string;
  version: number;
  by: Seat[];
  what: Record<string, unknown>;
  steps: number[];
  pictures: string[];
}

/** The whole of what one seat (or a spectator) may know, after log number `n`. */
export interface Frame {
  type: 'frame';
  n: number;
  seat: Seat | null;
  table: TableInfo;
  view: Record<string, unknown> | null;
  events: Numbered[];
  moves: Choice[];
  ask: string | null;
  attempt: Attempt | null;
  deed: DeedInfo | null;
  stands: Record<string, unknown> | null;
  interruptions: Choice[];
  corrections: Choice[];
  outcome: Outcome | null;
  chat: ChatLine[];
  log: Numbered[] | null;
}

/** What a strong player would do, from what the seat knows and has not faded. */
export interface Hint {
  type: 'hint';
  id: string;
  seat: Seat;
  n: number;
  best: string;
  moves: Advised[];
}

/** The one who asks. */
export interface Me {
  name: string;
}

/** A number that a fact holds, so that it can be typed from the measure. */
export interface Measure {
  fact: string;
  unit: string;
  least: number;
  most: number;
  needed: boolean;
}

/** A move in canonical text. Sent twice under the same id, it is played once. */
export interface Move {
  do: 'move';
  id?: string;
  seat: number;
  move: string;
  n?: number;
}

/** The host does not want to read what somebody says; ready-made phrases go on. */
export interface Mute {
  do: 'mute';
  id?: string;
  seat: number;
  muted?: boolean;
}

/** What the one who asks wants to be called. */
export interface NewName {
  name: string;
}

/** An event, with the log number at which it happened. */
export interface Numbered {
  n: number;
  event: Event;
}

/** A new table. `bots` maps seats to levels; `name` seats the host at seat 1. */
export interface OpenTable {
  game: string;
  players: number;
  options?: Record<string, string | number | boolean>;
  mode?: 'digital' | 'referee';
  visibility?: 'private' | 'public';
  clock?: Clock;
  bots?: Record<Seat, string>;
  name?: string | null;
  nonce?: string;
  hints?: boolean;
}

/** Where to find the new table. */
export interface Opened {
  code: string;
  link: string;
}

/** One choice before a match. `values` are those with words of their own (`lot`, `thick`).
 *
 * `switch`: true or false. `number`: from `low` to `high`. `seat`: the number of a seat. A default
 * of None: the rules decide.
 */
export interface OptionInfo {
  name: string;
  kind: 'choice' | 'number' | 'seat' | 'switch';
  values: string[];
  low: number | null;
  high: number | null;
  default: string | number | boolean | null;
}

/** How it ended, by seat. Places count from 1; equals share a place. */
export interface Outcome {
  scores: Record<Seat, number>;
  places: Record<Seat, number>;
  winners: Seat[];
}

/** The host hands the table to whoever sits at this seat. */
export interface PassHost {
  do: 'pass-host';
  id?: string;
  seat: number;
}

/** Stop play and clocks until somebody resumes. Where a clock runs, the others must agree. */
export interface Pause {
  do: 'pause';
  id?: string;
  seat: number;
}

/** Somebody asks the others: to take a move back, or to stop the clocks for a while. */
export interface Question {
  seat: Seat;
  waiting: Seat[];
}

/** It is not, and nothing has changed. The code and arguments are in the words files. */
export interface Refused {
  type: 'refused';
  id: string;
  code: string;
  args: Record<string, unknown>;
}

/** Before the start the host asks somebody to leave; they cannot sit down here again. */
export interface Remove {
  do: 'remove';
  id?: string;
  seat: number;
}

/** Give up. With two sides the other one wins; with more, a bot plays on. */
export interface Resign {
  do: 'resign';
  id?: string;
  seat: number;
}

/** Go on. */
export interface Resume {
  do: 'resume';
  id?: string;
  seat: number;
}

/** A short line, or a ready-made phrase by its code. */
export interface Say {
  do: 'say';
  id?: string;
  text?: string;
  phrase?: string;
}

/** The host seats a bot or, in a running match, somebody lets one play for who is away. */
export interface SeatBot {
  do: 'bot';
  id?: string;
  seat: number;
  level: string;
}

/** Who sits there. `mine`: the one who asks. `here`: connected now. */
export interface SeatInfo {
  name?: string | null;
  bot?: string | null;
  mine?: boolean;
  here?: boolean;
  away?: boolean;
  gone?: 'leave' | 'resign' | 'timeout' | null;
  clock?: number | null;
  running?: boolean;
  grace?: number | null;
  nonce?: string;
  shown?: number | null;
  muted?: boolean;
}

/** The secret of a seat, to sit there from another device. */
export interface SeatLink {
  secret: string;
}

/** Where a seat's secret leads: it is on this device now. */
export interface Seated {
  code: string;
  seat: Seat;
}

/** What one's hand has shown in the practice room, as its box counts it: before the match, and
 * only where the table evens hands out. It is brought within bounds, and everybody sees it.
 */
export interface ShowHand {
  do: 'hand';
  id?: string;
  seat: number;
  shown: number;
}

/** The person at this socket's seat has been shown everything up to log number `n`. */
export interface Shown {
  do: 'shown';
  id?: string;
  n: number;
}

/** Take a free seat. One person may take several: hot-seat. In a running match it is asking for
 * a seat that was left (with the real box: also for one's own, from a device that is not known any
 * more): answered at once, and taken when the others have said yes.
 */
export interface Sit {
  do: 'sit';
  id?: string;
  seat: number;
  name: string;
  nonce?: string;
}

/** Give the seat up. In a running match that is leaving it. */
export interface Stand {
  do: 'stand';
  id?: string;
  seat: number;
}

/** The host starts the match; every seat must be taken. */
export interface Start {
  do: 'start';
  id?: string;
  first?: number | null;
}

/** Everything about a table that whoever asks may know, but the game itself. */
export interface TableInfo {
  code: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  mode: 'digital' | 'referee';
  visibility: 'private' | 'public';
  clock: Clock;
  status: 'disputed' | 'open' | 'over' | 'paused' | 'playing' | 'stale';
  seats: Record<Seat, SeatInfo>;
  host: boolean;
  host_seat?: Seat | null;
  to_act?: Seat[];
  undo?: Question | null;
  pause?: Question | null;
  asking?: AskedSeat[];
  closed?: boolean;
  fact?: FactInfo | null;
  seed_hash?: string;
  seed?: string | null;
  ended?: 'house' | 'rules' | null;
  rematch?: string | null;
  thinking?: Seat[];
  hints?: boolean;
  watchers?: number;
}

/** A table in a list. */
export interface TableRow {
  code: string;
  game: string;
  status: 'disputed' | 'open' | 'over' | 'paused' | 'playing' | 'stale';
  names: (string | null)[];
  free: number;
  updated: number;
  bots: Seat[];
  mine: Seat[];
  to_act: Seat[];
}

/** Whoever was away sits down again where a bot has played for them. */
export interface TakeBack {
  do: 'take-back';
  id?: string;
  seat: number;
}

/** A bot has begun to think. */
export interface Thinking {
  type: 'thinking';
  seat: Seat;
}

/** Ask to take one's last move back; all people at the table must agree. */
export interface Undo {
  do: 'undo';
  id?: string;
  seat: number;
}

/** Which seat this socket looks at; none: the spectator's view, behind the curtain. */
export interface Watch {
  do: 'watch';
  id?: string;
  seat?: number | null;
}

/** The first message on every socket: a page that is not this one is older than the house. */
export interface Welcome {
  type: 'welcome';
  page: string;
}

/** A reason for a move, as the search has found it. */
export interface Why {
  kind: string;
  args?: Record<string, unknown>;
}

export type ServerMessage =
  | Welcome
  | Frame
  | Done
  | Refused
  | Thinking
  | Hint;

export type SocketCommand =
  | Sit
  | AnswerSeat
  | AddNonce
  | ShowHand
  | Remove
  | Mute
  | Door
  | Stand
  | SeatBot
  | TakeBack
  | PassHost
  | Start
  | Move
  | Declare
  | Confirm
  | Dispute
  | Correct
  | Undo
  | AnswerUndo
  | Resign
  | Pause
  | AnswerPause
  | EndStale
  | Resume
  | Say
  | AskRematch
  | Watch
  | Shown
  | AskHint;
