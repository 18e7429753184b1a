/** The end, step by step: who went out when, and who was last in. */
import type { ScoreStep, Seat } from '../types';
import { handOf, inBlock, colourOf, sticksLeft, type Colour, type FakirView } from './view';

/** The colours a step of the counting points at. */
export interface Shown {
  colours: Colour[];
}

export function scoring(view: FakirView): ScoreStep[] {
  if (!view.over) return [];
  const seats = Object.keys(view.hands).map(Number);
  const totals = Object.fromEntries(seats.map((seat) => [seat, sticksLeft(view, seat)]));
  const gone = view.out.map((group) => ({
    says: {
      key: 'fakir-count-out',
      args: { loser: group, many: group.length },
    },
    totals,
    show: shown(view, group),
  }));
  const out = view.out.flat();
  const last = seats.filter((seat) => !out.includes(seat));
  const first = last[0] ?? view.to;
  const block = inBlock(view, colourOf(view, first));
  const hand = last.reduce((sum, seat) => sum + handOf(view, seat), 0);
  const says = {
    key: 'fakir-count-last',
    args: { winner: last, many: last.length, left: hand + block, hand, block },
  };
  return [...gone, { says, totals, show: shown(view, last) }];
}

const shown = (view: FakirView, seats: readonly Seat[]): Shown => ({
  colours: [...new Set(seats.map((seat) => colourOf(view, seat)))],
});

/** What a counting points at. */
export const colours = (show: Shown | null): ReadonlySet<Colour> => new Set(show?.colours ?? []);
