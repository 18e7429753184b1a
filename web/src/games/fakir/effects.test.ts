import { describe, expect, it } from 'vitest';
import { preview, touched } from './effects';
import { event, VIEW } from './fixtures';
import { stages } from './stages';
import type { FakirView } from './view';

/** From a real match: green pulls red's 3@2 and puts it in place of its own in a2. */
const view: FakirView = {
  ...VIEW,
  to: 2,
  hands: { '1': 2, '2': 1 },
  lines: { 'b@1': 'green', 'c@1': 'red', '2@2': 'red', '3@2': 'red', 'b@3': 'green' },
  holes: {
    b1: { colour: 'red', level: 3 },
    a2: { colour: 'green', level: 2 },
    b2: { colour: 'green', level: 3 },
    a3: { colour: 'green', level: 2 },
    b3: { colour: 'red', level: 3 },
    c3: { colour: 'green', level: 2 },
  },
};
const pull = [
  event('pulled', { seat: 2, colour: 'red', line: '3@2' }),
  event('vanished', { hole: 'a3', colour: 'green', from: 2 }),
  event('sank', { hole: 'c3', colour: 'green', from: 2, to: 1 }),
  event('swapped', { seat: 2, colour: 'red', hole: 'a2', level: 2, back: 'green', hand: 2 }),
];

describe('what a move would do', () => {
  it('shows what leaves, what sinks, what is lost and what is swapped', () => {
    const { lines, holes, hands } = preview(view, pull);
    expect(lines.get('3@2')).toEqual({ colour: 'red', comes: false });
    expect(holes.get('c3')).toEqual({ does: 'sinks', colour: 'green', from: 2, to: 1 });
    expect(holes.get('a3')).toEqual({ does: 'vanishes', colour: 'green', from: 2, to: 0 });
    expect(holes.get('a2')).toEqual({ does: 'swaps', colour: 'red', from: 2, to: 2 });
    expect([...hands]).toEqual([[2, 1]]);
  });

  it('shows a stick that is swapped after it has sunk', () => {
    const swapped = event('swapped', { seat: 2, colour: 'red', hole: 'c3', level: 1 });
    const { holes } = preview(view, [...pull.slice(0, 3), swapped]);
    expect(holes.get('c3')).toEqual({ does: 'swaps', colour: 'red', from: 2, to: 1 });
  });

  it('shows what is placed, and what falls through', () => {
    const pierced = event('pierced', { seat: 2, colour: 'green', line: '1@2', hand: 0 });
    expect(preview(view, [pierced]).lines.get('1@2')).toEqual({ colour: 'green', comes: true });
    expect(preview(view, [pierced]).hands.get(2)).toBe(-1);
    const drop = (level: number) =>
      event('dropped', { seat: 2, colour: 'green', hole: 'c1', level });
    expect(preview(view, [drop(1)]).holes.get('c1')).toMatchObject({ does: 'enters', to: 1 });
    expect(preview(view, [drop(0)]).holes.get('c1')).toMatchObject({ does: 'falls', to: 0 });
  });

  it('shows what is given up', () => {
    const give = (what: string) =>
      event('removed', {
        seat: 2,
        colour: 'green',
        what,
        level: what === 'a2' ? 2 : 0,
        hand: what === 'hand' ? 0 : 1,
      });
    expect(preview(view, [give('b@1')]).lines.get('b@1')?.comes).toBe(false);
    expect(preview(view, [give('a2')]).holes.get('a2')).toMatchObject({ does: 'leaves', from: 2 });
    expect(preview(view, [give('hand')]).hands.get(2)).toBe(-1);
  });

  it('gives the pulled stick to whom it goes', () => {
    const back = event('returned', { seat: 2, colour: 'red', to_seat: 1, hand: 3 });
    const mine = event('took-back', { seat: 2, colour: 'green', hand: 2 });
    expect(preview(view, [back]).hands.get(1)).toBe(1);
    expect(preview(view, [mine]).hands.get(2)).toBe(1);
  });
});

describe('what happened', () => {
  const seen = stages(view, pull, view);

  it('is seen in order: the hand, all that sinks, the swap', () => {
    expect(seen.map(({ kind }) => kind)).toEqual(['pull', 'sink', 'lift', 'swap']);
    expect(seen.map(({ motions }) => motions.map(({ from, to }) => [from.is, to.is]))).toEqual([
      [['lying', 'gone']],
      [
        ['standing', 'standing'],
        ['standing', 'standing'],
      ],
      [['standing', 'hand']],
      [['gone', 'standing']],
    ]);
    expect(seen[2]?.motions[0]?.colour).toBe('green');
    expect(seen.map(({ sound }) => sound)).toEqual(['slide', 'drop', null, 'wood']);
  });

  it('leaves one thing after the other where the rules say', () => {
    expect(seen[0]?.before.lines).not.toHaveProperty('3@2');
    expect(seen[0]?.before.holes).toHaveProperty('a3');
    expect(seen[1]?.before.holes).not.toHaveProperty('a3');
    expect(seen[1]?.before.holes.c3).toEqual({ colour: 'green', level: 1 });
    expect(seen[2]?.before.holes).not.toHaveProperty('a2');
    expect(seen[3]?.before.holes.a2).toEqual({ colour: 'red', level: 2 });
    expect(seen[3]?.before.hands[2]).toBe(2);
    expect(view.holes).toHaveProperty('a3');
  });

  it('is looked at where it happens', () => {
    expect(seen.map(({ panel }) => panel)).toEqual([2, 0, 0, 0]);
  });

  it('marks what it touched', () => {
    expect([...touched(pull)]).toEqual(['3@2', 'a3', 'c3', 'a2']);
  });
});
