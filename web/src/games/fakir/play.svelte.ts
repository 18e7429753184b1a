/** What both pictures of the block share: what can be tapped, what would happen, what just did. */
import type { BoardProps, Choice } from '../types';
import { colours } from './count';
import { motions, preview, touched, NOTHING, type Motion, type Preview } from './effects';
import type { Moving } from './flat/moving';
import { swapOf, swaps, tap, targetOf, targets, where } from './moves';
import { isLine, standingOn, type Colour, type FakirView } from './view';

export class Play {
  readonly #props: () => BoardProps<FakirView>;
  /** What the mouse is over, or what the keyboard has come to. */
  over = $state<string | null>(null);
  /** What the keyboard has come to: it gets a ring. */
  focus = $state<string | null>(null);
  /** Where the Tab key enters the board. */
  stop = $state('1@3');

  constructor(props: () => BoardProps<FakirView>) {
    this.#props = props;
  }

  readonly props = $derived.by(() => this.#props());
  readonly view = $derived(this.props.view);
  readonly targets = $derived(targets(this.props.moves));
  readonly swaps = $derived(swaps(this.targets, this.props.chosen));
  readonly target = $derived(this.props.chosen ? targetOf(this.props.chosen.move) : null);
  readonly swap = $derived(this.props.chosen ? swapOf(this.props.chosen.move) : null);
  /** The move to show: the chosen one, or else the one that a tap here would choose. */
  readonly looked: Choice | null = $derived(this.props.chosen ?? this.#first(this.over));
  readonly preview: Preview = $derived(
    this.looked ? preview(this.view, this.looked.effects) : NOTHING,
  );
  readonly last: ReadonlySet<string> = $derived(touched(this.props.events));
  readonly motions: readonly Motion[] = $derived(
    this.props.previous ? motions(this.props.events, this.view.colours) : [],
  );
  readonly counted: ReadonlySet<Colour> = $derived(colours(this.props.counting?.step.show));

  #first(at: string | null): Choice | null {
    return at ? (this.targets.get(at)?.[0] ?? null) : null;
  }

  can(at: string): boolean {
    return this.targets.has(at) || this.swaps.has(at);
  }

  /** Chosen, or the place of the chosen swap. */
  isChosen(at: string): boolean {
    return at === this.target || (this.swaps.size > 0 && at === this.swap);
  }

  /** Another stick would take the place of the one there. */
  isSwapped(at: string): boolean {
    return this.preview.holes.get(at)?.does === 'swaps';
  }

  /** How a stick comes to a line or hole, or leaves it. */
  moving(at: string, colour: Colour): Moving {
    const { still, previous } = this.props;
    return { motions: this.motions, still, quiet: !previous, at, colour };
  }

  tap(at: string): void {
    const todo = tap(this.targets, this.props.chosen, at);
    if (todo.do === 'confirm') this.props.confirm();
    else {
      if (todo.move && todo.move !== this.props.chosen?.move) this.props.sound('wood');
      this.props.choose(todo.move);
    }
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
    const choice = this.swaps.get(at) ?? this.#first(at);
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
