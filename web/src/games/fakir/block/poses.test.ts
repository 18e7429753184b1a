import { describe, expect, it } from 'vitest';
import { NOTHING, preview } from '../effects';
import { event, VIEW } from '../fixtures';
import { stages } from '../stages';
import { BORE, HALF, LONG, ROD, entry, exit, goals, keyOf, lying, standing } from './poses';

const view = VIEW;
const side = { x: 1, z: 1 } as const;
const pull = [
  event('pulled', { seat: 1, colour: 'red', line: '2@3' }),
  event('sank', { hole: 'a2', colour: 'red', from: 3, to: 1 }),
  event('vanished', { hole: 'b2', colour: 'green', from: 3 }),
];

describe('sticks in space', () => {
  it('lie in their channels and reach out on both sides', () => {
    expect(lying('2@3')).toEqual({ axis: 'x', at: [0, 1, 0], opacity: 1 });
    expect(lying('c@1')).toEqual({ axis: 'z', at: [1, -1, 0], opacity: 1 });
    expect(LONG / 2).toBeGreaterThan(HALF + 0.3);
    expect(ROD).toBeLessThan(BORE);
  });

  it('stand on what bears them', () => {
    const { axis, at } = standing('a3', 2);
    expect(axis).toBe('y');
    expect(at[0]).toBe(-1);
    expect(at[2]).toBe(1);
    expect(at[1] - LONG / 2).toBeCloseTo(0 + ROD);
  });

  it('are all to be seen, under a name that stays', () => {
    const keys = goals(view, NOTHING, side).map(({ key }) => key);
    expect(keys).toEqual(['2@1 green', '2@3 red', 'a2 red', 'b2 green']);
  });

  it('show what a pull would do: out, down, and lost', () => {
    const found = new Map(
      goals(view, preview(view, pull), side).map((goal) => [goal.key, goal.pose]),
    );
    expect(found.get('2@3 red')!.at[0]).toBeGreaterThan(1);
    expect(found.get('a2 red')).toEqual(standing('a2', 1));
    expect(found.get('ghost a2 red')).toMatchObject({ at: standing('a2', 3).at });
    expect(found.get('b2 green')!.opacity).toBeLessThan(0.5);
  });

  it('show a stick that would be placed as a ghost', () => {
    const pierced = event('pierced', { seat: 1, colour: 'red', line: '1@2' });
    const ghost = goals(view, preview(view, [pierced]), side).find(({ key }) => /^ghost/.test(key));
    expect(ghost?.pose).toMatchObject({ at: lying('1@2').at, opacity: 0.6 });
  });

  it('come and go on the side that is turned to us', () => {
    const [out, , lost] = stages(view, pull, view).flatMap(({ motions }) => motions);
    expect(keyOf(out!.from, out!.colour)).toBe('2@3 red');
    expect(exit(out, lying('2@3'), { x: -1, z: 1 }).at[0]).toBeLessThan(-LONG);
    expect(exit(lost, standing('b2', 3), side).at[1]).toBeLessThan(standing('b2', 3).at[1]);
    const dropped = [event('dropped', { seat: 1, colour: 'red', hole: 'c2', level: 1 })];
    const drop = stages(view, dropped, view)[0]?.motions[0];
    expect(entry(drop, standing('c2', 1), side).at[1]).toBeGreaterThan(standing('c2', 1).at[1]);
    expect(entry(undefined, standing('c2', 1), side)).toMatchObject({ opacity: 0 });
  });
});
