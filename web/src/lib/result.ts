/** How it ended: who is where, and what each has come to. */
import type { GameFolder } from './game';
import type { View } from './stage';
import type { Outcome, Seat } from './wire';
import { printed, type Speech } from './words';

/** The seats by their places, the best first; none, if it was ended without a result. */
export function standingOf(outcome: Outcome | null): { seat: Seat; place: number }[] {
  return Object.entries(outcome?.places ?? {})
    .map(([seat, place]) => ({ seat: Number(seat), place }))
    .toSorted((a, b) => a.place - b.place);
}

/** What a seat has come to, with its unit where the game has one. */
export function resultOf(
  folder: GameFolder | null,
  view: View | null,
  { scores }: Outcome,
  seat: Seat,
  words: Speech,
): string {
  const score = scores[seat] ?? 0;
  return folder?.result && view ? words.tell(folder.result(view, seat, score)) : printed(score);
}
