import { describe, expect, it } from 'vitest';
import { VIEW } from './fixtures';
import {
  below,
  hole,
  holesOf,
  inBlock,
  line,
  standingOn,
  sticksLeft,
  type FakirView,
} from './view';

const view: FakirView = {
  ...VIEW,
  hands: { '1': 3, '2': 1 },
  lines: { 'b@1': 'green', '2@2': 'red', 'b@3': 'green' },
  holes: {
    b1: { colour: 'red', level: 3 },
    a2: { colour: 'green', level: 2 },
    b2: { colour: 'green', level: 3 },
  },
};

describe('the block', () => {
  it('names rows from the back and columns from the left', () => {
    expect(line('2@3')).toEqual({ way: 'row', at: '2', index: 1, level: 3 });
    expect(line('c@1')).toEqual({ way: 'column', at: 'c', index: 2, level: 1 });
    expect(hole('c1')).toEqual({ column: 2, row: 0 });
  });

  it('knows the holes above a line', () => {
    expect(holesOf('2@3')).toEqual(['a2', 'b2', 'c2']);
    expect(holesOf('b@1')).toEqual(['b1', 'b2', 'b3']);
  });

  it('knows what stands on a stick', () => {
    expect(standingOn(view, 'b@3')).toEqual(['b1', 'b2']);
    expect(standingOn(view, '2@2')).toEqual(['a2']);
    expect(standingOn(view, 'b@1')).toEqual([]);
  });

  it('looks down a hole to the highest stick', () => {
    expect(below(view, 'b3')).toEqual({ line: 'b@3', colour: 'green' });
    expect(below(view, 'c2')).toEqual({ line: '2@2', colour: 'red' });
    expect(below(view, 'c3')).toBeNull();
  });

  it('counts the sticks that are left', () => {
    expect(inBlock(view, 'green')).toBe(4);
    expect(sticksLeft(view, 2)).toBe(5);
    const teams = { ...view, colours: { '1': 'red', '2': 'green', '3': 'red' } as const };
    expect(sticksLeft({ ...teams, hands: { '1': 3, '2': 1, '3': 2 } }, 1)).toBe(7);
  });
});
