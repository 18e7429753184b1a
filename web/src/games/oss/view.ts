/** The shape of OSS's views, moves and facts. */
import type { Seat } from '../types';
import type { OssAttempt, OssEvent, OssMove, OssView, TribeCard } from './wire';

export type { OssAttempt, OssEvent, OssView, TribeCard };

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

const COLOURS = ['white', 'black', 'red', 'yellow', 'green', 'blue'] as const;

const READ: Record<string, (words: string[]) => OssMove | null> = {
  lay: ([value, trick = '']) => ({ kind: 'lay', args: { value: Number(value), trick } }),
  replay: ([value]) => ({ kind: 'replay', args: { value: Number(value) } }),
  take: ([value]) => ({ kind: 'take', args: { value: Number(value) } }),
  name: ([word]) => {
    const colour = COLOURS.find((one) => one === word);
    return colour ? { kind: 'name', args: { colour } } : null;
  },
  call: ([side]) => ({ kind: 'call', args: { side: side === 'hollow' ? side : 'bump' } }),
  eliminate: ([loser]) => ({ kind: 'eliminate', args: { loser: Number(loser) } }),
  bones: ([count]) => ({ kind: 'bones', args: { count: Number(count) } }),
  all: () => ({ kind: 'all-on-edge', args: {} }),
  counts: ([first, second]) => ({
    kind: 'counts',
    args: { first: count(first), second: count(second) },
  }),
  won: ([winner]) => ({ kind: 'won', args: { winner: Number(winner) } }),
  out: (losers) => ({ kind: 'out', args: { losers: seats(losers), count: seats(losers).length } }),
  said: ([seat, verdict]) => ({
    kind: 'said',
    args: { seat: Number(seat), verdict: verdict === 'right' ? verdict : 'wrong' },
  }),
  nearest: (near) => ({ kind: 'nearest', args: { seats: seats(near) } }),
};

const count = (word: string | undefined): number | 'x' => (word === 'x' ? 'x' : Number(word));
const seats = (words: string[]): Seat[] => words.filter((word) => word !== 'none').map(Number);

const PLAIN = ['enough', 'tie', 'stood', 'fell', 'silent'] as const;

/** A move or fact taken apart: `lay 3 aslik`, `counts 2 x`, `out 2 4`, `stood`. */
export function readMove(text: string): OssMove | null {
  const [word = '', ...rest] = text.split(' ');
  const kind = PLAIN.find((one) => one === word);
  return kind ? { kind, args: {} } : (READ[word]?.(rest) ?? null);
}
