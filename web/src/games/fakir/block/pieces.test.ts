import { Group } from 'three';
import { describe, expect, it } from 'vitest';
import { Pieces, between } from './pieces';
import { lying, standing, type Goal } from './poses';

const side = { x: 1, z: 1 } as const;
const goal = (key: string, pose: Goal['pose']): Goal => ({ key, colour: 'red', pose });
const from = { is: 'lying', line: '2@3' } as const;
const pulled = { motions: [{ colour: 'red', from, to: { is: 'gone' } } as const], ms: 320 };
const nothing = { motions: [], ms: 0 };

describe('sticks on their way', () => {
  it('go from the one place to the other', () => {
    const [from, to] = [standing('a1', 3), standing('a1', 1)];
    expect(between(from, to, 0).at).toEqual(from.at);
    expect(between(from, to, 1).at).toEqual(to.at);
    const [, half] = between(from, to, 0.5).at;
    expect(half).toBeCloseTo((from.at[1] + to.at[1]) / 2);
  });

  it('arrive, and then nothing moves', () => {
    const pieces = new Pieces(new Group());
    pieces.send([goal('2@3 red', lying('2@3'))], nothing, side, false, 0);
    expect(pieces.advance(100)).toBe(true);
    expect(pieces.moving).toBe(true);
    expect(pieces.advance(1000)).toBe(false);
    expect(pieces.moving).toBe(false);
    expect(pieces.group.children).toHaveLength(1);
  });

  it('are taken off the stage when they have left', () => {
    const pieces = new Pieces(new Group());
    pieces.send([goal('2@3 red', lying('2@3'))], nothing, side, false, 0);
    pieces.settle();
    pieces.send([], pulled, side, false, 0);
    expect(pieces.advance(100)).toBe(true);
    expect(pieces.group.children).toHaveLength(1);
    pieces.advance(1000);
    expect(pieces.group.children).toHaveLength(0);
  });

  it('are gone at once when the next step comes', () => {
    const pieces = new Pieces(new Group());
    pieces.send([goal('2@3 red', lying('2@3'))], nothing, side, false, 0);
    pieces.settle();
    pieces.send([], pulled, side, false, 0);
    pieces.advance(100);
    pieces.send([goal('a1 red', standing('a1', 1))], nothing, side, false, 100);
    expect(pieces.group.children).toHaveLength(1);
  });

  it('only fade when motion is not wanted', () => {
    const pieces = new Pieces(new Group());
    pieces.send([goal('2@3 red', lying('2@3'))], nothing, side, true, 0);
    pieces.settle();
    pieces.send([], pulled, side, true, 0);
    pieces.advance(200);
    expect(pieces.group.children[0]!.position.x).toBe(0);
  });
});
