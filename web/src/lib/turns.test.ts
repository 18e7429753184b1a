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

  it('nothing is left once I have moved', () => {
    const turns = followed([], next(did(2)), [1]);
    expect(followed(turns, next(did(1)), [1])).toEqual([]);
    expect(followed(turns, next({ kind: 'chat' }), [1])).toEqual(turns);
  });

  it('does not count who begins: nobody has moved yet', () => {
    expect(followed([], next({ kind: 'lot', args: { seat: 2 } }), [1])).toEqual([]);
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

  describe('when somebody takes back', () => {
    const told = (...events: Event[]) => events.map((event, i) => ({ n: i + 1, event }));
    const undone = (seat: number): Event => ({ kind: 'undone', args: { seat } });

    it('what the others did before stays, and can still be shown again', () => {
      const [two, three] = [did(2), did(3)];
      const seen = followed(followed([], next(two), [1]), next(three), [1]);
      const turns = fromLog(told(did(1), two, three, undone(3)), [1], seen);
      expect(turns).toEqual([seen[0]]);
      expect(turns[0]?.from).not.toBeNull();
    });

    it('what followed the move goes with it', () => {
      expect(seats(fromLog(told(did(1), did(2), did(3), did(4), undone(3)), [1]))).toEqual([2]);
    });

    it('of a turn of several moves the others stand', () => {
      const [turn] = fromLog(told(did(1), did(2, 'bone'), did(2, 'bean'), undone(2)), [1]);
      expect(turn?.events.map(({ kind }) => kind)).toEqual(['bone']);
    });

    it('my own move, what had happened before it is there again', () => {
      expect(seats(fromLog(told(did(1), did(2), did(3), did(1), undone(1)), [1]))).toEqual([2, 3]);
    });

    it('what was corrected at a real table leaves nothing', () => {
      expect(fromLog(told(did(1), did(2), { kind: 'corrected' }), [1])).toEqual([]);
    });
  });
});

it('knows who did it by the first who is named', () => {
  expect(actorOf([{ kind: 'sank' }, did(3), did(2)])).toBe(3);
  expect(actorOf([{ kind: 'sank' }])).toBeNull();
});
