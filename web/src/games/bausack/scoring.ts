/** How a round was decided, tower by tower. */
import type { ScoreStep, Seat } from '../types';
import { COMMON, reds, type BausackEvent, type BausackView } from './view';

/** What the board points at: the site as it was, and one of its towers; null: the winners. */
export interface Shown {
  view: BausackView;
  seat: Seat | null;
  winners: Seat[];
}

/** A round or the match is won with these events: its towers from the worst to the best. */
export function scoring(
  events: readonly BausackEvent[],
  view: BausackView,
  previous: BausackView | null = null,
): ScoreStep[] {
  const won = events.filter((one) => one.kind === 'won' || one.kind === 'round-won');
  if (!won.length) return view.variant === 'babel' ? beans(events, view) : [];
  const site = siteOf(events, view, previous);
  if (!site) return [];
  const winners = won.map(({ args }) => args.seat);
  const totals: Record<Seat, number> = {};
  const steps: ScoreStep[] = [];
  for (const seat of inOrder(site)) {
    const height = site.heights[seat] ?? null;
    const fell = site.fallen.includes(seat);
    const red = site.variant === 'threereds' ? reds(site, seat) : null;
    totals[seat] = fell ? 0 : (red ?? height ?? 0);
    const key = fell
      ? 'bausack-count-fallen'
      : red !== null
        ? 'bausack-count-reds'
        : height === null
          ? 'bausack-count-unmeasured'
          : height
            ? 'bausack-count-height'
            : 'bausack-count-nothing';
    const says = { key, args: { seat, height: height ?? 0, reds: red ?? 0 } };
    steps.push({
      says,
      totals: { ...totals },
      show: { view: site, seat, winners } satisfies Shown,
    });
  }
  const last = won.length > 1 ? 'bausack-count-shared' : 'bausack-count-won';
  steps.push({
    says: { key: last, args: { seats: winners, seat: winners[0] } },
    totals: { ...totals },
    show: { view: site, seat: null, winners } satisfies Shown,
  });
  return steps;
}

/** What was built when it was decided: the next round may have begun. */
function siteOf(
  events: readonly BausackEvent[],
  view: BausackView,
  previous: BausackView | null,
): BausackView | null {
  const before = events.find((one) => one.kind === 'round')?.args.before;
  if (!before) return view;
  return previous && { ...previous, ...before, won: view.won, hand: null, tower: null };
}

/** Who fell first comes first, then the towers from the lowest to the highest. */
function inOrder(view: BausackView): Seat[] {
  const seats = Object.keys(view.towers).map(Number);
  const standing = seats
    .filter((seat) => seat !== COMMON && !view.fallen.includes(seat))
    .sort((one, other) => (view.heights[one] ?? 0) - (view.heights[other] ?? 0));
  return [...view.fallen, ...standing];
}

/** Babel's end: the beans of each, the fewest first. */
function beans(events: readonly BausackEvent[], view: BausackView): ScoreStep[] {
  const last = events.findLast((one) => one.kind === 'bean');
  if (!last || view.stage !== 'over') return [];
  const winner = last.args.seat;
  const totals: Record<Seat, number> = {};
  const seats = Object.keys(view.beans).map(Number);
  const steps = seats
    .sort((one, other) => (view.beans[one] ?? 0) - (view.beans[other] ?? 0))
    .map((seat): ScoreStep => {
      totals[seat] = view.beans[seat] ?? 0;
      const says = { key: 'bausack-count-beans', args: { seat, beans: totals[seat] } };
      return {
        says,
        totals: { ...totals },
        show: { view, seat, winners: [winner] } satisfies Shown,
      };
    });
  const says = { key: 'bausack-count-won', args: { seat: winner } };
  return [...steps, { says, totals: { ...totals }, show: { view, seat: null, winners: [winner] } }];
}
