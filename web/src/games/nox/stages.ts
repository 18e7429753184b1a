/** From one view to the next, in stages: what is shown while cards fly, and once they have landed. */
import { fold, type Among, type Flies, type Seen, type Stage as Played } from '../../lib/stages';
import type { Seat } from '../types';
import { inOrder, put, type Card, type NoxView, type Pile } from './view';
import type { Laid, Merged, NoxEvent } from './wire';

/** Its places: `deck`, `hand:2`, `hand:2:B7`, `slot:3:1`. */
export interface Flight extends Flies {
  /** null: face down. */
  card: Card | null;
  /** How many cards travel together. */
  size: number;
}

export interface Stage extends Played<NoxView, Flight> {
  kind: 'play' | 'merge' | 'draw' | 'over' | 'deal';
}

const MS = { play: 420, merge: 420, draw: 260, over: 500, deal: 420 } as const;
const STAGGER = 60;

export function stages(
  previous: NoxView | null,
  events: readonly NoxEvent[],
  view: NoxView,
): Stage[] {
  return previous ? fold(previous, events, view, seen) : [];
}

function seen(
  now: NoxView,
  { kind, args }: NoxEvent,
  { rest, view }: Among<NoxView, NoxEvent>,
): Seen<Stage> {
  switch (kind) {
    case 'extended':
    case 'covered':
      return play(now, args);
    case 'merged':
      return merge(now, args);
    case 'draws': {
      const own = rest
        .filter((one) => one.kind === 'drew')
        .find((one) => one.args.seat === args.seat);
      return draw(now, args.seat, args.left, own?.args.card ?? null);
    }
    case 'round-over': {
      const after = { ...now, totals: args.totals };
      return { kind: 'over', before: now, flights: [], after, ms: MS.over, sound: 'bone' };
    }
    case 'round':
      return deal(view);
    default:
      return null;
  }
}

function play(now: NoxView, { seat, card, owner, slot, size }: Laid): Seen<Stage> {
  const held = now.hands[seat];
  const at = held?.indexOf(card) ?? -1;
  const before: NoxView = {
    ...now,
    hands: { ...now.hands, [seat]: held ? held.filter((_, i) => i !== at) : null },
    hand_sizes: { ...now.hand_sizes, [seat]: Math.max(0, (now.hand_sizes[seat] ?? 0) - 1) },
  };
  const from = held ? `hand:${seat}:${card}` : `hand:${seat}`;
  const flights = [flight({ card, from, to: `slot:${owner}:${slot}` })];
  const after = laid(before, owner, { slot, top: card, size });
  return { kind: 'play', before, flights, after, ms: MS.play, sound: 'paper' };
}

function merge(now: NoxView, { owner, top, slot, gone, size }: Merged): Seen<Stage> {
  const lying = now.kitties[owner] ?? [];
  const moving = lying.find((pile) => pile.slot === gone);
  const stays = lying.find((pile) => pile.slot === slot);
  const rest = lying.filter((pile) => pile.slot !== gone);
  const before = { ...now, kitties: { ...now.kitties, [owner]: rest } };
  const to = `slot:${owner}:${slot}`;
  const slides =
    moving && flight({ card: moving.top, size: moving.size, from: `slot:${owner}:${gone}`, to });
  // The pile that ends on top is drawn above the other, also where it does not move.
  const above = stays?.top === top && flight({ card: top, size: stays.size, from: to, to });
  const flights = [slides, above].filter((one) => typeof one === 'object');
  const after = laid(before, owner, { slot, top, size });
  return { kind: 'merge', before, flights, after, ms: MS.merge, sound: 'slide' };
}

function draw(now: NoxView, seat: Seat, left: number, card: Card | null): Seen<Stage> {
  const before = { ...now, left };
  const held = now.hands[seat];
  const after: NoxView = {
    ...before,
    hands: { ...now.hands, [seat]: held ? inOrder(card ? [...held, card] : held) : null },
    hand_sizes: { ...now.hand_sizes, [seat]: (now.hand_sizes[seat] ?? 0) + 1 },
  };
  const flights = [flight({ card, from: 'deck', to: `hand:${seat}` })];
  return { kind: 'draw', before, flights, after, ms: MS.draw, sound: null, aside: !held };
}

function deal(view: NoxView): Seen<Stage> {
  const seats = Object.keys(view.kitties).map(Number);
  const nothing = <T>(value: T): Record<Seat, T> =>
    Object.fromEntries(seats.map((seat) => [seat, value]));
  const before: NoxView = {
    ...view,
    kitties: nothing([]),
    hand_sizes: nothing(0),
    hands: Object.fromEntries(seats.map((seat) => [seat, view.hands[seat] ? [] : null])),
  };
  const flights = seats.map((seat, i) =>
    flight({ card: null, size: 3, from: 'deck', to: `hand:${seat}`, delay: i * STAGGER }),
  );
  return { kind: 'deal', before, flights, after: view, ms: MS.deal, sound: 'slide' };
}

function laid(view: NoxView, owner: Seat, pile: Pile): NoxView {
  return { ...view, kitties: { ...view.kitties, [owner]: put(view.kitties[owner] ?? [], pile) } };
}

const flight = (given: Pick<Flight, 'card' | 'from' | 'to'> & Partial<Flight>): Flight => ({
  size: 1,
  ...given,
});
