/** From one view to the next, in stages: cards come from where they were. */
import { fold, type Flies, type Seen, type Stage as Played } from '../../lib/stages';
import type { Seat, Sound } from '../types';
import type { OssEvent, OssView } from './view';

/** Its places: `hand`, `tribe:2`, `laid:aslik`. */
export interface Flight extends Flies {
  tribe: Seat;
  value: number;
}

export type Stage = Played<OssView, Flight>;

const MS: Record<string, number | undefined> = { laid: 420, 'turned-up': 250 };
const OTHERS_MS = 120; // what is read, and not seen to move
const SOUNDS: Record<string, Sound | undefined> = {
  laid: 'paper',
  'turned-up': 'turn',
  managed: 'bone',
  'duel-won': 'bone',
  'card-lost': 'drop',
  'challenge-won': 'wood',
};

export function stages(
  previous: OssView | null,
  events: readonly OssEvent[],
  view: OssView,
): Stage[] {
  return previous ? fold(previous, events, view, (now, event) => seen(now, event, view)) : [];
}

function seen(now: OssView, { kind, args }: OssEvent, view: OssView): Seen<Stage> {
  const sound = SOUNDS[kind] ?? null;
  if (kind !== 'laid')
    return { kind, before: view, after: view, flights: [], ms: MS[kind] ?? OTHERS_MS, sound };
  const { seat, value, trick } = args;
  const from = now.hands[seat] ? 'hand' : `tribe:${seat}`;
  const flight: Flight = { tribe: seat, value, from, to: `laid:${trick}` };
  const after = { ...now, laid: { ...now.laid, [seat]: { value, trick } } };
  return { kind, before: now, after, flights: [flight], ms: MS.laid!, sound };
}
