/** The shape of NOX's views and moves, and cards in words. */
import { targetsOf } from '../../lib/touch.svelte';
import type { Choice, ReadMove, Say, Seat } from '../types';
import type { Merged, NoxEvent, NoxView, Pile } from './wire';

export type { Merged, NoxEvent, NoxView, Pile };

export type Colour = 'B' | 'G' | 'O';
export const COLOURS: readonly Colour[] = ['B', 'G', 'O'];

/** `B7`: its colour's letter and its number. */
export type Card = string;

/** Places in a kitty. */
const SLOTS: readonly number[] = [1, 2, 3, 4, 5, 6];

export const colourOf = (card: Card): Colour => card[0] as Colour;
export const numberOf = (card: Card): number => Number(card.slice(1));

/** The arguments with which a message can name a card. */
export const named = (card: Card): { colour: Colour; number: number } => ({
  colour: colourOf(card),
  number: numberOf(card),
});

/** `B7` in words. */
export const calledCard = (card: Card): Say | null =>
  CARDS.test(card) ? { key: 'nox-card', args: named(card) } : null;

/** As hands are sorted: blue, green, orange, each from low to high. */
export function inOrder(cards: readonly Card[]): Card[] {
  const rank = (card: Card): number => COLOURS.indexOf(colourOf(card)) * 100 + numberOf(card);
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

/** The places of each kitty in the order in which piles came to lie there in a round: read from what has
 * happened, so that it is the same for all, from near, and for who comes back. */
export function came(log: readonly NoxEvent[], round: number): Record<Seat, number[]> {
  const found: Record<Seat, number[]> = {};
  let now = 0;
  for (const { kind, args } of log) {
    if (kind === 'round') now = args.round;
    else if (kind === 'extended' && now === round) {
      const before = (found[args.owner] ?? []).filter((slot) => slot !== args.slot);
      found[args.owner] = [...before, args.slot];
    }
  }
  return found;
}

/** A kitty's places as they lie in a row: piles in the order in which they came (`before`), new ones last,
 * and what is free after all of them. */
export function inLine(before: readonly number[], kitty: readonly Pile[]): number[] {
  const taken = (slot: number): boolean => kitty.some((pile) => pile.slot === slot);
  const known = before.filter(taken);
  const fresh = SLOTS.filter((slot) => taken(slot) && !known.includes(slot));
  return [...known, ...fresh, ...SLOTS.filter((slot) => !taken(slot))];
}

/** What anybody reads off the cards that lie there, also while a pile is on its way and the rules have no
 * such kitty. What one brings in the end is told by them (`round-over`). */
export const sum = (tops: readonly Card[]): number =>
  tops.reduce((points, top) => points + numberOf(top), 0);

export const missing = (tops: readonly Card[]): Colour[] =>
  COLOURS.filter((colour) => !tops.some((top) => colourOf(top) === colour));

export interface Play {
  card: Card;
  kitty: Seat;
  /** What the covered pile shows; null: beside the piles. */
  pile: Card | null;
  under: boolean;
}

const CARD = '[BGO](?:1[0-5]|[1-9])';
const CARDS = new RegExp(`^${CARD}$`);
const PLAY = new RegExp(`^(${CARD}) (?:\\+([1-6])|([1-6]):(${CARD}))( /under)?$`);

export function readPlay(text: string): Play | null {
  const found = PLAY.exec(text);
  if (!found) return null;
  const [, card, beside, kitty, pile, under] = found;
  return {
    card: card as Card,
    kitty: Number(beside ?? kitty),
    pile: pile ?? null,
    under: under !== undefined,
  };
}

export function readMove(text: string): ReadMove {
  const play = readPlay(text);
  if (!play) return { kind: text, args: {} };
  const { card, kitty, pile, under } = play;
  const args = { ...named(card), card, kitty, under };
  if (!pile) return { kind: 'extend', args };
  return { kind: 'cover', args: { ...args, pile, onto: numberOf(pile) } };
}

/** Where a play would lie, and the merge it would cause: read from its effects. */
export function landing(effects: readonly NoxEvent[]): {
  card: Card;
  owner: Seat;
  slot: number;
  size: number;
  merged: Merged | null;
} | null {
  const laid = effects.find((one) => one.kind === 'extended' || one.kind === 'covered')?.args;
  if (!laid) return null;
  const merged = effects.find((one) => one.kind === 'merged')?.args ?? null;
  const { card, owner, slot, size } = laid;
  return { card, owner, slot, size, merged };
}

/** A kitty once a pile lies there so, instead of what lay at its place. */
export const put = (kitty: readonly Pile[], pile: Pile): Pile[] =>
  [...kitty.filter(({ slot }) => slot !== pile.slot), pile].sort((a, b) => a.slot - b.slot);

/** A kitty as a play would leave it. */
export function would(
  kitty: readonly Pile[],
  { card, slot, size, merged }: NonNullable<ReturnType<typeof landing>>,
): Pile[] {
  const laid = put(kitty, { slot, top: card, size });
  if (!merged) return laid;
  const rest = laid.filter((pile) => pile.slot !== merged.gone);
  return put(rest, { slot: merged.slot, top: merged.top, size: merged.size });
}

/** Where a card may go, as `owner:slot`: straight from the moves that were given. */
export const targets = (
  moves: readonly Choice<NoxEvent>[],
  card: Card | null,
): Map<string, Choice<NoxEvent>[]> =>
  targetsOf(moves, ({ move, effects }) => {
    const lands = readPlay(move)?.card === card ? landing(effects) : null;
    return lands && `${lands.owner}:${lands.slot}`;
  });

/** The cards of a hand that can be played. */
export const playable = (moves: readonly Choice[]): Set<Card> =>
  new Set(moves.map(({ move }) => readPlay(move)?.card).filter((card) => card !== undefined));

/** Piles that show these cards, as they lie there or, if they do not, side by side. */
export function lying(tops: readonly Card[], kitty: readonly Pile[] = []): Pile[] {
  const same = kitty.length === tops.length && kitty.every(({ top }, i) => top === tops[i]);
  return same ? [...kitty] : tops.map((top, i) => ({ slot: i + 1, top, size: 1 }));
}

/** The place of a play, as `owner:slot`; null: it was cleared away, and a new round is dealt. */
export function played(events: readonly NoxEvent[]): string[] | null {
  if (events.some(({ kind }) => kind === 'round')) return null;
  const laid = events.findLast((one) => one.kind === 'extended' || one.kind === 'covered')?.args;
  const merged = events.findLast((one) => one.kind === 'merged')?.args;
  return laid ? [`${laid.owner}:${merged?.gone === laid.slot ? merged.slot : laid.slot}`] : [];
}

/** What a kitty is worth, as the message `nox-worth` says it. */
export function worth(kitty: readonly Pile[]): { sum: number; colours: string } {
  const tops = kitty.map(({ top }) => top);
  return { sum: sum(tops), colours: missing(tops).join('') || 'none' };
}
