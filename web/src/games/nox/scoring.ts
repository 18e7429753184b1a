/** The count of a round, kitty by kitty, as people do it at the table. */
import type { ScoreStep, Seat, SheetRow } from '../types';
import { missing, numberOf, sum, type Card, type Colour, type NoxView } from './view';
import type { NoxEvent, RoundOver } from './wire';

export interface Counted {
  tops: Card[];
  missing: Colour[];
  sum: number;
  /** What the rules gave for it. */
  points: number;
}

/** What the board points at. `seat`: the kitty being counted, null when all are. */
export interface Shown {
  round: number;
  seat: Seat | null;
  kitties: Record<Seat, Counted>;
  /** Kitties that have been counted so far. */
  counted: Seat[];
  /** In the last step: what each seat records. */
  recorded: Record<Seat, number> | null;
}

export function scoring(events: readonly NoxEvent[], view: NoxView): ScoreStep[] {
  const over = events.findLast((one) => one.kind === 'round-over')?.args;
  return over ? steps(over, view.variant === 'thick') : [];
}

function steps(over: RoundOver, thick: boolean): ScoreStep[] {
  const seats = Object.keys(over.kitties).map(Number);
  const kitties = Object.fromEntries(seats.map((seat) => [seat, count(over, seat)]));
  const now = (seat: Seat): number => over.totals[seat] ?? 0;
  const totals = Object.fromEntries(
    seats.map((seat) => [seat, now(seat) - (over.recorded[seat] ?? 0)]),
  );
  const found: ScoreStep[] = seats.map((seat, i) => {
    if (!thick) totals[seat] = now(seat);
    const counted = seats.slice(0, i + 1);
    const show: Shown = { round: over.round, seat, kitties, counted, recorded: null };
    return { says: saysKitty(seat, kitties[seat]!), totals: { ...totals }, show };
  });
  const { round, recorded } = over;
  const show: Shown = { round, seat: null, kitties, counted: seats, recorded };
  found.push({ says: saysEnd(over, seats, thick), totals: { ...over.totals }, show });
  return found;
}

function count(over: RoundOver, seat: Seat): Counted {
  const tops = over.kitties[seat] ?? [];
  return { tops, missing: missing(tops), sum: sum(tops), points: over.scores[seat] ?? 0 };
}

function saysKitty(owner: Seat, { tops, missing, points }: Counted): ScoreStep['says'] {
  if (tops.length === 0) return { key: 'nox-count-nothing', args: { owner } };
  if (missing.length > 0) {
    return { key: 'nox-count-missing', args: { owner, colours: missing.join('') } };
  }
  const adds = tops.map(numberOf).join(' + ');
  return { key: 'nox-count-sum', args: { owner, adds, points } };
}

function saysEnd(over: RoundOver, seats: Seat[], thick: boolean): ScoreStep['says'] {
  const { round, totals } = over;
  if (!thick) return { key: 'nox-count-end', args: { round, totals } };
  const best = seats.filter((seat) => (over.recorded[seat] ?? 0) > 0);
  const first = best[0];
  if (first === undefined) return { key: 'nox-count-nobody', args: {} };
  const points = over.recorded[first] ?? 0;
  return { key: 'nox-count-best', args: { owner: best, count: best.length, points } };
}

/** What each round has brought: what was recorded of it. */
export function sheet(events: readonly NoxEvent[]): SheetRow[] {
  return events
    .filter((one) => one.kind === 'round-over')
    .map(({ args: { round, recorded, totals } }) => {
      return { says: { key: 'nox-round', args: { round } }, points: recorded, totals };
    });
}
