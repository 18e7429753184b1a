/** The count after the fourth round: the cards of each tribe, then its challenges. */
import type { ScoreStep, Seat } from '../types';
import { points, TROPHY, type OssEvent, type OssView } from './view';

/** What the board points at. */
export interface Shown {
  seat: Seat;
  part: 'cards' | 'challenges';
}

export function scoring(events: readonly OssEvent[], view: OssView): ScoreStep[] {
  if (!events.some(({ kind }) => kind === 'scored')) return [];
  const totals: Record<Seat, number> = {};
  for (let seat = 1; seat <= view.players; seat++) totals[seat] = 0;
  const steps: ScoreStep[] = [];
  const count = (
    seat: Seat,
    part: Shown['part'],
    key: string,
    args: object,
    more: number,
  ): void => {
    totals[seat] = totals[seat]! + more;
    const show: Shown = { seat, part };
    steps.push({ says: { key, args: { owner: seat, ...args } }, totals: { ...totals }, show });
  };
  // The winners last: until then nobody knows.
  const order = Object.keys(totals)
    .map(Number)
    .sort((a, b) => points(view, a) - points(view, b));
  for (const seat of order) {
    const values = (view.won[seat] ?? []).map(({ value }) => value);
    const sum = values.reduce((all, value) => all + value, 0);
    if (values.length)
      count(seat, 'cards', 'oss-count-cards', { adds: values.join(' + '), points: sum }, sum);
    else count(seat, 'cards', 'oss-count-nothing', {}, 0);
    const won = view.trophies[seat] ?? [];
    const more = TROPHY * won.length;
    if (won.length)
      count(seat, 'challenges', 'oss-count-challenges', { count: won.length, points: more }, more);
  }
  return steps;
}
