/** Plays stages one after the other: what is shown lags behind the view until they are through. */
import { tick } from 'svelte';
import type { Sound } from './game';
import { room } from './prefs.svelte';

/** Something that goes from one `data-place` of the board to another. */
export interface Flies {
  from: string;
  to: string;
  /** Milliseconds after the stage began. */
  delay?: number;
}

export interface Stage<View, Flight extends Flies> {
  /** After `over` a count may be shown: what follows waits for it. */
  kind: string;
  /** While things fly, and once they have landed. */
  before: View;
  after: View;
  flights: Flight[];
  ms: number;
  sound: Sound | null;
}

/** The board as it is now: where things are, and whether they may move. */
export interface Set {
  board: HTMLElement;
  still: boolean;
  sound(name: Sound): void;
}

/** How one game's stages are played. */
export interface Script<View, Flight extends Flies, Placed> {
  /** Where on the board it begins and ends; null: one of its places is not there. */
  place(flight: Flight, board: HTMLElement): Placed | null;
  /** A stage that is worth its time also to those who want no motion, with what they see of it. */
  staysFor?(stage: Stage<View, Flight>): Flight[] | null;
}

const FADE_MS = 220;
const UNCOUNTED_MS = 1500; // it is over and nobody shows the count

export class Director<View, Flight extends Flies, Placed> {
  shown = $state.raw() as View;
  flights = $state.raw<Placed[]>([]);
  /** What is being played, if anything. */
  stage = $state.raw<Stage<View, Flight> | null>(null);
  /** Something is under way, or about to be. */
  moves = $state(false);
  private view: View;
  private queue: Stage<View, Flight>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waits = false;
  private counts = false;
  private run = 0;

  constructor(
    view: View,
    private readonly script: Script<View, Flight, Placed>,
  ) {
    this.view = view;
    this.shown = view;
  }

  /** How long things fly now. */
  get ms(): number {
    return (this.stage?.ms ?? 0) * room.pace;
  }

  /** From now on: these stages, and then the view. What still moves is there at once. */
  start(stages: Stage<View, Flight>[], view: View, set: Set): void {
    this.stop();
    this.view = view;
    this.queue = stages;
    this.moves = stages.length > 0;
    if (this.moves) void this.next(set);
    else this.shown = view;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.run++;
    this.queue = [];
    this.waits = false;
    this.moves = false;
    this.flights = [];
    this.stage = null;
    this.shown = this.view;
  }

  /** A count is being shown, or no longer: what follows the end of a round waits for it. */
  count(on: boolean, set: Set): void {
    this.counts = on;
    if (!this.waits) return;
    if (on) clearTimeout(this.timer);
    else this.goOn(set);
  }

  private goOn(set: Set): void {
    clearTimeout(this.timer);
    this.waits = false;
    this.moves = true;
    void this.next(set);
  }

  private async next(set: Set): Promise<void> {
    const run = this.run;
    await tick(); // places are measured as they are drawn
    if (run !== this.run) return;
    const stage = this.queue.shift() ?? null;
    this.stage = stage;
    if (!stage) {
      this.shown = this.view;
      this.moves = false;
      return;
    }
    if (stage.sound) set.sound(stage.sound);
    const stays = set.still ? (this.script.staysFor?.(stage) ?? null) : stage.flights;
    const flown = (stays ?? []).map((flight) => this.script.place(flight, set.board));
    this.flights = flown.filter((flight) => flight !== null);
    this.shown = set.still ? stage.after : stage.before;
    const last = Math.max(0, ...stage.flights.map(({ delay = 0 }) => delay));
    const ms = stays ? this.ms + last : FADE_MS * room.pace;
    this.timer = setTimeout(() => this.landed(stage, set), ms);
  }

  private landed(stage: Stage<View, Flight>, set: Set): void {
    this.flights = [];
    this.shown = stage.after;
    if (stage.kind !== 'over' || this.queue.length === 0) {
      void this.next(set);
      return;
    }
    this.waits = true;
    this.moves = false;
    if (!this.counts) this.timer = setTimeout(() => this.goOn(set), UNCOUNTED_MS);
  }
}

export interface Box {
  left: number;
  top: number;
  width: number;
}

/** A place on the board, measured from the board's own corner, also when it is scrolled. */
export function boxOf(board: HTMLElement, place: string): Box | null {
  const found = board.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
  if (!found) return null;
  const home = board.getBoundingClientRect();
  const top = found.top - home.top + board.scrollTop;
  return { left: found.left - home.left, top, width: found.width };
}
