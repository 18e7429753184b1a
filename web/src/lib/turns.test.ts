import { describe, expect, it } from 'vitest';
import { actorOf, followed, fromLog, type Turn } from './turns';
import type { Event } from './wire';

const did = (seat: number, kind = 'moved', more: Partial<Event> = {}): Event => ({
  kind,
  args: { seat },
  ...more,
});
const next = (...events: Event[]) => ({ events, from: { n: 1 }, to: { n: 2 } });
const seats = (turns: readonly Turn[]): number[] => turns.map(({ seat }) => seat);

describe('since my last turn', () => {
  it('each of the others has one turn, in the order in which they played', () => {
    let turns = followed([], next(did(2)), [1]);
    turns = followed(turns, next(did(3)), [1]);
    expect(seats(turns)).toEqual([2, 3]);
    turns = followed(turns, next(did(2)), [1]); // I was passed over: theirs is the newer one
    expect(seats(turns)).toEqual([3, 2]);
  });

  it('a turn of several moves is one, from where it began, without what has faded', () => {
    const up = { events: [did(2, 'turned', { fades: true })], from: { n: 1 }, to: { n: 2 } };
    const laid = { events: [did(2, 'tile')], from: { n: 2 }, to: { n: 3 } };
    const [turn] = followed(followed([], up, [1]), laid, [1]);
    expect(turn).toMatchObject({ seat: 2, from: { n: 1 }, to: { n: 3 } });
    expect(turn?.events.map(({ kind }) => kind)).toEqual(['tile']);
  });

  it('nothing is left once I have moved, or something was taken back', () => {
    const turns = followed([], next(did(2)), [1]);
    expect(followed(turns, next(did(1)), [1])).toEqual([]);
    expect(followed(turns, next({ kind: 'undo' }), [1])).toEqual([]);
    expect(followed(turns, next({ kind: 'chat' }), [1])).toEqual(turns);
  });

  it('is read from the log after a reload', () => {
    const log = [did(1), did(2), did(2, 'draws'), did(3)].map((event, i) => ({
      n: [4, 5, 5, 6][i]!,
      event,
    }));
    const turns = fromLog(log, [1]);
    expect(seats(turns)).toEqual([2, 3]);
    expect(turns[0]).toMatchObject({ events: [{ kind: 'moved' }, { kind: 'draws' }], from: null });
  });
});

it('knows who did it by the first who is named', () => {
  expect(actorOf([{ kind: 'sank' }, did(3), did(2)])).toBe(3);
  expect(actorOf([{ kind: 'sank' }])).toBeNull();
});
