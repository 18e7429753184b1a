/** The state of play in one sentence: who acts, and what they may do. */
import { together } from './names';
import { playingSeats } from './seats';
import type { Frame, Seat } from './wire';
import type { Speech } from './words';

export interface Seen {
  frame: Frame;
  /** Those who wait behind the curtain, when one device goes round. */
  curtain: readonly Seat[] | null;
  words: Speech;
}

export function sentence({ frame, curtain, words }: Seen): string {
  const { table, seat: me, ask, outcome } = frame;
  const acting = table.to_act ?? [];
  const named = (seats: readonly Seat[]): string =>
    together(
      seats.map((seat) => words.name(seat)),
      words.language,
    );
  if (table.status === 'disputed') return words.say('state-disputed'); // the end too
  if (outcome) return ended(outcome.winners, frame, words);
  if (table.ended) return words.say('ended');
  if (table.status === 'stale') return words.say('state-stale');
  if (table.status === 'paused') return words.say('state-paused');
  if (acting.includes(0)) {
    const by = frame.attempt?.by ?? [];
    if (table.mode !== 'referee' && !frame.deed) return words.say('state-nobody');
    if (table.mode !== 'referee') {
      const people = playingSeats(table);
      const ours = by.filter((seat) => people.includes(seat));
      if (!ours.length) return words.say('state-hand-of', { names: named(by) });
      // Of several hands the box says which are asked for, or that all are.
      if (by.length > 1) return words.say('state-hands', { names: named(by) });
      return people.length > 1
        ? words.say('state-hand-here', { names: named(ours) })
        : words.say('state-hand');
    }
    return by.length && ask !== null
      ? words.say('state-attempt', { names: named(by), ask: words.say(`ask-${ask}`) })
      : words.say('state-judge');
  }
  if (curtain?.length) return words.say('state-pass', { names: named(curtain) });
  if (me !== null && acting.includes(me) && !table.seats[me]?.bot && ask !== null)
    return words.say(playingSeats(table).length > 1 ? 'state-turn-of' : 'state-mine', {
      who: words.name(me), // on a device that lies between several, "your turn" is nobody's
      ask: words.say(`ask-${ask}`),
    });
  if (acting.length === 0) return words.say('state-nobody');
  if (acting.length > 1) return words.say('state-several', { names: named(acting) });
  const bot = table.seats[acting[0]!]?.bot;
  return words.say(bot ? 'state-bot' : 'state-other', { who: named(acting) });
}

/** Who has won, said to the one who looks. */
export function ended(winners: readonly Seat[], frame: Frame, words: Speech): string {
  const people = Object.values(frame.table.seats).filter(({ mine }) => mine).length;
  const mine = winners.filter((seat) => frame.table.seats[seat]?.mine);
  const names = together(
    winners.map((seat) => words.name(seat)),
    words.language,
  );
  if (mine.length && people === 1)
    return words.say(winners.length > 1 ? 'end-mine-shared' : 'end-mine');
  return words.say('end-won', { names, count: winners.length });
}
