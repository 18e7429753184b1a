/** What both pictures of the block share: what can be tapped, what would happen, what just did. */
import { Director } from '../../lib/director.svelte';
import { marked } from '../../lib/marks';
import { Touch } from '../../lib/touch.svelte';
import type { BoardProps, Choice, Say } from '../types';
import { colours, type Shown } from './count';
import { preview, touched, NOTHING, type Preview } from './effects';
import type { Moving } from './flat/moving';
import { readMove, swapOf, swaps, targetOf, targets, where } from './moves';
import { stages, type Stage } from './stages';
import {
  handOf,
  isHole,
  isLine,
  standingOn,
  type Colour,
  type FakirEvent,
  type FakirView,
} from './view';

export class Play {
  readonly #props: () => BoardProps<FakirView, FakirEvent>;
  readonly touch: Touch<string, Choice<FakirEvent>>;
  readonly director: Director<FakirView, Stage, FakirEvent>;
  /** What the mouse is over, or what the keyboard has come to. */
  over = $state<string | null>(null);
  /** What the keyboard has come to: it gets a ring. */
  focus = $state<string | null>(null);
  /** Where the Tab key enters the board. */
  stop = $state('1@3');

  constructor(props: () => BoardProps<FakirView, FakirEvent>) {
    this.#props = props;
    this.touch = new Touch(
      props,
      () => targets(props().moves, props().chosen),
      (at) => this.#why(at),
      'wood',
    );
    this.director = new Director(props, stages);
  }

  readonly props = $derived.by(() => this.#props());
  /** What is shown: behind the view, while sticks move. */
  readonly view = $derived.by(() => this.director.shown);
  readonly swaps = $derived(swaps(this.props.moves, this.props.chosen));
  readonly target = $derived(this.props.chosen ? targetOf(this.props.chosen.move) : null);
  readonly swap = $derived(this.props.chosen ? swapOf(this.props.chosen.move) : null);
  /** The move to show: the chosen one, or else the one that a tap here would choose. */
  readonly looked: Choice<FakirEvent> | null = $derived(
    this.props.chosen ?? this.#first(this.over),
  );
  readonly preview: Preview = $derived(
    this.looked ? preview(this.view, this.looked.effects) : NOTHING,
  );
  /** What somebody has touched since my last turn, and how many did after them. */
  readonly last: ReadonlyMap<string, number> = $derived(marked(this.props, touched));
  /** All lies before it is counted. */
  readonly counted: ReadonlySet<Colour> = $derived.by(() =>
    colours(this.director.counted<Shown>()),
  );

  /** Why nothing can be done there, with what lies before everybody's eyes. */
  #why(at: string): Say | null {
    if (!isLine(at) && !isHole(at)) return null;
    const { moves, me } = this.props;
    const args = where(at);
    if (moves.some(({ move }) => readMove(move).kind === 'remove'))
      return { key: 'fakir-not-now', args };
    if (this.view.lines[at]) return { key: 'fakir-stays' };
    if (this.view.holes[at]) return { key: 'fakir-stands' };
    if (me !== null && handOf(this.view, me) === 0) return { key: 'fakir-no-hand' };
    return { key: isLine(at) ? 'fakir-closed' : 'fakir-open', args };
  }

  #first(at: string | null): Choice<FakirEvent> | null {
    return at ? (this.touch.targets.get(at)?.[0] ?? null) : null;
  }

  /** Another stick would take the place of the one there. */
  isSwapped(at: string): boolean {
    return this.preview.holes.get(at)?.does === 'swaps';
  }

  /** How a stick comes to a line or hole, or leaves it: at once, when nothing is being played. */
  get moving(): Moving {
    return { still: this.props.still, ms: this.director.stage ? this.director.ms : 0 };
  }

  hover(at: string | null, pointer = 'mouse'): void {
    if (pointer === 'mouse') this.over = at;
  }

  colour(colour: Colour): string {
    return this.props.words.say(`colour-${colour}`);
  }

  /** What is there and what can be done with it, in words. */
  label(at: string): string {
    const { words } = this.props;
    const said = isLine(at) ? this.#lineLabel(at) : this.#holeLabel(at);
    const choice = this.#first(at);
    if (!choice) return said;
    const told = choice.effects.filter(({ kind }) => kind === 'sank' || kind === 'vanished');
    const can = words.say('fakir-can', { move: words.move(choice) });
    return [said, can, ...told.map((event) => words.event(event))].join(' ');
  }

  #lineLabel(at: string): string {
    const colour = this.view.lines[at];
    return this.props.words.say('fakir-line-label', {
      ...where(at),
      has: colour ? 'stick' : 'none',
      colour: colour ? this.colour(colour) : '',
      standing: colour ? standingOn(this.view, at).length : 0,
    });
  }

  #holeLabel(at: string): string {
    const stick = this.view.holes[at];
    return this.props.words.say('fakir-hole-label', {
      hole: at,
      has: stick ? 'stick' : 'none',
      colour: stick ? this.colour(stick.colour) : '',
      level: stick?.level ?? 0,
    });
  }
}
