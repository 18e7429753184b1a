/** The count after the fourth round: the cards of each tribe, then its challenges. */
import type { ScoreStep, Seat } from '../types';
import type { OssEvent, OssView } from './view';

/** What the board points at. */
export interface Shown {
  seat: Seat;
  part: 'cards' | 'challenges';
}

export function scoring(events: readonly OssEvent[], view: OssView): ScoreStep[] {
  const scores = events.find((one) => one.kind === 'scored')?.args.scores;
  if (!scores) return [];
  const seats = Object.keys(scores).map(Number);
  const totals: Record<Seat, number> = Object.fromEntries(seats.map((seat) => [seat, 0]));
  const steps: ScoreStep[] = [];
  const count = (seat: Seat, part: Shown['part'], key: string, args: object, now: number): void => {
    totals[seat] = now;
    const show: Shown = { seat, part };
    steps.push({ says: { key, args: { owner: seat, ...args } }, totals: { ...totals }, show });
  };
  // The winners last: until then nobody knows.
  for (const seat of seats.sort((a, b) => scores[a]! - scores[b]!)) {
    const all = scores[seat]!;
    const values = (view.won[seat] ?? []).map(({ value }) => value);
    const cards = values.reduce((sum, value) => sum + value, 0);
    if (values.length)
      count(seat, 'cards', 'oss-count-cards', { adds: values.join(' + '), points: cards }, cards);
    else count(seat, 'cards', 'oss-count-nothing', {}, 0);
    const won = (view.trophies[seat] ?? []).length;
    if (won)
      count(seat, 'challenges', 'oss-count-challenges', { count: won, points: all - cards }, all);
  }
  return steps;
}
