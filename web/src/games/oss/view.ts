/** The shape of OSS's views, moves and facts. */
import type { Choice, ReadMove, Seat } from '../types';
import type { OssEvent, OssView, TribeCard } from './wire';

export type { OssEvent, OssView, TribeCard };

export type Pile = 'classic' | 'hand' | 'exotic' | 'duel';
export const PILES: readonly Pile[] = ['classic', 'hand', 'exotic', 'duel'];

/** All seats clockwise from the Chief: the order in which cards are laid. */
export function inTurn({ players, chief }: OssView): Seat[] {
  return Array.from({ length: players }, (_, i) => ((chief - 1 + i) % players) + 1);
}

/** Who lies before a pile, the nearest card first; before the duel, pair by pair. */
export function before(view: OssView, pile: Pile): Seat[] {
  const paired = view.duels.flat();
  if (pile === 'duel') return paired;
  const trick = view.tricks[pile];
  return inTurn(view).filter((seat) => view.laid[seat]?.trick === trick && !paired.includes(seat));
}

/** The duel that is being played, or has just been. */
export const duelOf = (view: OssView): [Seat, Seat] | null =>
  view.duels.find((pair) => pair.includes(view.turn)) ?? null;

/** The trick, duel or challenge that the stage is about, if it is about one. */
export function trickNow(view: OssView): string | null {
  if (view.challenge) return view.challenge;
  if (!ABOUT_A_TRICK.has(view.stage)) return null;
  return (duelOf(view) ? view.tricks.duel : view.laid[view.turn]?.trick) ?? null;
}

const ABOUT_A_TRICK: ReadonlySet<string> = new Set(['solo', 'duel', 'replay', 'take', 'lot']);

/** The cards that are played for now. */
export function atStake(view: OssView): TribeCard[] {
  if (view.challenge || !trickNow(view)) return [];
  return (duelOf(view) ?? [view.turn]).flatMap((tribe) => {
    const card = view.laid[tribe];
    return card ? [{ tribe, value: card.value }] : [];
  });
}

const READ: Record<string, (words: string[]) => ReadMove> = {
  lay: ([value, trick]) => ({ kind: 'lay', args: { value: Number(value), trick } }),
  replay: ([value]) => ({ kind: 'replay', args: { value: Number(value) } }),
  take: ([value]) => ({ kind: 'take', args: { value: Number(value) } }),
  name: ([colour]) => ({ kind: 'name', args: { colour } }),
  call: ([side]) => ({ kind: 'call', args: { side } }),
  eliminate: ([loser]) => ({ kind: 'eliminate', args: { loser: Number(loser) } }),
  bones: ([count]) => ({ kind: 'bones', args: { count: Number(count) } }),
  all: () => ({ kind: 'all-on-edge', args: {} }),
  counts: ([first, second]) => ({
    kind: 'counts',
    args: { first: count(first), second: count(second) },
  }),
  won: ([winner]) => ({ kind: 'won', args: { winner: Number(winner) } }),
  out: (losers) => ({ kind: 'out', args: { losers: seats(losers), count: seats(losers).length } }),
  said: ([seat, verdict]) => ({ kind: 'said', args: { seat: Number(seat), verdict } }),
  nearest: (near) => ({ kind: 'nearest', args: { seats: seats(near) } }),
};

const count = (word: string | undefined): number | 'x' => (word === 'x' ? 'x' : Number(word));
const seats = (words: string[]): Seat[] => words.filter((word) => word !== 'none').map(Number);

/** A move or fact taken apart: `lay 3 aslik`, `counts 2 x`, `out 2 4`, `stood`. */
export function readMove(text: string): ReadMove {
  const [kind = '', ...rest] = text.split(' ');
  return READ[kind]?.(rest) ?? { kind, args: {} };
}

/** The moves of one kind, with what they say. */
export function ofKind<Args>(
  moves: readonly Choice[],
  kind: string,
): { choice: Choice; args: Args }[] {
  return moves.flatMap((choice) => {
    const read = readMove(choice.move);
    return read.kind === kind ? [{ choice, args: read.args as Args }] : [];
  });
}
