/** From one view to the next, in stages: what is shown while cards fly, and once they have landed. */
import type { Stage as Played } from '../../lib/director.svelte';
import type { Event, Seat } from '../types';
import { inOrder, type Card, type Merged, type NoxView, type Pile } from './view';

/** A `data-place` of the board: `deck`, `hand:2`, `hand:2:B7`, `slot:3:1`. */
export type Place = string;

export interface Flight {
  /** null: face down. */
  card: Card | null;
  from: Place;
  to: Place;
  /** How many cards travel together. */
  size: number;
  /** Slides below what lies there. */
  under: boolean;
  /** Milliseconds after the stage began. */
  delay: number;
}

export interface Stage extends Played<NoxView, Flight> {
  kind: 'play' | 'merge' | 'draw' | 'over' | 'deal';
}

const MS = { play: 320, merge: 340, draw: 240, over: 500, deal: 420 } as const;
const STAGGER = 60;

/** Stages of `events`; the last ends with `view`. */
export function stages(previous: NoxView, events: readonly Event[], view: NoxView): Stage[] {
  const found: Stage[] = [];
  let now = previous;
  for (const [i, event] of events.entries()) {
    const stage = stageOf(now, event, events.slice(i + 1), view);
    if (stage) {
      found.push(stage);
      now = stage.after;
    }
  }
  const last = found.at(-1);
  if (last) last.after = view;
  return found;
}

/** What was dragged to its place does not come from the hand again. */
export const fromWhereItLies = (stages: Stage[], place: Place): Stage[] =>
  stages.map((stage) => ({
    ...stage,
    flights: stage.flights.map((one) =>
      one.to === place && stage.kind === 'play' ? { ...one, from: place } : one,
    ),
  }));

/** How long they take in all. */
export const lasts = (events: readonly Event[]): number =>
  events.reduce((ms, { kind }) => ms + (TIMES[kind] ?? 0), 0);

const TIMES: Record<string, number | undefined> = {
  extended: MS.play,
  covered: MS.play,
  merged: MS.merge,
  draws: MS.draw,
  'round-over': MS.over,
  round: MS.deal,
};

function stageOf(now: NoxView, event: Event, rest: readonly Event[], view: NoxView): Stage | null {
  const args = event.args ?? {};
  const seat = args.seat as Seat;
  switch (event.kind) {
    case 'extended':
    case 'covered':
      return play(now, seat, args.card as Card, args as unknown as Merged);
    case 'merged':
      return merge(now, args as unknown as Merged);
    case 'draws': {
      const own = rest.find(({ kind, args }) => kind === 'drew' && args?.seat === seat);
      return draw(now, seat, args.left as number, (own?.args?.card as Card | undefined) ?? null);
    }
    case 'round-over': {
      const after = { ...now, totals: args.totals as NoxView['totals'] };
      return { kind: 'over', before: now, flights: [], after, ms: MS.over, sound: 'bone' };
    }
    case 'round':
      return deal(view);
    default:
      return null;
  }
}

function play(now: NoxView, seat: Seat, card: Card, lands: Merged): Stage {
  const { owner, slot, size } = lands;
  const held = now.hands[seat];
  const at = held?.indexOf(card) ?? -1;
  const before: NoxView = {
    ...now,
    hands: { ...now.hands, [seat]: held ? held.filter((_, i) => i !== at) : null },
    hand_sizes: { ...now.hand_sizes, [seat]: Math.max(0, (now.hand_sizes[seat] ?? 0) - 1) },
  };
  const from = held ? `hand:${seat}:${card}` : `hand:${seat}`;
  const flights = [flight({ card, from, to: `slot:${owner}:${slot}` })];
  const after = put(before, owner, { slot, top: card, size });
  return { kind: 'play', before, flights, after, ms: MS.play, sound: 'paper' };
}

function merge(now: NoxView, { owner, top, slot, gone, size }: Merged): Stage {
  const moving = now.kitties[owner]?.find((pile) => pile.slot === gone);
  const rest = (now.kitties[owner] ?? []).filter((pile) => pile.slot !== gone);
  const before = { ...now, kitties: { ...now.kitties, [owner]: rest } };
  const flights = moving
    ? [
        flight({
          card: moving.top,
          size: moving.size,
          under: moving.top !== top,
          from: `slot:${owner}:${gone}`,
          to: `slot:${owner}:${slot}`,
        }),
      ]
    : [];
  const after = put(before, owner, { slot, top, size });
  return { kind: 'merge', before, flights, after, ms: MS.merge, sound: 'slide' };
}

function draw(now: NoxView, seat: Seat, left: number, card: Card | null): Stage {
  const before = { ...now, left };
  const held = now.hands[seat];
  const after: NoxView = {
    ...before,
    hands: { ...now.hands, [seat]: held ? inOrder(card ? [...held, card] : held) : null },
    hand_sizes: { ...now.hand_sizes, [seat]: (now.hand_sizes[seat] ?? 0) + 1 },
  };
  const flights = [flight({ card, from: 'deck', to: `hand:${seat}` })];
  return { kind: 'draw', before, flights, after, ms: MS.draw, sound: null };
}

function deal(view: NoxView): Stage {
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

function put(view: NoxView, owner: Seat, pile: Pile): NoxView {
  const others = (view.kitties[owner] ?? []).filter(({ slot }) => slot !== pile.slot);
  const kitty = [...others, pile].sort((a, b) => a.slot - b.slot);
  return { ...view, kitties: { ...view.kitties, [owner]: kitty } };
}

const flight = (given: Pick<Flight, 'card' | 'from' | 'to'> & Partial<Flight>): Flight => ({
  size: 1,
  under: false,
  delay: 0,
  ...given,
});
