/** Plays stages one after the other: what is shown lags behind the view until they are through. */
import { tick } from 'svelte';
import type { Sound } from '../types';
import type { Flight, Stage } from './stages';
import type { NoxView } from './view';

/** A flight with where it begins (on the screen) and where it ends (on the board). */
export interface Placed extends Flight {
  start: DOMRect;
  end: { left: number; top: number; width: number; height: number };
}

export interface Set {
  board: HTMLElement;
  still: boolean;
  sound(name: Sound): void;
}

const FADE_MS = 220;
const UNCOUNTED_MS = 1500; // a round is over and nobody shows the count

export class Director {
  shown = $state.raw() as NoxView;
  flights = $state.raw<Placed[]>([]);
  ms = $state(0);
  /** Something is under way, or about to be. */
  moves = $state(false);
  private view: NoxView;
  private queue: Stage[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waits = false;
  private counts = false;
  private run = 0;

  constructor(view: NoxView) {
    this.view = view;
    this.shown = view;
  }

  /** From now on: these stages, and then the view. What still moves is there at once. */
  start(stages: Stage[], view: NoxView, set: Set): void {
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
    const stage = this.queue.shift();
    if (!stage) {
      this.shown = this.view;
      this.moves = false;
      return;
    }
    if (stage.sound) set.sound(stage.sound);
    this.flights = set.still ? [] : stage.flights.flatMap((flight) => placed(flight, set.board));
    this.shown = set.still ? stage.after : stage.before;
    this.ms = stage.ms;
    const last = Math.max(0, ...stage.flights.map(({ delay }) => delay));
    this.timer = setTimeout(() => this.landed(stage, set), set.still ? FADE_MS : stage.ms + last);
  }

  private landed(stage: Stage, set: Set): void {
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

function placed(flight: Flight, board: HTMLElement): Placed[] {
  const [from, to] = [find(board, flight.from), find(board, flight.to)];
  if (!from || !to) return [];
  const home = board.getBoundingClientRect();
  const { left, top, width, height } = to.getBoundingClientRect();
  const end = { left: left - home.left, top: top - home.top + board.scrollTop, width, height };
  return [{ ...flight, start: from.getBoundingClientRect(), end }];
}

/** The place itself, or the one it belongs to (`hand:2` for `hand:2:B7`). */
function find(board: HTMLElement, place: string): Element | null {
  const exact = board.querySelector(`[data-place="${place}"]`);
  const wider = place.split(':').slice(0, 2).join(':');
  return exact ?? board.querySelector(`[data-place="${wider}"]`);
}
