/** What a game's folder gives to the table, and what the table gives to its board.
 *
 * No rules here or below: a board draws the view it is given and offers the moves it is given. It may
 * know the shape of its own views and move texts, never what is legal.
 */
import type { Component, Snippet } from 'svelte';
import type { Live } from './motion';
import type { Stage, Stages } from './stages';
import type { Attempt, Choice as Sent, Event, Film, Measure, Outcome, Seat } from './wire';

export type { Attempt, Event, Film, Live, Measure, Outcome, Seat };

/** An event of a box that declares what each kind of them tells (its `wire.ts`). */
export type Happened<Events> = {
  [Kind in keyof Events]: Omit<Event, 'kind' | 'args'> & {
    kind: Kind;
    args: Pick<Events[Kind], keyof Events[Kind]>;
  };
}[keyof Events];

/** A move that is offered, and what it would do. */
export interface Choice<Told extends Event = Event> extends Omit<Sent, 'effects'> {
  effects: Told[];
}

/** The same of an attempt. */
export type Attempted<Attempts> = {
  [Kind in keyof Attempts]: Omit<Attempt, 'kind' | 'args'> & {
    kind: Kind;
    args: Pick<Attempts[Kind], keyof Attempts[Kind]>;
  };
}[keyof Attempts];

/** A message of the words files with its arguments. `args` are converted as for events: seats become
 * names, `who` is the name of `seat`, lists and maps become text. */
export interface Say {
  key: string;
  args?: Record<string, unknown>;
}

/** A move text taken apart: `kind` picks `move-<kind>` in the game's words, `args` fill it in. */
export interface ReadMove {
  kind: string;
  args: Record<string, unknown>;
}

/** The same of a box that declares what each kind of move names (its `wire.ts`); more may be told of it
 * than it names. */
export type Read<Moves> = {
  [Kind in keyof Moves]: { kind: Kind; args: Moves[Kind] & Record<string, unknown> };
}[keyof Moves];

/** One step of a counting that people follow on the board: "the pawn on c3 sees +2 and −1". */
export interface ScoreStep {
  says: Say;
  /** Points so far, after this step, by seat. */
  totals: Record<Seat, number>;
  /** Whatever the board needs to point at what is counted (cells, piles…). */
  show: unknown;
}

export interface SeatInfo {
  seat: Seat;
  name: string;
  mine: boolean;
  bot: boolean;
  /** May act now. */
  acts: boolean;
  /** Has left the match. */
  gone: boolean;
}

export interface Words {
  readonly language: string;
  say(key: string, args?: Record<string, unknown>): string;
  /** As `say`, with the arguments converted (seats by name, and so on). */
  tell(what: Say): string;
  has(key: string): boolean;
  event(event: Event): string;
  move(choice: Choice): string;
  name(seat: Seat): string;
}

/** Sounds made in the browser: short, quiet, off with one tap. */
export type Sound =
  'wood' | 'paper' | 'bone' | 'click' | 'hollow' | 'slide' | 'drop' | 'turn' | 'win' | 'bell';

/** A fact that was declared and does not stand yet: the next move, or somebody's yes, makes it stand. */
export interface Declared {
  /** Its text, and how it is said: "it has fallen". */
  fact: string;
  says: string;
  by: Seat;
  /** What it was about, if somebody had asked. */
  attempt: Attempt | null;
  /** Who says that it was not so: play is frozen until the judge has said how it was. */
  disputed: Seat | null;
  /** Somebody else said it, and it waits: "That's right" and "That's not so". */
  mayAnswer: boolean;
  /** Who settles a dispute. */
  judge: Seat | null;
  /** It was said here and is not disputed, or it is for this person to settle it: it can be put right. */
  mayCorrect: boolean;
  /** What it could have been, for the one who may correct it (with a measure: typical ones). */
  corrections: readonly Choice[];
  confirm(): void;
  dispute(): void;
  /** As it was; null: it did not happen, and what was asked is asked again. */
  correct(fact: string | null): void;
}

