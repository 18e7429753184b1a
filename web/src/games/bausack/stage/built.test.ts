import { describe, expect, it } from 'vitest';
import { Memory } from './built';
import { STOCK } from './stock';
import { Pile } from '../../../building/pile';
import type { Laid } from '../../../building/poses';

const UNTURNED: Laid['turn'] = [1, 0, 0, 0];
const low: Laid = { id: 'cube-1', place: [0.1, 0, 0.01], turn: UNTURNED };
const high: Laid = { id: 'cuboid-1', place: [0.11, 0, 0.04], turn: UNTURNED };

describe('towers that hands have built', () => {
  it('are found by their blocks, in whatever order', () => {
    const built = new Memory().with({ 1: [low, high] });
    expect(built(['cuboid-1', 'cube-1'])).toEqual([low, high]);
    expect(built(['cube-1'])).toBeNull();
  });

  it('are remembered when they have grown, or are gone', () => {
    const memory = new Memory();
    memory.with({ 1: [low] });
    memory.with({ 1: [low, high] });
    expect(memory.with({})(['cube-1'])).toEqual([low]);
    expect(memory.with(null)([])).toBeNull();
  });

  it('stand round the middle of their first block', () => {
    const pile = new Pile([low, high], STOCK);
    const { top, wide } = pile.measure(1);
    expect(top).toBeCloseTo(1 + pile.bodies[0]!.geometry.boundingBox!.max.y, 3);
    expect(wide).toBeLessThan(4);
    expect(pile.measure().top).toBeGreaterThan(top);
  });
});
