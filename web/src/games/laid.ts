/** A board as tests lay it: all that it is given, with nothing happening yet; and what they let happen. */
import { createRawSnippet, flushSync } from 'svelte';
import type { Speech } from '../lib/words';
import type { BoardProps, Choice, Event, Happened, Seat } from './types';

/** The seats clockwise, beginning with mine; it is my turn. */
export function laid<View, Told extends Event>(
  view: View,
  words: Speech,
  seats: Seat[],
): BoardProps<View, Told> {
  const [me] = seats;
  return {
    view,
    previous: null,
    events: [],
    step: 1,
    me: me ?? null,
    seats: seats.map((seat) => ({
      seat,
      name: words.name(seat),
      mine: seat === me,
      bot: false,
      acts: seat === me,
      gone: false,
    })),
    moves: [],
    chosen: null,
    choose: () => undefined,
    confirm: () => undefined,
    play: () => undefined,
    outcome: null,
    counting: null,
    words,
    still: true,
    dark: false,
    sound: () => undefined,
    plate: createRawSnippet((at) => ({ render: () => `<b>${words.name(at())}</b>` })),
  };
}

/** Tells what happened in a box, with as much of it as a test needs. */
export const teller =
  <Events>() =>
  <Kind extends keyof Events>(kind: Kind, args: Partial<Events[Kind]> = {}) =>
    ({ kind, args }) as unknown as Extract<Happened<Events>, { kind: Kind }>;

export const choice = <Told extends Event[]>(
  move: string,
  ...effects: Told
): Choice<Told[number]> => ({
  move,
  number: 0,
  effects,
});

const saying = (one: HTMLElement): string =>
  (one.getAttribute('aria-label') ?? one.textContent ?? '').replace(/\s+/g, ' ').trim();

const buttons = (): HTMLElement[] => [...document.querySelectorAll('button')];

/** What can be pressed. */
export const offered = (): string[] => buttons().map(saying);

/** The button that says so. */
export function button(label: string): HTMLElement {
  const found = buttons().find((one) => saying(one) === label);
  if (!found) throw new Error(`no button says ${label}, but: ${offered().join(' | ')}`);
  return found;
}

export function tap(label: string): void {
  button(label).click();
  flushSync();
}