/** A real table: the hands are real, and the page is told what they did. */
export interface Referee<Tried extends Attempt = Attempt> {
  /** The deed that is awaited from somebody's hands (`by`), or null. */
  attempt: Tried | null;
  /** What may be said about it now, by anybody at the table. With `attempt.measure` these are typical
   * ones, and any other number from `least` to `most` may be declared too: `measure.fact` with the
   * number in the place of {}. Empty while one is on its way, for a spectator, while play is frozen. */
  facts: readonly Choice[];
  /** What may be said at any time though nobody asks: somebody has moved the table. */
  interruptions: readonly Choice[];
  /** One tap: it is said. It may be put right until the next move. */
  declare(fact: string): void;
  declared: Declared | null;
}

/** `Told` and `Tried`: the events and attempts of the box, as its `wire.ts` has them. */
export interface BoardProps<
  View = Record<string, unknown>,
  Told extends Event = Event,
  Tried extends Attempt = Attempt,
> {
  /** All that the watched seat may know now. */
  view: View;
  /** The view just before `events`; null when there is nothing to animate from (the page has just been
   * loaded, another seat is watched, a match was taken up again). */
  previous: View | null;
  /** What has just happened, in order: animate it when `previous` is there, and keep marking it as the
   * last move until the next step in any case. Effects of one step are complete in `view`. */
  events: readonly Told[];
  /** Grows by one with each step: key animations on it. */
  step: number;
  /** What each of the others did since my last turn, the oldest first: mark all of it, the older the
   * fainter (`marked` in lib/marks.ts). */
  since?: readonly (readonly Told[])[];

  /** All that was told so far and has not faded, as far as it is kept, the oldest first: for what a view
   * does not tell (in which order piles came to lie there). */
  log?: readonly Told[];

  /** Whose view this is, and who acts through this page; null: a spectator, or behind the curtain. */
  me: Seat | null;
  /** Clockwise, beginning with me (or seat 1). */
  seats: readonly SeatInfo[];

  /** What `me` may do now; empty when it is another's turn, while things move, or while a move is on
   * its way. Everything that can be picked up or is a target follows from these. */
  moves: readonly Choice<Told>[];
  /** The move that is chosen and not confirmed yet (on the board or in the move list): show what it
   * would do, from `chosen.effects`. */
  chosen: Choice<Told> | null;
  /** A whole move is chosen (by its text), or none any more. Half-made choices (a card without its
   * pile) are the board's own business. */
  choose(move: string | null): void;
  /** The chosen move is played: the second tap on its target, Enter. */
  confirm(): void;
  /** Choose and confirm at once: the end of a drag. */
  play(move: string): void;

  /** Played with the real box: what its hands do is declared here. Null, or left out: all is played on
   * the screen. */
  referee?: Referee<Tried> | null;
  /** Played on the screen: the deed of a hand that is awaited or goes on, if one is. */
  live?: Live | null;
  /** What such deeds have left, as the box has it: how towers really stand. */
  stands?: Record<string, unknown> | null;
  /** What was seen of a deed, from how it ended; null: it was done by no hand on a screen. */
  film?(how: Told): Promise<Film | null>;
  /** On a table screen: large, for all, seen from three metres; nobody touches it. */
  afar?: boolean;

  /** How it ended, once it has. */
  outcome: Outcome | null;
  /** A counting is being shown: point at `step.show`. */
  counting: { step: ScoreStep; index: number; steps: readonly ScoreStep[] } | null;

  words: Words;
  /** A touch did nothing: what to do instead, in one short line; null: what is asked stands there already. */
  explain?(says: Say | null): void;
  /** Something still moves though its stages are over: pictures in three dimensions may come late. Whose turn
   * it is is said after it. */
  stirs?(on: boolean): void;
  /** The board has come to this part of what happened: the table says it now. */
  tells?(event: Event): void;

  /** Motion is not wanted: fade instead. */
  still: boolean;
  dark: boolean;
  sound(name: Sound): void;

  /** The name plate of a seat (name, turn, clock, score, connection). Rendered by the board only if the
   * folder says `seatsOnBoard`. */
  plate: Snippet<[Seat]>;
}

