/** Plays stages one after the other: what is shown lags behind the view until they are through. */
import { tick } from 'svelte';
import type { Sound } from '../types';
import type { Flight, Stage } from './stages';
import type { IsisView } from './view';

interface Box {
  left: number;
  top: number;
  width: number;
}

/** A flight with its places on the board: where it begins and ends, and where it is seen large. */
export interface Placed extends Flight {
  start: Box;
  end: Box;
  middle: Box;
}

export interface Set {
  board: HTMLElement;
  still: boolean;
  sound(name: Sound): void;
}

const FADE_MS = 220;
const UNCOUNTED_MS = 1500; // the board is full and nobody shows the count

export class Director {
  shown = $state.raw() as IsisView;
  flights = $state.raw<Placed[]>([]);
  /** What is being played, if anything. */
  stage = $state.raw<Stage | null>(null);
  /** Something is under way, or about to be. */
  moves = $state(false);
  private view: IsisView;
  private queue: Stage[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waits = false;
  private counts = false;
  private run = 0;

  constructor(view: IsisView) {
    this.view = view;
    this.shown = view;
  }

  /** From now on: these stages, and then the view. What still moves is there at once. */
  start(stages: Stage[], view: IsisView, set: Set): void {
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

  /** A count is being shown, or no longer: what follows the end of a game waits for it. */
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
    const { still } = set;
    // Whoever wants no motion still sees what is turned up, and for as long.
    const flown = stage.flights.filter(({ how }) => !still || how === 'again');
    this.flights = flown.flatMap((flight) => placed(flight, set.board));
    this.shown = still ? stage.after : stage.before;
    const brief = still && stage.kind !== 'again' && stage.kind !== 'turned';
    this.timer = setTimeout(() => this.landed(stage, set), brief ? FADE_MS : stage.ms);
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

const LARGE = 0.5; // of the grid, when a tile is shown to all

function placed(flight: Flight, board: HTMLElement): Placed[] {
  const home = board.getBoundingClientRect();
  const box = (place: string): Box | null => {
    const found = board.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
    if (!found) return null;
    const top = found.top - home.top + board.scrollTop;
    return { left: found.left - home.left, top, width: found.width };
  };
  const [start, end, grid] = [box(flight.from), box(flight.to), box('grid')];
  if (!start || !end || !grid) return [];
  const width = grid.width * LARGE;
  const edge = (grid.width - width) / 2;
  const middle = { left: grid.left + edge, top: grid.top + edge, width };
  return [{ ...flight, start, end, middle }];
}
