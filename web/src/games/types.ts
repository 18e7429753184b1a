/** What a game's folder gives to the table, and what the table gives to its board.
 *
 * No rules here or below: a board draws the view it is given and offers the moves it is given. It may
 * know the shape of its own views and move texts, never what is legal.
 */
import type { Component, Snippet } from 'svelte';
import type { Choice, Event, Outcome, Seat } from '../lib/wire';

export type { Choice, Event, Outcome, Seat };

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
export type Sound = 'wood' | 'paper' | 'bone' | 'slide' | 'drop' | 'turn' | 'win';

export interface BoardProps<View = Record<string, unknown>> {
  /** All that the watched seat may know now. */
  view: View;
  /** The view just before `events`; null when there is nothing to animate from (the page has just been
   * loaded, another seat is watched, a match was taken up again). */
  previous: View | null;
  /** What has just happened, in order: animate it when `previous` is there, and keep marking it as the
   * last move until the next step in any case. Effects of one step are complete in `view`. */
  events: readonly Event[];
  /** Grows by one with each step: key animations on it. */
  step: number;

  /** Whose view this is, and who acts through this page; null: a spectator, or behind the curtain. */
  me: Seat | null;
  /** Clockwise, beginning with me (or seat 1). */
  seats: readonly SeatInfo[];

  /** What `me` may do now; empty when it is another's turn, while things move, or while a move is on
   * its way. Everything that can be picked up or is a target follows from these. */
  moves: readonly Choice[];
  /** The move that is chosen and not confirmed yet (on the board or in the move list): show what it
   * would do, from `chosen.effects`. */
  chosen: Choice | null;
  /** A whole move is chosen (by its text), or none any more. Half-made choices (a card without its
   * pile) are the board's own business. */
  choose(move: string | null): void;
  /** The chosen move is played: the second tap on its target, Enter. */
  confirm(): void;
  /** Choose and confirm at once: the end of a drag. */
  play(move: string): void;

  /** How it ended, once it has. */
  outcome: Outcome | null;
  /** A counting is being shown: point at `step.show`. */
  counting: { step: ScoreStep; index: number; steps: readonly ScoreStep[] } | null;

  words: Words;
  /** Motion is not wanted: fade instead. */
  still: boolean;
  dark: boolean;
  sound(name: Sound): void;

  /** The name plate of a seat (name, turn, clock, score, connection). Rendered by the board only if the
   * folder says `seatsOnBoard`. */
  plate: Snippet<[Seat]>;
}

/** The default export of `web/src/games/<box>/index.ts`. Small: it is loaded for one table, before the
 * board. */
export interface GameFolder<View = Record<string, unknown>> {
  /** The board itself, a chunk of its own. `Token`: a seat's piece, for its name plate. */
  load(): Promise<{
    Board: Component<BoardProps<View>>;
    Token?: Component<{ seat: Seat; view: View }>;
  }>;
  /** Hands that others must not see: round one device, a curtain falls between turns. */
  hasSecrets(view: View): boolean;
  /** A move text taken apart, for its words. */
  readMove(text: string): ReadMove;
  /** Which group of the move list a move belongs to: the words of its heading. Default: by kind, with
   * the message `moves-<kind>`, or no groups when that message is missing. */
  group?(move: ReadMove): Say;
  /** How many milliseconds a step takes to be seen before the next is shown (bots are quick). */
  pace?(events: readonly Event[]): number;
  /** The one number on a seat's plate, and what it means. */
  tally?(view: View, seat: Seat): { value: string; says: Say } | null;
  /** The counting that these events stand for, step by step, or []. Called for each step; also with the
   * last events of a finished match. */
  scoring?(events: readonly Event[], view: View, previous?: View | null): ScoreStep[];
  /** The board renders `plate` for every seat itself; otherwise they stand round it. */
  seatsOnBoard?: boolean;
}