/** What may have happened in an attempt, to be said by names and numbers. */
export interface FactsProps<Tried extends Attempt = Attempt> {
  facts: readonly Choice[];
  attempt: Tried;
  words: Words;
  choose(fact: string): void;
}

/** One round on a score sheet. */
export interface SheetRow {
  says: Say;
  points: Record<Seat, number>;
  /** After this round. */
  totals: Record<Seat, number>;
}

/** The default export of `web/src/games/<box>/index.ts`. Small: it is loaded for one table, before the
 * board. */
export interface GameFolder<
  View = Record<string, unknown>,
  Told extends Event = Event,
  Tried extends Attempt = Attempt,
> {
  /** The board itself, a chunk of its own. `Token`: a seat's piece, for its name plate. `Facts`: its own
   * way to say what happened, for a fact that is put right (see `factsOnBoard`). */
  load(): Promise<{
    Board: Component<BoardProps<View, Told, Tried>>;
    Token?: Component<{ seat: Seat; view: View }>;
    Facts?: Component<FactsProps<Tried>>;
  }>;
  /** With the real box: whom its sheet lets begin, asked before the match ("Who is the youngest?"). Without
   * it, and digitally, it is the lot. */
  begins?(options: Readonly<Record<string, unknown>>): Say | null;
  /** Hands that others must not see: round one device, a curtain falls between turns. */
  secrets: boolean;
  /** A move text taken apart, for its words; null: it is said as it stands. */
  readMove(text: string): ReadMove | null;
  /** Pieces that moves, events and errors name by their ids, as people call them: by argument
   * (`block: (id) => …`). Null: it is said as it is. */
  called?: Record<string, (id: string) => Say | null>;
  /** Which group of the move list a move belongs to: the words of its heading. Default: by kind, with
   * the message `moves-<kind>`, or no groups when that message is missing. */
  group?(move: ReadMove): Say;
  /** What is seen of a step, one thing after the other: the table waits for it before it shows the next
   * (bots are quick). Without it a step is there at once. */
  stages?: Stages<View, Stage<View>, Told>;
  /** The one number on a seat's plate, and what it means. `counted`: while a count is shown, the points
   * so far. */
  tally?(
    view: View,
    seat: Seat,
    counted?: Record<Seat, number>,
  ): { value: string; says: Say } | null;
  /** The counting that these events stand for, step by step, or []. Called for each step; also with the
   * last events of a finished match. */
  scoring?(events: readonly Told[], view: View, previous?: View | null): ScoreStep[];
  /** The score sheet, a row a round, from all that has happened; its goal in words. */
  sheet?(events: readonly Told[]): SheetRow[];
  goal?(view: View): Say;
  /** The board has its own way to say what happened in this attempt (two counters for a duel), with
   * `referee.declare`. Otherwise the table's fact bar does it: one button a fact, a keypad for a
   * measure. What follows (that's right, that's not so, how was it) is the table's in any case. */
  factsOnBoard?(attempt: Tried, view: View): boolean;
  /** Where a fact is offered that nobody waits for. `large`: it takes the place of a move (Babel: a block
   * that nobody has named stands), and is as large as one that is asked for. `board`: the board offers
   * it. Default: behind a small button, and asked once more before it is said. */
  unasked?(fact: ReadMove): 'large' | 'board' | null;
  /** What a seat has come to in the end, in words: "three beans". Default: the number alone. */
  result?(view: View, seat: Seat, score: number): Say;
  /** How long the rules give for what is asked (ten seconds to say a number): the fact bar has a timer. */
  seconds?(attempt: Tried, view: View): number | null;
  /** This seat has no part in the match any more: its plate says so, and whoever sits there is told. */
  out?(view: View, seat: Seat): boolean;
  /** The board renders `plate` for every seat itself; otherwise they stand round it. */
  seatsOnBoard?: boolean;
  /** What one begins with in the practice room (`Practice.svelte`), if the box has one. */
  practice?: string;
  /** Where the table evens hands out: what the hand at this device has shown there, if anything. */
  shown?(options: Record<string, unknown>): number | null;
}
