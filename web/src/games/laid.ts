/** A board as tests lay it: all that it is given, with nothing happening yet. */
import { createRawSnippet } from 'svelte';
import type { Speech } from '../lib/words';
import type { BoardProps, Seat } from './types';

/** The seats clockwise, beginning with mine; it is my turn. */
export function laid<View>(view: View, words: Speech, seats: Seat[]): BoardProps<View> {
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
