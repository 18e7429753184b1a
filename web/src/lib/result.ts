/** What a seat has come to in the end, with its unit where the game has one. */
import type { GameFolder } from './game';
import type { View } from './stage';
import type { Outcome, Seat } from './wire';
import { printed, type Speech } from './words';

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
