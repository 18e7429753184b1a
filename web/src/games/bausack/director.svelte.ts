/** Plays stages one after the other: what is shown lags behind the view until they are through. */
import { room } from '../../lib/prefs.svelte';
import type { Sound } from '../types';
import type { Moment, Stage } from './stages';
import type { BausackView } from './view';

const FADE_MS = 260;
/** Worth stopping for, also when nothing may move: the hammer, a fall, the end of a round. */
const BRIEF = 0.6;

export class Director {
  shown = $state.raw() as BausackView;
  moment = $state.raw<Moment | null>(null);
  /** Something is being shown. */
  busy = $state(false);
  private view: BausackView;
  private queue: Stage[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: BausackView) {
    this.view = view;
    this.shown = view;
  }

  /** From now on: these stages, and then the view. What still goes on is over at once. */
  start(stages: Stage[], view: BausackView, still: boolean, sound: (name: Sound) => void): void {
    clearTimeout(this.timer);
    this.queue = stages;
    this.view = view;
    this.next(still, sound);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private next(still: boolean, sound: (name: Sound) => void): void {
    const stage = this.queue.shift();
    this.busy = stage !== undefined;
    if (!stage) {
      this.moment = null;
      this.shown = this.view;
      return;
    }
    if (stage.sound) sound(stage.sound);
    this.moment = stage.moment.kind === 'plain' ? null : stage.moment;
    this.shown = stage.view;
    const ms = !still ? stage.ms : this.moment ? stage.ms * BRIEF : Math.min(FADE_MS, stage.ms);
    this.timer = setTimeout(() => this.next(still, sound), ms * room.pace);
  }
}
