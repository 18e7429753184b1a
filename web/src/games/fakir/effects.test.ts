import { describe, expect, it } from 'vitest';
import type { Event } from '../types';
import { after, lasts, motions, preview, sounds, touched } from './effects';
import type { FakirView } from './view';

/** From a real match: green pulls red's 3@2 and puts it in place of its own in a2. */
const view: FakirView = {
  box: 'fakir',
  to_act: [1],
  outcome: null,
  seat: 1,
  drop_through: false,
  players: 2,
  teams: false,
  to: 2,
  over: false,
  colours: { '1': 'red', '2': 'green' },
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
  out: [],
};
const pull: Event[] = [
  { kind: 'pulled', args: { seat: 2, colour: 'red', line: '3@2' } },
  { kind: 'vanished', args: { hole: 'a3', colour: 'green', from: 2 } },
  { kind: 'sank', args: { hole: 'c3', colour: 'green', from: 2, to: 1 } },
  { kind: 'swapped', args: { seat: 2, colour: 'red', hole: 'a2', level: 2 } },
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
    const swapped = { kind: 'swapped', args: { seat: 2, colour: 'red', hole: 'c3', level: 1 } };
    const { holes } = preview(view, [...pull.slice(0, 3), swapped]);
    expect(holes.get('c3')).toEqual({ does: 'swaps', colour: 'red', from: 2, to: 1 });
  });

  it('shows what is placed, and what falls through', () => {
    const pierced = { kind: 'pierced', args: { seat: 2, colour: 'green', line: '1@2' } };
    expect(preview(view, [pierced]).lines.get('1@2')).toEqual({ colour: 'green', comes: true });
    expect(preview(view, [pierced]).hands.get(2)).toBe(-1);
    const drop = (level: number): Event => ({
      kind: 'dropped',
      args: { seat: 2, colour: 'green', hole: 'c1', level },
    });
    expect(preview(view, [drop(1)]).holes.get('c1')).toMatchObject({ does: 'enters', to: 1 });
    expect(preview(view, [drop(0)]).holes.get('c1')).toMatchObject({ does: 'falls', to: 0 });
  });

  it('shows what is given up', () => {
    const give = (what: string): Event => ({
      kind: 'removed',
      args: { seat: 2, colour: 'green', what },
    });
    expect(preview(view, [give('b@1')]).lines.get('b@1')?.comes).toBe(false);
    expect(preview(view, [give('a2')]).holes.get('a2')).toMatchObject({ does: 'leaves', from: 2 });
    expect(preview(view, [give('hand')]).hands.get(2)).toBe(-1);
  });

  it('gives the pulled stick to whom it goes', () => {
    const back = { kind: 'returned', args: { seat: 2, colour: 'red', to_seat: 1 } };
    const mine = { kind: 'took-back', args: { seat: 2, colour: 'green' } };
    expect(preview(view, [back]).hands.get(1)).toBe(1);
    expect(preview(view, [mine]).hands.get(2)).toBe(1);
  });

  it('leaves the block as the next view has it', () => {
    expect(after(view, pull)).toEqual({
      lines: { 'b@1': 'green', 'c@1': 'red', '2@2': 'red', 'b@3': 'green' },
      holes: {
        b1: { colour: 'red', level: 3 },
        a2: { colour: 'red', level: 2 },
        b2: { colour: 'green', level: 3 },
        b3: { colour: 'red', level: 3 },
        c3: { colour: 'green', level: 1 },
      },
    });
    expect(view.holes['a3']).toBeDefined();
  });
});

describe('what happened', () => {
  it('moves in order: the hand, what sinks, the swap', () => {
    const all = motions(pull, view.colours);
    expect(all.map(({ from, to }) => [from.is, to.is])).toEqual([
      ['lying', 'gone'],
      ['standing', 'standing'],
      ['standing', 'standing'],
      ['standing', 'hand'],
      ['gone', 'standing'],
    ]);
    const starts = all.map(({ at }) => at);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(all[3]!.colour).toBe('green');
    for (const { takes } of all) expect(takes).toBeGreaterThanOrEqual(180);
    for (const { takes } of all) expect(takes).toBeLessThanOrEqual(350);
    expect(lasts(pull)).toBe(Math.max(...all.map(({ at, takes }) => at + takes)));
    expect(lasts([])).toBe(0);
  });

  it('is heard once a kind', () => {
    expect(sounds([...pull, pull[2]!]).map(({ sound }) => sound)).toEqual([
      'slide',
      'drop',
      'drop',
      'wood',
    ]);
  });

  it('marks what it touched', () => {
    expect([...touched(pull)]).toEqual(['3@2', 'a3', 'c3', 'a2']);
  });
});
