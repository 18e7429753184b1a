/** What one has managed so far, on this device. */
import { Remembered } from '../../../lib/prefs.svelte';
import type { Attempt, Layout, Row } from './attempt';
import { figure, type Tried } from './figure';

export interface Best {
  layout: Layout;
  trace: readonly Row[];
  /** How long it took. */
  steps: number;
}

interface Record_ extends Tried {
  /** Of these, with a hand that was steadied or slowed: they say nothing of the hand itself. */
  helped?: Tried;
  best?: Best;
}

const NOTHING: Record_ = { tried: {}, managed: {} };
export const all = new Remembered<Partial<Record<string, Record_>>>('oss-practice', {});

export const keptOf = (trick: string): Record_ => all.value[trick] ?? NOTHING;

/** In bits a second, if it has been tried often enough without help. */
export const shownSoFar = (): number | null =>
  figure(
    Object.fromEntries(
      Object.entries(all.value).map(([trick, { tried, managed, helped = NOTHING } = NOTHING]) => [
        trick,
        { tried: less(tried, helped.tried), managed: less(managed, helped.managed) },
      ]),
    ),
  );

/** The greatest number that was managed. */
export const reached = (trick: string): number =>
  Math.max(0, ...Object.keys(keptOf(trick).managed).map(Number));

type Counts = Tried['tried'];

const one = (more: Counts, number: number): Counts => ({
  ...more,
  [number]: (more[number] ?? 0) + 1,
});

const less = (all: Counts, some: Counts): Counts =>
  Object.fromEntries(
    Object.entries(all).map(([number, many = 0]) => [number, many - (some[Number(number)] ?? 0)]),
  );

const counted = ({ tried, managed }: Tried, number: number, well: boolean): Tried => ({
  tried: one(tried, number),
  managed: well ? one(managed, number) : managed,
});

/** An attempt is over. Best is the greatest number, then the quickest. */
export function keep({ layout, trace, world }: Attempt, managed: boolean, helped = false): void {
  const { trick, number } = layout;
  const before = keptOf(trick);
  const best = before.best;
  const better =
    managed &&
    (!best ||
      number > best.layout.number ||
      (number === best.layout.number && world.time < best.steps));
  all.value = {
    ...all.value,
    [trick]: {
      ...counted(before, number, managed),
      ...(helped
        ? { helped: counted(before.helped ?? NOTHING, number, managed) }
        : before.helped && { helped: before.helped }),
      ...(better ? { best: { layout, trace, steps: world.time } } : best ? { best } : {}),
    },
  };
}
