/** One way to touch: the first touch chooses, the second confirms; a drag that ends on a target plays
 * at once; the piece itself and Escape put it back, a tap that finds nothing does not. A board says where
 * what is held may go, and no more. */
import { tick, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { BoardProps, Choice, Say, Sound } from './game';
import type { Drag } from './drag';

/** By the name of a target (`data-drop`), the moves that end there: several when more is to be decided. */
export type Targets<One extends Choice = Choice> = ReadonlyMap<string, readonly One[]>;

type Given = Pick<
  BoardProps<unknown>,
  'moves' | 'chosen' | 'choose' | 'confirm' | 'play' | 'explain'
> &
  Partial<Pick<BoardProps<unknown>, 'sound'>>;

/** The moves by the targets that they are read to. */
export function targetsOf<One extends Choice>(
  moves: readonly One[],
  read: (choice: One) => string | null,
): Map<string, One[]> {
  const found = new Map<string, One[]>();
  for (const choice of moves) {
    const at = read(choice);
    if (at !== null) found.set(at, [...(found.get(at) ?? []), choice]);
  }
  return found;
}

/** What is never "beside". */
const THINGS = 'button, canvas, dialog, .sheet';
const HAND = '[data-hand]';

export class Touch<Piece = string, One extends Choice = Choice> {
  /** What was picked up and not put down yet. */
  held = $state.raw<Piece | null>(null);
  /** The target that a dragged piece is over. */
  over = $state<string | null>(null);
  /** What was put down and lies already, before the answer has come. */
  dropped = $state.raw<{ piece: Piece | null; at: string } | null>(null);

  /** To be made while the board's component is. `why`: what to say where a touch does nothing though one
   * may move, if more is to be said than what is asked. `heard`: the sound of a choice. */
  constructor(
    private readonly given: () => Given,
    private readonly find: (held: Piece | null) => Targets<One>,
    private readonly why: (at: string) => Say | null = () => null,
    private readonly heard: Sound | null = null,
  ) {
    // Whoever does not want the chosen move any more, wherever they said so, holds nothing either.
    let [was, with_] = [false, this.held];
    $effect(() => {
      const chosen = this.given().chosen !== null;
      untrack(() => {
        if (was && !chosen && this.held === with_) this.held = null;
        [was, with_] = [chosen, this.held];
      });
    });
    $effect(() => {
      // Moves again, and nothing has happened: it was refused.
      if (this.given().moves.length) untrack(() => (this.dropped = null));
    });
  }

  readonly targets = $derived.by<Targets<One>>(() => this.find(this.held));
  /** The target of the chosen move, wherever it was chosen. */
  readonly aim = $derived.by<string | null>(() => {
    for (const [at, choices] of this.targets) if (this.among(choices)) return at;
    return null;
  });

  private among(choices: readonly Choice[] | undefined): boolean {
    const move = this.given().chosen?.move;
    return choices?.some((one) => one.move === move) ?? false;
  }

  can(at: string): boolean {
    return this.targets.has(at);
  }

  isChosen(at: string): boolean {
    return this.among(this.targets.get(at));
  }

  tap(at: string): void {
    const { confirm, choose, sound } = this.given();
    const choices = this.targets.get(at);
    if (!choices?.length) this.miss(at);
    else if (this.among(choices)) confirm();
    else {
      if (this.heard) sound?.(this.heard);
      choose(choices[0]!.move);
    }
  }

  /** Touched where nothing can be done: it is said what can be. What is held stays in the hand. */
  miss(at: string): void {
    const { moves, explain } = this.given();
    explain?.(moves.length ? this.why(at) : null);
  }

  /** Picked up or, the second time, put back. */
  pick(piece: Piece): void {
    const again = this.held === piece;
    this.release();
    if (!again) this.held = piece;
  }

  /** What can be picked up and carried. */
  drags(piece: Piece, enabled = true): Drag {
    return {
      enabled,
      start: () => {
        this.release();
        this.held = piece;
      },
      over: (target) => (this.over = target),
      drop: (target) => this.drop(target),
    };
  }

  /** Put down there: played at once, unless there is still something to decide. */
  private drop(at: string | null): void {
    this.over = null;
    const [only, other] = (at === null ? null : this.targets.get(at)) ?? [];
    if (!only || at === null) return;
    if (other) this.given().choose(only.move);
    else {
      this.dropped = { piece: this.held, at };
      this.given().play(only.move);
    }
  }

  /** Back to where it was. */
  release(): void {
    if (this.given().chosen) this.given().choose(null);
    this.held = this.over = null;
  }

  /** Something has happened: nothing is picked up any more. */
  rest(): void {
    this.held = this.over = this.dropped = null;
  }

  private get busy(): boolean {
    return this.held !== null || this.given().chosen !== null;
  }

  /** On the board: taps beside everything, and keys that go from the hand to the targets and back. */
  readonly surface: Attachment<HTMLElement> = (board) => {
    const focus = (what: string): void => board.querySelector<HTMLElement>(what)?.focus();
    const click = async (event: MouseEvent): Promise<void> => {
      const on = event.target as Element;
      if (!on.closest(THINGS)) this.miss('');
      else if (event.detail === 0 && on.closest(HAND)) {
        await tick();
        if (this.held !== null) focus('[data-drop]');
      }
    };
    const key = (event: KeyboardEvent): void => {
      if (!this.busy) return;
      if (event.key === 'Escape') {
        focus(`${HAND}[aria-pressed="true"]`);
        this.release();
      } else if (event.key === 'Enter' && (event.target as Element).closest('[data-drop]')) {
        // The second time plays it: on with the rest of the hand.
        if (this.isChosen((event.target as HTMLElement).dataset['drop'] ?? ''))
          void tick().then(() => focus(`${HAND}[aria-pressed="false"]`));
      }
    };
    const stops = [on(board, 'click', click), on(board, 'keydown', key)];
    return () => stops.forEach((stop) => stop());
  };
}
