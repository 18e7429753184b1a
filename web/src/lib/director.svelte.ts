/** Plays what happens on a board, one stage after the other: what is shown lags behind the view until
 * they are through. What somebody else touches is pointed at before it moves. */
import { tick, untrack } from 'svelte';
import type { BoardProps, Event } from './game';
import { boxOf, placed, type Box, type Placed } from './fly';
import { tempo } from './pace.svelte';
import { fromWhereItLies, lasts, touchedBy } from './stages';
import type { FlightOf, Stage, Stages } from './stages';
import { actorOf } from './turns';

/** What the director needs of a board's hand: where a piece was put down and lies already. */
interface Hand {
  readonly lies: string | null;
  rest(): void;
}

const UNCOUNTED_MS = 1500; // it is over and nobody shows the count

export class Director<View, One extends Stage<View>, Told extends Event = Event> {
  shown = $state.raw() as View;
  flights = $state.raw<Placed<FlightOf<One>>[]>([]);
  /** What is being played, if anything. */
  stage = $state.raw<One | null>(null);
  /** The places that are pointed at, by name and on the board. */
  pointing = $state.raw<readonly string[]>([]);
  pointed = $state.raw<Box[]>([]);
  /** Something is under way, or about to be. */
  moves = $state(false);
  /** Where it is all drawn. */
  board = $state() as HTMLElement;
  private view: View;
  private queue: One[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waits = false;
  private counts = false;
  private leads = false;
  private told: readonly Told[] = [];
  private run = 0;

  /** To be made while the board's component is. */
  constructor(
    private readonly given: () => BoardProps<View, Told>,
    private readonly stages: Stages<View, One, Told>,
    private readonly hand: Hand | null = null,
  ) {
    this.view = untrack(given).view;
    this.shown = this.view;
    $effect(() => {
      void this.given().step;
      untrack(() => this.step());
    });
    $effect(() => {
      const counts = this.given().counting !== null;
      untrack(() => this.count(counts));
    });
    $effect(() => void this.board?.toggleAttribute('data-moves', this.moves));
    // What a board moves by CSS keeps to it: `calc(0.3s * var(--pace, 1))`.
    $effect(() => void this.board?.style.setProperty('--pace', String(tempo.ms(1))));
    $effect(() => () => this.stop());
  }

  /** What a count points at, as the box's `scoring` has it, once all that led to it has been shown. */
  counted<Shown>(): Shown | null {
    const step = this.moves ? null : this.given().counting?.step;
    return step ? (step.show as Shown) : null;
  }

  /** How long things fly now. */
  get ms(): number {
    return untrack(() => tempo.ms(this.stage?.ms ?? 0));
  }

  private step(): void {
    const { view, previous, events, counting, me } = this.given();
    // The same events again only mark the last move: what has faded is not shown twice.
    const fresh = previous || events !== this.told ? events : [];
    this.told = events;
    // Nothing moves behind a count that is still being shown.
    const stages = counting ? [] : this.stages(previous, fresh, view);
    const lies = this.hand?.lies ?? null;
    this.start(lies === null ? stages : fromWhereItLies(stages, lies), previous, view);
    this.leads = previous !== null && actorOf(events) !== me;
    this.hand?.rest();
  }

  /** From now on: these stages, and then the view. What still moves is there at once. */
  private start(stages: One[], previous: View | null, view: View): void {
    this.stop();
    this.view = view;
    this.queue = stages;
    this.moves = stages.length > 0;
    this.shown = this.moves ? (previous ?? view) : view;
    if (this.moves) void this.next();
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.run++;
    this.queue = [];
    this.waits = this.moves = this.leads = false;
    this.flights = [];
    this.pointing = this.pointed = [];
    this.stage = null;
  }

  /** A count is being shown, or no longer: what follows the end of a round waits for it. */
  private count(on: boolean): void {
    this.counts = on;
    if (!this.waits) return;
    if (on) clearTimeout(this.timer);
    else this.goOn();
  }

  private goOn(): void {
    clearTimeout(this.timer);
    this.waits = false;
    this.moves = true;
    void this.next();
  }

  private later(ms: number, then: () => void): void {
    this.timer = setTimeout(then, ms);
  }

  private async next(): Promise<void> {
    const { run } = this;
    const stage = this.queue.shift() ?? null;
    this.stage = stage;
    await tick(); // places are measured as they are drawn
    if (run !== this.run) return;
    if (!stage) {
      this.shown = this.view;
      this.moves = false;
    } else {
      this.given().tells?.(stage.event);
      if (this.leads && tempo.points && !stage.watched) this.point(stage);
      else this.play(stage);
    }
  }

  private point(stage: One): void {
    this.pointing = touchedBy(stage);
    this.pointed = this.pointing.flatMap((place) => boxOf(this.board, place) ?? []);
    this.later(tempo.points, () => this.play(stage));
  }

  private play(stage: One): void {
    const { still, sound } = this.given();
    this.leads = false;
    this.pointing = this.pointed = [];
    if (stage.sound) sound(stage.sound);
    const flown = still && !stage.stays ? [] : stage.flights;
    this.flights = flown.flatMap((flight) => placed(flight, this.board) ?? []);
    this.shown = still ? stage.after : stage.before;
    this.later(tempo.ms(lasts(stage, still)), () => this.landed(stage));
  }

  private landed(stage: One): void {
    this.flights = [];
    this.shown = stage.after;
    if (stage.kind !== 'over' || this.queue.length === 0) {
      void this.next();
      return;
    }
    this.waits = true;
    this.moves = false;
    if (!this.counts) this.later(UNCOUNTED_MS, () => this.goOn());
  }
}
